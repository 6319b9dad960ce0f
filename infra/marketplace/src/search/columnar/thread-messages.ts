import type { SearchRequest } from '@forecourt/matching';
import type { SearchResult } from '../port';
import type { IndexState } from './index-state';

/** The data that a search thread is started with. */
export interface ThreadData {
  /** Where the store is: a URL of PostgreSQL, or a folder. */
  store: string;
  /** The folder of the index's snapshots. */
  folder: string;
  generation: number;
  /** Whether to load the index from the store even if there is a snapshot. */
  isAnew: boolean;
}

/** A message of a search thread for the operator. */
export interface Notice {
  message: string;
  /** What went wrong; null if nothing did. The search works in either case. */
  problem: string | null;
}

export type ToThread =
  | { kind: 'search'; id: number; request: SearchRequest }
  /** Apply all writes so far. */
  | { kind: 'catch-up'; id: number };

export type FromThread =
  | { kind: 'ready'; state: IndexState }
  /** `seq` is the last entry of the log that the index had applied. */
  | { kind: 'found'; id: number; seq: number; result: SearchResult }
  | { kind: 'caught-up'; id: number; state: IndexState; applied: number }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'failed'; id: number; message: string };
