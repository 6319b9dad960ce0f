import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { progressOf } from '../../../db/progress';
import { openTestDatabase } from '../../../testing/database';
import { eventually } from '../../../testing/eventually';
import { useFolder } from '../../../testing/folder';
import { aVehicle } from '../../../testing/news';
import { signedIn } from '../../../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../../../testing/server';
import { visitorOf } from '../../../testing/visitor';

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
let now = Date.parse('2026-03-03T12:00:00-06:00');

const start = async () => {
  server = await startTestServer(folder(), marketplace.url, undefined, { now: () => now });
};
beforeEach(async () => {
  now = Date.parse('2026-03-03T12:00:00-06:00');
  marketplace = await startFakeMarketplace();
  await start();
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

/** Emails as they were sent, by the beginning of their names; quoted-printable undone. */
const messages = (kind: string): string[] => {
  const mail = join(folder(), 'mail');
  if (!existsSync(mail)) return [];
  const names = readdirSync(mail).filter((name) => name.startsWith(kind) && name.endsWith('.eml'));
  return names.sort().map((name) =>
    readFileSync(join(mail, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString()),
  );
};
const alerts = () => messages('alert-');

/** Looks at the store as the service leaves it. */
const inStore = async <T>(look: (db: Awaited<ReturnType<typeof openTestDatabase>>) => Promise<T>): Promise<T> => {
  const db = await openTestDatabase(folder());
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
};
/** Waits until all changes of the marketplace are read. */
const untilRead = () =>
  eventually(async () => expect(await inStore((db) => progressOf(db, 'news'))).toBe(marketplace.news.last));

interface Saved {
  cookie: string;
  token: string;
}

/** Subscribes an address to a search, and confirms it by the link of the email. */
async function subscribe(searchString = 'makeCode=TOYOTA&zip=60601', confirms = true): Promise<Saved> {
  await untilRead();
  const before = messages('confirm-').length;
  const answer = await fetch(`${server.url}/account-api/email-subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'cars.example', 'X-Forwarded-Proto': 'https' },
    body: JSON.stringify({ emailAddress: 'ann@example.com', searchString, title: 'Toyotas', brand: 'research' }),
  });
  expect(answer.status).toBe(201);
  await eventually(() => expect(messages('confirm-')).toHaveLength(before + 1));
  const token = await inStore(async (db) => {
    const row = await db.selectFrom('subscriptions').select('token').orderBy('id', 'desc').executeTakeFirstOrThrow();
    return row.token;
  });
  const [message] = messages('confirm-').filter((each) => each.includes(token));
  expect(message).toContain(`https://cars.example/account/alerts?token=${token}`);
  if (confirms) expect((await server.post('/account-api/alerts', { token, action: 'confirm' })).status).toBe(200);
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', token };
}

const mine = async ({ cookie }: Saved) => {
  const answer = await fetch(`${server.url}/account-api/searchbookmarks`, {
    headers: { Cookie: cookie, 'X-Forwarded-Proto': 'https' },
  });
  const schema = z.object({
    myAtcSearchViewBeans: z.array(
      z.looseObject({ bookmarkId: z.string(), newCount: z.number(), newWords: z.string() }),
    ),
  });
  return schema.parse(await answer.json()).myAtcSearchViewBeans;
};
const change = (saved: Saved, fields: object) =>
  fetch(`${server.url}/account-api/searchbookmarks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: saved.cookie, 'X-Forwarded-Proto': 'https' },
    body: JSON.stringify(fields),
  });

test('R76 an email names the rating of a price that has one', async () => {
  await subscribe();
  marketplace.news.add(aVehicle('car-1', { isGreat: true }), aVehicle('car-2'));
  await eventually(() => expect(alerts()).toHaveLength(1));
  const [message] = alerts();
  expect(message).toContain('Great Price · 31,500 miles');
  expect(message?.match(/(?<!Great Price · )31,500 miles · Lakeside/g)).toHaveLength(1);
});

test('a subscriber who has confirmed gets an email when a listing matches: picture, price, reason, a link to the results and a link to stop', async () => {
  const { token } = await subscribe();
  marketplace.news.add(aVehicle('car-1', { price: 18_500 }), aVehicle('car-2', { make: 'HONDA' }));
  await eventually(() => expect(alerts()).toHaveLength(1));
  const [message] = alerts();
  for (const part of [
    ...[
      'To: ann@example.com',
      'Subject: 1 new: Toyotas',
      '2021 TOYOTA car-1\n$18,500 (New)',
      'Lakeside & Sons, Chicago, IL',
    ],
    ...['https://cars.example/cars-for-sale/vehicle/car-1', 'Lakeside &amp; Sons', '31,500 miles'],
    ...[
      'src="https://cars.example/content/photos/drawn/sedan/BLUE/',
      `https://cars.example/account/alerts?token=${token}`,
    ],
    `List-Unsubscribe:\n <https://cars.example/account-api/alerts/${token}/stop>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'https://cars.example/cars-for-sale/all/toyota?zip=60601&searchBookmarkId=',
  ])
    expect(message).toContain(part);
  expect(message).not.toContain('HONDA');
});

test('a subscriber who has not confirmed gets no email, whatever matches', async () => {
  const quiet = await subscribe('makeCode=TOYOTA', false);
  marketplace.news.add(aVehicle('car-1'));
  await untilRead();
  expect([alerts(), (await mine(quiet))[0]?.newCount]).toEqual([[], 0]);
});

test('one email a day, the next one in the morning there; each listing is reported once, with its latest change', async () => {
  await subscribe();
  marketplace.news.add(aVehicle('car-1'));
  await eventually(() => expect(alerts()).toHaveLength(1));
  marketplace.news.add(aVehicle('car-2'), aVehicle('car-1'));
  marketplace.news.cheaper(aVehicle('car-2', { price: 19_000 }), 20_000);
  await untilRead();
  now = Date.parse('2026-03-04T07:59:00-06:00');
  await server.close();
  await start();
  expect(alerts()).toHaveLength(1);
  now = Date.parse('2026-03-04T08:00:00-06:00');
  await eventually(() => expect(alerts()).toHaveLength(2));
  const second = alerts()[1]!;
  expect(second).toContain('Subject: 1 new: Toyotas');
  expect(second).toContain('2021 TOYOTA car-2\n$19,000');
  expect(second).not.toContain('car-1');

  now = Date.parse('2026-03-06T09:00:00-06:00');
  marketplace.news.cheaper(aVehicle('car-1', { price: 17_000 }), 20_000);
  marketplace.news.gone('car-2');
  await eventually(() => expect(alerts()).toHaveLength(3));
  const third = alerts()[2]!;
  expect(third).toContain('Subject: 1 cheaper, 1 sold or taken down: Toyotas');
  expect(third).toContain('$17,000 ($3,000 less: was $20,000)');
  expect(third).toContain('No longer for sale: 2021 TOYOTA car-2.');
});

test('R65 browsers get one notification for all listings of an email, after their quiet hours', async () => {
  const saved = await subscribe();
  const device = {
    ...{ brand: 'research', pixall_id: '', timeZone: 'America/Chicago', quietFrom: 10, quietTo: 14 },
    browser_token: { endpoint: 'https://fcm.googleapis.com/b', keys: { p256dh: 'abc', auth: 'abc' } },
  };
  const stored = await fetch(`${server.url}/cars-for-sale/consumer-device/browser`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: saved.cookie, 'X-Forwarded-Proto': 'https' },
    body: JSON.stringify(device),
  });
  expect(stored.status).toBe(201);
  marketplace.news.add(aVehicle('car-1'), aVehicle('car-2'));
  await eventually(() => expect(alerts()).toHaveLength(1));
  const pushes = await inStore((db) => db.selectFrom('pushes').select(['payload', 'dueAt']).execute());
  expect(pushes).toEqual([{ payload: expect.any(String), dueAt: Date.parse('2026-03-03T14:00:00-06:00') }]);
  const [{ bookmarkId } = { bookmarkId: '' }] = await mine(saved);
  expect(JSON.parse(pushes[0]!.payload)).toEqual({
    ...{ title: 'Toyotas', body: '2 new' },
    url: `/cars-for-sale/all/toyota?zip=60601&searchBookmarkId=${bookmarkId}&lastExec=${now}`,
  });
});

test('R65 a price drop of a saved vehicle is reported at once, not in the next round', async () => {
  await untilRead();
  const visitor = visitorOf(server.url);
  const stored = await visitor.post('/cars-for-sale/consumer-device/browser', {
    ...{ brand: 'research', pixall_id: '', timeZone: 'America/Chicago', quietFrom: 10, quietTo: 14 },
    browser_token: { endpoint: 'https://fcm.googleapis.com/b', keys: { p256dh: 'abc', auth: 'abc' } },
  });
  expect(stored.status).toBe(201);
  expect((await visitor.post('/account-api/favourites', { listingId: 'L1', keep: true })).status).toBe(200);
  marketplace.forSale.set('L1', { ...marketplace.forSale.get('L1')!, pricingDetail: { salePrice: 18_500 } });
  marketplace.news.cheaper(aVehicle('L1', { price: 18_500 }), 20_000);
  await eventually(async () => {
    const [push] = await inStore((db) => db.selectFrom('pushes').select('payload').execute());
    expect(push?.payload).toContain('A car that you saved is cheaper');
  });
});

test('R65 a person with an account gets an email when a saved car becomes cheaper; one request ends such emails, and they can be resumed', async () => {
  const ann = await signedIn(server, folder());
  await untilRead();
  await ann.send('/account-api/favourites', { listingId: 'L1', keep: true });
  const told = () => messages('favourites-');
  const drop = async (price: number, before: number) => {
    marketplace.forSale.set('L1', { ...marketplace.forSale.get('L1')!, pricingDetail: { salePrice: price } });
    marketplace.news.cheaper(aVehicle('L1', { price }), before);
    await untilRead();
  };
  await drop(18_500, 20_000);
  await eventually(() => expect(told()).toHaveLength(1));
  const [message = ''] = told();
  expect(message).toContain('You saved this car. This is new:');
  const [, way = ''] =
    /^List-Unsubscribe: <https?:\/\/cars\.example(\S+)>/m.exec(message.replace(/\r?\n /g, ' ')) ?? [];
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(message).toContain('Stop these emails: http://cars.example/account/alerts?token=');
  expect(await ann.json('/account-api/mine/favourites')).toMatchObject({
    emails: { email: 'ann@example.com', enabled: true },
  });

  // By the mail program, which is nobody's browser.
  expect((await fetch(server.url + way, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
  const about = way.replace(/\/stop$/, '');
  expect(await ann.json(about)).toMatchObject({ about: 'saved-cars', email: 'ann@example.com', pace: 'never' });
  expect(await ann.json('/account-api/mine/favourites')).toMatchObject({ emails: { enabled: false } });
  await drop(18_000, 18_500);
  await eventually(async () => {
    const { favourites } = (await ann.json('/account-api/mine/favourites')) as { favourites: { price: number }[] };
    expect(favourites[0]?.price).toBe(18_000);
  });

  const token = about.split('/').at(-1);
  expect((await ann.send('/account-api/alerts', { token, action: 'resume' })).status).toBe(200);
  await drop(17_000, 18_000);
  await eventually(() => expect(told()).toHaveLength(2));
  expect(told().join()).toContain('Now $17,000, was $18,000');
});

test('a clock that goes back by a year delays no email by more than a day', async () => {
  await subscribe();
  marketplace.news.add(aVehicle('car-1'));
  await eventually(() => expect(alerts()).toHaveLength(1));
  now = Date.parse('2025-03-03T12:00:00-06:00');
  marketplace.news.add(aVehicle('car-2'));
  await untilRead();
  expect(alerts()).toHaveLength(1);
  now = Date.parse('2026-03-04T08:00:00-06:00');
  await eventually(() => expect(alerts()).toHaveLength(2));
});

test('R79 opening the link, as mail scanners do, confirms nothing: a button on its page does', async () => {
  const { token } = await subscribe(undefined, false);
  const confirmed = async () =>
    z
      .looseObject({ confirmed: z.boolean() })
      .parse(await (await fetch(`${server.url}/account-api/alerts/${token}`)).json()).confirmed;
  // As emails of before have it.
  const link = await fetch(`${server.url}/account-api/alerts/${token}/confirm`, { redirect: 'manual' });
  expect([link.status, link.headers.get('location')]).toEqual([302, `/account/alerts?token=${token}`]);
  expect(await confirmed()).toBe(false);
  for (const _ of [1, 2])
    expect((await server.post('/account-api/alerts', { token, action: 'confirm' })).status).toBe(200);
  expect(await confirmed()).toBe(true);
});

test('one click ends the emails, in a mail program or on the page; opening the link ends nothing', async () => {
  const { token } = await subscribe();
  const link = `${server.url}/account-api/alerts/${token}/stop`;
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBe(`/account/alerts?token=${token}`);
  const about = async () =>
    z.looseObject({ pace: z.string() }).parse(await (await fetch(`${server.url}/account-api/alerts/${token}`)).json());
  expect(await about()).toMatchObject({ title: 'Toyotas', email: 'ann@example.com', confirmed: true, pace: 'daily' });
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(link, oneClick)).status).toBe(200);
  expect(await about()).toMatchObject({ pace: 'never' });
  marketplace.news.add(aVehicle('car-1'));
  await untilRead();
  expect(alerts()).toEqual([]);
  await server.problem('/account-api/alerts/nobody-was-ever-sent-this/stop', 404, { method: 'POST' });
});

test('a paused search sends no email and still counts; running it resets its count', async () => {
  const saved = await subscribe();
  const [{ bookmarkId } = { bookmarkId: '' }] = await mine(saved);
  expect((await change(saved, { bookmarkId, action: 'pause' })).status).toBe(200);
  now = Date.parse('2026-03-05T12:00:00-06:00');
  marketplace.news.add(aVehicle('car-1'), aVehicle('car-2'));
  await untilRead();
  expect([alerts(), await mine(saved)]).toEqual([
    [],
    [expect.objectContaining({ paused: true, newCount: 2, newWords: '2 new since Tuesday' })],
  ]);
  const { next } = z
    .object({ next: z.string() })
    .parse(await (await change(saved, { bookmarkId, action: 'run' })).json());
  expect(next).toBe(
    `/cars-for-sale/all/toyota?zip=60601&searchBookmarkId=${bookmarkId}&lastExec=${Date.parse('2026-03-03T12:00:00-06:00')}`,
  );
  expect(await mine(saved)).toMatchObject([{ newCount: 0, newWords: '' }]);
  await change(saved, { bookmarkId, action: 'resume' });
  await eventually(() => expect(alerts()).toHaveLength(1));
});

/** `ALERT_LISTINGS=50000` for the whole measure. */
const many = Number(process.env.ALERT_LISTINGS ?? 2_000);

test('very many new listings at once are one email with a few of them and the number', async () => {
  await subscribe();
  marketplace.news.add(...Array.from({ length: many }, (_, number) => aVehicle(`car-${number}`)));
  await eventually(() => expect(alerts()).toHaveLength(1), 120_000);
  const read = await inStore((db) => progressOf(db, 'news'));
  await untilRead();
  expect(alerts()[0]!.match(/\(New\)/g)).toHaveLength(10);
  expect(alerts()[0]!.length).toBeLessThan(60_000);
  // The listings of the first page of changes are reported at once, all later ones the next day.
  now += 86_400_000;
  if (read !== marketplace.news.last) await eventually(() => expect(alerts()).toHaveLength(2));
  const told = alerts().flatMap((message) => /^Subject: ([\d,]+) new/m.exec(message)?.[1]?.replaceAll(',', '') ?? '0');
  expect(told.reduce((sum, count) => sum + Number(count), 0)).toBe(many);
}, 300_000);

test('a search for a model that has disappeared is retained, finds nothing, and finds again once the model is back', async () => {
  const saved = await subscribe();
  marketplace.reference = { ...marketplace.reference, makes: [] };
  await server.close();
  await start();
  await eventually(async () => expect(await mine(saved)).toMatchObject([{ isKnown: false }]));
  marketplace.news.add(aVehicle('car-1'));
  await untilRead();
  expect(alerts()).toEqual([]);
});

test('an emptied inventory causes no emails, and listings that are added to it later do', async () => {
  await subscribe();
  marketplace.news.add(aVehicle('car-1'), aVehicle('car-2'));
  await eventually(() => expect(alerts()).toHaveLength(1));
  marketplace.news.empty();
  await untilRead();
  marketplace.news.add(aVehicle('car-3'));
  now += 2 * 86_400_000;
  await eventually(() => expect(alerts()).toHaveLength(2));
  expect(alerts()[1]).toContain('car-3');
});
