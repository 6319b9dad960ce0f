import { OpenIdClient } from './client';
import { failureOf } from './failures';
import { providerUrl } from './settings';
import { startTestProvider, type TestProvider } from './testing/provider';

const redirectUri = 'https://site.example/back';
let provider: TestProvider;
let client: OpenIdClient;
beforeEach(async () => {
  provider = await startTestProvider({ id: 'site', redirectUri });
  client = new OpenIdClient();
});
afterEach(() => provider.close());

const settings = () => ({ issuer: provider.issuer, clientId: 'site', scopes: ['openid'] });
const discoveries = () => provider.requests.filter((path) => path.startsWith('/.well-known/')).length;

async function signIn(wanted: readonly string[]) {
  const { url, beginning } = await client.begin(settings(), redirectUri);
  return client.finish(settings(), await provider.signIn(url.href), beginning, wanted);
}

test('metadata are fetched once, and again after a failure', async () => {
  provider.isAway = true;
  const failure = await client.begin(settings(), redirectUri).catch(failureOf);
  expect(failure).toBe('away');
  provider.isAway = false;
  await signIn([]);
  await signIn([]);
  expect(discoveries()).toBe(1);
});

test('the provider is asked for claims only if the ID token lacks one', async () => {
  provider.person = { sub: 'u1', email: 'ann@example.com' };
  provider.info = { groups: ['staff'] };
  expect((await signIn(['email'])).claims).not.toHaveProperty('groups');
  expect(provider.requests).not.toContain('/userinfo');
  expect((await signIn(['email', 'groups'])).claims).toMatchObject({ email: 'ann@example.com', groups: ['staff'] });
});

test('a statement names the person, its end, and the provider’s sign-out', async () => {
  const { issuer, subject, endsAt, signOutUrl } = await signIn([]);
  expect({ issuer, subject, signOutUrl }).toEqual({
    ...{ issuer: provider.issuer, subject: 'u1', signOutUrl: `${provider.issuer}/end?client_id=site` },
  });
  expect(Math.abs(endsAt - Date.now() - 3_600_000)).toBeLessThan(60_000);
});

test('a provider at another address than its issuer is not this one', async () => {
  const elsewhere = { ...settings(), issuer: provider.issuer.replace('127.0.0.1', 'localhost') };
  expect(await client.begin(elsewhere, redirectUri).catch(failureOf)).toBe('misconfigured');
});

test.each([
  ['https://id.example/realms/cars', true],
  ['http://127.0.0.1:5556/dex', true],
  ['http://localhost:5556', true],
  ['http://[::1]:5556', true],
  ['http://id.example', false],
  ['http://localhost.example', false],
  ['ftp://id.example', false],
  ['id.example', false],
])('%s is an address of a provider: %s', (url, isOne) => {
  expect(providerUrl.safeParse(url).success).toBe(isOne);
});
