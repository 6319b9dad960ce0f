import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as openid from 'openid-client';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, emailsIn, password, signedIn, tokenFor } from '../testing/people';
import { type FakeProvider, startFakeProvider } from '../testing/provider';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const folder = useFolder();
const email = 'ann@example.com';
const site = 'http://cars.example';
const issuer = `${site}/account-api/oidc`;
const desk = { id: 'dealer-desk', secret: 'd'.repeat(40), redirectUris: ['https://desk.example/signed-in'] };
const app = { id: 'phone-app', redirectUris: ['https://app.example/signed-in'] };
let marketplace: FakeMarketplace;
let server: TestServer;
let example: FakeProvider;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  marketplace = await startFakeMarketplace();
  example = await startFakeProvider(`${site}/account-api/openid/example/callback`);
  server = await startTestServer(folder(), marketplace.url, undefined, {
    openid: { providers: [example.settings], clients: [desk, app] },
    log: (line) => lines.push(line),
  });
});
afterEach(async () => {
  await server.close();
  await example.close();
  marketplace.close();
});

const visitor = (browser: Browser) => browser.json('/account-api/visitor');
const ann = { signedIn: true, name: 'Ann', email, verified: true, savedSearches: 0 };
const stranger = { signedIn: false, savedSearches: 0 };
/** Returns the URL to which a page redirects by itself. */
const onward = async (answer: Response) =>
  (/content="0; url=([^"]+)"/.exec(await answer.text())?.[1] ?? '').replaceAll('&amp;', '&');
const within = (address: string) => address.replace(site, '');
const locationOf = (answer: Response | null) => answer?.headers.get('location') ?? '';

/** Sends a request as another team's program does, to the site's public address. */
const asked = (url: string, init: object) =>
  fetch(url.replace(site, server.url), {
    ...init,
    headers: {
      ...(init as { headers?: object }).headers,
      'X-Forwarded-Host': 'cars.example',
      'X-Forwarded-Proto': 'http',
    },
  });
const clientOf = ({ id, secret }: { id: string; secret?: string }) =>
  openid.discovery(
    new URL(issuer),
    id,
    undefined,
    secret === undefined ? openid.None() : openid.ClientSecretBasic(secret),
    {
      execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
      [openid.customFetch]: asked as openid.CustomFetch,
    },
  );

const verifier = 'v'.repeat(43);
async function request(
  client: openid.Configuration,
  more: Record<string, string> = {},
  redirectUri = desk.redirectUris[0]!,
) {
  return within(
    openid.buildAuthorizationUrl(client, {
      ...{ redirect_uri: redirectUri, scope: 'openid email profile', state: 'st', nonce: 'no' },
      ...{ code_challenge: await openid.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      ...more,
    }).href,
  );
}
const checks = { expectedState: 'st', expectedNonce: 'no', pkceCodeVerifier: verifier };

describe('the accounts are an OpenID provider', () => {
  test('other teams’ sites sign people in with it: a person with a session sees no form, and the site gets a signed token', async () => {
    const browser = await signedIn(server, folder());
    for (const one of [desk, app]) {
      const client = await clientOf(one);
      const back = locationOf(await browser.goTo(await request(client, {}, one.redirectUris[0])));
      expect(back).toContain(one.redirectUris[0]);
      const tokens = await openid.authorizationCodeGrant(client, new URL(back), checks);
      const claims = tokens.claims();
      expect(claims).toMatchObject({ iss: issuer, aud: one.id, sub: expect.stringMatching(/^[\w-]{36}$/) });
      const info = await openid.fetchUserInfo(client, tokens.access_token, claims!.sub);
      expect(info).toMatchObject({ sub: claims!.sub, email, email_verified: true, name: 'Ann' });
      expect(tokens.refresh_token).toBeUndefined();
      // A code is valid once; using it again ends the tokens that were issued for it.
      await expect(openid.authorizationCodeGrant(client, new URL(back), checks)).rejects.toThrow();
      await expect(openid.fetchUserInfo(client, tokens.access_token, claims!.sub)).rejects.toThrow();
    }
  });

  test('R13 a person without a session signs in on the site’s page, and a page leads them on, because redirects of forms stay on the site', async () => {
    await signedIn(server, folder());
    const browser = new Browser(server.url);
    const client = await clientOf(desk);
    const page = new URL(locationOf(await browser.goTo(await request(client))), site);
    expect(page.pathname).toBe('/account/sign-in');
    const refUrl = page.searchParams.get('refUrl')!;
    const { last } = await browser.follow('/account-api/sign-in', { emailAddress: email, password, refUrl });
    const on = await onward(last!.status === 200 ? last! : await browser.goTo(refUrl));
    const back = locationOf(await browser.goTo(within(on)));
    const tokens = await openid.authorizationCodeGrant(client, new URL(back), checks);
    expect(tokens.claims()).toMatchObject({ aud: desk.id });
    expect(await visitor(browser)).toEqual(ann);
  });

  test('shows no form if a site requests none, and shows it again if a site requests that', async () => {
    const client = await clientOf(desk);
    const silent = await new Browser(server.url).goTo(await request(client, { prompt: 'none' }));
    expect(new URL(locationOf(silent)).searchParams.get('error')).toBe('login_required');
    const browser = await signedIn(server, folder());
    const again = locationOf(await browser.goTo(await request(client, { prompt: 'login' })));
    expect([new URL(again, site).pathname, await visitor(browser)]).toEqual(['/account/sign-in', stranger]);
  });

  test.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['for another flow', { response_type: 'token' }, 'unsupported_response_type'],
  ])('%s it issues no code', async (_, more, error) => {
    const browser = await signedIn(server, folder());
    const path = await request(await clientOf(desk), more);
    expect(locationOf(await browser.goTo(path))).toContain(`error=${error}`);
  });

  test('its discovery document lists the available endpoints only', async () => {
    const answer = await asked(`${issuer}/.well-known/openid-configuration`, {});
    const document = (await answer.json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      ...{ response_types_supported: ['code'], grant_types_supported: ['authorization_code'] },
      ...{ code_challenge_methods_supported: ['S256'], scopes_supported: ['openid', 'email', 'profile'] },
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
    });
    const endpoints = Object.entries(document).filter(([name]) => name.endsWith('_endpoint'));
    expect(Object.fromEntries(endpoints)).toEqual({
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
    });
  });

  test('redirects only to registered addresses, and grants nothing to a client without secret or verifier', async () => {
    const browser = await signedIn(server, folder());
    const client = await clientOf(desk);
    const forged = await browser.goTo(await request(client, {}, 'https://evil.example/'));
    expect([forged.status, locationOf(forged)]).toEqual([400, '']);
    const unknown = await browser.goTo((await request(client)).replace('dealer-desk', 'nobody'));
    expect([unknown.status, locationOf(unknown)]).toEqual([400, '']);
    const code = async () => new URL(locationOf(await browser.goTo(await request(client))));
    const wrongVerifier = { ...checks, pkceCodeVerifier: 'w'.repeat(43) };
    await expect(openid.authorizationCodeGrant(client, await code(), wrongVerifier)).rejects.toThrow();
    const thief = await clientOf({ ...desk, secret: 'x'.repeat(40) });
    await expect(openid.authorizationCodeGrant(thief, await code(), checks)).rejects.toThrow();
  });

  test('signing out everywhere ends its grants and tokens', async () => {
    const browser = await signedIn(server, folder());
    const client = await clientOf(desk);
    const tokens = await openid.authorizationCodeGrant(
      client,
      new URL(locationOf(await browser.goTo(await request(client)))),
      checks,
    );
    expect(await browser.json('/account-api/mine/export')).toMatchObject({
      otherSites: expect.arrayContaining([expect.objectContaining({ site: 'dealer-desk' })]),
    });
    await browser.send('/account-api/sign-out', { everywhere: 'on' });
    await expect(openid.fetchUserInfo(client, tokens.access_token, tokens.claims()!.sub)).rejects.toThrow();
  });

  test('section 7: a client with a person’s ID token gets their saved searches, as long as the token is valid', async () => {
    const browser = await signedIn(server, folder());
    await browser.send('/account-api/search', { searchString: 'makeCode=TOYOTA' });
    const client = await clientOf(desk);
    const back = locationOf(await browser.goTo(await request(client)));
    const { id_token: token = '' } = await openid.authorizationCodeGrant(client, new URL(back), checks);
    const searches = async (idtoken?: string) => {
      const answer = await asked(`${site}/account-api/searchbookmarks`, {
        headers: idtoken === undefined ? {} : { idtoken },
      });
      const { type, myAtcSearchViewBeans = [] } = (await answer.json()) as {
        type?: string;
        myAtcSearchViewBeans?: { searchResultsURL: string }[];
      };
      return type ?? myAtcSearchViewBeans.map(({ searchResultsURL }) => searchResultsURL);
    };
    expect(await searches(token)).toEqual([expect.stringContaining('toyota')]);
    const [head, , signature] = token.split('.');
    const claims = JSON.stringify({ iss: issuer, aud: desk.id, sub: 'somebody', exp: 4_000_000_000 });
    const forged = [head, Buffer.from(claims).toString('base64url'), signature].join('.');
    for (const bad of [forged, 'no-token', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`])
      expect(await searches(bad)).toBe('accounts/bad-id-token');
    expect(await searches()).toBe('accounts/sign-in-first');
    await browser.send('/account-api/sign-out', { everywhere: 'on' });
    expect(await searches(token)).toBe('accounts/bad-id-token');
  });

  test('its keys are created once, readable by their owner alone; the published keys have no private part', async () => {
    const path = join(folder(), 'accounts/own-keys.json');
    const start = () =>
      startTestServer(folder(), marketplace.url, undefined, { openid: { clients: [desk], keys: path } });
    await server.close();
    server = await start();
    const { jwks_uri = '' } = (await clientOf(desk)).serverMetadata();
    const keys = async () => JSON.stringify(await (await asked(jwks_uri, {})).json());
    const before = await keys();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(before).not.toMatch(/"(d|p|q)":/);
    await server.close();
    server = await start();
    expect(await keys()).toBe(before);
  });
});

describe('the site signs people in as a client of its own provider', () => {
  const begun = async (browser: Browser) => {
    const answer = await browser.send('/account-api/sign-in', {
      emailAddress: email,
      password,
      refUrl: '/cars-for-sale/all/bmw',
    });
    const { next } = (await answer.json()) as { next: string };
    return next;
  };

  test('R13 by code, PKCE, state and nonce; the session begins at the callback, after two redirects', async () => {
    await signedIn(server, folder());
    const browser = new Browser(server.url);
    const next = await begun(browser);
    const query = new URL(next, site).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ client_id: 'forecourt', response_type: 'code', code_challenge_method: 'S256' },
      ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await visitor(browser)).toEqual(stranger);
    const back = locationOf(await browser.send(next));
    expect(within(back)).toMatch(/^\/account-api\/openid\/forecourt\/callback\?code=/);
    const last = await browser.send(within(back));
    expect([last.status, locationOf(last)]).toEqual([302, '/cars-for-sale/all/bmw']);
    expect(await visitor(browser)).toEqual(ann);
    expect(browser.cookies.has('fc_flow')).toBe(false);
  });

  test.each<[string, (back: string, browser: Browser) => [string, Browser]]>([
    ['another browser', (back) => [back, new Browser(server.url)]],
    ['another state', (back, browser) => [back.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`), browser]],
    ['another code', (back, browser) => [back.replace(/code=[^&]+/, `code=${'A'.repeat(43)}`), browser]],
    ['another issuer', (back, browser) => [back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'), browser]],
  ])('a callback with %s signs nobody in', async (_, forge) => {
    await signedIn(server, folder());
    const browser = new Browser(server.url);
    const back = within(locationOf(await browser.send(await begun(browser))));
    const [path, who] = forge(back, browser);
    expect(locationOf(await who.send(path))).toMatch(/^\/account\/sign-in\?outcome=(begin-again|not-signed-in)/);
    expect([await visitor(browser), await visitor(who)]).toEqual([stranger, stranger]);
  });

  test('no sign-in works twice, or begins in one browser and is proved in another', async () => {
    await signedIn(server, folder());
    const browser = new Browser(server.url);
    const next = await begun(browser);
    expect(locationOf(await new Browser(server.url).goTo(next))).toContain('/account/sign-in');
    const back = within(locationOf(await browser.send(next)));
    await browser.send(back);
    await browser.send('/account-api/sign-out', {});
    expect(locationOf(await browser.send(back))).toContain('outcome=begin-again');
    expect(locationOf(await browser.goTo(next))).toContain('/account/sign-in');
    expect(await visitor(browser)).toEqual(stranger);
  });

  test('no line of the log has its codes, states or tokens', async () => {
    await signedIn(server, folder());
    const browser = new Browser(server.url);
    const next = await begun(browser);
    const back = new URL(locationOf(await browser.send(next)));
    await browser.send(within(back.href));
    for (const secret of [
      back.searchParams.get('code'),
      back.searchParams.get('state'),
      browser.cookies.get('fc_session'),
    ])
      expect(lines.join()).not.toContain(secret);
  });
});

describe('another provider', () => {
  /** Signs in at the provider and comes back. @returns the path where it ends */
  async function through(
    browser: Browser,
    path = '/account-api/openid/example?refUrl=/cars-for-sale/all/bmw',
  ): Promise<string> {
    const there = await onward(await browser.send(path));
    const back = await example.signIn(there);
    return locationOf(await browser.goTo(within(back.href)));
  }

  test('that is configured is offered, and creates an account for a verified address without one', async () => {
    example.claims = { sub: 'u1', email, email_verified: true, name: 'Ann' };
    const browser = new Browser(server.url);
    expect(await browser.json('/account-api/ways')).toEqual({ providers: [{ name: 'example', title: 'Example' }] });
    expect(await through(browser)).toBe('/cars-for-sale/all/bmw');
    expect(await visitor(browser)).toEqual({ ...ann, connected: ['example'] });
    const again = new Browser(server.url);
    await through(again);
    expect(await visitor(again)).toEqual({ ...ann, connected: [example.settings.name] });
    expect(JSON.stringify(await again.json('/account-api/mine/export'))).toContain(example.settings.issuer);
  });

  test('gives access to no account by an address alone, verified or not; its signed-in owner connects both', async () => {
    const owner = await signedIn(server, folder());
    for (const isVerified of [true, false]) {
      example.claims = { sub: 'u1', email, email_verified: isVerified };
      const browser = new Browser(server.url);
      expect(await through(browser)).toContain(`outcome=${isVerified ? 'sign-in-first' : 'email-sent'}`);
      expect(await visitor(browser)).toEqual(stranger);
    }
    const { next } = (await (
      await owner.send('/account-api/connect', { provider: 'example', currentPassword: password })
    ).json()) as {
      next: string;
    };
    await through(owner, next);
    await eventually(() => expect(emailsIn(folder()).join()).toContain('Subject: A way to sign in was added'));
    const browser = new Browser(server.url);
    await through(browser);
    expect(await visitor(browser)).toEqual({ ...ann, connected: ['example'] });

    const disconnect = { provider: 'example', action: 'disconnect', currentPassword: password };
    expect((await browser.send('/account-api/connect', disconnect)).status).toBe(200);
    expect(await visitor(browser)).toEqual(ann);
    example.claims = { sub: 'u1', email, email_verified: true };
    expect(await through(new Browser(server.url))).toContain('outcome=sign-in-first');
  });

  test('stays connected if it is the only way to sign in to the account', async () => {
    example.claims = { sub: 'u9', email: 'zoe@example.com', email_verified: true };
    const browser = new Browser(server.url);
    await through(browser);
    const refused = await browser.send('/account-api/connect', { provider: 'example', action: 'disconnect' });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ type: 'accounts/last-way' }),
    ]);
    expect(await visitor(browser)).toMatchObject({ connected: ['example'] });
  });

  test('connects no account without its owner’s proof: not by a link, not in another browser, not a second time', async () => {
    const owner = await signedIn(server, folder());
    example.claims = { sub: 'evil', email: 'evil@example.com', email_verified: true };
    await through(owner);
    expect(await visitor(owner)).toMatchObject({ email: 'evil@example.com' });
    const ownerAgain = new Browser(server.url);
    await ownerAgain.follow('/account-api/sign-in', { emailAddress: email, password });
    const { next } = (await (
      await ownerAgain.send('/account-api/connect', { provider: 'example', currentPassword: password })
    ).json()) as {
      next: string;
    };
    expect(await through(ownerAgain, next)).toContain('outcome=taken');
    expect((await new Browser(server.url).send('/account-api/connect', { provider: 'example' })).status).toBe(401);
  });

  test('that does not vouch for an address is no proof of it: an email is the proof, and the answer is the same for a known address', async () => {
    example.claims = { sub: 'u2', email: 'bob@example.com', email_verified: false, name: 'Bob' };
    const browser = new Browser(server.url);
    expect(await through(browser)).toContain('outcome=email-sent');
    expect(await visitor(browser)).toEqual(stranger);
    const token = await tokenFor(folder(), 'bob@example.com', '/account/verify');
    await browser.follow('/account-api/verify', { token });
    expect(await visitor(browser)).toMatchObject({ email: 'bob@example.com', verified: true });
    const again = new Browser(server.url);
    await through(again);
    expect(await visitor(again)).toMatchObject({ email: 'bob@example.com' });
    expect(emailsIn(folder())).toHaveLength(1);
  });

  test.each([
    ['names no address', { sub: 'u3' }, 'no-address'],
    ['signs nobody in', null, 'not-signed-in'],
  ])('that %s gives nobody a session', async (_, claims, outcome) => {
    example.claims = claims;
    const browser = new Browser(server.url);
    const there = await onward(await browser.send('/account-api/openid/example'));
    const state = new URL(there).searchParams.get('state');
    const back =
      claims === null
        ? `/account-api/openid/example/callback?error=access_denied&state=${state}`
        : within((await example.signIn(there)).href);
    expect(locationOf(await browser.send(back))).toContain(`outcome=${outcome}`);
    expect(await visitor(browser)).toEqual(stranger);
  });

  test('that is down is reported, and the site works without it', async () => {
    await example.close();
    expect(locationOf(await new Browser(server.url).send('/account-api/openid/example'))).toContain(
      'outcome=not-signed-in',
    );
    expect(await visitor(await signedIn(server, folder()))).toEqual(ann);
    example = await startFakeProvider(`${site}/x`);
  });

  test('that is not configured is not found', async () => {
    await server.problem('/account-api/openid/nobody', 404);
    await server.problem('/account-api/openid/forecourt', 404);
  });
});
