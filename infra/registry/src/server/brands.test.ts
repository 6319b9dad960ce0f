import { brandById } from '@forecourt/brands';
import type { Brand } from '@forecourt/contracts';
import { auditSchema, brandChangedSchema, brandsSchema, brandViewSchema } from '@forecourt/contracts/registry-api';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';
import { expectWhole } from '../testing/whole';

const remote = 'mfe-sample';
const research = brandById('research');
/** A further brand, whose pages use only the sample remote. */
const electric: Brand = {
  ...research,
  ...{ id: 'electric', name: 'Volt & Co', hosts: ['electric.localhost', 'volt.example'] },
  layouts: {
    results: { arrangement: 'stacked', slots: [{ slot: 'panel', remote, fragment: 'panel', region: 'main' }] },
  },
};

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
  await registry.publish(remote, '1.0.0');
  await registry.promote('research', remote, '1.0.0');
});
afterEach(() => registry.close());

const set = (brand: object, more: object = {}, id = 'electric') =>
  registry.call('PUT', `/v1/brands/${id}`, { brand, ...more });
const get = async (path: string) => (await registry.call('GET', path)).json();

test('a new brand serves the first brand’s versions, has layouts and flags to change, and is in the audit log', async () => {
  const added = brandChangedSchema.parse(await (await set(electric)).json());
  expect(added).toEqual({ revision: 3, brand: 'electric', version: 1, serves: ['mfe-sample@1.0.0'] });
  expect(brandsSchema.parse(await get('/v1/brands')).brands).toContain('electric');
  const snapshot = await get('/v1/channels');
  expect(snapshot.channels.electric).toEqual({ [remote]: { version: '1.0.0', canary: null } });
  expect(snapshot.brands.electric).toEqual({ version: 1, brand: JSON.parse(JSON.stringify(electric)) });
  const place = { remote, fragment: 'panel', slot: 'second', after: 'panel' };
  expect((await registry.call('POST', '/v1/layouts/electric/results/place', place)).status).toBe(200);
  expect((await registry.call('PATCH', '/v1/flags/electric', { values: { ads: false } })).status).toBe(200);
  const { entries } = auditSchema.parse(await get('/v1/audit?limit=3'));
  expect(entries[2]).toMatchObject({
    ...{ action: 'set-brand', who: 'tests', brand: 'electric', from: 0, to: 1, serves: ['mfe-sample@1.0.0'] },
  });
});

test('a brand is changed and rolled back; setting the same data changes nothing', async () => {
  await set(electric);
  expect(await (await set({ ...electric, name: 'Volt' })).json()).toMatchObject({ version: 2, serves: [] });
  expect(await (await set({ ...electric, name: 'Volt' })).json()).toMatchObject({ revision: 4 });
  expect((await registry.call('POST', '/v1/brands/electric/rollback')).status).toBe(200);
  const { brand } = brandViewSchema.parse(await get('/v1/brands/electric'));
  expect(brand.name).toBe('Volt & Co');
  await problemOf(await registry.call('POST', '/v1/brands/electric/rollback'), 409, 'nothing-to-do');
  expect(brandViewSchema.parse(await get('/v1/brands/maker'))).toMatchObject({ version: 0, brand: { id: 'maker' } });
});

test('a removed brand loses its channels, layouts and flags, is in the audit log, and is restored completely', async () => {
  await set(electric);
  await registry.call('PATCH', '/v1/flags/electric', { values: { ads: false } });
  expect(brandChangedSchema.parse(await (await registry.call('DELETE', '/v1/brands/electric')).json())).toEqual({
    ...{ revision: 5, brand: 'electric', version: 2, serves: [] },
  });
  const snapshot = await get('/v1/channels');
  expect(snapshot.brands).toEqual({ electric: { version: 2, brand: null } });
  for (const part of ['channels', 'layouts', 'flags']) expect(snapshot[part]).not.toHaveProperty('electric');
  expect(brandsSchema.parse(await get('/v1/brands')).brands).not.toContain('electric');
  await problemOf(await registry.call('GET', '/v1/brands/electric'), 404, 'unknown-brand');
  expect((await registry.call('POST', '/v1/channels/*/mfe-sample', { version: '1.0.0' })).status).toBe(200);
  const { entries } = auditSchema.parse(await get('/v1/audit?limit=2'));
  expect(entries[1]).toMatchObject({ action: 'remove-brand', who: 'tests', brand: 'electric', from: 1, to: 2 });
  await problemOf(await registry.call('DELETE', '/v1/brands/electric'), 404, 'unknown-brand');
  expect((await registry.call('POST', '/v1/brands/electric/rollback')).status).toBe(200);
  const after = await get('/v1/channels');
  expect([after.brands.electric.version, after.channels.electric]).toEqual([
    1,
    { [remote]: { version: '1.0.0', canary: null } },
  ]);
  await set({ ...electric, name: 'Volt' });
  expect((await get('/v1/channels')).brands.electric.version).toBe(3);
  await expectWhole(registry.folder);
});

test('a brand on which tokens or canaries depend is not removed, with every reason; a brand of the site never is', async () => {
  await set(electric);
  const scope = { may: ['promote'], remotes: '*', brands: ['electric'], expiresAt: null };
  await registry.call('POST', '/v1/tokens', { name: 'volt-team', ...scope });
  const past = new Date(Date.now() - 1000).toISOString();
  await registry.call('POST', '/v1/tokens', { name: 'volt-trial', ...scope, expiresAt: past });
  await registry.publish(remote, '1.1.0');
  await registry.promote('electric', remote, '1.1.0', 10);
  const { reasons } = await problemOf(await registry.call('DELETE', '/v1/brands/electric'), 422, 'brand-refused');
  expect(reasons).toEqual([
    'the token "volt-team" is for it: revoke that first',
    'a share of its visitors is in the canary of mfe-sample: stop that first',
  ]);
  await problemOf(await registry.call('DELETE', '/v1/brands/maker'), 422, 'brand-refused');
});

test('a brand is not restored if its host names belong to another brand by now', async () => {
  await set(electric);
  await set({ ...electric, hosts: ['electric.localhost'] });
  await set({ ...electric, id: 'volt', hosts: ['volt.example'] }, {}, 'volt');
  const { reasons } = await problemOf(
    await registry.call('POST', '/v1/brands/electric/rollback'),
    422,
    'brand-refused',
  );
  expect(reasons).toEqual(["volt.example is volt's"]);
});

test.each<[string, () => Promise<Response>, number, string]>([
  ['that comes with the site', () => set({ ...electric, id: 'maker' }, {}, 'maker'), 422, 'brand-refused'],
  ['whose host is another one’s', () => set({ ...electric, hosts: ['maker.localhost'] }), 422, 'brand-refused'],
  [
    'whose theme cannot be read',
    () => set({ ...electric, theme: { ...electric.theme, '--fc-color-text': 'light-dark(#eeeeee, #edf1f7)' } }),
    422,
    'brand-refused',
  ],
  ['whose pages would not be whole', () => set({ ...electric, layouts: research.layouts }), 422, 'brand-refused'],
  ['that starts from an unknown brand', () => set(electric, { from: 'nobody' }), 404, 'unknown-brand'],
  ['of another path', () => set(electric, {}, 'volt'), 400, 'bad-body'],
  ['without a flag', () => set({ ...electric, flags: { ads: true } }), 400, 'bad-body'],
  ['with a script for a mark', () => set({ ...electric, mark: '<script>' }), 400, 'bad-body'],
  ['with a link that leaves the site', () => set({ ...electric, nav: [{ label: 'x', href: '//x' }] }), 400, 'bad-body'],
])('a brand %s is refused, and nothing changes', async (_what, act, status, code) => {
  await problemOf(await act(), status, code);
  expect((await get('/v1/channels')).revision).toBe(2);
});

test('a brand that is new in the site since the last start serves the first brand’s versions; the others stay unchanged', async () => {
  const folder = await temporaryFolder();
  const first = await startTestRegistry({}, folder);
  await first.publish(remote, '1.0.0');
  await first.publish(remote, '1.1.0');
  await first.promote('research', remote, '1.1.0');
  await first.promote('maker', remote, '1.0.0');
  await first.close();
  const second = await startTestRegistry({}, folder);
  const { channels } = await (await second.call('GET', '/v1/channels')).json();
  expect(channels).toMatchObject({
    maker: { [remote]: { version: '1.0.0' } },
    certified: { [remote]: { version: '1.1.0', canary: null } },
  });
  const { entries } = auditSchema.parse(await (await second.call('GET', '/v1/audit?limit=2')).json());
  expect(entries.map(({ action, who }) => [action, who])).toEqual([
    ['begin-brand', 'registry'],
    ['begin-brand', 'registry'],
  ]);
  await second.close();
  await expectWhole(folder);
});
