/**
 * Largest sizes of what a remote brings, in bytes. Builder, gate, registry and shell share them, so that what one
 * accepts the next one accepts, too. `brotli` is the total of one kind, compressed as browsers get it.
 */
export const limits = {
  /** The manifest, which is read before any file of the version is served. */
  manifest: 200_000,
  /** One file. */
  file: 5_000_000,
  /** One stylesheet; a page joins all of its stylesheets. */
  stylesheet: 200_000,
  /** All private files of a version together. */
  private: 8_000_000,
  /** One source map; a shell reads it while it serves pages. */
  map: 1_500_000,
  /** HTML that one fragment renders into one page. */
  slotHtml: 256_000,
  /**
   * Growth of the memory that a version retains in a renderer over this many pages with all of its fragments: one-time
   * state is fine, growth per page is not.
   */
  retained: { pages: 200, bytes: 8_000_000 },
  /** All files of one kind together; a remote may set lower limits for itself as `budgets`. */
  brotli: { script: 500_000, css: 60_000, server: 500_000 },
} as const;

/** Kinds of files that a remote may set a budget for. */
export const budgetKinds = ['script', 'css', 'server'] as const;
