import type { SearchRequest } from './criteria';
import type { SearchResult } from './search';

/** A result, and the inventory that its ids belong to. */
export interface Found extends SearchResult {
  generation: number;
}

/** Where an index stands. */
export interface IndexState {
  generation: number;
  listings: number;
  /** How long it took to load, in milliseconds. */
  loadMilliseconds: number;
}

/** Listing search as the service calls it, whichever engine answers and wherever it runs. */
export interface ListingSearch {
  /** The index that answers; null before the first one is loaded. */
  readonly index: IndexState | null;
  /** @throws SearchUnavailable when there is no index, or when the engine fails. */
  search(request: SearchRequest): Promise<Found>;
  /** Loads another generation and answers from it once it is ready; searches go on meanwhile. */
  load(generation: number): Promise<void>;
  close(): Promise<void>;
}

/** There is no index to answer from; the caller may try again. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
