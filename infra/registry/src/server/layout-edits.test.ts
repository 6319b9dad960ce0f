import { brandById } from '@forecourt/brands';
import type { Layout } from '@forecourt/contracts';
import { previewLinkSchema } from '@forecourt/contracts/previews';
import {
  auditSchema,
  brandFragmentsSchema,
  layoutChangedSchema,
  layoutHistorySchema,
  layoutsSchema,
  layoutViewSchema,
} from '@forecourt/contracts/registry-api';
import { readPreview } from '@forecourt/service';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const remote = 'mfe-recalls';
const brand = 'certified';
const secret = 'a secret of sixteen letters and more';
const previews = { secret, publicOrigins: [], brandHosts: new Map(), shellPort: 3100 };
const page = `/v1/layouts/${brand}/results`;

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry({}, undefined, { previews });
  await registry.publish(remote, '1.0.0');
  await registry.promote(brand, remote, '1.0.0');
});
afterEach(() => registry.close());

const panel = { remote, fragment: 'panel', region: 'main' };
const place = (body: object = {}) => registry.call('POST', `${page}/place`, { ...panel, ...body });
const changed = async (answer: Promise<Response>) => layoutChangedSchema.parse(await (await answer).json());
const view = async () => layoutViewSchema.parse(await (await registry.call('GET', page)).json());
const revision = async () => (await (await registry.call('GET', '/healthz')).json()).revision;
const tokenWith = async (scope: object): Promise<Record<string, string>> => {
  const body = { name: 'some-team', may: ['place'], remotes: '*', brands: '*', expiresAt: null, ...scope };
  return { authorization: `Bearer ${(await (await registry.call('POST', '/v1/tokens', body)).json()).secret}` };
};

describe('a change of a layout', () => {
  test('that other brands speak against is answered with warnings, tried or made, and made all the same', async () => {
    const { arrangement, slots } = await view();
    const moved = slots.map((slot) => (slot.slot === 'results' ? { ...slot, region: 'lead' } : slot));
    const set = (query = '') => registry.call('PUT', page + query, { layout: { arrangement, slots: moved } });
    const said =
      'Every brand has mfe-search-results/results first in main, as what this page is about. Here it stands in lead: visitors see other things first.';
    const tried = await changed(set('?dry-run=true'));
    expect(tried.changes[0]?.what).toEqual(['results: main → lead']);
    expect(tried.warnings).toEqual([{ brand, warning: said }]);
    expect(await changed(set())).toMatchObject({ changes: tried.changes, warnings: tried.warnings });
    expect((await changed(set())).warnings).toEqual([]);
    const { warnings } = await changed(registry.call('POST', `${page}/unplace`, { slot: 'filters' }));
    expect(warnings).toEqual([
      { brand, warning: expect.stringContaining('Every other brand shows mfe-filters/filters') },
    ]);
  });

  test.each<[string, (layout: Layout) => [method: string, path: string, body: object], string]>([
    ['place', () => ['POST', '/place', { ...panel, slot: 'second' }], 'added second: mfe-recalls/panel in main'],
    ['unplace', () => ['POST', '/unplace', { slot: 'panel' }], 'removed panel: mfe-recalls/panel in main'],
    [
      'set',
      (layout) => ['PUT', '', { layout: { ...layout, arrangement: 'detail' } }],
      'arrangement: sidebar-start → detail',
    ],
    ['rollback', () => ['POST', '/rollback', {}], 'removed panel: mfe-recalls/panel in main'],
  ])('that is only tried is answered, and made by nobody: %s', async (_what, asked, line) => {
    await place();
    const { arrangement, slots } = await view();
    const before = await revision();
    const [method, path, body] = asked({ arrangement, slots });
    const { changes, revision: said } = await changed(registry.call(method, `${page}${path}?dry-run=true`, body));
    expect([changes[0]?.what, said]).toEqual([[line], before]);
    expect([await revision(), await view()]).toEqual([before, expect.objectContaining({ version: 1, slots })]);
    expect((await changed(registry.call(method, page + path, body))).changes).toEqual(changes);
  });

  test('that is only tried says why it would be refused', async () => {
    await problemOf(
      await registry.call('POST', `${page}/place?dry-run=true`, { ...panel, fragment: 'gone' }),
      422,
      'layout-refused',
    );
    await problemOf(await registry.call('DELETE', `${page}/canary?dry-run=true`), 409, 'nothing-to-do');
  });

  test('has its reason in the audit log, which is searched by type of page', async () => {
    await place({ why: 'a trial', percent: 5 });
    await registry.call('DELETE', `${page}/canary`, { why: 'seen enough' });
    await place({ why: 'for all' });
    await registry.call('POST', `${page}/unplace`, { slot: 'panel', why: 'too slow' });
    await registry.call('POST', `${page}/rollback`, { why: 'it was not' });
    await registry.call('POST', `/v1/layouts/${brand}/vehicle/place`, panel);
    const found = async (query: string) =>
      auditSchema.parse(await (await registry.call('GET', `/v1/audit?${query}`)).json()).entries;
    const reasons = (await found(`page=results&brand=${brand}`)).map((one) => 'why' in one && one.why);
    expect(reasons).toEqual(['it was not', 'too slow', 'for all', 'seen enough', 'a trial']);
    expect((await found('page=vehicle')).map(({ action }) => action)).toEqual(['place']);
    expect(await found('page=buy')).toEqual([]);
  });
});

test('the history lists what a rollback can restore and what would differ; a rollback goes to any of it', async () => {
  const history = async () => layoutHistorySchema.parse(await (await registry.call('GET', `${page}/history`)).json());
  expect((await history()).earlier).toEqual([]);
  const own = await view();
  await place({ slot: 'first' });
  await place({ slot: 'second' });
  await place({ slot: 'third' });
  const { earlier } = await history();
  expect(earlier.map(({ version }) => version)).toEqual([2, 1, 0]);
  expect(earlier.at(-1)?.layout.slots).toEqual(own.slots);
  expect(earlier[1]?.what).toEqual([
    'removed second: mfe-recalls/panel in main',
    'removed third: mfe-recalls/panel in main',
  ]);
  const rollback = (body: object) => registry.call('POST', `${page}/rollback`, body);
  const { reasons } = await problemOf(await rollback({ to: 7 }), 409, 'nothing-to-do');
  expect(reasons).toEqual(['certified: version 7 is no layout before 3 that can be restored']);
  await problemOf(await rollback({ to: -1 }), 400, 'bad-body');
  expect((await rollback({ to: 1 })).status).toBe(200);
  expect(await view()).toMatchObject({ version: 1, earlier: [0] });
  await place({ slot: 'fourth' });
  expect((await view()).version).toBe(4);
  await problemOf(await registry.call('GET', `/v1/layouts/${brand}/start/history`), 404, 'unknown-page');
});

test('the layouts of one brand are listed alone', async () => {
  const { layouts } = layoutsSchema.parse(await (await registry.call('GET', `/v1/layouts?brand=${brand}`)).json());
  expect(Object.keys(layouts)).toEqual([brand]);
});

test('what a brand may place is listed with version, policy and weight, as the brand’s live version offers it', async () => {
  const offered = async (of: string) =>
    brandFragmentsSchema.parse(await (await registry.call('GET', `/v1/brands/${of}/fragments`)).json()).fragments;
  const [one, ...others] = await offered(brand);
  expect(one).toMatchObject({ remote, version: '1.0.0', fragment: 'panel', overlay: false });
  expect(others).toEqual([]);
  const entry = await fetch(`${registry.url}/files/${remote}/1.0.0/remoteEntry.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const plain = (await entry.arrayBuffer()).byteLength;
  expect(one?.bytes.js).toBeGreaterThan(0);
  expect(one?.bytes.js).toBeLessThanOrEqual(plain);
  expect(await offered('maker')).toEqual([]);
  expect((await registry.publishFragments(remote, '2.0.0', ['badge', 'panel'])).status).toBe(201);
  expect((await offered(brand)).map(({ version }) => version)).toEqual(['1.0.0']);
  await registry.promote(brand, remote, '2.0.0');
  expect((await offered(brand)).map(({ fragment, version }) => [fragment, version])).toEqual([
    ['badge', '2.0.0'],
    ['panel', '2.0.0'],
  ]);
  await problemOf(await registry.call('GET', '/v1/brands/nobody/fragments'), 404, 'unknown-brand');
});

describe('a link to a layout that is not set', () => {
  const own = brandById(brand).layouts.results!;
  const layout: Layout = {
    ...own,
    slots: [{ slot: 'recalls', remote, fragment: 'panel', region: 'main' }, ...own.slots],
  };
  const link = (body: object, headers = {}) =>
    registry.call('POST', '/v1/previews', { brand, layout: { pageType: 'results', layout }, ...body }, headers);
  const read = (url: string) => {
    const { searchParams, hostname: host } = new URL(url);
    return readPreview(searchParams.get('token') ?? '', { host, secret });
  };

  test('has all of the layout, fits into a cookie, and changes nothing for visitors', async () => {
    const before = await revision();
    const { url, frameUrl } = previewLinkSchema.parse(await (await link({})).json());
    expect(read(url)).toMatchObject({ versions: {}, layout: { pageType: 'results', layout } });
    // The registry stores which links are valid.
    expect([frameUrl, await revision(), (await view()).version]).toEqual([undefined, before + 1, 0]);
  });

  test('may be made for a frame of the console, and for no other origin', async () => {
    const { url, frameUrl = '' } = previewLinkSchema.parse(await (await link({ framed: true })).json());
    expect(read(url)?.framedBy).toBeUndefined();
    expect(read(frameUrl)?.framedBy).toBe(registry.url);
  });

  test('is made for no frame if console and site have one origin, which a sandbox cannot keep apart', async () => {
    const same = { ...previews, publicOrigins: ['https://certified.localhost'] };
    const other = await startTestRegistry({}, undefined, {
      previews: same,
      packagesOrigin: 'https://certified.localhost',
    });
    const body = { brand, layout: { pageType: 'results', layout: own }, framed: true };
    const answer = previewLinkSchema.parse(await (await other.call('POST', '/v1/previews', body)).json());
    expect(answer).toEqual({
      ...{ id: expect.any(String), url: expect.stringMatching(/^https:/), expiresAt: expect.any(String) },
    });
    await other.close();
  });

  test('may place fragments of a version that the brand does not serve, if the link names the version', async () => {
    await registry.publishFragments(remote, '2.0.0', ['badge']);
    const badge = { slot: 'badge', remote, fragment: 'badge', region: 'main' };
    const wanted = { pageType: 'results', layout: { ...own, slots: [...own.slots, badge] } };
    const { reasons } = await problemOf(await link({ layout: wanted }), 422, 'layout-refused');
    expect(reasons).toEqual([expect.stringContaining('offers no fragment "badge"')]);
    expect((await link({ layout: wanted, versions: { [remote]: '2.0.0' } })).status).toBe(201);
    await problemOf(await link({ versions: { [remote]: '2.0.0' } }), 422, 'layout-refused');
  });

  test('is refused for an unknown page type, a brand that lacks the remote, and a layout that is none', async () => {
    await problemOf(await link({ layout: { pageType: 'start', layout } }), 404, 'unknown-page');
    await problemOf(await link({ brand: 'maker' }), 422, 'layout-refused');
    await problemOf(await link({ layout: { pageType: 'results', layout: { slots: [] } } }), 400, 'bad-body');
    await problemOf(await registry.call('POST', '/v1/previews', { brand }), 400, 'bad-body');
  });

  test('is refused if its props do not fit into a cookie', async () => {
    const noise = Array.from({ length: 2000 }, (_, at) => ((at * 7919) % 65_521).toString(36)).join('');
    const slots = [{ ...layout.slots[0], props: { noise: noise.slice(0, 4000) } }, ...layout.slots.slice(1)];
    await problemOf(await link({ layout: { pageType: 'results', layout: { ...layout, slots } } }), 422, 'too-much');
  });

  test('needs a token that may place on the brand, preview, publish or promote', async () => {
    expect((await link({}, await tokenWith({ brands: [brand] }))).status).toBe(201);
    await problemOf(await link({}, await tokenWith({ name: 'other', brands: ['maker'] })), 403, 'token-scope');
    await problemOf(await link({}, await tokenWith({ name: 'reader', may: ['read', 'flags'] })), 403, 'token-scope');
    await problemOf(
      await link({ versions: { [remote]: '1.0.0' } }, await tokenWith({ name: 'third', brands: [brand] })),
      403,
      'token-scope',
    );
  });
});
