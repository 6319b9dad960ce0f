/**
 * How large what a remote brings may be, for builder, gate, registry and shell: what one of them takes the next one takes, too.
 * In bytes; `brotli` is the whole of a kind as browsers get it.
 */
export const limits = {
  /** Of the manifest, which whoever serves a file of the version reads before it. */
  manifest: 200_000,
  /** Of one file. */
  file: 5_000_000,
  /** Of one stylesheet: all of a page's are joined. */
  stylesheet: 200_000,
  /** Of what one fragment renders into one page. */
  slotHtml: 256_000,
  /** Of what a version may keep in a renderer once so many more pages with all of its fragments were shown: what it makes once stays, what it makes for a page goes. */
  kept: { pages: 200, bytes: 8_000_000 },
  /** All files of a kind together; a remote may set itself less as `budgets`. */
  brotli: { script: 500_000, css: 60_000, server: 500_000 },
} as const;

/** Of what a remote may give itself a budget. */
export const budgetKinds = ['script', 'css', 'server'] as const;
