import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, emailsIn, password, signedIn } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const folder = useFolder();
const email = 'ann@example.com';
const minute = 60_000;
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

const from = (network: string) => new Browser(server.url, { 'X-Forwarded-For': network });
const signIn = async (browser: Browser, word: string) =>
  (await browser.send('/account-api/sign-in', { emailAddress: email, password: word })).status;
const forgot = async (browser: Browser) =>
  (await browser.send('/account-api/forgot-password', { emailAddress: email })).status;
const resets = () => emailsIn(folder()).filter((letter) => letter.includes('/account/reset-password')).length;
/** Counts how often each status occurs. */
const counted = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

test('a client that guesses an account’s password from one network is refused, while its owner signs in from anywhere else', async () => {
  await signedIn(server, folder());
  const statuses: number[] = [];
  for (let passed = 0; passed < 30; passed += 1, now += minute) {
    for (let guess = 0; guess < 3; guess += 1) statuses.push(await signIn(from('203.0.113.7'), `wrong guess ${guess}`));
  }
  expect(counted(statuses)).toEqual({ 403: 20, 429: 70 });
  expect(await signIn(from('198.51.100.1'), password)).toBe(200);
});

test('from however many networks, a hundred guesses an hour are accepted, and the owner’s own browser always signs in', async () => {
  const own = await signedIn(server, folder());
  const guesses = Array.from({ length: 30 }, (_, number) => `203.0.113.${number}`);
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1)
    statuses.push(...(await Promise.all(guesses.map((network) => signIn(from(network), 'a wrong guess')))));
  expect(counted(statuses)).toEqual({ 403: 100, 429: 50 });
  expect(await signIn(from('198.51.100.1'), password)).toBe(429);
  expect(await signIn(own, password)).toBe(200);
  now += 60 * minute;
  expect(await signIn(from('198.51.100.1'), password)).toBe(200);
});

test('a browser that only another account knows counts as a stranger’s', async () => {
  await signedIn(server, folder());
  const bob = await signedIn(server, folder(), 'bob@example.com');
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) statuses.push(await signIn(bob, 'a wrong guess'));
  expect(counted(statuses)).toEqual({ 403: 10, 429: 2 });
});

test('requests for new passwords in a person’s name keep the link from that person only in the network of the requests', async () => {
  const own = await signedIn(server, folder());
  const asks = [];
  for (let ask = 0; ask < 8; ask += 1) asks.push(await forgot(from('203.0.113.7')));
  expect(counted(asks)).toEqual({ 200: 5, 429: 3 });
  expect(await forgot(from('198.51.100.1'))).toBe(200);
  await eventually(() => expect(resets()).toBe(6));
  const many = await Promise.all(Array.from({ length: 20 }, (_, number) => forgot(from(`192.0.2.${number}`))));
  expect(counted(many)).toEqual({ 200: 20 });
  expect(await forgot(own)).toBe(200);
  await eventually(() => expect(resets()).toBe(27));
});
