import type { SearchResult } from '@forecourt/marketplace/src/search/port';
import type { SearchRequest } from '@forecourt/matching';

/** A search engine under measurement, loaded and ready for its searches. */
export interface MeasuredEngine {
  /** Runs the search with this index in the list, which is measured. Calling the returned function converts the answer, which is not. */
  search(index: number): Promise<() => SearchResult> | (() => SearchResult);
}

/** The data that every engine loads. */
export interface EngineSource {
  /** The folder of the marketplace's store. */
  store: string;
  requests: readonly SearchRequest[];
}
