import type { SearchResult } from '@forecourt/marketplace/src/search/port';
import type { SearchRequest } from '@forecourt/matching';

/** A search engine under measurement, loaded and ready for the searches that it was made for. */
export interface MeasuredEngine {
  /** What is measured: one search, by its place in the list of searches. The answer is put into form afterwards. */
  search(index: number): Promise<() => SearchResult> | (() => SearchResult);
}

/** What every engine gets to load from. */
export interface EngineSource {
  /** The folder of the marketplace's store. */
  store: string;
  requests: readonly SearchRequest[];
}
