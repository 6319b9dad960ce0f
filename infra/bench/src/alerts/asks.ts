/** What the program with the saved searches is started with. */
export interface SavedSearchSettings {
  /** The folder of the marketplace's store. */
  store: string;
  searches: number;
  /** So many listings have changed: those that were listed last. */
  changed: number;
  /** Every so manieth search is run. */
  each: number;
  rounds: number;
}

/** What one way to the list of letters took. */
export interface Way {
  cpuMs: number[];
  wallMs: number[];
}

/** The list of letters of every so manieth search: whoever makes it otherwise has the same digest. */
export interface Digested {
  digest: string;
}

export interface Percolated extends Way, Digested {
  putDownMs: number;
  /** Searches that are not the same as another one. */
  distinct: number;
  /** Searches that found something, and what they found in all. */
  letters: number;
  finds: number;
  /** CPU for one listing, mean over all that changed. */
  oneMs: number;
}

export interface Run extends Way, Digested {}
