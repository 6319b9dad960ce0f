import type { IndexPosition } from '../port';

/** Where a columnar index stands. */
export interface IndexState extends IndexPosition {
  /** Listings that were written since it was loaded: they are not sorted in. */
  tail: number;
  /** Rows of listings that were replaced or retired since. */
  dead: number;
  /** The log has lost entries that it would need: it has to be loaded anew. */
  isBehind: boolean;
  /** A snapshot is an image of an index that was loaded from the store before. */
  loadedFrom: 'store' | 'snapshot';
  /** How long it took to load, in milliseconds. */
  loadMilliseconds: number;
}
