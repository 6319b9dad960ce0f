import { createDatabase, startPostgres, type TestPostgres } from '@forecourt/database/testing';
import type { MeasuredEvent } from '@forecourt/site';
import pg from 'pg';
import { EventDatabase } from './event-database';

const noon = Date.UTC(2026, 10, 27, 12);
const day = '2026-11-27';
let server: TestPostgres;
let url: string;
let number = 0;
const opened: EventDatabase[] = [];
beforeAll(async () => {
  server = await startPostgres('fsync=off');
});
afterAll(() => server.stop());
beforeEach(async () => {
  number += 1;
  url = await createDatabase(server.url, `events_${number}`);
});
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

const open = () => {
  const database = new EventDatabase(url, 'test');
  opened.push(database);
  return database;
};
const event = (id: number, more: Partial<MeasuredEvent> = {}): MeasuredEvent => ({
  ...{ event: `event-${String(id).padStart(16, '0')}`, type: 'view', at: noon, taken: noon },
  ...{ placement: 'vehicle', id: 'l-0', sponsored: false, brand: 'research', plan: '', on: 'vehicle' },
  ...more,
});
const read = async (database: EventDatabase, start = 0) => {
  const ids: string[] = [];
  let end = start;
  for await (const piece of database.readAdded(day, start, 'view')) {
    ids.push(...piece.events.map((each) => each.event));
    end = piece.end;
  }
  return { ids, end };
};
const query = async (text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
};

test('the same events at several shells at once are stored once, by the day of their arrival, and read as they were sent', async () => {
  const shells = [open(), open(), open()];
  const lead = event(2, { type: 'lead', kind: 'offer', campaign: 'psid=spring', taken: noon + 86_400_000 });
  const batch = [event(1), lead, event(1)];
  await Promise.all(shells.map((shell) => shell.write(batch)));
  const [reader] = shells;
  expect(await reader!.days()).toEqual([day, '2026-11-28']);
  const stored = [];
  for (const each of await reader!.days()) for await (const one of reader!.read(each)) stored.push(one);
  expect(stored).toEqual([event(1), lead]);
});

test('a reader that follows several writers skips no event, and reads each once', async () => {
  const [reader, ...writers] = [open(), open(), open(), open()];
  const found: string[] = [];
  let position = 0;
  let isOver = false;
  const follow = async () => {
    const { ids, end } = await read(reader!, position);
    found.push(...ids);
    position = end;
  };
  const following = (async () => {
    while (!isOver) await follow();
  })();
  const sent: string[] = [];
  await Promise.all(
    writers.map(async (writer, at) => {
      for (let turn = 0; turn < 40; turn += 1) {
        // Each writer repeats some events of the one before it.
        const batch = [0, 1, 2].map((more) => event(1_000 * at + turn * 2 + more * 501));
        sent.push(...batch.map((each) => each.event));
        await writer.write(batch);
      }
    }),
  );
  isOver = true;
  await following;
  await follow();
  expect(found.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('a writer that is not committed yet is not overtaken: later events have no number before it ends', async () => {
  const [reader, other] = [open(), open()];
  await reader.write([event(1)]);
  const { end } = await read(reader);
  const slow = new pg.Client({ connectionString: url });
  await slow.connect();
  await slow.query('begin');
  await slow.query('select pg_advisory_xact_lock(5220514)');
  const body = JSON.stringify(event(2));
  await slow.query(
    `insert into events (id, day, type, brand, body) values ($1, '${day}', 'view', 'research', $2::jsonb)`,
    [event(2).event, body],
  );
  const writing = other.write([event(3)]);
  const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  while ((await query(waits)).rowCount === 0);
  expect((await read(reader, end)).ids).toEqual([]);
  await slow.query('commit');
  await slow.end();
  await writing;
  expect((await read(reader, end)).ids).toEqual([event(2).event, event(3).event]);
});

test('a day is read in pieces to its end; after the database was replaced, from its beginning', async () => {
  const database = open();
  const many = Array.from({ length: 12_000 }, (_, id) => event(id, id % 4 === 0 ? {} : { type: 'impression' }));
  for (let at = 0; at < many.length; at += 4_000) await database.write(many.slice(at, at + 4_000));
  const { ids, end } = await read(database);
  expect(ids).toHaveLength(3_000);
  expect((await read(database, end)).ids).toEqual([]);
  await query('truncate events restart identity');
  await database.write([event(1)]);
  expect((await read(database, end)).ids).toEqual([event(1).event]);
});

test('R77 all shells have one key of a day; that of the day before is deleted', async () => {
  const shells = [open(), open(), open()];
  const keys = await Promise.all(shells.map((shell, at) => shell.keyOf(day, `key ${at}`)));
  expect(new Set(keys).size).toBe(1);
  expect(await shells[0]!.keyOf('2026-11-28', 'next')).toBe('next');
  expect((await query('select day from view_keys')).rows).toEqual([{ day: '2026-11-28' }]);
});

test('a database of another program is refused, with the remedy', async () => {
  await query('create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)');
  await query("insert into kysely_migration values ('000-other', '2026-11-27')");
  await expect(open().write([event(1)])).rejects.toThrow(/Measured events need a database of their own/);
});
