import type { IndexState } from './index-state';

/** When an index is loaded anew, as rows that are not sorted in, or dead, cost every search some time. */
export interface CompactionRule {
  /** At least so many such rows … */
  rows: number;
  /** … and so large a share of the listings. */
  share: number;
}

export const compactionRule: CompactionRule = { rows: 10_000, share: 0.05 };

/** Whether an index should be loaded anew: it has too many loose rows, or has lost the log's thread. */
export function isCompactionDue(index: IndexState | null, rule: CompactionRule): boolean {
  if (index === null) return false;
  const { tail, dead, listings, isBehind } = index;
  return isBehind || tail + dead > Math.max(rule.rows, rule.share * listings);
}
