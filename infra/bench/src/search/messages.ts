import type { SearchResult } from '@forecourt/marketplace/src/search/port';
import type { DuckdbSource } from '../peers/duckdb/engine';

export type EngineName = 'columnar' | 'oracle' | 'duckdb';

/** Settings of an engine's program. */
export type EngineSettings = DuckdbSource & {
  engine: EngineName;
  /** Indexes of the searches that it runs. */
  asked: readonly number[];
};

/** Answers to the requests `first`, `round` and `answers`; lists are in the order of `asked`. */
export interface First {
  /** Time from opening the store until the engine was ready, ms. */
  loadMs: number;
}
export interface Samples {
  cpuMs: number[];
  wallMs: number[];
}
export interface Answers {
  results: SearchResult[];
}
