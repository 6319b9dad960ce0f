/** The address bar, as the bus needs it. A single object writes a page's history: `browserHistory`. */
export interface HistoryPort {
  /** Returns path and query of the current entry. */
  url(): string;
  /** Adds an entry. */
  push(url: string): void;
  /** Replaces the current entry. It may be delayed, so that a drag does not write too often; the last URL counts. */
  replace(url: string): void;
  /** Navigates to another document, for a URL that only the server can read. */
  leave(url: string): void;
  /** Calls back with path and query after each back, forward and return to the page; returns the unsubscribe function. */
  onArrive(listener: (url: string) => void): () => void;
}
