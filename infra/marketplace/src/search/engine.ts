import type { Criteria, SearchDocument } from '@forecourt/matching';
import type { SearchResult } from './port';

/** What an engine in memory does; documents come by id, a later one of the same id replaces the earlier one. */
export interface SearchEngine {
  readonly size: number;
  upsert(document: SearchDocument): void;
  /** False when there was no such listing. */
  remove(id: string): boolean;
  search(criteria: Criteria): SearchResult;
}
