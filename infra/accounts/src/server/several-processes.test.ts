/** Several processes of the service on a database of a real PostgreSQL server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyOf, moveDatabase, rowsOf, transact } from '@forecourt/database';
import { startPostgres, type TestPostgres } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { openDatabase } from '../db/database';
import { Jobs } from '../db/jobs';
import { setProgress } from '../db/progress';
import { Rates } from '../db/rates';
import { lastingTables } from '../db/tables';
import { queueEmails } from '../mail/queue';
import { databaseOf, openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { aVehicle } from '../testing/news';
import { Browser, password, signedIn } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';
import { type FakeSmtp, idOf, startFakeSmtp } from '../testing/smtp';

const folder = useFolder();
let postgres: TestPostgres;
let marketplace: FakeMarketplace;
let smtp: FakeSmtp;
const servers: TestServer[] = [];
const folders: string[] = [];
let now = Date.now();

beforeAll(async () => {
  postgres = await startPostgres();
  process.env.ACCOUNTS_TEST_POSTGRES = postgres.url;
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  now = Date.now();
  [marketplace, smtp] = await Promise.all([startFakeMarketplace(), startFakeSmtp()]);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  for (const own of folders.splice(0)) rmSync(own, { recursive: true, force: true, maxRetries: 10 });
  await smtp.close();
  marketplace.close();
});

/** Starts one more process on the test's database, with a data folder of its own. */
async function oneMore(): Promise<TestServer> {
  const own = mkdtempSync(join(tmpdir(), 'accounts-process-'));
  folders.push(own);
  const server = await startTestServer(own, marketplace.url, smtp.url, {
    now: () => now,
    database: await databaseOf(folder()),
  });
  servers.push(server);
  return server;
}
const two = () => Promise.all([oneMore(), oneMore()]);

test('PostgreSQL takes a list of any length as one parameter for a column, and returns numbers as numbers', async () => {
  const db = await openTestDatabase(folder());
  const { rows } = await sql<Record<string, unknown>>`
    select 2 in ${anyOf(db, 'integer', [1, 2])} as "one", 'a' in ${anyOf(db, 'text', [])} as "none", count(*) as "count"
    from ${rowsOf(db, { id: 'integer', name: 'text' }, [
      [1, 'a'],
      [2, null],
    ])} as "rows" where "name" is null or "id" = 1`.execute(db);
  expect(rows).toEqual([{ one: true, none: false, count: 2 }]);
  await db.destroy();
});

test('of processes that start at once on an empty database one makes the schema; all can use it', async () => {
  const location = await databaseOf(folder());
  const all = await Promise.all([1, 2, 3].map(() => openDatabase(location)));
  await Promise.all(all.map((db, number) => setProgress(db, `task-${number}`, number)));
  expect(await all[0]!.selectFrom('progress').select('name').orderBy('name').execute()).toHaveLength(3);
  await Promise.all(all.map((db) => db.destroy()));
});

test('a database that a newer version has migrated is refused by its name, without the password', async () => {
  const location = await databaseOf(folder());
  const newer = { '999-newer': { up: async () => {} } };
  await (await openDatabase(location, { migrations: newer })).destroy();
  const refused = openDatabase(location);
  await expect(refused).rejects.toThrow(/999-newer.*start that version/);
  await expect(refused).rejects.not.toThrow(/forecourt-test/);
});

test('a service whose database is away says which one, waits, and starts once it is there', async () => {
  const { port } = new URL(postgres.url);
  const lines: string[] = [];
  await postgres.stopFor(async () => {
    const starting = startTestServer(folder(), marketplace.url, undefined, {
      database: postgres.url,
      log: (line) => lines.push(line),
    });
    starting.then((server) => servers.push(server)).catch(() => undefined);
    await eventually(() => expect(lines.join()).toMatch(new RegExp(`127.0.0.1:${port} cannot be reached`)), 20_000);
    expect(lines.join()).not.toContain('forecourt-test');
  });
  await eventually(() => expect(servers).toHaveLength(1), 30_000);
  expect((await fetch(`${servers[0]!.url}/healthz`)).status).toBe(200);
});

test('changes that read and write the same rows at once happen as if one after the other', async () => {
  const dbs = await Promise.all([openTestDatabase(folder()), openTestDatabase(folder())]);
  await setProgress(dbs[0]!, 'count', 0);
  const countUp = (number: number) =>
    transact(dbs[number % 2]!, async (trx) => {
      const { value } = await trx
        .selectFrom('progress')
        .select('value')
        .where('name', '=', 'count')
        .executeTakeFirstOrThrow();
      await setProgress(trx, 'count', value + 1);
    });
  for (let round = 0; round < 10; round += 1) await Promise.all([countUp(0), countUp(1)]);
  const { value } = await dbs[0]!.selectFrom('progress').select('value').executeTakeFirstOrThrow();
  expect(value).toBe(20);
  await Promise.all(dbs.map((db) => db.destroy()));
});

test('a job is done by one process; another one takes it when the first leaves, or is not heard of', async () => {
  const db = await openTestDatabase(folder());
  const [one, other] = [new Jobs(db, () => now), new Jobs(db, () => now)];
  expect([await one.take('alerts', 1000), await other.take('alerts', 1000)]).toEqual([true, false]);
  expect([await other.take('sweep', 1000), await one.take('sweep', 1000)]).toEqual([true, false]);
  now += 1001;
  expect([await other.take('alerts', 1000), await one.take('alerts', 1000)]).toEqual([true, false]);
  await other.leave();
  expect(await one.take('alerts', 1000)).toBe(true);
  await db.destroy();
});

test('a limit holds across processes, and ends with its window', async () => {
  const dbs = await Promise.all([openTestDatabase(folder()), openTestDatabase(folder())]);
  const limits = dbs.map((db) => new Rates(db, () => now).of('tries', 3));
  const tries = () => Promise.all([0, 1, 0, 1, 0].map((at) => limits[at]!.allows('network')));
  expect((await tries()).filter(Boolean)).toHaveLength(3);
  expect(await limits[0]!.allows('another network')).toBe(true);
  now += 60_000;
  expect((await tries()).filter(Boolean)).toHaveLength(3);
  await Promise.all(dbs.map((db) => db.destroy()));
});

test('somebody who signs up at one process is signed in at every other, by the same keys; a link works once, wherever it is opened', async () => {
  const [one, other] = await two();
  const browser = new Browser(one.url);
  await browser.send('/account-api/sign-up', { emailAddress: 'ann@example.com', password, name: 'Ann' });
  await eventually(() => expect(smtp.messages).toHaveLength(1));
  const [, token = ''] = /verify\?token=3D([\w-]{43})/.exec(smtp.messages[0]!.replace(/=\r?\n/g, '')) ?? [];
  const answers = await Promise.all(
    [one, other, one, other].map((server) => new Browser(server.url).send('/account-api/verify', { token, password })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect([statuses[0], ...new Set(statuses.slice(1))]).toEqual([200, 410]);

  const signs = new Browser(other.url);
  const { answer } = await signs.follow('/account-api/sign-in', { emailAddress: 'ann@example.com', password });
  expect(answer.status).toBe(200);
  const elsewhere = new Browser(one.url);
  for (const [name, value] of signs.cookies) elsewhere.cookies.set(name, value);
  expect(await elsewhere.json('/account-api/visitor')).toMatchObject({ signedIn: true });
  const keys = await Promise.all([one, other].map(({ url }) => fetch(`${url}/account-api/push-key`)));
  const [first, second] = await Promise.all(keys.map((key) => key.text()));
  expect(first).toBe(second);
});

test('an address gets no more searches than its limit, whichever processes are asked at once', async () => {
  const [one, other] = await two();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      [one, other][number % 2]!.post(
        '/account-api/email-subscribe',
        { emailAddress: 'ann@example.com', searchString: `makeCode=TOYOTA&maxPrice=${20_000 + number}` },
        '203.0.113.7',
      ),
    ),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(2);
});

test('each email is sent once, however many processes send; those of one that is killed are sent by another', async () => {
  const db = await openTestDatabase(folder());
  const emails = Array.from({ length: 60 }, (_, number) => ({
    name: `email-${number}`,
    email: {
      from: 'Motorscope',
      to: { name: '', address: `ann-${number}@example.com` },
      subject: `Email ${number}`,
      text: 'Hello',
    },
  }));
  await queueEmails(db, emails, now);
  // A process that was killed while it sent these.
  await db
    .updateTable('mails')
    .set({ claimedUntil: now + 60_000 })
    .where('id', '<=', 5)
    .execute();
  await two();
  await eventually(() => expect(smtp.messages).toHaveLength(55), 30_000);
  now += 60_001;
  await oneMore();
  await eventually(() => expect(smtp.messages).toHaveLength(60), 30_000);
  expect(new Set(smtp.messages.map(idOf)).size).toBe(60);
  await eventually(async () => {
    const waiting = await db.selectFrom('mails').select('id').where('sentAt', 'is', null).execute();
    expect(waiting).toEqual([]);
  });
  await db.destroy();
});

test('a find of a saved search is reported by one email, though every process reads the news', async () => {
  const [one] = await two();
  await oneMore();
  const browser = new Browser(one.url);
  const fields = { emailAddress: 'ann@example.com', searchString: 'makeCode=TOYOTA&zip=60601', brand: 'research' };
  expect((await browser.send('/account-api/email-subscribe', fields)).status).toBe(201);
  await eventually(() => expect(smtp.messages).toHaveLength(1));
  const [, token = ''] = /alerts\?token=3D([\w-]{43})/.exec(smtp.messages[0]!.replace(/=\r?\n/g, '')) ?? [];
  expect((await browser.send('/account-api/alerts', { token, action: 'confirm' })).status).toBe(200);
  const db = await openTestDatabase(folder());
  await eventually(async () =>
    expect(await db.selectFrom('progress').select('value').where('name', '=', 'news').executeTakeFirst()).toEqual({
      value: marketplace.news.last,
    }),
  );
  marketplace.news.add(aVehicle('car-1', { price: 18_500 }));
  await eventually(() => expect(smtp.messages).toHaveLength(2), 30_000);
  await eventually(async () =>
    expect(await db.selectFrom('progress').select('value').where('name', '=', 'news').executeTakeFirst()).toEqual({
      value: marketplace.news.last,
    }),
  );
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(2);
  await db.destroy();
});

test('a database that crashes loses nothing acknowledged; meanwhile a request is refused, and later ones succeed', async () => {
  const server = await oneMore();
  const save = (number: number) =>
    server.post('/account-api/email-subscribe', {
      ...{ emailAddress: `ann-${number}@example.com`, searchString: 'makeCode=TOYOTA' },
    });
  const acknowledged: string[] = [];
  let isOver = false;
  const writes = (async () => {
    for (let number = 0; !isOver; number += 1)
      if ((await save(number)).status === 201) acknowledged.push(`ann-${number}@example.com`);
  })();
  for (let crash = 0; crash < 3; crash += 1) {
    const before = acknowledged.length;
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 5), 30_000);
    await postgres.crash();
  }
  const before = acknowledged.length;
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 5), 30_000);
  isOver = true;
  await writes;
  const db = await openTestDatabase(folder());
  const rows = await db.selectFrom('subscriptions').select('email').execute();
  await db.destroy();
  const stored = new Set(rows.map(({ email }) => email));
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
});

test('a database that takes no writes is reported by the health, and what is sent is refused', async () => {
  const server = await oneMore();
  const db = await openTestDatabase(folder());
  const { rows } = await sql<{ name: string }>`select current_database() as "name"`.execute(db);
  await sql`alter database ${sql.id(rows[0]!.name)} set default_transaction_read_only = on`.execute(db);
  // The setting applies to new connections only.
  await sql`select pg_terminate_backend("pid") from pg_stat_activity
    where "datname" = current_database() and "pid" <> pg_backend_pid()`.execute(db);
  await db.destroy();
  // The first checks may meet connections that were ended.
  await eventually(async () => {
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.text()]).toEqual([503, expect.stringContaining('read-only transaction')]);
  }, 40_000);
  const fields = { emailAddress: 'ann@example.com', searchString: 'makeCode=TOYOTA' };
  expect((await server.post('/account-api/email-subscribe', fields)).status).toBeGreaterThanOrEqual(500);
});

test('everything moves from the embedded database to PostgreSQL and back, also when a move is repeated', async () => {
  const embedded = join(folder(), 'accounts');
  const server = await startTestServer(folder(), marketplace.url, undefined, { database: embedded });
  const browser = await signedIn(server, folder());
  expect((await browser.send('/account-api/favourites', { listingId: 'L1', keep: true })).status).toBe(200);
  for (const maxPrice of [20_000, 30_000])
    await browser.send('/account-api/search', { searchString: `makeCode=TOYOTA&maxPrice=${maxPrice}` });
  await server.close();

  const from = await openDatabase(embedded);
  const to = await openTestDatabase(folder());
  const moved = await moveDatabase(from, to, lastingTables);
  expect(moved.filter(({ count }) => count > 0).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['favourites', 'mails', 'persons', 'sessions', 'subscriptions']),
  );
  expect(await moveDatabase(from, to, lastingTables)).toEqual(moved);
  await from.destroy();

  const there = await oneMore();
  const same = new Browser(there.url);
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  expect(await same.json('/account-api/visitor')).toMatchObject({ signedIn: true });
  // Numbers go on after those that were copied.
  expect((await same.send('/account-api/search', { searchString: 'makeCode=TOYOTA&maxPrice=40000' })).status).toBe(201);
  await Promise.all(servers.splice(0).map((each) => each.close()));

  const back = await openDatabase(join(folder(), 'back'));
  const count = async (db: typeof back) => (await db.selectFrom('subscriptions').select('id').execute()).length;
  await moveDatabase(to, back, lastingTables);
  expect([await count(back), await count(to)]).toEqual([3, 3]);
  await back.deleteFrom('favourites').execute();
  await back.insertInto('progress').values({ name: 'another', value: 1 }).execute();
  await expect(moveDatabase(to, back, lastingTables)).rejects.toThrow(/"progress" differs/);
  await Promise.all([back.destroy(), to.destroy()]);
});
