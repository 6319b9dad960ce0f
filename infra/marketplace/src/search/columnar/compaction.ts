import type { IndexState } from './index-state';

/** When an index is loaded again: rows that are unsorted or dead make every search slower. */
export interface CompactionRule {
  /** Least number of such rows … */
  rows: number;
  /** … and least share of the listings, 0 to 1. */
  share: number;
}

export const compactionRule: CompactionRule = { rows: 10_000, share: 0.05 };

/** Whether an index should be loaded again: it has too many unsorted or dead rows, or the log has lost entries that it needs. */
export function isCompactionDue(index: IndexState | null, rule: CompactionRule): boolean {
  if (index === null) return false;
  const { tail, dead, listings, isBehind } = index;
  return isBehind || tail + dead > Math.max(rule.rows, rule.share * listings);
}
