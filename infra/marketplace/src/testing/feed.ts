import { readFileSync } from 'node:fs';
import { type FeedImport, type FeedSummary, importFeed } from '../feed/import-feed';
import type { Finding } from '../feed/outcome';
import type { InventoryItem, StoredListing, StoredOwner } from '../listing/record';

/** The result of a feed: its listings, summary and report. */
export interface WholeFeed {
  summary: FeedSummary;
  listings: StoredListing[];
  owners: StoredOwner[];
  findings: Finding[];
}

/** Imports a whole feed and reads its report. */
export async function readWhole(options: FeedImport): Promise<WholeFeed> {
  const feed = importFeed(options);
  const items: InventoryItem[] = [];
  let step = await feed.next();
  for (; !step.done; step = await feed.next()) items.push(step.value);
  return {
    summary: step.value,
    listings: items.flatMap((item) => (item.kind === 'listing' ? item.listing : [])),
    owners: items.flatMap((item) => (item.kind === 'owner' ? item.owner : [])),
    findings: readFileSync(options.reportFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Finding),
  };
}
