import type { SearchResult } from '@forecourt/marketplace/src/search/port';
import type { SearchRequest } from '@forecourt/matching';

/** A search engine under measurement, loaded and ready for its searches. */
export interface MeasuredEngine {
  /** Runs one search, by its place in the list; this is measured. Converting the answer is not. */
  search(index: number): Promise<() => SearchResult> | (() => SearchResult);
}

/** What every engine loads from. */
export interface EngineSource {
  /** The folder of the marketplace's store. */
  store: string;
  requests: readonly SearchRequest[];
}
