import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addedTokenSchema } from '@forecourt/contracts/tokens';
import { ConsoleSessions } from '../sessions/console-sessions';
import { rawRequest } from '../testing/http';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry, temporaryFolder, testToken } from '../testing/registry';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
  await registry.publish('mfe-sample', '1.0.0');
  await registry.publish('mfe-sample', '1.1.0');
  await registry.promote('*', 'mfe-sample', '1.0.0');
});
afterEach(() => registry.close());

/** Sends a request as a page of an origin does, without the tests' token. */
function fromPage(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(registry.url + path, {
    method,
    headers: { origin: registry.url, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function addToken(name: string, more: object): Promise<string> {
  const wanted = { name, remotes: '*', brands: '*', expiresAt: null, ...more };
  return addedTokenSchema.parse(await (await registry.call('POST', '/v1/tokens', wanted)).json()).secret;
}

/** Signs in. @returns the request header of the session */
async function signIn(given: { token: string } | { link: string }): Promise<{ cookie: string }> {
  const response = await fromPage('POST', '/v1/session', given);
  expect(response.status).toBe(201);
  return { cookie: String(response.headers.get('set-cookie')).split(';')[0]! };
}

const promote = (headers: Record<string, string>, brand = 'maker') =>
  fromPage('POST', `/v1/channels/${brand}/mfe-sample`, { version: '1.1.0' }, headers);

test('a token is exchanged for a cookie that no script reads and no other site causes to be sent', async () => {
  const response = await fromPage('POST', '/v1/session', { token: testToken });
  const cookie = String(response.headers.get('set-cookie'));
  expect(cookie).toMatch(/^forecourt-console=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await response.json()).toMatchObject({
    ...{ who: 'tests', person: 'tests', rights: [{ may: ['admin'], remotes: '*', brands: '*' }] },
  });
});

test('behind TLS the cookie is Secure and bound to its host, and only that origin may write', async () => {
  const tls = await startTestRegistry({}, undefined, { packagesOrigin: 'https://registry.example' });
  const signedIn = await fetch(`${tls.url}/v1/session`, {
    method: 'POST',
    headers: { origin: 'https://registry.example', 'content-type': 'application/json' },
    body: JSON.stringify({ token: testToken }),
  });
  expect(signedIn.headers.get('set-cookie')).toMatch(
    /^__Host-forecourt-console=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const here = await fetch(`${tls.url}/v1/session`, {
    method: 'POST',
    headers: { origin: tls.url, 'content-type': 'application/json' },
    body: JSON.stringify({ token: testToken }),
  });
  await problemOf(here, 403, 'foreign-origin');
  await tls.close();
});

test('a session tells who it is and what it may do, and ends when it is signed out', async () => {
  const token = await addToken('laptop', {
    person: 'ada',
    may: ['promote'],
    remotes: ['mfe-sample'],
    brands: ['maker'],
  });
  const session = await signIn({ token });
  expect(await (await fromPage('GET', '/v1/session', undefined, session)).json()).toMatchObject({
    ...{ who: 'laptop', person: 'ada' },
    rights: [{ may: ['promote'], remotes: ['mfe-sample'], brands: ['maker'] }],
    expiresAt: expect.any(String),
  });
  const ended = await fromPage('DELETE', '/v1/session', undefined, session);
  expect([ended.status, ended.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
  await problemOf(await fromPage('GET', '/v1/session', undefined, session), 401, 'session-ended');
  await problemOf(await fromPage('GET', '/v1/session'), 401, 'token-missing');
});

test('the audit log names the person of a session, and the reason', async () => {
  const session = await signIn({ token: await addToken('laptop', { person: 'ada', may: ['promote'] }) });
  const body = { version: '1.1.0', why: 'faster results' };
  expect((await fromPage('POST', '/v1/channels/maker/mfe-sample', body, session)).status).toBe(200);
  const { entries } = await (await registry.call('GET', '/v1/audit?limit=1')).json();
  expect(entries[0]).toMatchObject({ who: 'laptop', person: 'ada', action: 'promote', why: 'faster results' });
});

describe('a session may do what its token may', () => {
  const writes: readonly [right: string, method: string, path: string, body: object | undefined][] = [
    ['promote', 'POST', '/v1/channels/maker/mfe-sample', { version: '1.1.0' }],
    ['promote', 'POST', '/v1/channels/maker/mfe-sample?dry-run=true', { version: '1.1.0' }],
    ['promote', 'POST', '/v1/channels/maker/mfe-sample/rollback', {}],
    ['promote', 'DELETE', '/v1/channels/maker/mfe-sample/canary', {}],
    ['approve', 'POST', '/v1/channels/maker/mfe-sample/approve', { version: '1.1.0' }],
    ['publish', 'PUT', '/v1/remotes/mfe-sample/1.2.0', { files: {} }],
    ['place', 'PUT', '/v1/layouts/maker/results', {}],
    ['flags', 'PATCH', '/v1/flags/maker', {}],
    ['report', 'POST', '/v1/errors', { errors: [] }],
    ['admin', 'GET', '/v1/tokens', undefined],
    ['admin', 'POST', '/v1/tokens', {}],
    ['admin', 'DELETE', '/v1/tokens/nobody', undefined],
  ];

  test.each(['publish', 'promote', 'approve', 'place', 'flags', 'report', 'read', 'admin'])(
    'with the right %s',
    async (right) => {
      const session = await signIn({ token: await addToken('one', { may: [right] }) });
      for (const [needed, method, path, body] of writes) {
        const { status } = await fromPage(method, path, body, session);
        const isAllowed = right === 'admin' || right === needed;
        expect([method, path, status === 403]).toEqual([method, path, !isAllowed]);
        expect(status).not.toBe(401);
      }
    },
  );

  test('for its brands and remotes only', async () => {
    const session = await signIn({ token: await addToken('one', { may: ['promote'], brands: ['maker'] }) });
    await problemOf(await promote(session, 'research'), 403, 'token-scope');
    expect((await promote(session)).status).toBe(200);
  });
});

test.each([
  ['another origin', { origin: 'http://evil.example' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['a page that hides its origin', { origin: 'null' }],
  ['a browser that says so', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
])('a write with a session from %s is refused, and changes nothing', async (_from, headers) => {
  const session = await signIn({ token: testToken });
  const path = '/v1/channels/maker/mfe-sample/rollback';
  const all: Record<string, string> = { ...session, origin: registry.url, ...headers };
  const { status, body } = await rawRequest(registry.url, path, all, 'POST');
  expect([status, JSON.parse(body.toString()).type]).toEqual([403, 'registry/foreign-origin']);
  const signInFromThere = await rawRequest(registry.url, '/v1/session', { origin: registry.url, ...headers }, 'POST');
  expect(signInFromThere.status).toBe(403);
});

test('a write without an origin is refused to a session, and not to a token', async () => {
  const { cookie } = await signIn({ token: testToken });
  expect((await rawRequest(registry.url, '/v1/channels/maker/mfe-sample/rollback', { cookie }, 'POST')).status).toBe(
    403,
  );
  expect((await registry.promote('maker', 'mfe-sample', '1.1.0')).status).toBe(200);
});

test('a session ends with its token', async () => {
  const session = await signIn({ token: await addToken('short', { may: ['promote'] }) });
  expect((await promote(session)).status).toBe(200);
  await registry.call('DELETE', '/v1/tokens/short');
  await problemOf(await fromPage('GET', '/v1/session', undefined, session), 401, 'token-wrong');
  await problemOf(await promote(session), 401, 'token-wrong');
});

test('a wrong token and an expired one begin no session', async () => {
  await problemOf(await fromPage('POST', '/v1/session', { token: 'guessed' }), 401, 'token-wrong');
  const token = await addToken('old', { may: ['promote'], expiresAt: '2020-01-01T00:00:00.000Z' });
  await problemOf(await fromPage('POST', '/v1/session', { token }), 401, 'token-expired');
});

test('attempts to sign in are limited', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 25; tried++)
    statuses.push((await fromPage('POST', '/v1/session', { token: `guess-${tried}` })).status);
  expect(statuses).toContain(429);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

describe('a sign-in link', () => {
  const makeLink = async () => {
    const { path } = await (await registry.call('POST', '/v1/session/links')).json();
    return { link: String(path).split('#')[1]! };
  };

  test('signs in once', async () => {
    const given = await makeLink();
    const session = await signIn(given);
    expect((await promote(session)).status).toBe(200);
    await problemOf(await fromPage('POST', '/v1/session', given), 401, 'link-used');
  });

  test('is made with a token only, and has its rights', async () => {
    await problemOf(await fromPage('POST', '/v1/session/links'), 401, 'token-missing');
    const token = await addToken('reader', { may: ['read'] });
    const made = await fetch(`${registry.url}/v1/session/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const session = await signIn({ link: (await made.json()).path.split('#')[1] });
    await problemOf(await promote(session), 403, 'token-scope');
  });
});

test('links expire after ten minutes, and sessions after twelve hours', () => {
  let now = 0;
  const sessions = new ConsoleSessions(undefined, () => now);
  const { secret } = sessions.makeLink('aa');
  now = 10 * 60_000;
  expect(() => sessions.useLink(secret)).toThrow('works once');
  const { cookie, expiresAt } = sessions.begin('aa');
  const request = { method: 'GET', get: (name: string) => (name === 'cookie' ? cookie.split(';')[0] : undefined) };
  type Given = Parameters<ConsoleSessions['holderOf']>[0];
  expect(sessions.holderOf(request as unknown as Given)).toBe('aa');
  now = expiresAt;
  expect(() => sessions.holderOf(request as unknown as Given)).toThrow('session has ended');
});

describe('the console’s files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder, 'assets'));
    for (const [name, text] of [
      ['index.html', '<!doctype html><title>Console</title>'],
      ['assets/main-ABCDEFGH.js', 'run()'],
      ['assets/main-ABCDEFGH.js.br', 'compressed'],
      ['secret.txt', 'secret'],
    ] as const)
      await writeFile(join(folder, name), text);
    await registry.close();
    registry = await startTestRegistry({}, undefined, { consoleFolder: folder });
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('every path gives the application, which is never stored without asking', async () => {
    for (const path of [
      '/console/',
      '/console/remotes/mfe-ads',
      '/console/secret.txt',
      '/console/%2e%2e/package.json',
    ]) {
      const { status, headers, body } = await rawRequest(registry.url, path);
      expect([path, status, body.toString()]).toEqual([path, 200, '<!doctype html><title>Console</title>']);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await rawRequest(registry.url, '/console')).headers.location).toBe('/console/');
  });

  test('the policy allows nothing inline and no frame', async () => {
    const policy = String((await rawRequest(registry.url, '/console/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('the policy of a brand’s pages allows a frame of that brand’s site alone', async () => {
    await registry.close();
    const previews = { secret: 'x'.repeat(20), publicOrigins: [], brandHosts: new Map(), shellPort: 3100 };
    registry = await startTestRegistry({}, undefined, { consoleFolder: folder, previews });
    const policyOf = async (path: string) =>
      String((await rawRequest(registry.url, path)).headers['content-security-policy']);
    expect(await policyOf('/console/pages/maker/results')).toContain('; frame-src http://maker.localhost:3100;');
    for (const path of [
      '/console/',
      '/console/pages',
      '/console/pages/nobody/results',
      '/console/pages/maker;x/results',
    ])
      expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('frame-src')]);
  });

  test('assets are immutable, in brotli where the browser takes it; others are not found', async () => {
    const asset = '/console/assets/main-ABCDEFGH.js';
    const packed = await rawRequest(registry.url, asset, { 'accept-encoding': 'br' });
    expect([packed.body.toString(), packed.headers['content-encoding']]).toEqual(['compressed', 'br']);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await rawRequest(registry.url, asset);
    expect([plain.body.toString(), plain.headers['content-type']]).toEqual(['run()', 'text/javascript; charset=utf-8']);
    for (const path of ['main-00000000.js', '../secret.txt', '..%2fsecret.txt', 'main-ABCDEFGH.js.br'])
      expect([path, (await rawRequest(registry.url, `/console/assets/${path}`)).status]).toEqual([path, 404]);
  });
});
