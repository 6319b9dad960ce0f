import { setTimeout as delay } from 'node:timers/promises';
import type { Outcomes } from '@forecourt/contracts/reports';
import { publishBody } from '@forecourt/gate/testing';
import { fakeRemote } from '../../../../shell/src/server/testing/fake-remote';
import { plainRemotes, startTestSite } from '../../../../shell/src/server/testing/test-shell';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';
import { goesBackBut } from './automatic-rollback';

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
    'fallbacks that several shells have seen, none of them enough alone',
    [outcomes('1.1.0', { renders: 30, fallbacks: 4 }), outcomes('1.1.0', { renders: 30, fallbacks: 4 })],
    '8 of 60 slots (13.3 %) showed their fallback',
  ],
  ['a renderer that it ended', [outcomes('1.1.0', { renders: 1, deaths: 1 })], 'it ended 1 renderer'],
  ['not being loadable', [outcomes('1.1.0', { renders: 0, unloadable: true })], 'it cannot be loaded'],
])('a version goes back for %s, and the audit log says why', async (_what, told, why) => {
  await promoteAll('1.0.0', '1.1.0');
  for (const one of told) expect((await report(one)).status).toBe(204);
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
  ['what another version did', [outcomes('1.0.0', { fallbacks: 100, deaths: 3 })]],
  ['what it did on another brand', [outcomes('1.1.0', { brand: 'research', fallbacks: 100 })]],
])('a version stays for %s', async (_what, told) => {
  await promoteAll('1.0.0', '1.1.0');
  await report(...told);
  expect(await served()).toEqual({ version: '1.1.0', canary: null });
});

test('a canary ends, and everyone else goes on', async () => {
  await promoteAll('1.0.0');
  await registry.publish(remote, '1.1.0');
  await registry.promote('maker', remote, '1.1.0', 10);
  await report(outcomes('1.1.0', { fallbacks: 30 }));
  expect(await served()).toEqual({ version: '1.0.0', canary: null });
  expect(await lastEntry()).toMatchObject({ who: 'registry (automatic)', action: 'stop-canary' });
});

test('nothing goes back to a version that failed itself, and what was gone back to is not tried again', async () => {
  await promoteAll('1.0.0');
  await report(outcomes('1.0.0', { fallbacks: 50 }));
  expect(await served()).toMatchObject({ version: '1.0.0' });
  await promoteAll('1.1.0');
  await report(outcomes('1.1.0', { fallbacks: 50 }));
  expect(await served()).toMatchObject({ version: '1.1.0' });
  await promoteAll('1.2.0', '1.3.0');
  await report(outcomes('1.3.0', { fallbacks: 50 }));
  expect(await served()).toMatchObject({ version: '1.2.0' });
  await report(outcomes('1.2.0', { fallbacks: 50 }));
  expect(await served()).toMatchObject({ version: '1.2.0' });
});

test('only who may report is heard', async () => {
  await promoteAll('1.0.0', '1.1.0');
  await problemOf(await fetch(`${registry.url}/v1/reports`, { method: 'POST' }), 401, 'token-missing');
  const write = { authorization: `Bearer ${reportToken}` };
  await problemOf(
    await registry.call('POST', `/v1/channels/maker/${remote}`, { version: '1.0.0' }, write),
    403,
    'token-scope',
  );
});

test('AUTO_ROLLBACK says where versions do not go back', () => {
  const all = (text: string) =>
    [
      ['maker', 'mfe-a'],
      ['maker', 'mfe-b'],
      ['other', 'mfe-a'],
    ].map(([brand = '', one = '']) => goesBackBut(text)(brand, one));
  expect(all('on')).toEqual([true, true, true]);
  expect(all('off')).toEqual([false, false, false]);
  expect(all('maker')).toEqual([false, false, true]);
  expect(all('mfe-a')).toEqual([false, true, false]);
  expect(all('maker/mfe-a, other')).toEqual([false, true, false]);
});

test('a version that throws for every third visitor goes back under load, and everybody gets a whole page', async () => {
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
    // The log follows the change.
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
