import { join } from 'node:path';
import { openDatabase } from '../../db/database';
import type { Services } from '../../features/services';
import { secretDigest } from '../../sign-in/secret';
import { useFolder } from '../../testing/folder';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../../testing/server';
import { createApp } from '../app';
import { operationsOf } from '../description';
import { allFeatures } from '../features';
import { openApiDocument } from './document';

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
beforeEach(async () => {
  marketplace = await startFakeMarketplace();
  const db = await openDatabase(join(folder(), 'accounts'));
  await db
    .insertInto('subscriptions')
    .values({
      ...{ email: 'ann@example.com', brand: 'research', search: '/cars-for-sale/new', title: 'New cars', client: '' },
      ...{ requestValues: null, createdAt: Date.now(), owner: `device:${secretDigest(secret)}`, bookmarkId: 'example' },
      ...{ token: 'example-of-a-letters-token', confirmedAt: 1, pausedAt: null, lastExecutedAt: 1, emailedAt: null },
    })
    .execute();
  await db.destroy();
  server = await startTestServer(folder(), marketplace.url);
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

/** What the browser keeps of whoever asks. */
const secret = 'A'.repeat(43);

/** Every operation takes what it knows of these. */
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
  ...{ bookmarkId: 'example', token: 'example-of-a-letters-token', id: 1 },
};

/** What is to be done, by path; each knows others. */
const actions: Readonly<Record<string, string>> = {
  '/account-api/alerts': 'stop',
  '/account-api/searchbookmarks': 'pause',
  '/account-api/notifications': 'quiet',
};

/** What they take comes by letter, from another provider, or from who is signed in: see `identity.test.ts`, `openid.test.ts`, `passkeys.test.ts`. */
const elsewhere = [
  ...['/account-api/verify', '/account-api/sign-in', '/account-api/reset-password'],
  ...['/account-api/openid/:name', '/account-api/connect', '/account-api/passkeys', '/account-api/passkeys/options'],
  ...['/account-api/change-password', '/account-api/change-email', '/account-api/confirm-email'],
  ...['/account-api/passkeys/add', '/account-api/passkey-sign-in'],
];
const operations = operationsOf(allFeatures);
const answered = operations.filter(({ path }) => !elsewhere.includes(path));

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

test('every path that is served is described, and every path that is described is served', () => {
  const next = () => (_request: unknown, _response: unknown, go: () => void) => go();
  const services = { metrics: { measure: next, handler: next }, openid: { providers: [] } } as unknown as Services;
  const routes = createApp(services, allFeatures).router.stack.flatMap(({ route }) =>
    (route?.stack ?? []).map(({ method }) => `${method} ${route?.path}`),
  );
  const described = operations.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].sort()).toEqual(described.toSorted());
});

test('the description is served', async () => {
  const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));
  expect(await (await fetch(`${server.url}/openapi.json`)).json()).toEqual(document);
});
