import type { SearchRequest } from './criteria';
import type { SearchResult } from './search';

/** What a search thread is started with. */
export interface ThreadData {
  /** The folder of the database. */
  folder: string;
  generation: number;
}

export interface ToThread {
  id: number;
  request: Omit<SearchRequest, 'labels'>;
}

export type FromThread =
  | { kind: 'ready'; listings: number; loadMilliseconds: number }
  | { kind: 'found'; id: number; result: SearchResult }
  | { kind: 'failed'; id: number; message: string };
