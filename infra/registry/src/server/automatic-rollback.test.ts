import { setTimeout as delay } from 'node:timers/promises';
import type { Outcomes } from '@forecourt/contracts/reports';
import { publishBody } from '@forecourt/gate/testing';
import { pino } from 'pino';
import { fakeRemote } from '../../../../shell/src/server/testing/fake-remote';
import { eventually, plainRemotes, startTestSite } from '../../../../shell/src/server/testing/test-shell';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';
import { rollsBackExcept } from './automatic-rollback';

const reportToken = 'shell:a-token-for-reports';
const remote = 'mfe-sample';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry({}, undefined, { reportTokens: reportToken });
});
afterEach(() => registry.close());

const outcomes = (version: string, more: Partial<Outcomes> = {}): Outcomes => ({
  ...{ brand: 'maker', remote, version, renders: 100, fallbacks: 0, deaths: 0, unloadable: false },
  ...more,
});
const report = (...all: Outcomes[]) =>
  registry.call('POST', '/v1/reports', { outcomes: all }, { authorization: `Bearer ${reportToken}` });
async function promoteAll(...versions: string[]): Promise<void> {
  for (const version of versions) {
    await registry.publish(remote, version);
    expect((await registry.promote('maker', remote, version)).status).toBe(200);
  }
}
const served = async () => (await (await registry.call('GET', '/v1/channels')).json()).channels.maker[remote];
const lastEntry = async () => (await (await registry.call('GET', '/v1/audit')).json()).entries[0];

test.each<[string, Outcomes[], string]>([
  [
    'fallbacks in more slots than the bound',
    [outcomes('1.1.0', { fallbacks: 6 })],
    '6 of 100 slots (6.0 %) showed their fallback',
  ],
  [
    'fallbacks in several shells, none of them enough alone',
    [outcomes('1.1.0', { renders: 30, fallbacks: 4 }), outcomes('1.1.0', { renders: 30, fallbacks: 4 })],
    '8 of 60 slots (13.3 %) showed their fallback',
  ],
  ['a renderer that it ended', [outcomes('1.1.0', { renders: 1, deaths: 1 })], 'it ended 1 renderer'],
  ['not being loadable', [outcomes('1.1.0', { renders: 0, unloadable: true })], 'it cannot be loaded'],
])('a version is rolled back for %s, and the audit log says why', async (_what, reports, why) => {
  await promoteAll('1.0.0', '1.1.0');
  for (const one of reports) expect((await report(one)).status).toBe(204);
  expect(await served()).toEqual({ version: '1.0.0', canary: null });
  expect(await lastEntry()).toMatchObject({
    who: 'registry (automatic)',
    action: 'rollback',
    version: '1.1.0',
    why: expect.stringContaining(why),
  });
});

test.each<[string, Outcomes[]]>([
  ['few fallbacks', [outcomes('1.1.0', { fallbacks: 5 })]],
  ['many fallbacks of few slots', [outcomes('1.1.0', { renders: 49, fallbacks: 49 })]],
  ['failures of another version', [outcomes('1.0.0', { fallbacks: 100, deaths: 3 })]],
  ['failures on another brand', [outcomes('1.1.0', { brand: 'research', fallbacks: 100 })]],
])('a version stays for %s', async (_what, reports) => {
  await promoteAll('1.0.0', '1.1.0');
  await report(...reports);
  expect(await served()).toEqual({ version: '1.1.0', canary: null });
});

test('a failing canary ends, and the stable version stays', async () => {
  await promoteAll('1.0.0');
  await registry.publish(remote, '1.1.0');
  await registry.promote('maker', remote, '1.1.0', 10);
  await report(outcomes('1.1.0', { fallbacks: 30 }));
  expect(await served()).toEqual({ version: '1.0.0', canary: null });
  expect(await lastEntry()).toMatchObject({ who: 'registry (automatic)', action: 'stop-canary' });
});

test('a version that a rollback restored is not on probation, although an older one has not failed', async () => {
  await promoteAll('1.0.0', '1.1.0', '1.2.0');
  await report(outcomes('1.2.0', { fallbacks: 40 }));
  expect(await served()).toMatchObject({ version: '1.1.0' });
  await report(outcomes('1.1.0', { fallbacks: 100, deaths: 9, unloadable: true }));
  expect(await served()).toMatchObject({ version: '1.1.0' });
  expect(await lastEntry()).toMatchObject({ action: 'rollback', version: '1.2.0' });
});

test('a rollback skips a version that failed itself, and restores the one before it', async () => {
  await promoteAll('1.0.0', '1.1.0');
  await report(outcomes('1.1.0', { fallbacks: 40 }));
  await promoteAll('1.2.0');
  await report(outcomes('1.2.0', { fallbacks: 40 }));
  expect(await served()).toMatchObject({ version: '1.0.0' });
});

test('a rollback skips a version without a fragment that pages place, and restores the one before it', async () => {
  await promoteAll('1.0.0');
  await registry.publishFragments(remote, '1.1.0', ['other']);
  await registry.promote('maker', remote, '1.1.0');
  await promoteAll('1.2.0');
  const placed = { remote, fragment: 'panel', region: 'main' };
  expect((await registry.call('POST', '/v1/layouts/maker/results/place', placed)).status).toBe(200);
  await report(outcomes('1.2.0', { fallbacks: 40 }));
  expect(await served()).toMatchObject({ version: '1.0.0' });
});

describe('without a version to restore', () => {
  const metrics = async () => (await registry.call('GET', '/metrics')).text();
  const counted = (action: string) =>
    `registry_nowhere_to_go_back_total{brand="maker",remote="${remote}",version="1.0.0",action="${action}"} 1`;

  test.each<[string, Partial<Outcomes>]>([
    ['ends renderers again and again', { deaths: 4 }],
    ['shows its fallback in most slots', { fallbacks: 51 }],
    ['cannot be loaded', { renders: 0, unloadable: true }],
  ])(
    'a version that %s is withdrawn, with a log line, a metric and an audit entry, and a promotion restores it',
    async (_what, did) => {
      const lines: string[] = [];
      await registry.close();
      const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
      registry = await startTestRegistry({}, undefined, { reportTokens: reportToken }, logger);
      await promoteAll('1.0.0');
      await report(outcomes('1.0.0', did));
      expect(await served()).toBeUndefined();
      expect(await lastEntry()).toMatchObject({
        ...{ who: 'registry (automatic)', action: 'take-off', version: '1.0.0' },
        changes: [{ brand: 'maker', from: { version: '1.0.0' }, to: null }],
        why: expect.stringMatching(/; there is no earlier version to restore$/),
      });
      expect(lines.join()).toMatch(/1\.0\.0 was withdrawn, and its place is empty on maker: .*fragment promote/);
      expect(await metrics()).toContain(counted('take-off'));
      expect((await registry.promote('maker', remote, '1.0.0')).status).toBe(200);
      expect(await served()).toEqual({ version: '1.0.0', canary: null });
    },
  );

  test('a version that mostly works stays, because an empty slot is worse; that is logged once, and a hopeless version is withdrawn', async () => {
    await promoteAll('1.0.0');
    for (const _again of [1, 2, 3]) await report(outcomes('1.0.0', { fallbacks: 10 }));
    expect(await served()).toMatchObject({ version: '1.0.0' });
    expect(await lastEntry()).toMatchObject({ action: 'stays', version: '1.0.0', changes: [] });
    expect(await metrics()).toContain(counted('stays'));
    const { entries } = await (await registry.call('GET', '/v1/audit')).json();
    expect(entries.filter(({ action }: { action: string }) => action === 'stays')).toHaveLength(1);
    await report(outcomes('1.0.0', { deaths: 4 }));
    expect(await served()).toBeUndefined();
  });

  test('a shell sends pages without the fragment, and shows it again after a promotion', async () => {
    const files = fakeRemote({
      name: remote,
      version: '1.0.0',
      fragments: { panel: "return h('p', null, 'the panel');" },
    });
    for (const each of [...Object.values(plainRemotes()), files]) {
      const { name, version } = JSON.parse(each.get('manifest.json')!.toString());
      await registry.call('PUT', `/v1/remotes/${name}/${version}`, publishBody({ files: each }));
      await registry.promote('maker', name, version);
    }
    const placed = { remote, fragment: 'panel', region: 'main' };
    await registry.call('POST', '/v1/layouts/maker/results/place', placed);
    const site = await startTestSite({ remotes: {}, env: { REGISTRY_URL: registry.url } });
    const shows = (outcome: string | undefined) =>
      eventually(
        () => site.page('/cars-for-sale/all', { host: 'maker.localhost' }),
        (page) => page.outcome('panel') === outcome && page.outcome('filters') === 'ok',
      );
    try {
      await shows('ok');
      await report(outcomes('1.0.0', { deaths: 4 }));
      expect((await shows('fallback')).html).not.toContain('the panel');
      await registry.promote('maker', remote, '1.0.0');
      expect((await shows('ok')).html).toContain('the panel');
    } finally {
      await site.close();
    }
  });
});

test.each<[string, Partial<Outcomes>, string]>([
  ['is rolled back for the time of its own code', { slow: 51 }, '1.0.0'],
  ['stays if few of its slots are slow', { slow: 50 }, '1.1.0'],
  ['stays if few slots were rendered', { renders: 49, slow: 49 }, '1.1.0'],
])('a slow version that ends no renderer %s', async (_what, did, version) => {
  await promoteAll('1.0.0', '1.1.0');
  await report(outcomes('1.1.0', did));
  expect(await served()).toMatchObject({ version });
  if (version === '1.0.0')
    expect((await lastEntry()).why).toMatch(/^51 of 100 slots \(51\.0 %\) ran for more than 50 ms, /);
});

test('reports need the permission to report', async () => {
  await promoteAll('1.0.0', '1.1.0');
  await problemOf(await fetch(`${registry.url}/v1/reports`, { method: 'POST' }), 401, 'token-missing');
  const write = { authorization: `Bearer ${reportToken}` };
  await problemOf(
    await registry.call('POST', `/v1/channels/maker/${remote}`, { version: '1.0.0' }, write),
    403,
    'token-scope',
  );
});

test('AUTO_ROLLBACK names the remotes and brands without automatic rollback', () => {
  const all = (text: string) =>
    [
      ['maker', 'mfe-a'],
      ['maker', 'mfe-b'],
      ['other', 'mfe-a'],
    ].map(([brand = '', one = '']) => rollsBackExcept(text)(brand, one));
  expect(all('on')).toEqual([true, true, true]);
  expect(all('off')).toEqual([false, false, false]);
  expect(all('maker')).toEqual([false, false, true]);
  expect(all('mfe-a')).toEqual([false, true, false]);
  expect(all('maker/mfe-a, other')).toEqual([false, true, false]);
});

test('a version that throws for every third visitor is rolled back under load, and every page is complete', async () => {
  const publish = async (files: ReadonlyMap<string, Buffer>) => {
    const { name, version } = JSON.parse(files.get('manifest.json')!.toString());
    await registry.call('PUT', `/v1/remotes/${name}/${version}`, publishBody({ files }));
    expect((await registry.promote('*', name, version)).status).toBe(200);
  };
  for (const files of Object.values(plainRemotes())) await publish(files);
  const site = await startTestSite({
    remotes: {},
    env: { REGISTRY_URL: registry.url, REPORT_TOKEN: reportToken },
  });
  const now = async () => (await (await registry.call('GET', '/v1/channels')).json()).channels.research['mfe-filters'];
  try {
    const throws =
      "if ((props.state.maxPrice / 1000) % 3 === 0) throw new Error('every third'); return h('p', null, 'new');";
    await publish(fakeRemote({ name: 'mfe-filters', version: '1.1.0', fragments: { filters: throws } }));
    let price = 5000;
    let fell = 0;
    const end = Date.now() + 50_000;
    while ((await now()).version === '1.1.0' && Date.now() < end) {
      const pages = await Promise.all(
        [0, 1, 2, 3].map((n) => site.page(`/cars-for-sale/all?maxPrice=${price + n * 1000}`)),
      );
      price += 4000;
      for (const page of pages) expect([page.status, page.html.trimEnd().endsWith('</html>')]).toEqual([200, true]);
      fell += pages.filter((page) => page.outcome('filters') === 'fallback').length;
    }
    expect(fell).toBeGreaterThan(0);
    expect((await now()).version).toBe('1.0.0');
    // The audit log is written after the change.
    while ((await lastEntry()).who !== 'registry (automatic)' && Date.now() < end) await delay(20);
    expect(await lastEntry()).toMatchObject({
      who: 'registry (automatic)',
      remote: 'mfe-filters',
      why: expect.stringMatching(
        /^\d+ of \d+ slots \(1\d\.\d %\) showed their fallback, \d+ s after it was promoted; 5 % is the bound$/,
      ),
    });
  } finally {
    await site.close();
  }
});
