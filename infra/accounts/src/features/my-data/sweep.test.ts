import { progressOf } from '../../db/progress';
import type { Database } from '../../db/schema';
import { openTestDatabase } from '../../testing/database';
import { eventually } from '../../testing/eventually';
import { useFolder } from '../../testing/folder';
import { Browser, password, signedIn } from '../../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../../testing/server';

const day = 24 * 60 * 60_000;
const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer | undefined;
let now = Date.now();
let lines: string[] = [];
beforeEach(async () => {
  now = Date.now();
  marketplace = await startFakeMarketplace();
});
afterEach(async () => {
  await server?.close();
  marketplace.close();
});

/** Starts the service at the present time, and waits until it has looked for expired data. */
async function start(retentionUntil?: number): Promise<TestServer> {
  await server?.close();
  lines = [];
  server = await startTestServer(folder(), marketplace.url, undefined, {
    now: () => now,
    log: (line) => lines.push(line),
    ...(retentionUntil !== undefined && { retentionUntil }),
  });
  await eventually(async () => {
    const db = await openTestDatabase(folder());
    const swept = (await progressOf(db, 'swept')) ?? lines.find((line) => line.includes('no expired data was deleted'));
    await db.destroy();
    expect(swept).toBeDefined();
  });
  return server;
}
const refused = async () =>
  Number(/^accounts_retention_refused (\d+)$/m.exec(await (await fetch(`${server!.url}/metrics`)).text())?.[1]);

/** Stops the service and counts the rows of a table. */
async function rowsOf(table: keyof Database): Promise<number> {
  await server?.close();
  server = undefined;
  const db = await openTestDatabase(folder());
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return count;
}

/** Saves a number of vehicles, with times that many days ago. */
async function saveCars(count: number, daysAgo: number): Promise<void> {
  const db = await openTestDatabase(folder());
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ owner: 'person:ann', listingId: `L${daysAgo}-${number}`, title: 'A car', href: '/', site: null },
    ...{ price: null, priceThen: null, savedAt: now - daysAgo * day, soldAt: null },
  }));
  await db.insertInto('favourites').values(rows).execute();
  await db.destroy();
}

test('a start with the clock 1,200 days ahead deletes nothing, says so, and all is as before once the clock is right', async () => {
  const ann = await signedIn(await start(), folder());
  await saveCars(838, 10);
  now += 1_200 * day;
  await start();
  await eventually(async () => expect(await refused()).toBeGreaterThan(5));
  expect(lines.join()).toMatch(/the last deletion was 1200 days ago.*no expired data was deleted.*RETENTION_UNTIL/);
  expect([await rowsOf('favourites'), await rowsOf('persons'), await rowsOf('sessions')]).toEqual([838, 1, 1]);
  now -= 1_200 * day;
  const { url } = await start();
  await eventually(async () => expect(await refused()).toBe(0));
  const again = new Browser(url);
  for (const [name, value] of ann.cookies) again.cookies.set(name, value);
  expect(await again.json('/account-api/visitor')).toMatchObject({ signedIn: true });
  const { answer } = await new Browser(url).follow('/account-api/sign-in', {
    emailAddress: 'ann@example.com',
    password,
  });
  expect(answer.status).toBe(200);
});

test('the clock of a store that was never swept is compared with its latest record', async () => {
  await saveCars(20, 0);
  now += 1_200 * day;
  await start();
  await eventually(async () => expect(await refused()).toBeGreaterThan(5));
  expect(await rowsOf('favourites')).toBe(20);
});

test('more than a tenth of a kind of data at once stays until an operator agrees; other data is deleted as usual', async () => {
  await start();
  await saveCars(500, 800);
  await saveCars(500, 10);
  await start();
  await eventually(async () => expect(await refused()).toBe(1));
  expect(lines.join()).toMatch(/"data":"favourites","old":500,"all":1000.*too much data has expired at once/);
  expect(await rowsOf('favourites')).toBe(1_000);
  await start(now - day);
  await eventually(async () => expect(await refused()).toBe(1));
  await start(now + day);
  await eventually(async () => expect(await refused()).toBe(0));
  expect(await rowsOf('favourites')).toBe(500);
});

test('expired data is deleted if it is at most a tenth; on a small site all of it', async () => {
  await start();
  await saveCars(20, 800);
  await start();
  expect(await rowsOf('favourites')).toBe(0);
  await saveCars(100, 800);
  await saveCars(1_000, 10);
  await start();
  expect(await rowsOf('favourites')).toBe(1_000);
});
