import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { InventoryItem } from '../store/records';
import type { Mapping } from './mapping';
import type { Finding, Reason } from './outcome';
import { readFeed } from './read-feed';
import { RowReader } from './row';
import { toItems } from './to-items';
import type { MatchVehicle } from './vehicles';

/** How an import went. */
export interface FeedSummary {
  /** Rows of the file without its header. */
  rows: number;
  accepted: number;
  rejected: number;
  owners: number;
  /** Rows rejected, by the first reason; they add up to `rejected`. */
  rejectedBy: Partial<Record<Reason, number>>;
  /** Values left out, `price: no-price`. */
  blankedBy: Record<string, number>;
}

export interface FeedImport {
  file: string;
  mapping: Mapping;
  match: MatchVehicle;
  now: number;
  /** Gets one JSON line for each finding. */
  reportFile: string;
  onProgress?: (share: number, rows: number) => void;
}

/**
 * Reads a dealers' feed row by row: listings with their owners go out, every bad row and value goes into the report. Memory
 * grows only with the number of sellers and vehicles, by a few bytes each.
 *
 * @returns the summary, once the file has been read to its end
 * @throws when the file cannot be read or has not the mapping's columns
 */
export async function* importFeed(feed: FeedImport): AsyncGenerator<InventoryItem, FeedSummary> {
  const report = new Report(feed.reportFile);
  const summary: FeedSummary = { rows: 0, accepted: 0, rejected: 0, owners: 0, rejectedBy: {}, blankedBy: {} };
  const settle = async (findings: readonly Finding[]) => {
    count(summary, findings);
    await report.write(findings);
  };
  const unreadable: Finding[] = [];
  const records = readFeed(feed.file, feed.mapping, {
    onUnreadable: (line) => unreadable.push({ line, outcome: 'rejected', field: '', value: '', reason: 'unreadable' }),
    onProgress: (share) => feed.onProgress?.(share, summary.rows),
  });
  try {
    const header = await records.next();
    if (header.done) throw new Error(`The file ${feed.file} is empty: it has not even a header.`);
    const reader = new RowReader(feed.mapping, header.value.cells);
    const seen = new Seen();

    for await (const { line, cells } of records) {
      summary.rows += 1;
      const row = reader.read(line, cells);
      if (cells.length !== header.value.cells.length) row.reject('', 'columns-missing');
      else if (seen.row(cells)) row.reject('', 'duplicate-row');
      const items = row.isRejected ? null : toItems(row, feed.match, feed.now);
      if (items !== null && seen.listing(items.listing.id)) row.reject('vin', 'duplicate-vin');
      if (items !== null && !row.isRejected) {
        summary.accepted += 1;
        if (!seen.owner(items.owner.id)) {
          summary.owners += 1;
          yield { kind: 'owner', owner: items.owner };
        }
        yield { kind: 'listing', listing: items.listing };
      }
      await settle(row.findings);
    }
    summary.rows += unreadable.length;
    for (const finding of unreadable) await settle([finding]);
    return summary;
  } finally {
    await report.close();
  }
}

function count(summary: FeedSummary, findings: readonly Finding[]): void {
  const rejection = findings.find(({ outcome }) => outcome === 'rejected');
  if (rejection !== undefined) {
    summary.rejected += 1;
    summary.rejectedBy[rejection.reason] = (summary.rejectedBy[rejection.reason] ?? 0) + 1;
    return;
  }
  for (const { field, reason } of findings) {
    const key = `${field}: ${reason}`;
    summary.blankedBy[key] = (summary.blankedBy[key] ?? 0) + 1;
  }
}

/** What has come before, in short: a million rows take about a hundred megabytes. */
class Seen {
  private readonly rows = new Set<string>();
  private readonly listings = new Set<string>();
  private readonly owners = new Set<string>();

  row(cells: readonly string[]): boolean {
    const digest = createHash('sha256').update(cells.join('\u001f')).digest('base64');
    return has(this.rows, digest.slice(0, 16));
  }

  listing(id: string): boolean {
    return has(this.listings, id);
  }

  owner(id: string): boolean {
    return has(this.owners, id);
  }
}

/** Whether it was there already; it is there afterwards. */
function has<T>(set: Set<T>, value: T): boolean {
  const size = set.size;
  return set.add(value).size === size;
}

/** JSON lines, written as they come. */
class Report {
  private readonly stream: WriteStream;

  constructor(file: string) {
    this.stream = createWriteStream(file);
  }

  async write(findings: readonly Finding[]): Promise<void> {
    for (const finding of findings) {
      if (!this.stream.write(`${JSON.stringify(finding)}\n`)) await once(this.stream, 'drain');
    }
  }

  async close(): Promise<void> {
    this.stream.end();
    await finished(this.stream);
  }
}
