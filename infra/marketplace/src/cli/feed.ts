import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { thousands } from '@forecourt/search-state';
import { type FeedSummary, importFeed } from '../feed/import-feed';
import { loadMapping } from '../feed/mapping';
import { type Reason, reasons } from '../feed/outcome';
import type { InventoryItem } from '../listing/record';
import type { Changes } from '../store/port';
import type { Tools } from './tools';

/** A feed that can be read once, and has a summary afterwards. */
export interface OpenFeed extends AsyncIterable<InventoryItem> {
  reportFile: string;
  /** Null until the feed has been read. */
  summary: FeedSummary | null;
}

/** Opens a feed with its mapping, shows progress, and writes a line for every rejected row into a report beside the store. */
export function openFeed(command: { file: string; mapping: string; folder: string }, tools: Tools): OpenFeed {
  const mapping = loadMapping(command.mapping);
  const reports = path.join(command.folder, 'imports');
  mkdirSync(reports, { recursive: true });
  const stamp = new Date(tools.now()).toISOString().replace(/[:.]/g, '-');
  const reportFile = path.join(reports, `${stamp}-${path.basename(command.file)}.jsonl`);
  const items = importFeed({
    ...{ file: command.file, mapping, match: tools.match, now: tools.now(), reportFile },
    onProgress: (share, rows) => tools.progress.show(share, `${thousands(rows)} rows`),
  });
  return {
    reportFile,
    summary: null,
    // A `for` loop discards the return value of a generator.
    async *[Symbol.asyncIterator]() {
      this.summary = yield* items;
    },
  };
}

/** Prints the summary of a feed and its changes. @param changes null if the feed failed and changed nothing */
export function printFeed(
  { summary, reportFile }: OpenFeed,
  changes: Changes | null,
  { progress, print }: Tools,
): void {
  progress.end();
  if (summary !== null) for (const line of summaryLines(summary)) print(line);
  if (changes !== null) print(changesLine(changes));
  print(`Report: ${reportFile}`);
}

export function printSize({ id, listings }: { id: number; listings: number }, { print }: Tools): void {
  print(`The inventory now has ${thousands(listings)} listings (generation ${id}).`);
}

function changesLine({ added, changed, unchanged, retired }: Changes): string {
  return `Compared with the previous inventory: ${thousands(added)} added, ${thousands(changed)} changed, ${thousands(unchanged)} unchanged, ${thousands(retired)} retired.`;
}

function summaryLines(summary: FeedSummary): string[] {
  const { rows, accepted, rejected, owners, rejectedBy, blankedBy } = summary;
  const by = (counts: Record<string, number>, label: (key: string) => string) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([key, count]) => `  ${thousands(count).padStart(8)}  ${label(key)}`);
  return [
    `${thousands(rows)} rows: ${thousands(accepted)} listings of ${thousands(owners)} sellers accepted, ${thousands(rejected)} rows rejected.`,
    ...(rejected > 0 ? ['Rejected:', ...by(rejectedBy, (key) => `${key}: ${reasons[key as Reason]}`)] : []),
    ...(Object.keys(blankedBy).length > 0 ? ['Values left out:', ...by(blankedBy, (key) => key)] : []),
  ];
}
