import { brandIds } from '@forecourt/brands';
import { registrySnapshotSchema } from '@forecourt/contracts';
import {
  allFlagsSchema,
  auditSchema,
  flagsChangedSchema,
  flagsViewSchema,
  layoutChangedSchema,
  layoutsSchema,
  layoutViewSchema,
  remoteSchema,
} from '@forecourt/contracts/registry-api';

import { EventReader } from '../testing/event-reader';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';
import { expectWhole } from '../testing/whole';

const remote = 'mfe-recalls';
const fragment = 'panel';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
  await registry.publish(remote, '1.0.0');
  await registry.promote('certified', remote, '1.0.0');
});
afterEach(() => registry.close());

const page = (brand: string, rest = '') => `/v1/layouts/${brand}/results${rest}`;
const place = (body: object, brand = 'certified', headers = {}) =>
  registry.call('POST', page(brand, '/place'), { remote, fragment, region: 'main', ...body }, headers);
const snapshot = async () => registrySnapshotSchema.parse(await (await registry.call('GET', '/v1/channels')).json());
const view = async (brand = 'certified') =>
  layoutViewSchema.parse(await (await registry.call('GET', page(brand))).json());

test('a fragment is placed, seen in the snapshot, unplaced and rolled back, each in the audit log and on the stream', async () => {
  const stream = await EventReader.open(`${registry.url}/v1/channels/stream`);
  await stream.next();
  const placed = layoutChangedSchema.parse(await (await place({ after: 'results', props: { most: 3 } })).json());
  expect(placed).toEqual({
    revision: 3,
    page: 'results',
    changes: [
      {
        brand: 'certified',
        from: { version: 0, canary: null },
        to: { version: 1, canary: null },
        what: ['added panel: mfe-recalls/panel in main, props {"most":3}'],
      },
    ],
    skipped: [],
    warnings: [],
  });
  expect((await stream.next()).data).toEqual({ revision: 3 });
  const { layouts } = await snapshot();
  expect(Object.keys(layouts)).toEqual(['certified']);
  expect(layouts.certified?.results).toMatchObject({ version: 1, canary: null });
  expect(layouts.certified?.results?.layout?.slots).toContainEqual({
    ...{ slot: 'panel', remote, fragment, region: 'main', props: { most: 3 } },
  });
  expect((await registry.call('POST', page('certified', '/unplace'), { remote, fragment })).status).toBe(200);
  expect((await registry.call('POST', page('certified', '/rollback'))).status).toBe(200);
  expect((await view()).slots.map(({ slot }) => slot)).toContain('panel');
  const { entries } = auditSchema.parse(await (await registry.call('GET', '/v1/audit?limit=3')).json());
  expect(entries.map(({ action, who }) => [action, who])).toEqual([
    ['rollback-layout', 'tests'],
    ['unplace', 'tests'],
    ['place', 'tests'],
  ]);
  await stream.close();
});

test('a whole layout is set, as a canary first; the canary can be stopped', async () => {
  const { version, arrangement, slots } = await view();
  expect(version).toBe(0);
  const layout = { arrangement, slots: slots.slice(0, 3) };
  const set = (body: object) => registry.call('PUT', page('certified'), body);
  expect((await set({ layout, percent: 10 })).status).toBe(200);
  expect(await view()).toMatchObject({ version: 0, canary: { version: 1, percent: 10, layout } });
  expect((await registry.call('DELETE', page('certified', '/canary'))).status).toBe(200);
  expect((await view()).canary).toBeNull();
  await problemOf(await registry.call('DELETE', page('certified', '/canary')), 409, 'nothing-to-do');
  expect((await set({ layout })).status).toBe(200);
  expect(await view()).toMatchObject({ version: 2, slots: layout.slots, earlier: [0] });
});

test('* changes every brand that can be changed, in one revision, and names the others', async () => {
  const answer = layoutChangedSchema.parse(await (await place({}, '*')).json());
  expect(answer.changes.map(({ brand }) => brand)).toEqual(['certified']);
  expect(answer.skipped.map(({ brand }) => brand).sort()).toEqual(brandIds.filter((id) => id !== 'certified').sort());
  expect(answer.skipped[0]?.reason).toContain('promote one first');
});

test.each<[string, () => Promise<Response>, number, string]>([
  ['an unknown brand', () => place({}, 'maxer'), 404, 'unknown-brand'],
  [
    'an unknown page',
    () => registry.call('POST', '/v1/layouts/maker/start/place', { remote, fragment, region: 'main' }),
    404,
    'unknown-page',
  ],
  ['an unknown region', () => place({ region: 'attic' }), 400, 'bad-body'],
  ['a fragment that is not offered', () => place({ fragment: 'gone' }), 422, 'layout-refused'],
  ['a remote that the brand does not serve', () => place({}, 'maker'), 422, 'layout-refused'],
  ['a slot that is there', () => place({ slot: 'hero' }), 422, 'layout-refused'],
  ['a neighbour that is not there', () => place({ after: 'nobody' }), 422, 'layout-refused'],
  ['two places at once', () => place({ after: 'hero', before: 'results' }), 400, 'bad-body'],
  ['props above 4 kB', () => place({ props: { text: 'x'.repeat(5000) } }), 400, 'bad-body'],
  ['props that are no plain values', () => place({ props: { deep: { er: 1 } } }), 400, 'bad-body'],
  [
    'a layout that names a slot twice',
    () => {
      const slot = { slot: 'panel', remote, fragment, region: 'main' };
      return registry.call('PUT', page('certified'), { layout: { arrangement: 'stacked', slots: [slot, slot] } });
    },
    400,
    'bad-body',
  ],
  ['no token', () => place({}, 'certified', { authorization: '' }), 401, 'token-missing'],
  ['an entity tag of long ago', () => place({}, 'certified', { 'if-match': '"1-0"' }), 412, 'changed-meanwhile'],
])('%s is refused, and nothing changes', async (_what, act, status, code) => {
  await problemOf(await act(), status, code);
  expect((await snapshot()).revision).toBe(2);
});

test('a version without a fragment that a page places is not promoted there, and the answer names the page and slot', async () => {
  await place({ fragment: 'panel', slot: 'recalls' });
  const { status } = await registry.publishFragments(remote, '2.0.0', ['badge']);
  expect(status).toBe(201);
  const versions = remoteSchema.parse(await (await registry.call('GET', `/v1/remotes/${remote}`)).json()).versions;
  expect(versions.map(({ fragments }) => fragments)).toEqual([['badge'], ['panel']]);
  const problem = await problemOf(await registry.promote('certified', remote, '2.0.0'), 409, 'nothing-to-do');
  expect(problem.reasons).toEqual([
    'certified: its results pages place mfe-recalls/panel in the slot "recalls", which 2.0.0 does not offer; unplace it first, or publish a version that does',
  ]);
  await problemOf(await registry.promote('certified', remote, '2.0.0', 10), 409, 'nothing-to-do');
  expect((await registry.promote('maker', remote, '2.0.0')).status).toBe(200);
});

test('GET /v1/layouts lists every page of every brand, changed or not', async () => {
  await place({});
  const { layouts } = layoutsSchema.parse(await (await registry.call('GET', '/v1/layouts')).json());
  expect(Object.keys(layouts)).toEqual(brandIds);
  expect(layouts.certified?.results?.version).toBe(1);
  expect(layouts.maker?.vehicle?.slots.map(({ slot }) => slot)).toContain('gallery');
});

test('flags are changed at run time, one without the others, and rolled back', async () => {
  const set = (brand: string, values: object) => registry.call('PATCH', `/v1/flags/${brand}`, { values });
  const flags = async () => flagsViewSchema.parse(await (await registry.call('GET', '/v1/flags/certified')).json());
  expect(await flags()).toMatchObject({ version: 0, changed: [], flags: { ads: true, wallet: false } });
  flagsChangedSchema.parse(await (await set('certified', { ads: false })).json());
  await set('*', { wallet: true });
  expect(await flags()).toMatchObject({ version: 2, changed: ['ads', 'wallet'], flags: { ads: false, wallet: true } });
  expect((await snapshot()).flags.certified).toEqual({ version: 2, values: { ads: false, wallet: true } });
  const all = allFlagsSchema.parse(await (await registry.call('GET', '/v1/flags')).json());
  expect(all.brands.find(({ brand }) => brand === 'certified')).toEqual(await flags());
  expect(Object.keys(all.gates).sort()).toEqual(Object.keys((await flags()).flags).sort());
  const rollback = (body?: object) => registry.call('POST', '/v1/flags/certified/rollback', body);
  expect((await rollback({ why: 'a mistake' })).status).toBe(200);
  expect((await flags()).changed).toEqual(['ads']);
  const { entries } = await (await registry.call('GET', '/v1/audit?limit=1')).json();
  expect(entries).toMatchObject([{ action: 'rollback-flags', why: 'a mistake' }]);
  expect((await rollback()).status).toBe(200);
  expect((await flags()).changed).toEqual([]);
  await problemOf(await set('certified', { fluxCapacitor: true }), 400, 'bad-body');
  await problemOf(await set('certified', {}), 400, 'bad-body');
  await problemOf(await registry.call('GET', '/v1/flags/*'), 404, 'unknown-brand');
});

test('placed fragments and switched flags survive a restart; the state of a registry from before layouts is read', async () => {
  const folder = await temporaryFolder();
  const first = await startTestRegistry({}, folder);
  await first.publish(remote, '1.0.0');
  await first.promote('certified', remote, '1.0.0');
  await first.call('POST', page('certified', '/place'), { remote, fragment, region: 'main', percent: 5 });
  await first.call('PATCH', '/v1/flags/maker', { values: { ads: true } });
  const before = await (await first.call('GET', '/v1/channels')).text();
  await first.close();
  await expectWhole(folder);
  const second = await startTestRegistry({}, folder);
  expect(await (await second.call('GET', '/v1/channels')).text()).toBe(before);
  await second.close();
  const { layouts: _layouts, flags: _flags, ...old } = JSON.parse(before);
  expect(registrySnapshotSchema.parse(old)).toMatchObject({ layouts: {}, flags: {} });
});
