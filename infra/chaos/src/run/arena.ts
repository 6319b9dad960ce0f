import type { Site } from '../site/site';
import type { KnownPage } from '../visit/known-pages';

/** The environment of a run's trials. */
export interface Arena {
  site: Site;
  known: readonly KnownPage[];
  /** Maximum number of a trial's requests, including visitors' pages. */
  requests: number;
  seed: number;
  /** Whether to check times: the slowest page and the recovery. Not on shared machines. */
  isTimed: boolean;
  /** Returns an unused version. */
  freshVersion(): string;
  /** Prints a row of a trial's own results. */
  show(row: string): void;
}

/** The result of a trial. */
export interface Outcome {
  requests: number;
  pages: number;
  lost: number;
  lacked: number;
  worstMs: number;
  /** Null if the site did not recover in time. */
  healedMs: number | null;
  /** Reasons why the site did not withstand it; empty if it did. */
  faults: readonly string[];
}
