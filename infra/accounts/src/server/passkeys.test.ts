import { Authenticator } from '../testing/authenticator';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, emailsIn, password, signedIn } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const folder = useFolder();
const origin = 'http://cars.example';
let marketplace: FakeMarketplace;
let server: TestServer;
let now = Date.now();
beforeEach(async () => {
  now = Date.now();
  marketplace = await startFakeMarketplace();
  server = await startTestServer(folder(), marketplace.url, undefined, { now: () => now });
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

const visitor = (browser: Browser) => browser.json('/account-api/visitor');
const passkeysOf = async (browser: Browser) =>
  ((await browser.json('/account-api/mine/passkeys')) as { passkeys: { id: string; name: string; site: string }[] })
    .passkeys;
const challengeFor = async (browser: Browser, path: string) =>
  ((await (await browser.send(`/account-api/${path}`, { currentPassword: password })).json()) as { challenge: string })
    .challenge;
const add = async (browser: Browser, device: Authenticator) =>
  browser.send('/account-api/passkeys/add', {
    name: 'My phone',
    response: device.make(await challengeFor(browser, 'passkeys/options')),
  });
const enter = async (browser: Browser, device: Authenticator) =>
  (
    await browser.follow('/account-api/passkey-sign-in', {
      response: device.use(await challengeFor(browser, 'passkey-options')),
      refUrl: '/cars-for-sale/all/bmw',
    })
  ).answer.status;

test('R13 a passkey is created by a signed-in person, reported by email, and signs in without a password', async () => {
  const owner = await signedIn(server, folder());
  const device = new Authenticator(origin);
  expect((await add(owner, device)).status).toBe(201);
  expect(await passkeysOf(owner)).toMatchObject([{ name: 'My phone', site: 'cars.example' }]);
  await eventually(() => expect(emailsIn(folder()).join()).toContain('A passkey was added'));
  const browser = new Browser(server.url);
  expect(await enter(browser, device)).toBe(200);
  expect(await visitor(browser)).toMatchObject({ signedIn: true, email: 'ann@example.com' });
});

test('a challenge is valid once, for ten minutes, in the browser that requested it', async () => {
  const owner = await signedIn(server, folder());
  const device = new Authenticator(origin);
  await add(owner, device);
  const browser = new Browser(server.url);
  const challenge = await challengeFor(browser, 'passkey-options');
  const send = (who: Browser) => who.send('/account-api/passkey-sign-in', { response: device.use(challenge) });
  expect((await send(new Browser(server.url))).status).toBe(403);
  expect((await send(browser)).status).toBe(200);
  expect((await send(browser)).status).toBe(403);
  const late = device.use(await challengeFor(browser, 'passkey-options'));
  now += 10 * 60_000 + 1;
  expect((await browser.send('/account-api/passkey-sign-in', { response: late })).status).toBe(403);
  const own = device.use('A'.repeat(43));
  expect((await browser.send('/account-api/passkey-sign-in', { response: own })).status).toBe(403);
});

test('a passkey works for the host that it was created for, on that host’s pages, and never with an older count', async () => {
  const owner = await signedIn(server, folder());
  const device = new Authenticator(origin);
  await add(owner, device);
  for (const forged of [
    new Authenticator('http://evil.example', 'cars.example'),
    new Authenticator(origin, 'evil.example'),
  ]) {
    Object.assign(forged, { id: device.id, keys: Reflect.get(device, 'keys') });
    expect(await enter(new Browser(server.url), forged)).toBe(403);
  }
  expect((await add(owner, new Authenticator('http://evil.example', 'cars.example'))).status).toBe(403);
  const thief = Object.assign(new Authenticator(origin), { id: device.id });
  expect(await enter(new Browser(server.url), thief)).toBe(403);
  const elsewhere = new Browser(server.url, { 'X-Forwarded-Host': 'other.example' });
  expect(await enter(elsewhere, device)).toBe(403);
  expect(await enter(new Browser(server.url), device)).toBe(200);
  device.counter = 0;
  expect(await enter(new Browser(server.url), device)).toBe(403);
});

test('a passkey is renamed and removed by its owner alone, and is deleted with the account', async () => {
  const owner = await signedIn(server, folder());
  const other = await signedIn(server, folder(), 'bob@example.com');
  const device = new Authenticator(origin);
  await add(owner, device);
  const change = (who: Browser, action: string) =>
    who.send('/account-api/passkeys', { id: device.id, action, name: 'Old phone', currentPassword: password });
  expect((await change(other, 'remove')).status).toBe(404);
  expect((await change(new Browser(server.url), 'remove')).status).toBe(401);
  await change(owner, 'rename');
  expect(JSON.stringify(await owner.json('/account-api/mine/export'))).toContain('Old phone');
  await owner.send('/account-api/mine/delete', { confirm: 'on', password });
  expect(await enter(new Browser(server.url), device)).toBe(403);
  const again = await signedIn(server, folder(), 'cid@example.com');
  const second = new Authenticator(origin);
  await add(again, second);
  await again.send('/account-api/passkeys', { id: second.id, action: 'remove', currentPassword: password });
  expect([await passkeysOf(again), await enter(new Browser(server.url), second)]).toEqual([[], 403]);
});

test('a person who is not signed in cannot create a passkey', async () => {
  expect((await new Browser(server.url).send('/account-api/passkeys/options', {})).status).toBe(401);
  const device = new Authenticator(origin);
  const browser = new Browser(server.url);
  const response = device.make(await challengeFor(browser, 'passkey-options'));
  expect((await browser.send('/account-api/passkeys/add', { response })).status).toBe(401);
});
