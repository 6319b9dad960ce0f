import type { SearchResult } from '@forecourt/marketplace/src/search/port';
import type { DuckdbSource } from '../peers/duckdb/engine';

export type EngineName = 'columnar' | 'oracle' | 'duckdb';

/** What an engine's program is started with. */
export type EngineSettings = DuckdbSource & {
  engine: EngineName;
  /** The searches that it is asked for, by their place in the list of searches. */
  asked: readonly number[];
};

/** Answers to `first`, `round` and `answers`; lists in the order of `asked`. */
export interface First {
  /** From the first look at the store until the engine could be asked, ms. */
  loadMs: number;
}
export interface Samples {
  cpuMs: number[];
  wallMs: number[];
}
export interface Answers {
  results: SearchResult[];
}
