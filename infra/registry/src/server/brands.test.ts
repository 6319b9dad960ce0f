import { brandById } from '@forecourt/brands';
import type { Brand } from '@forecourt/contracts';
import {
  auditSchema,
  brandChangedSchema,
  brandCopiedSchema,
  brandHistorySchema,
  brandsSchema,
  brandViewSchema,
} from '@forecourt/contracts/registry-api';
import { permissions } from '@forecourt/contracts/tokens';
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
  expect(added).toEqual({
    ...{ revision: 3, brand: 'electric', version: 1, serves: ['mfe-sample@1.0.0'] },
    what: ['it is a brand of the site, at electric.localhost, volt.example'],
  });
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

const history = async (id = 'electric') => brandHistorySchema.parse(await get(`/v1/brands/${id}/history`));

test('the versions that a rollback can restore are listed with what would differ, and each can be restored with a reason', async () => {
  await set(electric);
  await set({ ...electric, name: 'Volt' });
  await set({ ...electric, name: 'Volt', tagline: 'Only <b>what</b> plugs in.' });
  expect(await history()).toEqual({
    ...{ brand: 'electric', version: 3, isRemoved: false },
    earlier: [
      { version: 2, what: [`tagline: Only <b>what</b> plugs in. → ${electric.tagline}`] },
      {
        version: 1,
        what: ['name: Volt → Volt & Co', `tagline: Only <b>what</b> plugs in. → ${electric.tagline}`],
      },
    ],
  });
  const back = (body: object, query = '') => registry.call('POST', `/v1/brands/electric/rollback${query}`, body);
  const tried = brandChangedSchema.parse(await (await back({ to: 1 }, '?dry-run=true')).json());
  expect(tried.what).toEqual((await history()).earlier[1]?.what);
  expect((await history()).version).toBe(3);
  const problem = await problemOf(await back({ to: 7 }), 409, 'nothing-to-do');
  expect(problem.detail).toContain('There is no version 7 of electric to go back to');
  expect((await back({ to: 1, why: 'the old name' })).status).toBe(200);
  expect(await history()).toMatchObject({ version: 1, earlier: [] });
  const { entries } = auditSchema.parse(await get('/v1/audit?limit=1'));
  expect(entries[0]).toMatchObject({ action: 'rollback-brand', from: 3, to: 1, why: 'the old name' });
  await problemOf(await back({ to: 0 }), 400, 'bad-body');
});

test('a removed brand has a history, too; a brand of the site has none, and an unknown one is 404', async () => {
  await set(electric);
  await registry.call('DELETE', '/v1/brands/electric');
  expect(await history()).toEqual({
    ...{ brand: 'electric', version: 2, isRemoved: true },
    earlier: [{ version: 1, what: ['it is a brand of the site, at electric.localhost, volt.example'] }],
  });
  expect((await registry.call('POST', '/v1/brands/electric/rollback', { to: 1 })).status).toBe(200);
  expect(await history()).toMatchObject({ version: 1, isRemoved: false, earlier: [] });
  expect(await history('maker')).toEqual({ brand: 'maker', version: 0, isRemoved: false, earlier: [] });
  await problemOf(await registry.call('GET', '/v1/brands/nobody/history'), 404, 'unknown-brand');
  await problemOf(await registry.call('GET', '/v1/brands/No!/history'), 400, 'bad-name');
});

test('a change is tried with what would differ, or with every reason to refuse it; nothing changes', async () => {
  await set(electric);
  const put = (brand: object) => registry.call('PUT', '/v1/brands/electric?dry-run=true', { brand });
  const link = { ...electric.theme, '--fc-color-link': 'light-dark(#0a6347, #7fe6be)' };
  const tried = brandChangedSchema.parse(await (await put({ ...electric, theme: link })).json());
  expect(tried.what).toEqual([expect.stringMatching(/^colour link: #\w+\/#\w+ → #0a6347\/#7fe6be$/)]);
  expect(brandChangedSchema.parse(await (await put(electric)).json()).what).toEqual([]);
  const pale = { ...electric.theme, '--fc-color-link': 'light-dark(#eeeeee, #7fe6be)' };
  const refused = await problemOf(
    await put({ ...electric, hosts: ['maker.localhost'], theme: pale }),
    422,
    'brand-refused',
  );
  expect(refused.reasons).toEqual(
    expect.arrayContaining(["maker.localhost is maker's", expect.stringContaining('link on bg is 1.2 : 1 in light')]),
  );
  expect((await get('/v1/channels')).revision).toBe(3);
});

test.each(permissions.filter((one) => one !== 'admin'))(
  'a token that may %s reads brands and their history, and neither changes, restores nor removes one',
  async (may) => {
    await set(electric);
    const scope = { name: 'another', may: [may], remotes: '*', brands: '*', expiresAt: null };
    const { secret } = await (await registry.call('POST', '/v1/tokens', scope)).json();
    const { revision } = await get('/v1/channels');
    const headers = { authorization: `Bearer ${secret}` };
    const brand = { ...electric, name: 'Volt' };
    for (const query of ['', '?dry-run=true']) {
      for (const [method, path, body] of [
        ['PUT', '/v1/brands/electric', { brand }],
        ['POST', '/v1/brands/electric/copies', { id: 'volt', name: 'Volt', hosts: ['volt.localhost'] }],
        ['POST', '/v1/brands/electric/rollback', { to: 1 }],
        ['DELETE', '/v1/brands/electric', {}],
      ] as const)
        await problemOf(await registry.call(method, path + query, body, headers), 403, 'token-scope');
    }
    expect((await registry.call('GET', '/v1/brands/electric/history', undefined, headers)).status).toBe(200);
    expect((await get('/v1/channels')).revision).toBe(revision);
  },
);

test('a change, a rollback and a removal that are based on another revision change nothing', async () => {
  await set(electric);
  const late = { 'If-Match': '"old"' };
  await problemOf(
    await registry.call('PUT', '/v1/brands/electric', { brand: electric }, late),
    412,
    'changed-meanwhile',
  );
  await problemOf(await registry.call('POST', '/v1/brands/electric/rollback', {}, late), 412, 'changed-meanwhile');
  await problemOf(await registry.call('DELETE', '/v1/brands/electric', {}, late), 412, 'changed-meanwhile');
});

test('a removed brand loses its channels, layouts and flags, is in the audit log, and is restored completely', async () => {
  await set(electric);
  await registry.call('PATCH', '/v1/flags/electric', { values: { ads: false } });
  expect(brandChangedSchema.parse(await (await registry.call('DELETE', '/v1/brands/electric')).json())).toEqual({
    ...{ revision: 5, brand: 'electric', version: 2, serves: [] },
    what: [
      'its host names lead nowhere: electric.localhost, volt.example',
      'its pages are gone, with every change of their layouts: results',
      'its channels are gone: mfe-sample',
      'its flags are forgotten: ads',
    ],
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

describe('a copy of a brand', () => {
  const copy = (body: object, query = '', model = 'electric') =>
    registry.call('POST', `/v1/brands/${model}/copies${query}`, body);
  const volt = { id: 'volt', name: 'Volt <b>', hosts: ['volt.localhost'] };
  const primary = 'light-dark(#0a6b4e, #6fe0b5)';
  const onPrimary = 'light-dark(#ffffff, #032a1d)';
  beforeEach(() => set(electric));

  test('has the model’s present layouts, flags and versions, its own colours, and a letter in them as mark', async () => {
    await registry.call('PATCH', '/v1/flags/electric', { values: { payments: false } });
    await registry.call('POST', '/v1/layouts/electric/results/unplace', { slot: 'panel' });
    const colors = { primary, 'on-primary': onPrimary };
    const copied = brandCopiedSchema.parse(await (await copy({ ...volt, colors, why: 'a second one' })).json());
    expect(copied).toMatchObject({ brand: 'volt', version: 1, serves: ['mfe-sample@1.0.0'] });
    const { brand } = brandViewSchema.parse(await get('/v1/brands/volt'));
    expect(brand).toEqual(JSON.parse(JSON.stringify(copied.data)));
    expect(brand).toMatchObject({ ...volt, tagline: electric.tagline, flags: { payments: false } });
    expect(brand.layouts).toEqual({ results: { arrangement: 'stacked', slots: [] } });
    expect(brand.theme).toMatchObject({
      '--fc-color-primary': primary,
      '--fc-color-bg': electric.theme['--fc-color-bg'],
    });
    expect(brand.mark).toMatch(/fill="#0a6b4e".*fill="#ffffff">V<\/text>/);
    const { entries } = auditSchema.parse(await get('/v1/audit?brand=volt&limit=1'));
    expect(entries[0]).toMatchObject({ action: 'set-brand', who: 'tests', why: 'a second one' });
  });

  test('that is only tried changes nothing, and answers what it would be', async () => {
    const { revision } = await get('/v1/channels');
    const tried = brandCopiedSchema.parse(await (await copy(volt, '?dry-run=true')).json());
    expect(tried).toMatchObject({ revision, brand: 'volt', serves: ['mfe-sample@1.0.0'], data: { id: 'volt' } });
    expect(brandsSchema.parse(await get('/v1/brands')).brands).not.toContain('volt');
    expect((await get('/v1/channels')).revision).toBe(revision);
  });

  test.each<[string, object, string, number, string, RegExp]>([
    ['with another brand’s id', { id: 'maker' }, 'electric', 422, 'brand-refused', /there is a brand maker already/],
    ['with another brand’s host', { hosts: ['maker.localhost'] }, 'electric', 422, 'brand-refused', /maker's/],
    [
      'without contrast',
      { colors: { link: 'light-dark(#eeeeee, #111111)' } },
      'electric',
      422,
      'brand-refused',
      /link on bg/,
    ],
    ['with a colour of another form', { colors: { link: 'red' } }, 'electric', 400, 'bad-body', /light-dark/],
    ['of no brand', {}, 'nobody', 404, 'unknown-brand', /no brand "nobody"/],
  ])('%s is refused', async (_what, part, model, status, code, words) => {
    const problem = await problemOf(await copy({ ...volt, ...part }, '', model), status, code);
    expect(problem.detail).toMatch(words);
    expect(brandsSchema.parse(await get('/v1/brands')).brands).not.toContain('volt');
  });

  test('needs the permission admin, and the revision that it is based on', async () => {
    const scope = { may: ['promote', 'place', 'flags'], remotes: '*', brands: '*', expiresAt: null };
    const { secret } = await (await registry.call('POST', '/v1/tokens', { name: 'others', ...scope })).json();
    const path = `${registry.url}/v1/brands/electric/copies`;
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(volt) });
    await problemOf(answer, 403, 'token-scope');
    const late = await registry.call('POST', '/v1/brands/electric/copies', volt, { 'If-Match': '"old"' });
    await problemOf(late, 412, 'changed-meanwhile');
  });
});

test('the list says of each brand its hosts, pages, changed flags, and who changed its data, layouts or flags last', async () => {
  await set(electric);
  await registry.call('PATCH', '/v1/flags/maker', { values: { ads: !brandById('maker').flags.ads } });
  await registry.publish(remote, '1.1.0');
  await registry.promote('*', remote, '1.1.0');
  const { brands, details = [] } = brandsSchema.parse(await get('/v1/brands?details=true'));
  expect(details.map(({ brand }) => brand)).toEqual(brands);
  const of = (id: string) => details.find(({ brand }) => brand === id);
  expect(of('electric')).toMatchObject({
    ...{ name: 'Volt & Co', hosts: electric.hosts, mark: electric.mark, version: 1, pages: ['results'] },
    ...{ changedFlags: [], lastChange: { action: 'set-brand', who: 'tests' } },
  });
  expect(of('maker')).toMatchObject({ version: 0, changedFlags: ['ads'], lastChange: { action: 'set-flags' } });
  expect(of('certified')?.lastChange).toBeNull();
  expect(await get('/v1/brands')).not.toHaveProperty('details');
  expect(await get('/v1/brands?details=true&brand=electric')).toEqual({ brands, details: [of('electric')] });
});

test('a brand’s colours have their contrasts, in light and in dark', async () => {
  const { contrasts } = brandViewSchema.parse(await get('/v1/brands/maker'));
  const pair = contrasts.filter((one) => one.pair === 'text on bg');
  expect(pair).toEqual([
    { pair: 'text on bg', mode: 'light', ratio: expect.closeTo(18.1, 0), least: 4.5 },
    { pair: 'text on bg', mode: 'dark', ratio: expect.closeTo(17, 0), least: 4.5 },
  ]);
  expect(contrasts.filter(({ ratio, least }) => ratio < least)).toEqual([]);
});
