import type { SearchRequest } from '@forecourt/matching';
import type { SearchResult } from '../port';
import type { IndexState } from './index-state';

/** What a search thread is started with. */
export interface ThreadData {
  /** The folder of the database. */
  folder: string;
  generation: number;
  /** Load it from the store, also when there is a snapshot. */
  isAnew: boolean;
}

/** What the operator should know of a search thread. */
export interface Notice {
  message: string;
  /** What went wrong; the search does its work all the same. */
  problem: string | null;
}

export type ToThread =
  | { kind: 'search'; id: number; request: SearchRequest }
  /** Apply what was written up to now. */
  | { kind: 'catch-up'; id: number };

export type FromThread =
  | { kind: 'ready'; state: IndexState }
  /** `seq` is the last entry of the log that the index knew. */
  | { kind: 'found'; id: number; seq: number; result: SearchResult }
  | { kind: 'caught-up'; id: number; state: IndexState; applied: number }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'failed'; id: number; message: string };
