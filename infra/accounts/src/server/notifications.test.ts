import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { queueNotification } from '../push/browsers';
import { openTestDatabase } from '../testing/database';
import { useFolder } from '../testing/folder';
import { Browser, password, tokenFor } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';
import { visitorOf } from '../testing/visitor';

const folder = useFolder();
/** Ten in the evening in Chicago. */
const evening = Date.parse('2026-11-22T22:10:00-06:00');
let marketplace: FakeMarketplace;
let server: TestServer;
let db: Kysely<Database>;
beforeEach(async () => {
  marketplace = await startFakeMarketplace();
  server = await startTestServer(folder(), marketplace.url, undefined, { now: () => evening });
  db = await openTestDatabase(folder());
});
afterEach(async () => {
  await db.destroy();
  await server.close();
  marketplace.close();
});

type Visitor = ReturnType<typeof visitorOf>;
const path = '/account-api/notifications';
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const browsersOf = async (visitor: Visitor) =>
  (await visitor.read<{ browsers: { id: number }[] }>('/account-api/mine/notifications')).browsers;
/** A browser in Chicago that has switched notifications on. */
async function switchedOn(): Promise<Visitor> {
  const visitor = visitorOf(server.url);
  const stored = await visitor.post('/cars-for-sale/consumer-device/browser', {
    ...{ brand: 'research', pixall_id: '', timeZone: 'America/Chicago' },
    browser_token: { endpoint, keys: { p256dh: 'abc', auth: 'abc' } },
  });
  expect(stored.status).toBe(201);
  return visitor;
}

test('R65 an owner sees each browser with notifications and its quiet hours, and can switch it off', async () => {
  const ann = await switchedOn();
  const [browser] = await browsersOf(ann);
  expect(browser).toEqual({
    ...{ id: 1, endpoint, browser: 'Firefox', since: 'Nov 22, 2026' },
    ...{ timeZone: 'America/Chicago', quietFrom: 21, quietTo: 8 },
  });
  const off = await ann.post(path, { id: '1', action: 'off' });
  expect([off.status, await off.json()]).toEqual([
    200,
    { status: 'SUCCESS', title: 'Notifications', message: 'Notifications are off for this browser.' },
  ]);
  expect(await browsersOf(ann)).toEqual([]);
  expect((await ann.post(path, { id: '1', action: 'off' })).status).toBe(404);
});

test('R65 changed quiet hours apply to queued messages, too; from an hour until the same hour means none', async () => {
  const ann = await switchedOn();
  const { owner } = await db.selectFrom('pushSubscriptions').select('owner').executeTakeFirstOrThrow();
  await queueNotification(db, owner, 'drop-L1', { title: 'Cheaper', body: 'A car', url: '/' }, evening);
  const dueAt = async () => (await db.selectFrom('pushes').select('dueAt').executeTakeFirstOrThrow()).dueAt;
  expect(new Date(await dueAt()).toISOString()).toBe('2026-11-23T14:00:00.000Z');
  expect((await ann.post(path, { id: '1', action: 'quiet', quietFrom: '22', quietTo: '9' })).status).toBe(200);
  expect(new Date(await dueAt()).toISOString()).toBe('2026-11-23T15:00:00.000Z');
  // Otherwise the message would be sent.
  await db.deleteFrom('pushes').execute();
  expect((await ann.post(path, { id: '1', action: 'quiet', quietFrom: '0', quietTo: '0' })).status).toBe(200);
  expect(await browsersOf(ann)).toMatchObject([{ quietFrom: 0, quietTo: 0 }]);
});

test('nobody sees or changes another person’s browsers, and an impossible hour is refused', async () => {
  const ann = await switchedOn();
  const bob = visitorOf(server.url);
  expect(await browsersOf(bob)).toEqual([]);
  expect((await bob.post(path, { id: '1', action: 'off' })).status).toBe(404);
  for (const quietFrom of ['24', '-1', '7.5', 'nine'])
    expect((await ann.post(path, { id: '1', action: 'quiet', quietFrom })).status).toBe(400);
  expect(await browsersOf(ann)).toMatchObject([{ quietFrom: 21, quietTo: 8 }]);
});

test('R65 signing out ends the messages of that browser; the person’s other browsers get them until they sign out everywhere', async () => {
  const device = (name: string) => ({
    ...{ brand: 'research', pixall_id: '', timeZone: 'America/Chicago' },
    browser_token: { endpoint: `${endpoint}-${name}`, keys: { p256dh: 'abc', auth: 'abc' } },
  });
  const switchOn = async (browser: Browser, name: string) =>
    expect((await browser.send('/cars-for-sale/consumer-device/browser', device(name))).status).toBe(201);
  const left = async () => {
    const rows = await db.selectFrom('pushSubscriptions').select('endpoint').orderBy('id').execute();
    return rows.map((row) => row.endpoint.slice(endpoint.length + 1));
  };
  // Notifications were switched on before there was an account: signing in makes them the person's.
  const laptop = new Browser(server.url);
  await switchOn(laptop, 'laptop');
  await laptop.send('/account-api/sign-up', { emailAddress: 'ann@example.com', password, name: 'Ann' });
  await laptop.follow('/account-api/verify', { token: await tokenFor(folder(), 'ann@example.com', '/account/verify') });
  const signedInAt = async (name: string) => {
    const browser = new Browser(server.url);
    await browser.follow('/account-api/sign-in', { emailAddress: 'ann@example.com', password });
    await switchOn(browser, name);
    return browser;
  };
  const [phone] = [await signedInAt('phone'), await signedInAt('tablet')];
  expect(await left()).toEqual(['laptop', 'phone', 'tablet']);
  await laptop.send('/account-api/sign-out', {});
  expect(await left()).toEqual(['phone', 'tablet']);
  await phone.send('/account-api/sign-out', { everywhere: true });
  expect(await left()).toEqual([]);
});
