/** The address bar, as the bus needs it. One object writes the history of a page: `browserHistory`. */
export interface HistoryPort {
  /** Path and query of the present entry. */
  url(): string;
  /** A new entry. */
  push(url: string): void;
  /** The present entry, anew. May be delayed, so that a drag does not write too often; the last one counts. */
  replace(url: string): void;
  /** Leaves for a document of its own: for a URL that only the server can read. */
  leave(url: string): void;
  /** Calls back with path and query after each back, forward and return to the page; returns the unsubscribe. */
  onArrive(listener: (url: string) => void): () => void;
}
