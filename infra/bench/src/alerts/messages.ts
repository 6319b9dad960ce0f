/** Settings of the program with the saved searches. */
export interface SavedSearchSettings {
  /** The folder of the marketplace's store. */
  store: string;
  searches: number;
  /** Number of changed listings: those that were listed last. */
  changed: number;
  /** Only every `each`-th search is run. */
  each: number;
  rounds: number;
}

/** Times of one way to compute the list of alerts. */
export interface Way {
  cpuMs: number[];
  wallMs: number[];
}

/** Digest of the alerts of every `each`-th search; each way to compute them gives the same digest. */
export interface Digested {
  digest: string;
}

export interface Percolated extends Way, Digested {
  putDownMs: number;
  /** Number of distinct searches. */
  distinct: number;
  /** Number of searches with results; `finds` is the total of their results. */
  emails: number;
  finds: number;
  /** CPU time of one listing, mean over all changed ones. */
  oneMs: number;
}

export interface Run extends Way, Digested {}
