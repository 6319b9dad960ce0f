import { brandById } from '@forecourt/brands';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import {
  ada,
  Browser,
  donePath,
  failedPath,
  type OpenIdRegistry,
  startOpenIdRegistry,
} from '../testing/openid-registry';
import { problemOf } from '../testing/problem';

let site: OpenIdRegistry;
beforeEach(async () => {
  site = await startOpenIdRegistry();
});
afterEach(() => site.close());

describe('groups', () => {
  const promote = (browser: Browser, brand: string) =>
    browser.send('POST', `/v1/channels/${brand}/mfe-sample`, { version: '1.1.0' });
  const setFlag = (browser: Browser, brand: string) =>
    browser.send('PATCH', `/v1/flags/${brand}`, { values: { ads: false } });
  beforeEach(async () => {
    await site.registry.publish('mfe-sample', '1.0.0');
    await site.registry.publish('mfe-sample', '1.1.0');
    await site.registry.promote('*', 'mfe-sample', '1.0.0');
  });
  const signedIn = async (groups: unknown, more: object = {}) => {
    site.provider.person = { ...ada, groups, ...more };
    const browser = new Browser(site);
    expect(await browser.signIn()).toBe(donePath);
    return browser;
  };

  test.each([
    ['several groups', ['release', 'pages'], [200, 403, 200, 200, 403]],
    ['one', ['release'], [200, 403, 403, 403, 403]],
    ['one as text', 'pages', [403, 403, 200, 200, 403]],
    ['one that may only read', ['readers', 'unknown'], [403, 403, 403, 403, 403]],
    ['admins', ['admins'], [200, 200, 200, 200, 200]],
  ])('%s give their rights, each on its own brands', async (_what, groups, expected) => {
    const browser = await signedIn(groups);
    expect([
      (await promote(browser, 'maker')).status,
      (await promote(browser, 'research')).status,
      (await setFlag(browser, 'maker')).status,
      (await setFlag(browser, 'research')).status,
      (await browser.send('GET', '/v1/tokens')).status,
    ]).toEqual(expected);
  });

  test.each([[[]], [['unknown']], [undefined], [7], [{ release: true }]])(
    'nobody is signed in with the groups %j',
    async (groups) => {
      site.provider.person = { ...ada, groups };
      const browser = new Browser(site);
      expect(await browser.signIn()).toBe(failedPath('no-rights'));
      expect(browser.cookie).toBe('');
    },
  );

  test('are asked of the provider if the ID token has none', async () => {
    site.provider.info = { groups: ['pages'] };
    const browser = await signedIn(undefined);
    expect((await setFlag(browser, 'maker')).status).toBe(200);
    expect(site.provider.requests).toContain('/userinfo');
  });

  test('a refusal names the person and who decides', async () => {
    const { detail } = await problemOf(await promote(await signedIn(['release']), 'research'), 403, 'token-scope');
    expect(detail).toBe(
      'The session of ada@example.com is for maker, not for research. Their groups at the OpenID provider decide that: ask who runs the registry.',
    );
  });

  test('a write from another origin is refused', async () => {
    const browser = await signedIn(['release']);
    const from = 'http://evil.example';
    const answer = await browser.send('POST', '/v1/channels/maker/mfe-sample', { version: '1.1.0' }, from);
    await problemOf(answer, 403, 'foreign-origin');
  });

  test('the audit log names the person and the provider’s identifier', async () => {
    expect((await promote(await signedIn(['release']), 'maker')).status).toBe(200);
    const { entries } = await (await site.registry.call('GET', '/v1/audit?limit=1&person=ada@example.com')).json();
    expect(entries).toMatchObject([{ who: 'openid:u1', person: 'ada@example.com', action: 'promote' }]);
  });

  test.each([
    ['a verified address', {}, 'ada@example.com'],
    ['an address whose verification the provider does not mention', { email_verified: undefined }, 'ada@example.com'],
    ['an address that is verified, as text', { email_verified: 'true' }, 'ada@example.com'],
    ['an address that is not verified', { email_verified: false, preferred_username: 'grace' }, 'u1'],
    ['no address', { email: undefined }, 'u1'],
    ['an address with what nobody sees', { email: 'a\u202eda@example.com' }, 'u1'],
  ])('the person of %s', async (_what, claims, person) => {
    const browser = await signedIn(['release'], claims);
    expect(await (await browser.send('GET', '/v1/session')).json()).toMatchObject({ person });
  });
});

test('nobody approves what they have published, by session or by a token of theirs', async () => {
  const layout = {
    arrangement: 'stacked',
    slots: [{ slot: 'panel', remote: 'mfe-sample', fragment: 'panel', region: 'main' }],
  };
  const careful = {
    ...brandById('research'),
    ...{ id: 'careful', hosts: ['careful.localhost'], needsApproval: true, layouts: { results: layout } },
  };
  await site.registry.publish('mfe-sample', '1.0.0');
  await site.registry.promote('*', 'mfe-sample', '1.0.0');
  const added = await site.registry.call('PUT', '/v1/brands/careful', { brand: careful, from: 'research' });
  expect(added.status).toBe(200);
  const wanted = { may: ['approve', 'publish'], remotes: ['mfe-sample'], brands: '*', expiresAt: null };
  const body = { name: 'laptop', person: 'ada@example.com', ...wanted };
  const { secret } = await (await site.registry.call('POST', '/v1/tokens', body)).json();
  const laptop = { authorization: `Bearer ${secret}` };
  const upload = publishBody(sampleUpload('mfe-sample', '1.1.0'));
  expect((await site.registry.call('PUT', '/v1/remotes/mfe-sample/1.1.0', upload, laptop)).status).toBe(201);

  const path = '/v1/channels/careful/mfe-sample/approve';
  const version = { version: '1.1.0' };
  const approveAs = async (person: object) => {
    site.provider.person = { ...ada, groups: ['admins'], ...person };
    const browser = new Browser(site);
    await browser.signIn();
    return browser.send('POST', path, version);
  };
  await problemOf(await approveAs({}), 403, 'second-person');
  await problemOf(await site.registry.call('POST', path, version, laptop), 403, 'second-person');
  expect((await approveAs({ sub: 'u2', email: 'grace@example.com' })).status).toBe(200);
  const { entries } = await (await site.registry.call('GET', '/v1/audit?limit=1')).json();
  expect(entries).toMatchObject([{ action: 'approve', who: 'openid:u2', person: 'grace@example.com' }]);
});

describe('a session of a person', () => {
  test('ends with the provider’s statement, and after twelve hours at the latest', async () => {
    const endOf = async (seconds: number) => {
      site.provider.change = (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds });
      const browser = new Browser(site);
      await browser.signIn();
      const { expiresAt } = await (await browser.send('GET', '/v1/session')).json();
      return Math.round((Date.parse(expiresAt) - Date.now()) / 60_000);
    };
    expect([await endOf(1800), await endOf(100_000)]).toEqual([30, 720]);
  });

  test('is ended by signing out; the provider’s own session ends elsewhere', async () => {
    const asked = async () => (await new Browser(site).send('GET', '/v1/session/provider')).json();
    expect(await asked()).toEqual({ name: 'Example', signOutUrl: null });
    const browser = new Browser(site);
    await browser.signIn();
    expect((await browser.send('DELETE', '/v1/session')).status).toBe(204);
    await problemOf(await browser.send('GET', '/v1/session'), 401, 'session-ended');
    expect(await asked()).toEqual({ name: 'Example', signOutUrl: `${site.provider.issuer}/end?client_id=console` });
  });

  test('makes links that end with it', async () => {
    site.provider.change = (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) + 60 });
    const browser = new Browser(site);
    await browser.signIn();
    const made = await (await browser.send('POST', '/v1/session/links')).json();
    expect(Date.parse(made.expiresAt)).toBeLessThanOrEqual(Date.now() + 60_000);
    const link = String(made.path).split('#')[1];
    const begun = await (await new Browser(site).send('POST', '/v1/session', { link })).json();
    expect(begun).toMatchObject({ who: 'openid:u1', person: 'ada@example.com' });
    expect(Date.parse(begun.expiresAt)).toBeLessThanOrEqual(Date.now() + 60_000);
  });
});
