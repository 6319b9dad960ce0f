import type { SearchRequest } from './criteria';
import type { SearchResult } from './engine';

/** A result, and the inventory that its ids belong to. */
export interface Found extends SearchResult {
  generation: number;
  /** The last entry of the store's log that the index knew. */
  seq: number;
}

/** Where an index stands. */
export interface IndexState {
  generation: number;
  /** The last entry of the store's log that it knows. */
  seq: number;
  listings: number;
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

/** Listing search as the service calls it, whichever engine answers and wherever it runs. */
export interface ListingSearch {
  /** The index that answers; null before the first one is loaded. */
  readonly index: IndexState | null;
  /** Changes of single listings that were applied so far. */
  readonly applied: number;
  /** @throws SearchUnavailable when there is no index, or when the engine fails. */
  search(request: SearchRequest): Promise<Found>;
  /**
   * Loads a generation, another one or the same anew, and answers from it once it is ready and knows all that the present index
   * knows; searches go on meanwhile.
   */
  load(generation: number): Promise<void>;
  /** Applies what was written to the index's generation up to now. @throws SearchUnavailable when there is no index */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** There is no index to answer from; the caller may try again. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
