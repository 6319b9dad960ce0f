import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeRemote } from './testing/fake-remote';
import { eventually, plainRemotes, startTestSite, type TestSite } from './testing/test-shell';

const slots = ['hero', 'filters', 'highlights', 'save-search', 'results', 'footer-ad'];
const filters = (version: string) =>
  fakeRemote({ name: 'mfe-filters', version, fragments: { filters: `return h('p', null, 'filters ${version}');` } });

let site: TestSite;
const own = (...path: string[]) => join(site.dataDir, 'shell', ...path);

/** Waits for a complete page with the given version of `filters`. */
const untilWhole = (version: string, host?: string) =>
  eventually(
    () => site.page(undefined, host === undefined ? {} : { host }),
    (page) => page.version('filters') === version && slots.every((slot) => page.outcome(slot) === 'ok'),
  );

describe('a disk that takes nothing costs no page', () => {
  beforeAll(async () => {
    site = await startTestSite();
    await site.shell.close();
    // A file in the place of the folder acts like a full disk, even for a user who may write everywhere.
    await rm(own(), { recursive: true });
    await writeFile(own(), '');
    await site.restartShell();
  });
  afterAll(() => site.close());

  test('at the start, and at the first request of a brand', async () => {
    const page = await untilWhole('1.0.0');
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page.html)?.[1];
    expect((await site.page(sheet)).status).toBe(200);
    await untilWhole('1.0.0', 'maker.localhost');
  });

  test('during a deployment: the new version is served, with its files', async () => {
    site.registry.publish(filters('1.1.0'));
    await untilWhole('1.1.0');
    expect((await site.page('/_shell/remotes/mfe-filters/1.1.0/remoteEntry.js')).status).toBe(200);
  });

  test('once there is room again, copies are stored for the next start', async () => {
    await rm(own());
    for (const remote of Object.values(plainRemotes('1.2.0'))) site.registry.publish(remote);
    await untilWhole('1.2.0');
    await eventually(
      async () => existsSync(own('snapshot.json')),
      (isThere) => isThere,
    );
    await site.registry.close();
    await site.restartShell();
    expect((await site.page()).version('filters')).toBe('1.2.0');
  });
});

describe('a start', () => {
  afterAll(() => site.close());

  test('removes what was retired before it, and keeps what is served or was until lately', async () => {
    site = await startTestSite();
    const versions = Array.from({ length: 12 }, (_, at) => `0.${at}.0`);
    for (const version of versions) await mkdir(own('remotes/mfe-filters', version), { recursive: true });
    await mkdir(own('tmp'), { recursive: true });
    await writeFile(own('tmp/half-a-file'), '{');
    await site.restartShell();
    const kept = await readdir(own('remotes/mfe-filters'));
    expect(kept).toHaveLength(7);
    expect(kept).toContain('1.0.0');
    expect(existsSync(own('tmp/half-a-file'))).toBe(false);
    await untilWhole('1.0.0');
  });
});

describe('a registry that goes back', () => {
  let last: TestSite['registry']['snapshot'];

  beforeAll(async () => {
    site = await startTestSite();
    await untilWhole('1.0.0');
    last = site.registry.snapshot;
  });
  beforeEach(() => {
    site.registry.snapshot = last;
  });
  afterAll(() => site.close());

  const wentBack = async () =>
    Number(/forecourt_registry_errors_total\{reason="went-back"\} (\d+)/.exec(await site.metrics())?.[1] ?? 0);

  test('is found even if it sends no event', async () => {
    const before = await wentBack();
    site.registry.snapshot = { ...last, revision: last.revision - 1 };
    await eventually(wentBack, (count) => count > before);
    await untilWhole('1.0.0');
  });

  test.each([
    [
      'empty, at its first revision',
      () => ({ revision: 0, channels: {}, versions: {}, layouts: {}, flags: {}, brands: {} }),
    ],
    ['at an earlier revision', () => ({ ...last, revision: last.revision - 1 })],
    [
      'later, but without anything for one brand',
      () => ({ ...last, revision: last.revision + 1, channels: { ...last.channels, maker: {} } }),
    ],
  ])('%s: the last known plan stays, also over a start', async (_title, snapshot) => {
    const before = await wentBack();
    site.registry.show(snapshot());
    await eventually(wentBack, (count) => count > before);
    await untilWhole('1.0.0', 'maker.localhost');
    await site.restartShell();
    await untilWhole('1.0.0', 'maker.localhost');
    expect(await wentBack()).toBeGreaterThan(0);
    expect((await site.page('/healthz')).status).toBe(200);
  });

  test('is followed again from where it goes on', async () => {
    site.registry.publish(filters('1.1.0'));
    await untilWhole('1.1.0');
  });

  test('is believed by a shell that has forgotten the plan: the way to say that it was emptied on purpose', async () => {
    site.registry.snapshot = { revision: 1, channels: {}, versions: {}, layouts: {}, flags: {}, brands: {} };
    for (const version of Object.values(plainRemotes('3.0.0'))) site.registry.publish(version);
    site.registry.snapshot = { ...site.registry.snapshot, revision: 1 };
    await rm(own('snapshot.json'));
    await site.restartShell();
    await untilWhole('3.0.0');
  });
});
