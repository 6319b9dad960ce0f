import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { InventoryItem } from '../listing/record';
import type { Mapping } from './mapping';
import { duplicateOf, type Finding, type Reason } from './outcome';
import { readFeed } from './read-feed';
import { RowReader } from './row';
import { Seen } from './seen';
import { toItems } from './to-items';
import type { MatchVehicle } from './vehicles';

/** The outcome of an import. */
export interface FeedSummary {
  /** Number of rows of the file, without its header. */
  rows: number;
  accepted: number;
  rejected: number;
  owners: number;
  /** Numbers of rejected rows, by the first reason; they add up to `rejected`. */
  rejectedBy: Partial<Record<Reason, number>>;
  /** Numbers of values left out, by field and reason: `price: no-price`. */
  blankedBy: Record<string, number>;
}

export interface FeedImport {
  file: string;
  mapping: Mapping;
  match: MatchVehicle;
  now: number;
  /** Receives one JSON line for each of the first 10,000 findings, then one with the counts of the others by reason. */
  reportFile: string;
  onProgress?: (share: number, rows: number) => void;
}

/**
 * Reads a dealers' feed row by row: yields listings with their owners, and reports every bad row and value. Memory grows only
 * with the number of rows, vehicles and sellers, by a few bytes each.
 *
 * @returns the summary, once the file has been read to its end
 * @throws if the file cannot be read or lacks the mapping's columns
 */
export async function* importFeed(feed: FeedImport): AsyncGenerator<InventoryItem, FeedSummary> {
  const report = new Report(feed.reportFile);
  const summary: FeedSummary = { rows: 0, accepted: 0, rejected: 0, owners: 0, rejectedBy: {}, blankedBy: {} };
  const rows = new Seen();
  const listings = new Seen();
  const owners = new Seen();
  let header: readonly string[] | null = null;
  let reader: RowReader | null = null;
  try {
    for await (const records of readFeed(feed.file, feed.mapping, (share) => feed.onProgress?.(share, summary.rows))) {
      for (const { line, cells } of records) {
        if (header === null || reader === null) {
          header = cells ?? [];
          reader = new RowReader(feed.mapping, header);
          continue;
        }
        summary.rows += 1;
        const row = reader.read(line, cells ?? []);
        if (cells === null) row.reject('', 'unreadable');
        else if (!hasColumns(cells, header.length)) row.reject('', 'columns-missing');
        else if (rows.add(cells)) row.reject('', 'duplicate-row');
        const items = row.isRejected ? null : toItems(row, feed.match, feed.now);
        if (items !== null && listings.add([items.listing.id])) {
          const { field, reason } = duplicateOf(items.listing);
          row.reject(field, reason);
        }
        if (items !== null && !row.isRejected) {
          summary.accepted += 1;
          if (!owners.add([items.owner.id])) {
            summary.owners += 1;
            yield { kind: 'owner', owner: items.owner };
          }
          yield { kind: 'listing', listing: items.listing };
        }
        if (row.findings.length > 0) {
          count(summary, row.findings);
          await report.write(row.findings);
        }
      }
    }
    if (header === null) throw new Error(`The file ${feed.file} is empty: it has not even a header.`);
    return summary;
  } finally {
    await report.close();
  }
}

/** Spreadsheets add empty cells at the end of a row. */
function hasColumns(cells: readonly string[], columns: number): boolean {
  return cells.length >= columns && cells.slice(columns).every((cell) => cell === '');
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

/** Nobody reads a longer report, and it would fill the operator's disk if a feed is bad. */
const MOST_LINES = 10_000;

/** Writes findings as JSON lines at once; after `MOST_LINES` it only counts them, and writes the counts as the last line. */
class Report {
  private readonly stream: WriteStream;
  private lines = 0;
  private readonly omitted: Partial<Record<Reason, number>> = {};

  constructor(file: string) {
    this.stream = createWriteStream(file);
  }

  async write(findings: readonly Finding[]): Promise<void> {
    for (const finding of findings) {
      this.lines += 1;
      if (this.lines > MOST_LINES) this.omitted[finding.reason] = (this.omitted[finding.reason] ?? 0) + 1;
      else if (!this.stream.write(`${JSON.stringify(finding)}\n`)) await once(this.stream, 'drain');
    }
  }

  async close(): Promise<void> {
    if (this.lines > MOST_LINES) this.stream.write(`${JSON.stringify({ omitted: this.omitted })}\n`);
    this.stream.end();
    await finished(this.stream);
  }
}
