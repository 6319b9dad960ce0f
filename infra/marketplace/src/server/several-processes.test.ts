/** Several marketplaces on one database of a real PostgreSQL server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { moveDatabase } from '@forecourt/database';
import { createDatabase, freePort, startPostgres, type TestPostgres } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { documentsOf } from '../conformance/store/use-store';
import { openDatabase } from '../store/sql/database';
import { openStore } from '../store/sql/store';
import { movedTables } from '../store/sql/tables';
import { useFolder } from '../testing/folder';
import { sampleInventory } from '../testing/inventory';
import { program, runInventory } from '../testing/programs';
import { startTestServer, type TestServer } from '../testing/server';

// Processes take their time on a busy machine.
jest.setTimeout(120_000);

const folder = useFolder();
let postgres: TestPostgres;
let location: string;
let databases = 0;
const servers: TestServer[] = [];
const folders: string[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  databases += 1;
  location = await createDatabase(postgres.url, `marketplace_${databases}`);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const own of folders.splice(0)) rmSync(own, { recursive: true, force: true, maxRetries: 10 });
});

/** Starts one more marketplace on the test's database, with a folder of its own. */
async function oneMore(options: { port?: number; log?: (line: string) => void } = {}): Promise<TestServer> {
  const own = mkdtempSync(path.join(tmpdir(), 'marketplace-process-'));
  folders.push(own);
  const server = await startTestServer(own, 60, sampleInventory, { store: location, ...options });
  servers.push(server);
  return server;
}

const eventually = async (check: () => Promise<void>) => {
  for (const until = Date.now() + 60_000; ; await wait(20)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
};
const total = async ({ url }: TestServer, query = '') =>
  ((await (await fetch(`${url}/rest/lsc/listing/count?${query}`)).json()) as { totalResultCount: number })
    .totalResultCount;
const record = (number: number) => ({
  ...{ vin: `4T1G11AK5MU7${String(number).padStart(5, '0')}`, year: 2021, make: 'Toyota', model: 'Camry LE' },
  ...{ price: 21_500, sellerName: 'Lakeside', zip: '60601' },
});
const write = ({ write: send }: TestServer, number: number) =>
  send('/inventory/listings', { method: 'POST', body: JSON.stringify(record(number)) });
const inventory = (...args: string[]) =>
  runInventory(program('inventory'), args, { STORE_URL: location, DATA_DIR: folder() });

test('of marketplaces that start at once on an empty database one fills it; what one writes, the others find', async () => {
  const [one, other, third] = await Promise.all([oneMore(), oneMore(), oneMore()]);
  expect(await Promise.all([one, other, third].map((server) => total(server)))).toEqual([60, 60, 60]);
  expect((await write(one!, 1)).status).toBe(200);
  expect(await total(one!)).toBe(61);
  for (const server of [other!, third!]) await eventually(async () => expect(await total(server)).toBe(61));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => write([one, other, third][at % 3]!, 10 + at)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const server of servers) await eventually(async () => expect(await total(server)).toBe(73));
});

test('an import of another process is served by every marketplace; one that is killed leaves its turn to the next', async () => {
  const [one, other] = await Promise.all([oneMore(), oneMore()]);
  const store = await openStore(location);
  const killed = inventory('generate', '--listings', '200000');
  await new Promise((resolve) => killed.child.stderr!.once('data', resolve));
  const refused = await inventory('generate', '--listings', '80').done;
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('Another import (generated')]);
  killed.child.kill('SIGKILL');
  await killed.done;
  expect((await inventory('generate', '--listings', '80').done).error).not.toContain('Another import');
  for (const server of [one!, other!]) await eventually(async () => expect(await total(server)).toBe(80));
  expect(await documentsOf(store)).toHaveLength(80);
  expect(await store.db.selectFrom('generations').select('listings').orderBy('id').execute()).toEqual([
    { listings: 60 },
    { listings: 80 },
  ]);
  await store.close();
});

test('a marketplace whose database is away says which one, waits, and starts once it is there', async () => {
  const lines: string[] = [];
  const { port } = new URL(postgres.url);
  const own = await freePort();
  await postgres.stopFor(async () => {
    oneMore({ port: own, log: (line) => lines.push(line) }).catch(() => undefined);
    await eventually(async () => expect(lines.join()).toMatch(new RegExp(`127.0.0.1:${port} cannot be reached`)));
    expect(lines.join()).not.toContain('forecourt-test');
    await eventually(async () => {
      const health = await fetch(`http://127.0.0.1:${own}/healthz`);
      expect([health.status, await health.text()]).toEqual([
        503,
        expect.stringMatching(/database .* cannot be reached/),
      ]);
    });
  });
  await eventually(async () => expect(servers).toHaveLength(1));
  expect(await total(servers[0]!)).toBe(60);
});

test('a database that a newer version has migrated is refused by its name', async () => {
  const db = await openDatabase(location);
  await sql`insert into kysely_migration values ('999-newer', '')`.execute(db);
  await db.destroy();
  await expect(oneMore()).rejects.toThrow(/999-newer.*start that version/);
});

test('while the database is away searches are answered and writes refused; nothing acknowledged is lost in a crash', async () => {
  const server = await oneMore();
  const acknowledged: number[] = [];
  let isOver = false;
  const writing = (async () => {
    for (let number = 0; !isOver; number += 1)
      if ((await write(server, number)).status === 200) acknowledged.push(number);
  })();
  for (let crash = 0; crash < 3; crash += 1) {
    const before = acknowledged.length;
    await eventually(async () => expect(acknowledged.length).toBeGreaterThan(before + 5));
    await postgres.crash();
  }
  const before = acknowledged.length;
  await eventually(async () => expect(acknowledged.length).toBeGreaterThan(before + 5));
  isOver = true;
  await writing;
  await postgres.stopFor(async () => {
    expect(await total(server, 'makeCode=HONDA')).toBe(20);
    const refused = await write(server, 99_000);
    expect([refused.status, ((await refused.json()) as { type: string }).type]).toEqual([
      503,
      'marketplace/store-away',
    ]);
  });
  const store = await openStore(location);
  const { rows } = await sql<{ vin: string }>`select "vin" from "listings"`.execute(store.db);
  const stored = new Set(rows.map(({ vin }) => vin));
  expect(acknowledged.filter((number) => !stored.has(record(number).vin))).toEqual([]);
  await store.close();
});

test('a read-only database refuses writes and says so, and pages are as usual', async () => {
  const server = await oneMore();
  const db = await openDatabase(location);
  const { rows } = await sql<{ name: string }>`select current_database() as "name"`.execute(db);
  await sql`alter database ${sql.id(rows[0]!.name)} set default_transaction_read_only = on`.execute(db);
  // The setting applies to new connections only.
  await sql`select pg_terminate_backend("pid") from pg_stat_activity
    where "datname" = current_database() and "pid" <> pg_backend_pid()`.execute(db);
  await db.destroy();
  await eventually(async () => {
    const refused = await write(server, 1);
    expect([refused.status, ((await refused.json()) as { type: string }).type]).toEqual([
      503,
      'marketplace/stores-nothing',
    ]);
  });
  // It still serves, so that health is as usual otherwise.
  await eventually(async () => {
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ stores: false })]);
  });
  expect((await fetch(`${server.url}/rest/lsc/listing?numRecords=10`)).status).toBe(200);
});

test('everything moves from the embedded store to PostgreSQL and back, also when a move is repeated', async () => {
  const embedded = await openStore(folder());
  await embedded.replaceInventory('test', sampleInventory(300));
  await embedded.retireListings(['l-0003']);
  const documents = await documentsOf(embedded);
  await embedded.addViews([{ event: 'e1', listing: 'l-0001' }], { file: 'f', day: '2026-11-28', bytes: 7 });
  await embedded.close();
  const move = (from: Record<string, string>, to: string) =>
    runInventory(program('inventory'), ['move', '--to', to], from).done;
  const moved = await move({ DATA_DIR: folder() }, location);
  expect([moved.error, moved.out]).toEqual([
    '',
    expect.stringMatching(/^listings: 299$(?:.|\n)*rows are there, the same/m),
  ]);
  const shared = await openStore(location);
  expect(await documentsOf(shared)).toEqual(documents);
  const source = await openDatabase(folder());
  const again = await moveDatabase(source, shared.db, movedTables);
  expect(again.find(({ table }) => table === 'listings')).toEqual({ table: 'listings', count: 299 });
  await source.destroy();
  // Numbers go on after those that were copied.
  expect(await shared.retireListings(['l-0004'])).toMatchObject({ seq: 2 });
  expect((await shared.replaceInventory('next', sampleInventory(5))).id).toBe(2);
  const back = path.join(folder(), 'back');
  expect((await move({ STORE_URL: location }, back)).error).toBe('');
  const returned = await openStore(back);
  expect(await documentsOf(returned)).toEqual(await documentsOf(shared));
  await returned.db.deleteFrom('news').execute();
  await returned.db.insertInto('viewFiles').values({ file: 'g', day: '2026-11-28', bytes: 1 }).execute();
  await expect(moveDatabase(shared.db, returned.db, movedTables)).rejects.toThrow(/"viewFiles" differs/);
  await Promise.all([returned.close(), shared.close()]);
  expect((await inventory('migrate').done).out).toBe('The database is up to date.\n');
});
