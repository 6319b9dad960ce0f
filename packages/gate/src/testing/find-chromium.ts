import { existsSync } from 'node:fs';

/** Returns the Chromium of the browser tests; undefined if this machine has none. */
export function findChromium(): string | undefined {
  return [
    process.env.HEADLESS_SHELL,
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].find((path) => path !== undefined && path !== '' && existsSync(path));
}
