/** No page begins after this record (R11). */
const maxFirstRecord = 10_000;

export interface Paging {
  /** 1-based. */
  page: number;
  /** Pages that can be reached; at least 1. */
  pages: number;
  /** Where the next page begins; null on the last one. */
  next: number | null;
}

/**
 * Where a page stands among its neighbours. With 30 listings a page this is R11's floor(firstRecord / 30) + 1; a brand with
 * another size counts in its own pages, else two of them would have one number.
 */
export function paging(firstRecord: number, size: number, total: number): Paging {
  const pages = Math.max(1, Math.min(Math.ceil(total / size), Math.floor(maxFirstRecord / size) + 1));
  const next = firstRecord + size;
  return {
    page: Math.min(Math.floor(firstRecord / size) + 1, pages),
    pages,
    next: next < total && next <= maxFirstRecord ? next : null,
  };
}

/** Where a page begins. */
export function firstRecordOf(page: number, size: number): number {
  return (page - 1) * size;
}
