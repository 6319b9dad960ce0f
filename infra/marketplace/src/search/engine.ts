import type { Criteria, SearchDocument } from '@forecourt/matching';
import type { SearchResult } from './port';

/** A search engine in memory. */
export interface SearchEngine {
  readonly size: number;
  /** Adds a document, or replaces the one with the same id. */
  upsert(document: SearchDocument): void;
  /** Removes a listing. @returns false if there is none with this id */
  remove(id: string): boolean;
  search(criteria: Criteria): SearchResult;
}
