import { existsSync } from 'node:fs';

/** The browser with all that it has: only it keeps pages for going back, and shows notifications. */
export const wholeBrowser = process.env.CHROMIUM ?? '/usr/bin/chromium';

const headlessShell = '/usr/bin/chromium-headless-shell';

/** The same without windows, in which a page costs a third less; the whole one where there is none. */
export const leanBrowser =
  process.env.HEADLESS_SHELL ??
  (process.env.CHROMIUM === undefined && existsSync(headlessShell) ? headlessShell : wholeBrowser);
