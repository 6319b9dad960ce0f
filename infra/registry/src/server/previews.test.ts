import { brandById } from '@forecourt/brands';
import { type ListedPreview, previewLinkSchema, previewsSchema } from '@forecourt/contracts/previews';
import { addedTokenSchema } from '@forecourt/contracts/tokens';
import { readPreview } from '@forecourt/service';
import { previewLimits } from '../store/preview-transitions';
import { rawRequest } from '../testing/http';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry, temporaryFolder, testToken } from '../testing/registry';

const secret = 'a secret of sixteen letters and more';
const previews = { secret, shellPort: 3100, publicOrigins: [], brandHosts: new Map() };
const remote = 'mfe-sample';
const brand = 'maker';
const unknown = '000000000000';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry({}, undefined, { previews });
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote, version);
});
afterEach(() => registry.close());

type Headers = Record<string, string>;
const versions = { [remote]: '1.1.0' };
const make = async (body: object = {}, headers: Headers = {}) => {
  const answer = await registry.call('POST', '/v1/previews', { versions, brand, ...body }, headers);
  expect(answer.status).toBe(201);
  return previewLinkSchema.parse(await answer.json());
};
const draft = (body: { brand?: string; page?: string; hours?: number } = {}, headers: Headers = {}) => {
  const { results } = brandById(body.brand ?? brand).layouts;
  return make({ versions: {}, layout: { pageType: 'results', layout: results }, framed: true, ...body }, headers);
};
const revoke = (id: string, body?: object, headers: Headers = {}) =>
  registry.call('DELETE', `/v1/previews/${id}`, body, headers);
const listed = async (query = '') =>
  previewsSchema.parse(await (await fetch(`${registry.url}/v1/previews${query}`)).json()).previews;
const snapshot = async () => (await fetch(`${registry.url}/v1/channels`)).json();
const idIn = (url: string) => {
  const { searchParams, hostname: host } = new URL(url);
  return readPreview(searchParams.get('token') ?? '', { host, secret })?.id;
};
const tokenOf = async (name: string, scope: object): Promise<Headers> => {
  const wanted = { name, remotes: '*', brands: '*', expiresAt: null, ...scope };
  const { secret: given } = addedTokenSchema.parse(await (await registry.call('POST', '/v1/tokens', wanted)).json());
  return { authorization: `Bearer ${given}` };
};

test('valid links are listed with what they show, by whom and until when, and without what would open them', async () => {
  const ada = await tokenOf('laptop', { person: 'ada', may: ['preview'] });
  const page = '/cars-for-sale/all?zip=60563';
  const first = await make({ page, hours: 2 }, ada);
  const second = await make({ brand: 'certified' });
  expect(idIn(first.url)).toBe(first.id);
  const [latest, earlier] = await listed();
  expect(earlier).toEqual({
    ...{ id: first.id, brand, page, versions, isDraft: false, createdBy: 'laptop', person: 'ada' },
    ...({ createdAt: expect.any(String), expiresAt: first.expiresAt } satisfies Partial<ListedPreview>),
  });
  expect(latest).toMatchObject({ id: second.id, brand: 'certified', createdBy: 'tests' });
  expect((await listed(`?brand=${brand}`)).map(({ id }) => id)).toEqual([first.id]);
  expect(await listed('?brand=nobody')).toEqual([]);
  const token = new URL(first.url).searchParams.get('token')!;
  const all = await Promise.all(
    ['/v1/previews', '/v1/audit', '/v1/channels'].map((path) => registry.call('GET', path)),
  );
  for (const answer of all) expect(await answer.text()).not.toContain(token.split('.')[1]);
});

test('a revocation is in the snapshot of shells, and in the audit log with person and reason', async () => {
  const ada = await tokenOf('laptop', { person: 'ada', may: ['preview'] });
  const { id, expiresAt } = await make();
  const other = await make();
  const before = await snapshot();
  expect('revokedPreviews' in before).toBe(false);
  expect((await revoke(id, { why: ' shown to the <b>wrong</b> person ' }, ada)).status).toBe(204);
  expect(await snapshot()).toEqual({ ...before, revision: before.revision + 1, revokedPreviews: [id] });
  expect((await listed()).map((one) => one.id)).toEqual([other.id]);
  const { entries } = await (await registry.call('GET', `/v1/audit?limit=1&remote=${remote}&person=ada`)).json();
  expect(entries[0]).toMatchObject({
    ...{ action: 'revoke-preview', who: 'laptop', person: 'ada', link: id, brand, unserved: versions, expiresAt },
    why: 'shown to the <b>wrong</b> person',
  });
  await problemOf(await revoke(id), 404, 'unknown-link');
});

test('links and revocations outlast a restart', async () => {
  const folder = await temporaryFolder();
  await registry.close();
  registry = await startTestRegistry({}, folder, { previews });
  await registry.publish(remote, '1.1.0');
  const [gone, stays] = [await make(), await make()];
  expect((await revoke(gone.id)).status).toBe(204);
  await registry.close();
  registry = await startTestRegistry({}, folder, { previews });
  expect((await listed()).map(({ id }) => id)).toEqual([stays.id]);
  expect((await snapshot()).revokedPreviews).toEqual([gone.id]);
});

test('whoever could make a link may revoke it, and nobody else', async () => {
  const layout = { pageType: 'results', layout: brandById(brand).layouts.results };
  const links = {
    versions: async () => (await make()).id,
    layout: async () => (await make({ versions: {}, layout })).id,
  };
  const rows: readonly [name: string, scope: object, allowed: readonly (keyof typeof links)[]][] = [
    ['publisher', { may: ['publish'] }, ['versions', 'layout']],
    ['promoter', { may: ['promote'] }, ['versions', 'layout']],
    ['previewer', { may: ['preview'] }, ['versions', 'layout']],
    ['administrator', { may: ['admin'] }, ['versions', 'layout']],
    ['placer', { may: ['place'] }, ['layout']],
    ['of-another-remote', { may: ['preview'], remotes: ['mfe-other'] }, ['layout']],
    ['of-another-brand', { may: ['place'], brands: ['certified'] }, []],
    ...['personal', 'approve', 'flags', 'report', 'read'].map((right): (typeof rows)[number] => [
      right,
      { may: [right] },
      [],
    ]),
  ];
  for (const [name, scope, allowed] of rows) {
    const token = await tokenOf(name, scope);
    for (const kind of ['versions', 'layout'] as const) {
      const id = await links[kind]();
      const answer = await revoke(id, {}, token);
      expect([name, kind, answer.status]).toEqual([name, kind, allowed.includes(kind) ? 204 : 403]);
      expect((await listed()).some((one) => one.id === id)).toBe(!allowed.includes(kind));
      if (answer.status === 403) await problemOf(answer, 403, 'token-scope');
    }
  }
});

test('a revocation needs a token, or a session and a page of this origin', async () => {
  const { id } = await make();
  const path = `/v1/previews/${id}`;
  await problemOf(await fetch(registry.url + path, { method: 'DELETE' }), 401, 'token-missing');
  const begun = await fetch(`${registry.url}/v1/session`, {
    ...{ method: 'POST', headers: { origin: registry.url, 'content-type': 'application/json' } },
    body: JSON.stringify({ token: testToken }),
  });
  const cookie = String(begun.headers.get('set-cookie')).split(';')[0]!;
  for (const origin of ['http://evil.example', 'null']) {
    const { status, body } = await rawRequest(registry.url, path, { cookie, origin }, 'DELETE');
    expect([status, JSON.parse(body.toString()).type]).toEqual([403, 'registry/foreign-origin']);
  }
  expect(await listed()).toHaveLength(1);
  expect((await rawRequest(registry.url, path, { cookie, origin: registry.url }, 'DELETE')).status).toBe(204);
  expect(await listed()).toEqual([]);
});

test('an id that is none, an unknown one, a long reason and an outdated revision are refused', async () => {
  const { id } = await make();
  await problemOf(await revoke('..%2fchannels'), 400, 'bad-name');
  await problemOf(await revoke(unknown), 404, 'unknown-link');
  await problemOf(await revoke(id, { why: 'x'.repeat(301) }), 400, 'bad-body');
  await problemOf(await revoke(id, {}, { 'if-match': '"1-0"' }), 412, 'changed-meanwhile');
  expect(await listed()).toHaveLength(1);
});

test('each preview of a draft is a link of its own: listed, in the audit log, and revoked alone', async () => {
  const made = [await draft(), await draft(), await draft({ page: '/cars-for-sale/all/toyota' })];
  const ids = made.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const { id, url, frameUrl } of made) for (const one of [url, frameUrl]) expect(idIn(one ?? '')).toBe(id);
  expect((await listed()).filter(({ isDraft }) => isDraft).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  const { entries } = await (await registry.call('GET', '/v1/audit?action=preview&limit=3')).json();
  expect(entries.map(({ link }: { link: string }) => link)).toEqual([...ids].reverse());
  expect((await revoke(ids[0]!)).status).toBe(204);
  expect((await listed()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(1)));
});

test('a token with too many valid links is refused another one; other tokens still make links', async () => {
  const eager = await tokenOf('eager', { may: ['preview'] });
  for (let made = 0; made < previewLimits.ofToken; made++) await make({}, eager);
  const refused = await registry.call('POST', '/v1/previews', { versions, brand }, eager);
  const { detail } = await problemOf(refused, 409, 'too-many-links');
  expect(detail).toContain('100 preview links of eager');
  await make();
});
