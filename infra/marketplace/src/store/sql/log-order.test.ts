/** Followers of the log on a real PostgreSQL server, while transactions commit out of order. */
import { createDatabase, startPostgres, type TestPostgres } from '@forecourt/database/testing';
import { type Kysely, sql } from 'kysely';
import { aListing, anInventory } from '../../conformance/store/use-store';
import { logChanges } from './change-log';
import { dialectOf } from './dialects/dialects';
import type { Database } from './schema';
import { openStore, type SqlStore } from './store';

let server: TestPostgres;
let databases = 0;
const stores: SqlStore[] = [];
beforeAll(async () => {
  server = await startPostgres('fsync=off');
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** Opens a store several times, as several processes would. */
async function open(count: number): Promise<SqlStore[]> {
  databases += 1;
  const location = await createDatabase(server.url, `log_${databases}`);
  for (let at = 0; at < count; at += 1) stores.push(await openStore(location));
  return stores;
}

/** A log: adds an entry in a transaction that stays open for as long as `during` takes, and reads entries after a number. */
interface Log {
  add(id: string, during: () => Promise<unknown>): Promise<unknown>;
  read(after: number): Promise<{ seq: number; ids: string[] }>;
}

/** Adds an entry in a transaction that is still open when another one adds and tries to commit; reads the log in between, and at the end. */
async function followedDuringOverlap(log: Log): Promise<string[]> {
  const found: string[] = [];
  let position = 0;
  const follow = async () => {
    const { seq, ids } = await log.read(position);
    position = seq;
    found.push(...ids);
  };
  let second: Promise<unknown> = Promise.resolve();
  await log.add('first', async () => {
    let isThere = false;
    second = log
      .add('second', async () => {})
      .then(() => {
        isThere = true;
      });
    // The second either commits, or waits for the first.
    while (!isThere && !(await isWaiting())) await follow();
    await follow();
  });
  await second;
  await follow();
  return found;
}

/** Whether a transaction of the present test waits for an advisory lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`.execute(stores[0]!.db);
  return rows.length > 0;
}

test('a log with numbers of a sequence loses entries for its followers: the control of the next test', async () => {
  const [one] = await open(1);
  const { db } = one!;
  await sql`create table "naive" ("seq" bigint generated always as identity, "id" text)`.execute(db);
  const naive: Log = {
    add: (id, during) =>
      db.transaction().execute(async (transaction) => {
        await sql`insert into "naive" ("id") values (${id})`.execute(transaction);
        await during();
      }),
    async read(after) {
      const { rows } = await sql<{ seq: number; id: string }>`
        select * from "naive" where "seq" > ${after} order by "seq"`.execute(db);
      return { seq: rows.at(-1)?.seq ?? after, ids: rows.map(({ id }) => id) };
    },
  };
  expect(await followedDuringOverlap(naive)).toEqual(['second']);
});

test('the log of changes loses none, and its followers see the entries in the order of their numbers', async () => {
  const [one, other] = await open(2);
  const { id: generation } = await one!.replaceInventory('test', anInventory(1));
  const log: Log = {
    add: (id, during) =>
      dialectOf(one!.db).write(one!.db, async (transaction: Kysely<Database>) => {
        await logChanges(transaction, generation, 'listing', [id], 0);
        await during();
      }),
    async read(after) {
      const changes = await other!.readChanges(generation, after, 100);
      return { seq: changes!.seq, ids: [...changes!.listings.keys()] };
    },
  };
  expect(await followedDuringOverlap(log)).toEqual(['first', 'second']);
});

test('a transaction that is rolled back leaves no gap', async () => {
  const [store] = await open(1);
  const { id } = await store!.replaceInventory('test', anInventory(1));
  const orphan = aListing(7, { ownerId: 'nobody' });
  await store!.writeListings([aListing(1)]);
  await expect(store!.writeListings([aListing(8), orphan])).rejects.toThrow(/nobody/);
  await store!.writeListings([aListing(2)]);
  expect(await store!.readChanges(id, 0, 10)).toMatchObject({ seq: 2 });
});

test('writers in several processes and a follower: every write is found, each commit as a whole', async () => {
  const [follower, ...writers] = await open(4);
  const { id: generation } = await follower!.replaceInventory('test', anInventory(1));
  const found = new Map<string, number | null>();
  let position = 0;
  const follow = async () => {
    const changes = await follower!.readChanges(generation, position, 1_000);
    // Each commit writes two listings.
    expect(changes!.seq % 2).toBe(0);
    position = changes!.seq;
    for (const [id, document] of changes!.listings) found.set(id, document?.price ?? null);
  };
  let isOver = false;
  const following = (async () => {
    while (!isOver) await follow();
  })();
  const write = async (store: SqlStore, writer: number) => {
    for (let turn = 0; turn < 25; turn += 1) {
      const overrides = { salePrice: 1_000 + turn };
      const pair = 1_000 * writer + (turn % 10);
      await store.writeListings([aListing(pair, overrides), aListing(pair + 500, overrides)]);
    }
  };
  await Promise.all(writers.map((store, at) => write(store, at + 1)));
  isOver = true;
  await following;
  await follow();
  expect(position).toBe(3 * 25 * 2);
  const stored = await follower!.db.selectFrom('listings').select(['id', 'price']).where('id', '!=', 'l-0').execute();
  expect(found).toEqual(new Map(stored.map(({ id, price }) => [id, price])));
});
