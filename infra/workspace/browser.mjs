/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The headless build of the browser, in which a page costs a third less. It has no back/forward cache and shows no notifications. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const asRoot = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const succeeds = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

function aptInstall(name) {
  succeeds('apt-get', ['update', '-qq']);
  return succeeds('apt-get', ['install', '-y', '-qq', name]);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Returns the path of a Chromium: named by CHROMIUM, the system's, Playwright's, or freshly installed. @throws if none can be installed */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const found = systemPaths.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (found !== undefined) return found;
  console.log('No Chromium is installed; installing one …');
  if (asRoot()) {
    aptInstall('chromium');
  } else succeeds(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium']);
  const installed = systemPaths.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium and it could not be installed. Install it, or name its path in the variable CHROMIUM.',
  );
}

/**
 * Returns the environment variables with the paths of the browser tests' browsers: the full one for what only it can do, and the headless
 * one. Without a headless one, the full one runs all tests.
 */
export async function findBrowsers() {
  const CHROMIUM = await findBrowser();
  const runs = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;
  const named = process.env.HEADLESS_SHELL ?? (process.env.CHROMIUM ? CHROMIUM : undefined);
  if (named !== undefined) return { CHROMIUM, HEADLESS_SHELL: named };
  if (!runs(headlessShell) && CHROMIUM === '/usr/bin/chromium' && asRoot()) aptInstall('chromium-headless-shell');
  return { CHROMIUM, HEADLESS_SHELL: runs(headlessShell) ? headlessShell : CHROMIUM };
}
