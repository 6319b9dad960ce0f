import type { TestProvider } from '@forecourt/openid/testing';
import { callbackPath } from '../sessions/provider-sign-in';
import {
  Browser,
  beginPath,
  donePath,
  failedPath,
  type OpenIdRegistry,
  startOpenIdRegistry,
} from '../testing/openid-registry';
import { problemOf } from '../testing/problem';
import { startTestRegistry } from '../testing/registry';

let site: OpenIdRegistry;
beforeEach(async () => {
  site = await startOpenIdRegistry();
});
afterEach(() => site.close());

test('a person signs in with PKCE, state and nonce, and is who the provider says', async () => {
  const browser = new Browser(site);
  const { status, location, headers } = await browser.open(beginPath);
  const query = Object.fromEntries(new URL(location).searchParams);
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    302,
    'no-store',
    'no-referrer',
  ]);
  expect(query).toEqual({
    ...{ client_id: 'console', redirect_uri: site.origin + callbackPath, response_type: 'code', scope: 'openid email' },
    ...{ code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: 'S256' },
    ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
  });
  const back = await browser.open((await site.provider.signIn(location)).href);
  expect(back.location).toBe(donePath);
  const session = await (await browser.send('GET', '/v1/session')).json();
  expect(session).toMatchObject({
    ...{ who: 'openid:u1', person: 'ada@example.com' },
    rights: [{ may: ['promote', 'approve'], remotes: '*', brands: ['maker'] }],
  });
});

test('a confidential client proves its secret; with another one the registry says that its settings do not fit', async () => {
  await site.close();
  site = await startOpenIdRegistry({}, 's3cret');
  expect(await new Browser(site).signIn()).toBe(donePath);
  await site.close();
  site = await startOpenIdRegistry({ clientSecret: 'another' }, 's3cret');
  // The provider knows another secret than the registry.
  expect(await new Browser(site).signIn()).toBe(failedPath('misconfigured'));
  expect(site.lines.join()).not.toMatch(/another|s3cret/);
});

test('the cookie of a sign-in under way is sent with the provider’s redirect, for ten minutes; that of a session never from elsewhere', async () => {
  const browser = new Browser(site);
  await browser.signIn();
  expect(browser.set).toEqual([
    expect.stringMatching(/^forecourt-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^forecourt-sign-in=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^forecourt-console=[\w-]{43}; Max-Age=3[56]\d\d; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
});

test('behind TLS both cookies are Secure and bound to their host', async () => {
  await site.close();
  site = await startOpenIdRegistry({}, undefined, 'https://registry.example');
  const browser = new Browser(site);
  expect(await browser.signIn()).toBe(donePath);
  expect(browser.set.map((cookie) => cookie.replace(/=[\w-]*;/, '='))).toEqual([
    '__Host-forecourt-sign-in= Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-forecourt-sign-in= Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    expect.stringMatching(/^__Host-forecourt-console= Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ]);
});

describe('a sign-in is refused', () => {
  test('to another browser, with or without a sign-in of its own: nobody is signed in as somebody else', async () => {
    const [attacker, victim] = [new Browser(site), new Browser(site)];
    const back = await attacker.leave();
    expect((await victim.open(back)).location).toBe(failedPath('expired'));
    await victim.open(beginPath);
    expect((await victim.open(back)).location).toBe(failedPath('expired'));
    await problemOf(await victim.send('GET', '/v1/session'), 401, 'token-missing');
  });

  test('with another state, and the right one does not help any more', async () => {
    const browser = new Browser(site);
    const back = new URL(await browser.leave());
    const state = back.searchParams.get('state') ?? '';
    back.searchParams.set('state', 'another');
    expect((await browser.open(back.href)).location).toBe(failedPath('expired'));
    back.searchParams.set('state', state);
    expect((await browser.open(back.href)).location).toBe(failedPath('expired'));
  });

  test('if the callback is sent again, also with the cookie of the first time', async () => {
    const browser = new Browser(site);
    const back = await browser.leave();
    const { cookie } = browser;
    expect((await browser.open(back)).location).toBe(donePath);
    const again = await fetch(back, { redirect: 'manual', headers: { cookie } });
    expect([again.headers.get('location'), again.headers.getSetCookie()]).toEqual([
      failedPath('expired'),
      [expect.stringContaining('Max-Age=0')],
    ]);
  });

  test('if the verifier is not the one of the challenge', async () => {
    const browser = new Browser(site);
    const { location } = await browser.open(beginPath);
    const other = new URL(location);
    other.searchParams.set('code_challenge', 'A'.repeat(43));
    const back = await site.provider.signIn(other.href);
    expect((await browser.open(back.href)).location).toBe(failedPath('expired'));
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, TestProvider['change'], string]>([
    ['of another sign-in (nonce)', (claims) => ({ ...claims, nonce: 'another' }), 'invalid'],
    ['without a nonce', ({ nonce: _, ...claims }) => claims, 'invalid'],
    ['for another client (audience)', (claims) => ({ ...claims, aud: 'another' }), 'invalid'],
    ['for several clients, issued to another', (claims) => ({ ...claims, aud: ['console', 'x'], azp: 'x' }), 'invalid'],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' }), 'invalid'],
    ['without a person', ({ sub: _, ...claims }) => claims, 'invalid'],
    ['that has expired', (claims) => ({ ...claims, iat: now() - 7200, exp: now() - 3600 }), 'clock'],
    ['that has just expired', (claims) => ({ ...claims, exp: now() - 2 }), 'clock'],
    ['that is not valid yet', (claims) => ({ ...claims, nbf: now() + 3600 }), 'clock'],
  ])('with an ID token %s', async (_what, change, code) => {
    site.provider.change = change;
    const browser = new Browser(site);
    expect(await browser.signIn()).toBe(failedPath(code));
    expect(browser.cookie).toBe('');
  });

  test.each(['none', 'foreign'] as const)('with an ID token whose signature is %s', async (signature) => {
    site.provider.signature = signature;
    expect(await new Browser(site).signIn()).toBe(failedPath('invalid'));
  });

  test('if the person refuses; the provider’s text is in the log only', async () => {
    site.provider.person = null;
    expect(await new Browser(site).signIn()).toBe(failedPath('refused'));
    expect(site.lines.join()).toContain('access_denied');
  });

  test('after more than twenty attempts in a minute', async () => {
    const ends = new Set<string>();
    for (let tried = 0; tried < 25; tried++)
      ends.add((await new Browser(site).open(beginPath)).location.split('?')[1] ?? '');
    expect([...ends].filter((end) => end.startsWith('failed'))).toEqual(['failed=too-many']);
  });
});

test('no code, state, verifier or token is in the log', async () => {
  const browser = new Browser(site);
  const back = new URL(await browser.leave());
  const secrets = [back.searchParams.get('code'), back.searchParams.get('state'), browser.cookie.split('=')[1]];
  await browser.open(back.href);
  secrets.push(browser.cookie.split('=')[1]);
  site.provider.change = (claims) => ({ ...claims, aud: 'another' });
  await new Browser(site).signIn();
  expect(site.lines.join()).toContain('a sign-in by the OpenID provider failed');
  for (const secret of secrets) expect(site.lines.join()).not.toContain(secret);
});

describe('while the provider is away', () => {
  test('the registry starts and serves tokens, and people sign in once it is back', async () => {
    site.provider.isAway = true;
    const browser = new Browser(site);
    expect((await browser.open(beginPath)).location).toBe(failedPath('away'));
    expect((await site.registry.call('GET', '/v1/session')).status).toBe(200);
    site.provider.isAway = false;
    expect(await browser.signIn()).toBe(donePath);
  });

  test('a sign-in that was begun fails with the reason; sessions stay', async () => {
    const browser = new Browser(site);
    await browser.signIn();
    const other = new Browser(site);
    const back = await other.leave();
    site.provider.isAway = true;
    expect((await other.open(back)).location).toBe(failedPath('away'));
    expect((await browser.send('GET', '/v1/session')).status).toBe(200);
  });
});

test.each([
  ['/console/pages/maker/results?to=3', '/console/pages/maker/results?to=3'],
  ['https://evil.example/console/', donePath],
  ['//evil.example/console/', donePath],
  ['/\\evil.example/console/', donePath],
  ['/console/../v1/session', donePath],
  ['/console/..//evil.example', donePath],
  ['javascript:alert(1)', donePath],
  ['/v1/audit', donePath],
])('the way back %s leads to %s', async (given, led) => {
  expect(await new Browser(site).signIn(`?return=${encodeURIComponent(given)}`)).toBe(led);
});

test('a failure keeps the way back, for another attempt', async () => {
  site.provider.person = null;
  expect(await new Browser(site).signIn('?return=/console/audit')).toBe(
    `${failedPath('refused')}&return=%2Fconsole%2Faudit`,
  );
});

test('a registry without a provider says so', async () => {
  const none = await startTestRegistry();
  expect(await (await none.call('GET', '/v1/session/provider')).json()).toEqual({ name: null, signOutUrl: null });
  for (const path of [beginPath, callbackPath]) await problemOf(await none.call('GET', path), 404, 'no-provider');
  await none.close();
});
