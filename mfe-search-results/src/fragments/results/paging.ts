import { maxFirstRecord } from '@forecourt/search-kit';
import { formatCount } from '@forecourt/ui';

export interface Paging {
  /** 1-based page of the last listing on show. */
  page: number;
  /** Number of pages that can be reached; at least 1. */
  pages: number;
  /** First record of the next page; null on the last one. */
  next: number | null;
}

/** Returns the number of pages on show: the first and each appended one. The last may be incomplete. */
export function pagesShown(listings: number, size: number): number {
  return Math.max(1, Math.ceil(listings / size));
}

/**
 * Returns the position of the pages on show among all pages. Every brand has 30 listings a page, so this is R11's
 * floor(firstRecord / 30) + 1. If a URL sets another number (`numRecords`), pages have that size: numbered by 30, some would share a
 * number, and the next page would skip listings.
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

/** Returns the range of results on show: `31–60 of 3,521`, `1–7 of 7`. Numbers count from 1. */
export function rangeOf({ from, to, of }: { from: number; to: number; of: number }): string {
  return `${formatCount(from)}–${formatCount(to)} of ${formatCount(of)}`;
}

/** Returns the first record of a page. */
export function firstRecordOf(page: number, size: number): number {
  return (page - 1) * size;
}
