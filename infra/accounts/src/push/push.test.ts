import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../db/database';
import type { Database } from '../db/schema';
import { saveFavourite } from '../features/favourites/store';
import { FavouriteWatch } from '../features/favourites/watch';
import { emailSchema } from '../mail/email';
import { openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { startFakeMarketplace, startTestServer } from '../testing/server';
import { visitorOf } from '../testing/visitor';
import { queueNotification, storeSubscription } from './browsers';
import { isPushEndpoint } from './endpoints';
import { pushKeys } from './keys';
import { PushQueue } from './push-queue';
import { dueAfterQuiet } from './quiet-hours';

const folder = useFolder();
const logger = pino({ level: 'silent' });

/** A push service that answers with a status, and records its requests. */
async function startPushService() {
  const taken: { url: string; headers: IncomingMessage['headers']; bytes: number }[] = [];
  const state = { status: 201 };
  const server: Server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => {
      taken.push({ url: request.url ?? '', headers: request.headers, bytes });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { taken, state, origin, close: () => server.close() };
}

/** Returns the keys that a browser creates when it subscribes. */
function browserKeys() {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}
const awake = { timeZone: 'UTC', quietFrom: 0, quietTo: 0 };
const subscribe = (db: Kysely<Database>, endpoint: string) =>
  storeSubscription(
    db,
    { owner: 'device:a', device: 'device:a', brand: 'research', pixallId: '', endpoint, ...browserKeys(), ...awake },
    1,
  );
const notice = { title: 'Cheaper', body: 'A car', url: '/cars-for-sale/vehicle/L1' };

describe('the queue', () => {
  async function setUp() {
    const service = await startPushService();
    const db = await openTestDatabase(folder());
    const clock = { now: 1_000_000 };
    const outcomes: string[] = [];
    const queue = new PushQueue({
      ...{ db, logger, own: [service.origin], subject: 'mailto:no-reply@forecourt.example' },
      keys: await pushKeys(db, join(folder(), 'keys.json')),
      now: () => clock.now,
      count: (outcome) => outcomes.push(outcome),
    });
    const close = async () => {
      await queue.stop();
      await db.destroy();
      service.close();
    };
    return { service, db, clock, outcomes, queue, close };
  }

  test('a message goes out once, encrypted and signed by the site’s keys; the same event is not sent again', async () => {
    const { service, db, queue, close } = await setUp();
    await subscribe(db, `${service.origin}/b1`);
    for (const _ of [1, 2]) await queueNotification(db, 'device:a', 'drop-L1', notice, 1);
    queue.wake();
    await eventually(() => expect(service.taken).toHaveLength(1));
    const [{ url, headers, bytes }] = service.taken as [(typeof service.taken)[0]];
    expect([url, headers['content-encoding']]).toEqual(['/b1', 'aes128gcm']);
    expect(headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
    expect(bytes).toBeGreaterThan(80);
    await queueNotification(db, 'device:a', 'drop-L1', notice, 2);
    await queueNotification(db, 'device:a', 'drop-L2', notice, 2);
    queue.wake();
    await eventually(() => expect(service.taken).toHaveLength(2));
    await close();
  });

  test.each([404, 410])('a browser that is gone (%i) is deleted with its queued messages', async (status) => {
    const { service, db, queue, outcomes, close } = await setUp();
    service.state.status = status;
    await subscribe(db, `${service.origin}/b1`);
    for (const key of ['a', 'b']) await queueNotification(db, 'device:a', key, notice, 1);
    queue.wake();
    await eventually(() => expect(outcomes).toContain('gone'));
    await queue.stop();
    expect(await db.selectFrom('pushSubscriptions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('pushes').selectAll().execute()).toEqual([]);
    await close();
  });

  test('a sent message that cannot be marked as sent, on a full disk, is not sent again', async () => {
    const { service, db, queue, outcomes, close } = await setUp();
    await subscribe(db, `${service.origin}/b1`);
    await sql`create trigger "full" before update of "sentAt" on "pushes"
      begin select raise(abort, 'database or disk is full'); end`.execute(db);
    for (const key of ['a', 'b', 'c']) {
      await queueNotification(db, 'device:a', key, notice, 1);
      queue.wake();
    }
    await eventually(() => expect(service.taken).toHaveLength(3));
    await sql`drop trigger "full"`.execute(db);
    queue.wake();
    await eventually(() => expect(outcomes).toEqual(['sent', 'sent', 'sent']));
    expect(service.taken).toHaveLength(3);
    await close();
  });

  test('a message is retried later if the push service is busy, and not if it refuses', async () => {
    const { service, db, clock, queue, outcomes, close } = await setUp();
    await subscribe(db, `${service.origin}/b1`);
    service.state.status = 503;
    await queueNotification(db, 'device:a', 'a', notice, 1);
    queue.wake();
    await eventually(() => expect(outcomes).toEqual(['put-off']));
    service.state.status = 400;
    clock.now += 60_000;
    queue.wake();
    await eventually(() => expect(outcomes).toEqual(['put-off', 'refused']));
    expect(service.taken).toHaveLength(2);
    await close();
  });

  test('an address that is not a push service’s is never called, however it got into the store', async () => {
    const { service, db, queue, outcomes, close } = await setUp();
    await subscribe(db, `${service.origin.replace('127.0.0.1', 'localhost')}/inside`);
    await queueNotification(db, 'device:a', 'a', notice, 1);
    queue.wake();
    await eventually(() => expect(outcomes).toEqual(['gone']));
    expect(service.taken).toEqual([]);
    await close();
  });
});

test('a price drop and a sale are sent to the browsers of the people who saved the vehicle, once each', async () => {
  const marketplace = await startFakeMarketplace();
  const db = await openTestDatabase(folder());
  await subscribe(db, 'https://fcm.googleapis.com/b1');
  for (const listingId of ['L1', 'L2', 'L3'])
    await saveFavourite(
      db,
      'device:a',
      { listingId, title: `Camry ${listingId}`, href: `/v/${listingId}`, price: 20_000, site: '' },
      1,
    );
  const watch = new FavouriteWatch({
    isTurn: async () => true,
    ...{ db, marketplaceUrl: marketplace.url, site: 'https://cars.example', logger, now: () => 5, onNews() {} },
    everyMs: 10,
  });
  const price = (id: string, salePrice: number) =>
    marketplace.forSale.set(id, { ...marketplace.forSale.get(id)!, pricingDetail: { salePrice } });
  price('L1', 18_500);
  price('L3', 21_000);
  marketplace.forSale.delete('L2');
  watch.start();
  const told = async () =>
    (await db.selectFrom('pushes').select('payload').orderBy('id').execute()).map(
      ({ payload }) => (JSON.parse(payload) as typeof notice).title,
    );
  const news = ['A car that you saved is cheaper', 'A car that you saved was sold'];
  await eventually(async () => expect(await told()).toEqual(news));
  price('L1', 18_000);
  await eventually(async () => expect(await told()).toEqual([...news, news[0]]));
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  await watch.stop();
  await db.destroy();
  marketplace.close();
});

test('a person with a confirmed address gets one email about all changes', async () => {
  const marketplace = await startFakeMarketplace();
  const db = await openTestDatabase(folder());
  const person = { id: 'p1', email: 'ann@example.com', name: 'Ann', passwordHash: null, createdAt: 1, seenAt: 1 };
  await db
    .insertInto('persons')
    .values({ ...person, verifiedAt: 1 })
    .execute();
  await db
    .insertInto('persons')
    .values({ ...person, id: 'p2', email: 'bob@example.com', verifiedAt: null })
    .execute();
  for (const owner of ['person:p1', 'person:p2'])
    for (const listingId of ['L1', 'L2'])
      await saveFavourite(
        db,
        owner,
        {
          listingId,
          title: `Camry ${listingId}`,
          href: `/v/${listingId}`,
          price: 23_000,
          site: 'https://maker.example',
        },
        1,
      );
  marketplace.forSale.delete('L2');
  const watch = new FavouriteWatch({
    isTurn: async () => true,
    ...{ db, marketplaceUrl: marketplace.url, site: 'https://cars.example', logger, now: () => 5, onNews() {} },
    everyMs: 10,
  });
  watch.start();
  const mails = () => db.selectFrom('mails').select(['recipient', 'content']).execute();
  await eventually(async () => expect(await mails()).toHaveLength(1));
  await watch.stop();
  const [mail] = await mails();
  const { subject, text, html } = emailSchema.parse(JSON.parse(mail!.content));
  expect([mail!.recipient, subject]).toEqual(['ann@example.com', 'News of 2 cars that you saved']);
  expect(text).toContain('Now $20,000, was $23,000: Camry L1\nhttps://maker.example/v/L1');
  expect(text).toContain('Sold: Camry L2');
  for (const part of [
    '$3,000 less: was $23,000',
    'src="https://maker.example/images/listing-1/1.jpg"',
    'No longer for sale',
  ])
    expect(html).toContain(part);
  await db.destroy();
  marketplace.close();
});

test('browsers are stored by section 7’s path, and deleted; only known push services are accepted', async () => {
  const marketplace = await startFakeMarketplace();
  const server = await startTestServer(folder(), marketplace.url);
  const visitor = visitorOf(server.url);
  const path = '/cars-for-sale/consumer-device/browser';
  const token = (endpoint: string) => ({
    brand: 'research',
    pixall_id: 'p',
    browser_token: { endpoint, keys: browserKeys() },
  });
  const { publicKey } = await visitor.read<{ publicKey: string }>('/account-api/push-key');
  expect(publicKey).toMatch(/^[\w-]{87}$/);
  for (const endpoint of [
    'http://127.0.0.1:9000/x',
    'https://169.254.169.254/',
    'https://fcm.googleapis.com.evil.example/',
  ])
    expect((await visitor.post(path, token(endpoint))).status).toBe(400);
  expect(visitor.given).toEqual([]);
  const said = token('https://updates.push.services.mozilla.com/wpush/v2/abc');
  expect((await visitor.post(path, said)).status).toBe(201);
  expect((await visitor.post(path, { ...said, browser_token: JSON.stringify(said.browser_token) })).status).toBe(201);
  expect((await visitor.post('/account-api/push-forget', { endpoint: said.browser_token.endpoint })).status).toBe(200);
  await server.close();
  marketplace.close();
});

test('the keys are made on the first start, for their owner alone, and stay', async () => {
  const db = await openDatabase(folder());
  const path = join(folder(), 'deep/keys.json');
  const keys = await pushKeys(db, path);
  expect(await pushKeys(db, path)).toEqual(keys);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  writeFileSync(path, '{}');
  await expect(pushKeys(db, path)).rejects.toThrow(/Restore it from a backup/);
  await db.destroy();
  expect(readFileSync(path, 'utf8')).toBe('{}');
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user:pass@fcm.googleapis.com/x', false],
  ['https://evilnotify.windows.com/x', false],
  ['https://localhost/x', false],
  ['javascript:alert(1)', false],
  [`https://fcm.googleapis.com/${'x'.repeat(1_000)}`, false],
])('%s is a push service: %s', (endpoint, is) => {
  expect(isPushEndpoint(endpoint)).toBe(is);
});

describe('quiet hours', () => {
  const hourIn = (at: number, timeZone: string) =>
    Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at));

  test('no message is sent in them, in any time zone, and none waits without need', () => {
    const zones = fc.constantFrom('America/Chicago', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Europe/Berlin');
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(fc.integer({ min: 1.6e12, max: 1.9e12 }), zones, hours, hours, (now, timeZone, from, to) => {
        const due = dueAfterQuiet(now, { timeZone, from, to });
        const isQuiet = (hour: number) =>
          from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
        expect(isQuiet(hourIn(due, timeZone))).toBe(false);
        if (!isQuiet(hourIn(now, timeZone))) expect(due).toBe(now);
        expect(due - now).toBeLessThanOrEqual(25 * 3_600_000);
      }),
    );
  });

  test('at ten in the evening in Chicago it waits until eight', () => {
    const quiet = { timeZone: 'America/Chicago', from: 21, to: 8 };
    const evening = Date.parse('2026-11-22T22:10:00-06:00');
    expect(new Date(dueAfterQuiet(evening, quiet)).toISOString()).toBe('2026-11-23T14:00:00.000Z');
  });
});
