import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import { runFragment } from '../testing/command';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';
import { expectWhole } from '../testing/whole';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.close());

/** Creates a token with the command. @returns its secret */
async function add(line: string): Promise<string> {
  const { code, out, err } = await runFragment(`token add ${line}`, { url: registry.url });
  expect([code, err]).toEqual([0, '']);
  return /REGISTRY_TOKEN=(\S+)/.exec(out)?.[1] ?? '';
}

const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
const publish = (secret: string, remote: string, version = '1.0.0') =>
  registry.call('PUT', `/v1/remotes/${remote}/${version}`, publishBody(sampleUpload(remote, version)), as(secret));
const promote = (secret: string, brand: string, remote: string) =>
  registry.call('POST', `/v1/channels/${brand}/${remote}`, { version: '1.0.0' }, as(secret));

test('a token does what it is issued for, and the audit log names it', async () => {
  const secret = await add('recalls-ci --may publish,promote --remote mfe-recalls --brand maker');
  expect((await publish(secret, 'mfe-recalls')).status).toBe(201);
  expect((await promote(secret, 'maker', 'mfe-recalls')).status).toBe(200);
  const { entries } = await (await registry.call('GET', '/v1/audit')).json();
  expect(entries.map(({ who, action }: { who: string; action: string }) => [who, action])).toEqual([
    ['recalls-ci', 'promote'],
    ['recalls-ci', 'publish'],
    ['tests', 'add-token'],
  ]);
});

test.each<[string, string, (secret: string) => Promise<Response>, RegExp]>([
  [
    'another remote',
    'a --may publish --remote mfe-recalls',
    (secret) => publish(secret, 'mfe-filters'),
    /is for mfe-recalls, not for mfe-filters/,
  ],
  [
    'another brand',
    'a --may promote --remote mfe-sample --brand maker',
    (secret) => promote(secret, 'research', 'mfe-sample'),
    /is for maker, not for research/,
  ],
  [
    'all brands',
    'a --may promote --remote mfe-sample --brand maker',
    (secret) => promote(secret, '*', 'mfe-sample'),
    /not for all: name one/,
  ],
  [
    'another permission',
    'a --may publish',
    (secret) => promote(secret, 'maker', 'mfe-sample'),
    /may publish, not promote/,
  ],
  ['writing at all', 'a --may read', (secret) => publish(secret, 'mfe-sample', '2.0.0'), /may read, not publish/],
  [
    'the page as a whole',
    'a --may place --remote mfe-sample',
    (secret) => registry.call('POST', '/v1/layouts/maker/results/rollback', {}, as(secret)),
    /not for what stands on a page as a whole/,
  ],
  [
    'another remote’s place',
    'a --may place --remote mfe-sample',
    (secret) =>
      registry.call(
        'POST',
        '/v1/layouts/maker/results/place',
        { remote: 'mfe-sample', fragment: 'panel', instead: 'results' },
        as(secret),
      ),
    /not for what stands on a page as a whole/,
  ],
  [
    'flags',
    'a --may place',
    (secret) => registry.call('PATCH', '/v1/flags/maker', { values: { ads: false } }, as(secret)),
    /may place, not flags/,
  ],
  [
    'tokens',
    'a --may publish,promote,place,flags',
    (secret) => registry.call('GET', '/v1/tokens', undefined, as(secret)),
    /not admin/,
  ],
])('a token is not for %s: 403, and nothing happens', async (_what, scope, act, reason) => {
  await registry.publish('mfe-sample', '1.0.0');
  const secret = await add(scope);
  const before = (await (await registry.call('GET', '/v1/channels')).json()).revision;
  const problem = await problemOf(await act(secret), 403, 'token-scope');
  expect(problem.detail).toMatch(reason);
  expect((await (await registry.call('GET', '/v1/channels')).json()).revision).toBe(before);
});

describe('sources with personal data', () => {
  const sources = { mine: { upstream: 'accounts', path: '/account-api/mine', timeoutMs: 500, personal: true } };
  const send = (method: 'PUT' | 'POST', path: string, secret?: string) =>
    registry.call(
      method,
      `/v1/remotes/${path}`,
      publishBody(sampleUpload('mfe-sample', '1.0.0', (manifest) => ({ ...manifest, sources }))),
      secret === undefined ? {} : as(secret),
    );
  const known = async () => (await (await registry.call('GET', '/v1/channels')).json()).versions['mfe-sample'];

  test.each<[string, 'PUT' | 'POST', string]>([
    ['published', 'PUT', 'mfe-sample/1.0.0'],
    ['checked', 'POST', 'mfe-sample/1.0.0/check'],
  ])(
    'a version with one is not %s with a token without the permission: 403, with the remedy',
    async (_what, method, path) => {
      const secret = await add('team --may publish,promote');
      const { detail } = await problemOf(await send(method, path, secret), 403, 'token-scope');
      expect(detail).toMatch(
        /^src\/sources\.json of mfe-sample declares sources of visitors' personal data: mine\. Remove them/,
      );
      expect(detail).toContain('fragment token add <name> --may publish,personal --remote mfe-sample');
      expect(await known()).toBeUndefined();
    },
  );

  test('a version with one is published with a permitted token, and with an operator’s; the snapshot tells shells of the permission', async () => {
    const secret = await add('account-team --may publish,personal --remote mfe-sample');
    expect((await send('POST', 'mfe-sample/1.0.0/check', secret)).status).toBe(200);
    expect((await send('PUT', 'mfe-sample/1.0.0', secret)).status).toBe(201);
    await registry.publish('mfe-sample', '1.1.0');
    expect(await known()).toEqual({
      '1.0.0': { manifest: expect.any(String), personal: true },
      '1.1.0': { manifest: expect.any(String) },
    });
    expect((await send('POST', 'mfe-sample/1.0.0/check')).status).toBe(200);
  });
});

test('a revoked token, an expired one and an unknown one are 401', async () => {
  const secret = await add('gone --may publish');
  expect((await runFragment('token revoke gone', { url: registry.url })).code).toBe(0);
  await problemOf(await publish(secret, 'mfe-sample'), 401, 'token-wrong');
  await problemOf(await publish('fcr_guessed', 'mfe-sample'), 401, 'token-wrong');
  const late = { name: 'late', may: ['publish'], remotes: '*', brands: '*', expiresAt: '2020-01-01T00:00:00.000Z' };
  const { secret: expired } = await (await registry.call('POST', '/v1/tokens', late)).json();
  const problem = await problemOf(await publish(expired, 'mfe-sample'), 401, 'token-expired');
  expect(problem.detail).toContain('"late" has expired at 2020-01-01');
});

test('secrets are not in the folder, in the list or in the log', async () => {
  const secret = await add('recalls-ci --may publish --days 30');
  const { out, err } = await runFragment('token list', { url: registry.url });
  expect(err).toBe('');
  expect(out).toMatch(/recalls-ci +tests +20.*may publish for every remote on every brand, until 20/);
  const audit = await runFragment('audit', { url: registry.url });
  expect(audit.out).toMatch(/add-token +token recalls-ci +may publish/);
  const stored = await readFile(join(registry.folder, 'channels.json'), 'utf8');
  expect(stored).toContain('recalls-ci');
  expect([stored, out, audit.out].join()).not.toContain(secret);
  await expectWhole(registry.folder);
});

test('a remote’s name belongs to its first publisher, and to tokens that name it', async () => {
  const [filters, recalls, named] = [
    await add('filters-team --may publish'),
    await add('recalls-team --may publish'),
    await add('helper --may publish --remote mfe-recalls'),
  ];
  expect((await publish(recalls, 'mfe-recalls', '1.0.0')).status).toBe(201);
  const problem = await problemOf(await publish(filters, 'mfe-recalls', '6.6.6'), 409, 'name-taken');
  expect(problem.detail).toContain('belongs to recalls-team');
  expect((await publish(recalls, 'mfe-recalls', '1.0.1')).status).toBe(201);
  expect((await publish(named, 'mfe-recalls', '1.0.2')).status).toBe(201);
  await registry.publish('mfe-recalls', '1.0.3');
});

test('a second token of a name is refused, and so is revoking an unknown one', async () => {
  await add('recalls-ci --may publish');
  const twice = await runFragment('token add recalls-ci --may publish', { url: registry.url });
  expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('There is a token "recalls-ci" already')]);
  const none = await runFragment('token revoke nobody', { url: registry.url });
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('There is no token "nobody"')]);
});
