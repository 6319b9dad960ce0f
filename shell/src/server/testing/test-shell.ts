import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLogger, type Log } from '@forecourt/service';
import { readConfig } from '../config';
import { type RunningShell, startShell } from '../start';
import { FakeAccounts } from './fake-accounts';
import { FakeContent } from './fake-content';
import { FakeMarketplace } from './fake-marketplace';
import { FakeRegistry } from './fake-registry';
import { fakeRemote, type RemoteVersion } from './fake-remote';

/** Built from the source before the tests, by `jest-setup.mjs`. */
export const testDist = resolve(__dirname, '../../../.cache/test/dist');

/** Fragments of `mfe-search-results` on all page types. */
export const searchFragments = [
  'beyond',
  ...['model-reference', 'model-years', 'model-answers', 'model-safety', 'model-reviews', 'model-trims'],
  'popular-searches',
  ...['hero', 'results', 'comparison', 'compare-drawer', 'more-from-seller', 'similar-vehicles', 'vehicles-for-sale'],
];

/** Fragments of `mfe-vehicle` on the page of a vehicle. */
export const vehicleFragments = [
  ...['trail', 'gallery', 'actions', 'tools', 'glance', 'payment', 'seller', 'contact', 'facts', 'worth'],
].map((name) => `vehicle-${name}`);

/** Fragments of `mfe-vehicle` for articles and expert reviews, and for the pages that list what there is. */
const editorialFragments = ['editorial-list', 'editorial-entry', 'directory', 'model-heading'];

/** Fragments of `mfe-showcase` around the results, most of them places that are paid for by listing. */
export const paidFragments = [
  ...['premium-spotlight', 'fourth-tier-spotlight', 'new-car-boost', 'vehicle-highlights', 'sponsored-vehicles'],
  'certified-notes',
  'model-editorial',
];

/** Fragments of `mfe-account` besides those of its pages. */
const memoryFragments = [
  ...[
    'wallet-card',
    'recently-viewed',
    'feedback',
    'saved-cars',
    'account-menu',
    'companion',
    'vehicle-keep',
    'subscribe-box',
  ],
];

/** Returns the remotes of the brands' layouts, each with plain fragments; tests replace single ones. */
export function plainRemotes(version = '1.0.0'): Record<string, RemoteVersion> {
  const remote = (name: string, fragments: Record<string, string>, more: { needs?: string[]; slots?: string[] } = {}) =>
    fakeRemote({ name, version, fragments, ...more });
  const says = (text: string) => `return h('p', null, ${JSON.stringify(`${text} ${version}`)});`;
  return {
    'mfe-search-results': remote(
      'mfe-search-results',
      Object.fromEntries(searchFragments.map((name) => [name, says(name)])),
      { needs: ['listing', 'similar'], slots: ['fluid'] },
    ),
    'mfe-vehicle': remote(
      'mfe-vehicle',
      Object.fromEntries([...vehicleFragments, ...editorialFragments].map((name) => [name, says(name)])),
      { needs: ['vehicle'] },
    ),
    'mfe-filters': remote('mfe-filters', { filters: says('filters'), 'all-filters': says('all filters') }),
    'mfe-showcase': remote('mfe-showcase', {
      ...Object.fromEntries(paidFragments.map((name) => [name, says(name)])),
      showcase: says('showcase'),
      'certified-program': says('program'),
    }),
    'mfe-account': remote('mfe-account', {
      'save-search': says('save'),
      'sign-in': says('sign in'),
      article: says('article'),
      'saved-searches': says('saved searches'),
      'alert-settings': says('alert settings'),
      deals: says('deals'),
      favourites: says('favourites'),
      privacy: says('privacy'),
      verify: says('verify'),
      'reset-password': says('reset password'),
      notifications: says('notifications'),
      reviews: says('reviews'),
      ...Object.fromEntries(memoryFragments.map((name) => [name, says(name)])),
    }),
    'mfe-ads': remote('mfe-ads', {
      'grid-ad': says('grid ad'),
      'footer-banner': says('banner'),
      liner: says('liner'),
      'fixed-bottom': says('fixed ad'),
      'ad-consent': says('consent'),
    }),
  };
}

export interface TestSite {
  registry: FakeRegistry;
  marketplace: FakeMarketplace;
  accounts: FakeAccounts;
  content: FakeContent;
  shell: RunningShell;
  /** The shell's folder; another shell may start on it. */
  dataDir: string;
  /** Requests a page without following redirects. A `host` header chooses the brand. */
  page(path?: string, headers?: Record<string, string>): Promise<Page>;
  metrics(): Promise<string>;
  /** Resolves when the shell uses the registry's present state. */
  settled(): Promise<void>;
  /** @param between runs while no shell is running */
  restartShell(between?: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** Returns an attribute of a slot's element, as far as a test needs it. */
  outcome(slot: string): string | undefined;
  version(slot: string): string | undefined;
}

/** Starts a shell with fakes, over real HTTP. Remotes are published and promoted before it starts. */
export async function startTestSite(
  options: {
    remotes?: Record<string, RemoteVersion>;
    env?: Record<string, string>;
    log?: Log;
    /** Starts the shell in another way than in this process. */
    start?: (environment: Readonly<Record<string, string>>) => Promise<RunningShell>;
  } = {},
): Promise<TestSite> {
  const registry = new FakeRegistry();
  const marketplace = new FakeMarketplace();
  const accounts = new FakeAccounts();
  const content = new FakeContent();
  await Promise.all([registry.listen(), marketplace.listen(), accounts.listen(), content.listen()]);
  for (const version of Object.values(options.remotes ?? plainRemotes())) registry.publish(version);
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-shell-'));
  const environment = {
    PORT: '0',
    REGISTRY_URL: registry.url,
    MARKETPLACE_URL: marketplace.url,
    ACCOUNTS_URL: accounts.url,
    CONTENT_URL: content.url,
    DATA_DIR: dataDir,
    RENDER_THREADS: '1',
    // Tests request pages themselves.
    REHEARSAL_ROUNDS: '0',
    // Generous: tests check what a page does at its deadline, not how fast a busy machine is.
    SLOT_DEADLINE_MS: '2000',
    ...options.env,
  };
  const inProcess = () =>
    startShell(
      readConfig(environment),
      testDist,
      options.log ?? createLogger('shell', process.env.LOG_LEVEL ?? 'silent'),
    );
  const start = () => (options.start ?? inProcess)(environment);
  const site = {
    registry,
    marketplace,
    accounts,
    content,
    dataDir,
    shell: await start(),
    page: (path = '/cars-for-sale/all', headers: Record<string, string> = {}) =>
      getPage(site.shell.url + path, headers),
    metrics: async () => (await fetch(`${site.shell.operationsUrl}/metrics`)).text(),
    async settled() {
      const isUsed = (text: string) =>
        new RegExp(`^forecourt_registry_revision ${registry.snapshot.revision}$`, 'm').test(text);
      await eventually(site.metrics, isUsed);
    },
    async restartShell(between?: () => Promise<unknown>) {
      await site.shell.close();
      await between?.();
      site.shell = await start();
    },
    async close() {
      await site.shell.close();
      await Promise.all([registry.close(), marketplace.close(), accounts.close(), content.close()]);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  // On a busy machine a shell may start before the registry has answered it.
  if (environment.REGISTRY_URL === registry.url) await site.settled();
  return site;
}

/** Requests a page. Not with `fetch`, which sets the Host header itself. */
function getPage(url: string, headers: Record<string, string>): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      let html = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        html += chunk;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve(toPage(response.statusCode ?? 0, new Headers(response.headers as Record<string, string>), html)),
      );
    }).on('error', reject);
  });
}

function toPage(status: number, headers: Headers, html: string): Page {
  const attribute = (slot: string, name: string) =>
    new RegExp(`<div[^>]*data-slot="${slot}"[^>]*>`).exec(html)?.[0].match(new RegExp(`${name}="([^"]*)"`))?.[1];
  return {
    status,
    headers,
    html,
    outcome: (slot) => attribute(slot, 'data-outcome'),
    version: (slot) => attribute(slot, 'data-version'),
  };
}

/** Repeats a request until its value satisfies `isSo`. @throws an error with the last value after the timeout */
export async function eventually<T>(
  ask: () => Promise<T>,
  isSo: (value: T) => boolean,
  timeoutMs = 50_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (isSo(value)) return value;
    if (Date.now() > end)
      throw new Error(
        `The expected value did not occur within ${timeoutMs} ms; last: ${JSON.stringify(value).slice(0, 500)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
