import { secretDigest } from '../sign-in/secret';
import { openTestDatabase } from '../testing/database';
import { useFolder } from '../testing/folder';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';
import { api } from './api';

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
beforeEach(async () => {
  marketplace = await startFakeMarketplace();
  const db = await openTestDatabase(folder());
  await db
    .insertInto('subscriptions')
    .values({
      ...{ email: 'ann@example.com', brand: 'research', search: '/cars-for-sale/new', title: 'New cars', client: '' },
      ...{ requestValues: null, createdAt: Date.now(), owner: `device:${secretDigest(secret)}`, bookmarkId: 'example' },
      ...{ token: 'example-of-an-emails-token', confirmedAt: 1, pausedAt: null, lastExecutedAt: 1, emailedAt: null },
    })
    .execute();
  await db.destroy();
  server = await startTestServer(folder(), marketplace.url);
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

/** The device's secret, in its cookie. */
const secret = 'A'.repeat(43);

/** Fields of all operations; each reads its own. */
const fields = {
  ...{ emailAddress: 'ann@example.com', searchString: '' },
  ...{
    keep: true,
    part: 'display',
    carId: 'L1',
    deal: { dealType: 'cash' },
    answer: 'yes',
    vins: ['1FTEW1E50KFA00001'],
  },
  browser_token: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'a', auth: 'b' } },
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  ...{ listingId: 'L1', firstName: 'Ann', lastName: 'Lee', fromEmailAddress: 'ann@example.com', reason: 'sold' },
  ...{ password: 'a long enough one', confirm: 'on' },
  ...{ bookmarkId: 'example', token: 'example-of-an-emails-token', id: 1 },
};

/** Values of the field `action`, which differ by path. */
const actions: Readonly<Record<string, string>> = {
  '/account-api/alerts': 'stop',
  '/account-api/searchbookmarks': 'pause',
  '/account-api/notifications': 'quiet',
};

/** Paths that need the token of an email, another provider or a session: see `identity.test.ts`, `openid.test.ts`, `passkeys.test.ts`, `purchase.test.ts`, `reviews.test.ts`. */
const elsewhere = [
  ...['/account-api/verify', '/account-api/sign-in', '/account-api/reset-password'],
  ...['/account-api/openid/:name', '/account-api/connect', '/account-api/passkeys', '/account-api/passkeys/options'],
  ...['/account-api/change-password', '/account-api/change-email', '/account-api/confirm-email'],
  ...['/account-api/passkeys/add', '/account-api/passkey-sign-in'],
  ...['/account-api/reviews', '/account-api/reviews/delete', '/account-api/reviews/helpful'],
  ...['/account-api/reviews/report'],
  ...['/my-wallet/share-dealxg/deals/send', '/my-wallet/share-dealxg/deals/cancel', '/account-api/deals/:token'],
];
const answered = api.routes.filter(({ path }) => !elsewhere.includes(path));

test.each(answered.map((operation) => [operation.method, operation.path, operation] as const))(
  '%s %s answers as described',
  async (method, _, { example, status, answer }) => {
    const ask = (path: string, verb: string) =>
      fetch(server.url + path, {
        ...{ method: verb.toUpperCase(), redirect: 'manual' },
        headers: { Cookie: `fc_device=${secret}`, 'Content-Type': 'application/json' },
        ...(verb === 'post' && { body: JSON.stringify({ ...fields, action: actions[path] }) }),
      });
    // There are a deal and a browser that can be changed.
    await ask('/my-wallet/share-dealxg/deals', 'post');
    await ask('/cars-for-sale/consumer-device/browser', 'post');
    const response = await ask(example, method);
    expect(response.status).toBe(status);
    if (answer !== null) answer.parse(await response.json());
  },
);

test('the description is served, and describes every route', async () => {
  const document = api.describe();
  const served: unknown = await (await fetch(`${server.url}/openapi.json`)).json();
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described).toHaveLength(api.routes.length);
});
