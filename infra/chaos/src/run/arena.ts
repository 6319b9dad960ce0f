import type { Site } from '../site/site';
import type { KnownPage } from '../visit/known-pages';

/** What every trial of a run has in common. */
export interface Arena {
  site: Site;
  known: readonly KnownPage[];
  /** Requests that a trial may make, visitors' pages included. */
  requests: number;
  seed: number;
  /** Times count: the slowest page and the healing. Not on machines that other work shares. */
  isTimed: boolean;
  /** A version that nobody has published yet. */
  freshVersion(): string;
}

/** What came of a trial. */
export interface Outcome {
  requests: number;
  pages: number;
  lost: number;
  lacked: number;
  worstMs: number;
  /** Null: the site was not as before within the time that there was. */
  healedMs: number | null;
  /** Why the site did not withstand it; empty where it did. */
  faults: readonly string[];
}
