import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { brandSite, dataDir, registryUrl, site } from '../ports';
import { touch } from './results-page';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const remote = 'mfe-ads';
const clients = 20;
/** A limit for what hangs: a busy machine takes long to load pages. */
const patiently = { timeout: 60_000 };

const fragment = (...args: string[]) =>
  run(process.execPath, [join(root, 'packages/fragment-cli/dist/fragment.js'), ...args], {
    cwd: root,
    env: { ...process.env, REGISTRY_URL: registryUrl, DATA_DIR: dataDir },
  });

/** Builds a remote again under another version, with the same sources. */
async function build(version: string, of = remote): Promise<string> {
  const folder = await mkdtemp(join(root, of, 'dist', 'deploy-'));
  await run(
    process.execPath,
    [join(root, 'packages/fragment-build/bin/fragment-build.mjs'), '--version', version, '--out', join(folder, 'out')],
    {
      cwd: join(root, of),
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return folder;
}

async function pageOf(
  cookie?: string,
): Promise<{ status: number; version: string | undefined; cookie: string | undefined }> {
  const response = await fetch(`${site}/cars-for-sale/all`, cookie === undefined ? {} : { headers: { cookie } });
  const html = await response.text();
  return {
    status: response.status,
    version: /data-slot="footer-ad"[^>]*data-version="([^"]*)"/.exec(html)?.[1],
    cookie: response.headers.get('set-cookie')?.split(';')[0],
  };
}

interface Load {
  /** Start of the request, on the clock of `performance`. */
  begun: number;
  status: number;
  version: string | undefined;
}

/** Starts clients that load pages until they are stopped, and records their responses. */
function load(): { seen: readonly Load[]; stop(): Promise<Load[]> } {
  let going = true;
  const seen: Load[] = [];
  const one = async () => {
    while (going) {
      const begun = performance.now();
      const { status, version } = await pageOf().catch(() => ({ status: 0, version: undefined }));
      seen.push({ begun, status, version });
    }
  };
  const all = Array.from({ length: clients }, one);
  return {
    seen,
    async stop() {
      going = false;
      await Promise.all(all);
      return seen;
    },
  };
}

/** Waits until a new page has a version. */
async function untilLive(version: string): Promise<void> {
  await expect.poll(async () => (await pageOf()).version, { intervals: [20], ...patiently }).toBe(version);
}

/** Waits until every client can have received a response to a request that started after a time. */
async function untilSeen(seen: readonly Load[], after: number): Promise<void> {
  await expect.poll(() => seen.filter(({ begun }) => begun > after).length, patiently).toBeGreaterThan(clients);
}

test.describe.configure({ mode: 'serial' });

test('a new version goes live and is rolled back under 20 clients without a failed request or a restart', async () => {
  test.setTimeout(300_000);
  const folder = await build('1.1.0-deploy.1');
  try {
    const startedAt = async () =>
      /process_start_time_seconds (\d+)/.exec(await (await fetch(`${site}/metrics`)).text())?.[1];
    const before = await startedAt();
    await fragment('publish', join(folder, 'out'));
    const clientsAtWork = load();
    await fragment('promote', `${remote}@1.1.0-deploy.1`);
    const promoted = performance.now();
    await untilLive('1.1.0-deploy.1');
    await untilSeen(clientsAtWork.seen, promoted + 1000);
    const rollingBack = performance.now();
    await fragment('rollback', remote);
    const rolledBack = performance.now();
    await untilLive('1.0.0');
    await untilSeen(clientsAtWork.seen, rolledBack + 1000);
    const seen = await clientsAtWork.stop();
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(seen.length).toBeGreaterThan(clients);
    expect(await startedAt()).toBe(before);
    // Requests from one second after the command's end get the new version; how long the busy machine takes to answer does not matter.
    const late = (from: number, to: number, version: string) =>
      seen.filter(({ begun, version: got }) => begun > from && begun < to && got !== version);
    expect(late(promoted + 1000, rollingBack, '1.1.0-deploy.1')).toEqual([]);
    expect(late(rolledBack + 1000, Number.POSITIVE_INFINITY, '1.0.0')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});

const slotPattern =
  /data-slot="([^"]+)"[^>]*? data-fragment="([^"/]+)\/[^"]*" data-version="([^"]*)" data-outcome="([^"]*)"/g;

/** Returns the content of a page without the version of one remote: its slots in order, and its listings with their titles. */
function shownOn(html: string, but: string): { slots: readonly string[]; listings: readonly string[] } {
  const slots = [...html.matchAll(slotPattern)].map(([, slot, remote, version, outcome = '']) => {
    // Late slots come at the end of the page; empty ones depend on paid listings.
    const isWhole = !['fallback', 'deferred'].includes(outcome);
    return `${slot}: ${remote === but ? remote : `${remote}@${version}`} ${isWhole ? 'whole' : outcome}`;
  });
  const listings = [...html.matchAll(/data-anchor="([^"]+)"[^>]*>.*?<h3[^>]*>(.*?)<\/h3>/gs)];
  return { slots, listings: listings.map(([, id, title]) => `${id}: ${title}`) };
}

/** Returns the versions of a remote in a page. */
function versionsOn(html: string, of: string): string[] {
  const versions = [...html.matchAll(slotPattern)].flatMap(([, , remote, version = '']) =>
    remote === of ? version : [],
  );
  return [...new Set(versions)];
}

test('mfe-vehicle goes live and is rolled back under load: no results page differs or fails, and every vehicle page is complete', async () => {
  test.setTimeout(300_000);
  const of = 'mfe-vehicle';
  const version = '1.1.0-deploy.1';
  const folder = await build(version, of);
  const get = async (path: string) => {
    const response = await fetch(site + path);
    return { status: response.status, html: await response.text() };
  };
  const results = '/cars-for-sale/all/toyota';
  const [, vehicle = ''] = /href="(\/cars-for-sale\/vehicle\/[^"?#]+)/.exec((await get(results)).html) ?? [];
  const before = {
    [results]: shownOn((await get(results)).html, of),
    [vehicle]: shownOn((await get(vehicle)).html, of),
  };
  expect(before[results]?.listings.length).toBeGreaterThan(10);
  expect(before[vehicle]?.slots.filter((slot) => slot.includes(of)).length).toBeGreaterThan(6);

  let going = true;
  const served: { path: string; versions: string[] }[] = [];
  const different: unknown[] = [];
  const client = async (_: unknown, index: number) => {
    const path = index % 2 === 0 ? results : vehicle;
    while (going) {
      const { status, html } = await get(path).catch((error: unknown) => ({ status: 0, html: String(error) }));
      const isWhole = status === 200 && html.trimEnd().endsWith('</html>');
      const shown = shownOn(html, of);
      if (!isWhole || JSON.stringify(shown) !== JSON.stringify(before[path])) different.push({ path, status, shown });
      served.push({ path, versions: versionsOn(html, of) });
    }
  };
  const clients = Promise.all(Array.from({ length: 10 }, client));
  /** Waits until pages of both kinds were served since, the vehicle page in a version. */
  const untilServed = async (wanted: string) => {
    const since = served.length;
    await expect
      .poll(
        () => served.slice(since).filter(({ path, versions }) => path === vehicle && versions[0] === wanted).length,
        {
          timeout: 60_000,
        },
      )
      .toBeGreaterThan(10);
    expect(served.slice(since).filter(({ path }) => path === results).length).toBeGreaterThan(0);
  };
  try {
    await untilServed('1.0.0');
    await fragment('publish', join(folder, 'out'));
    await fragment('promote', `${of}@${version}`);
    await untilServed(version);
    await fragment('rollback', of);
    await untilServed('1.0.0');
  } finally {
    going = false;
    await clients;
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  expect(different).toEqual([]);
  // One page has one version of the remote, and results have none of it.
  expect(served.filter(({ path, versions }) => versions.length !== (path === vehicle ? 1 : 0))).toEqual([]);
});

test('the same version again is refused with 409 and says why', async () => {
  await expect(fragment('publish', join(root, remote, 'dist/fragment'))).rejects.toMatchObject({
    stderr: expect.stringMatching(/1\.0\.0.*(already|immutable)/is),
  });
});

test('a version whose file was changed after it was built is refused, and nothing changes', async () => {
  const before = await (await fetch(`${registryUrl}/v1/channels`)).text();
  const folder = await build('1.1.0-broken.1');
  try {
    await cp(join(folder, 'out/remoteEntry.js'), join(folder, 'out/server.js'));
    await expect(fragment('publish', join(folder, 'out'))).rejects.toMatchObject({
      stderr: expect.stringMatching(/server\.js/),
    });
    expect(await (await fetch(`${registryUrl}/v1/channels`)).text()).toBe(before);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});

test('a canary is sticky for each visitor and ends with the roll back', async () => {
  await fragment('promote', `${remote}@1.1.0-deploy.1`, '--canary', '20');
  await expect.poll(async () => (await pageOf()).cookie, patiently).toMatch(/^fc_visitor=/);
  const visitors = await Promise.all(Array.from({ length: 40 }, () => pageOf()));
  const seen = new Set(visitors.map(({ version }) => version));
  expect([...seen].every((version) => version === '1.0.0' || version === '1.1.0-deploy.1')).toBe(true);
  for (const { cookie, version } of visitors.slice(0, 10)) expect((await pageOf(cookie)).version).toBe(version);
  await fragment('stop-canary', remote);
  await expect.poll(async () => (await pageOf()).cookie, patiently).toBeUndefined();
});

test('a fragment is placed on the running site, hydrates there, is shown to some visitors only as a canary, and is removed again', async ({
  page,
}) => {
  const slot = page.locator('[data-slot="programme"]');
  const show = async () => {
    await page.goto(`${brandSite('certified')}/cars-for-sale/all`);
    return slot.count();
  };
  const on = (brand: string) => ['--page', 'results', '--brand', brand];
  const what = ['mfe-showcase/certified-program', '--after', 'results', '--slot', 'programme'];
  expect(await show()).toBe(0);
  await fragment('place', ...what, ...on('certified'), '--hydrate', 'load');
  await expect.poll(show, patiently).toBe(1);
  await touch(slot);
  await slot.getByRole('link', { name: 'Include Certified Vehicles' }).click();
  await expect(slot.getByText('Certified vehicles are included')).toBeVisible();
  await expect(page).toHaveURL(/\/certified$/);
  await fragment('unplace', 'programme', ...on('certified'));
  await expect.poll(show, patiently).toBe(0);

  await fragment('place', ...what, ...on('research'), '--canary', '50');
  await expect.poll(async () => (await pageOf()).cookie, patiently).toMatch(/^fc_visitor=/);
  const placedFor = async (cookie: string) =>
    (await (await fetch(`${site}/cars-for-sale/all`, { headers: { cookie } })).text()).includes(
      'data-slot="programme"',
    );
  const cookies = (await Promise.all(Array.from({ length: 24 }, () => pageOf()))).map(({ cookie }) => cookie ?? '');
  const sides = await Promise.all(cookies.map(placedFor));
  expect(new Set(sides)).toEqual(new Set([true, false]));
  expect(await Promise.all(cookies.map(placedFor))).toEqual(sides);
  await fragment('layout', 'stop-canary', ...on('research'));
  await expect.poll(async () => (await pageOf()).cookie, patiently).toBeUndefined();
});
