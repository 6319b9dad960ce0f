import { maxFirstRecord } from '@forecourt/search-kit';
import { formatCount } from '@forecourt/ui';

export interface Paging {
  /** Page that the last listing on show is of; 1-based. */
  page: number;
  /** Pages that can be reached; at least 1. */
  pages: number;
  /** Where the next page begins; null on the last one. */
  next: number | null;
}

/** How many pages are on show: one, and each that was appended. The last of them may be short. */
export function pagesShown(listings: number, size: number): number {
  return Math.max(1, Math.ceil(listings / size));
}

/**
 * Where the pages on show stand among the others. Every brand has 30 listings a page, which makes this R11's floor(firstRecord / 30) + 1.
 * Where a URL asks for another number (`numRecords`) the pages are those that it shows: numbered by 30, some would share a number,
 * and the next one would leave listings out.
 */
export function paging(search: { firstRecord: number; size: number; total: number; shown?: number }): Paging {
  const { firstRecord, size, total, shown = 1 } = search;
  const pages = Math.max(1, Math.min(Math.ceil(total / size), Math.floor(maxFirstRecord / size) + 1));
  const next = firstRecord + shown * size;
  return {
    page: Math.min(Math.floor(firstRecord / size) + shown, pages),
    pages,
    next: next < total && next <= maxFirstRecord ? next : null,
  };
}

/** Which of the results are on show: `31–60 of 3,521`, `1–7 of 7`. Numbers count from 1. */
export function rangeOf({ from, to, of }: { from: number; to: number; of: number }): string {
  return `${formatCount(from)}–${formatCount(to)} of ${formatCount(of)}`;
}

/** Where a page begins. */
export function firstRecordOf(page: number, size: number): number {
  return (page - 1) * size;
}
