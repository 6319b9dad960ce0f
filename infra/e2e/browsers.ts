import { existsSync } from 'node:fs';

/** Path of the full browser: only it has a back/forward cache and shows notifications. */
export const wholeBrowser = process.env.CHROMIUM ?? '/usr/bin/chromium';

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Path of the headless shell, in which a page costs a third less; the full browser if there is none. */
export const leanBrowser =
  process.env.HEADLESS_SHELL ??
  (process.env.CHROMIUM === undefined && existsSync(headlessShell) ? headlessShell : wholeBrowser);
