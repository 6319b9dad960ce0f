import type { IndexPosition } from '../port';

/** State of a columnar index. */
export interface IndexState extends IndexPosition {
  /** Number of listings that were written since it was loaded, and are not sorted in. */
  tail: number;
  /** Number of rows of listings that were replaced or removed since. */
  dead: number;
  /** Whether the log has lost entries that it needs: then it has to be loaded again. */
  isBehind: boolean;
  /** A snapshot is an image of an index that was loaded from the store earlier. */
  loadedFrom: 'store' | 'snapshot';
  /** Time that loading took, ms. */
  loadMilliseconds: number;
}
