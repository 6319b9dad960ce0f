import { createDatabase, startPostgres, type TestPostgres } from '@forecourt/database/testing';
import { dayOf } from '@forecourt/service';
import type { MeasuredEvent } from '@forecourt/site';
import { EventDatabase } from '@forecourt/site-data/event-database';
import { EventLog } from '../event-log';
import { DatabaseSink } from './database-sink';

const noon = Date.UTC(2026, 10, 22, 12);
const dayMs = 86_400_000;
let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres('fsync=off');
});
afterAll(() => server.stop());

const event = (id: number, taken = noon): MeasuredEvent => ({
  ...{ event: `event-${String(id).padStart(16, '0')}`, type: 'impression', at: taken, taken, placement: 'premium' },
  ...{ id: `listing-${id}`, owner: 'dealer-1', sponsored: true, brand: 'research', plan: '', on: 'results' },
});

interface Shell {
  log: EventLog;
  sink: DatabaseSink;
  failures: string[];
  lost: string[];
  refused: number[];
}
function shellOn(url: string, { now = () => noon, until = null as number | null, timeoutMs = 60_000 } = {}): Shell {
  const failures: string[] = [];
  const lost: string[] = [];
  const refused: number[] = [];
  const sink = new DatabaseSink(new EventDatabase(url, 'test'), {
    ...{ keepDays: 2, now, until },
    onRefused: (old) => refused.push(old),
  });
  const log = new EventLog({
    ...{ sink, most: 20_000, restMs: 10, mostRestMs: 10, timeoutMs },
    onStored() {},
    onRepeated() {},
    onLost: (why) => lost.push(why),
    onFailure: (reason) => failures.push(reason),
  });
  return { log, sink, failures, lost, refused };
}
async function stored(url: string): Promise<string[]> {
  const database = new EventDatabase(url, 'test');
  const ids: string[] = [];
  for (const day of await database.days())
    for await (const each of database.read(day)) ids.push(each === null ? 'no event' : each.event);
  await database.close();
  return ids.toSorted();
}

test('R53 an event that a browser sends to two shells is stored once', async () => {
  const url = await createDatabase(server.url, 'twice');
  const shells = [shellOn(url), shellOn(url)];
  const taken = await Promise.all(shells.map(({ log }) => log.take([event(1), event(2)])));
  expect(taken).toEqual(['stored', 'stored']);
  await Promise.all(shells.map(({ log }) => log.close()));
  expect(await stored(url)).toEqual([event(1).event, event(2).event]);
});

test('while the database is away nothing is acknowledged, and what waits is stored once it is back; also after it crashed, and at a start without it', async () => {
  const url = await createDatabase(server.url, 'away');
  const [shell, another] = [shellOn(url), shellOn(url, { timeoutMs: 1 })];
  expect(await shell.log.take([event(1)])).toBe('stored');
  let waiting = Promise.resolve('');
  await server.stopFor(async () => {
    waiting = shell.log.take([event(2), event(3)]);
    expect(await another.log.take([event(3), event(4)])).toBe('waiting');
    while (shell.failures.length === 0 || another.failures.length === 0)
      await new Promise((resolve) => setImmediate(resolve));
    expect([shell.log.waiting, another.log.waiting]).toEqual([2, 2]);
  });
  expect(await waiting).toBe('stored');
  await server.crash();
  expect(await shell.log.take([event(5)])).toBe('stored');
  while (another.log.waiting > 0) await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([shell, another].map(({ log }) => log.close()));
  expect(await stored(url)).toEqual([1, 2, 3, 4, 5].map((id) => event(id).event));
  expect([...shell.lost, ...another.lost]).toEqual([]);
});

test('events are deleted after their retention; not if so many have expired that the clock may be wrong, until an operator agrees', async () => {
  const url = await createDatabase(server.url, 'retention');
  let now = noon;
  const shell = shellOn(url, { now: () => now });
  for (let day = 0; day < 5; day += 1, now += dayMs) {
    await shell.sink.write([event(day, now)]);
    // One expired day goes with each write.
    await shell.sink.write([]);
  }
  expect(await stored(url)).toEqual([2, 3, 4].map((day) => event(day).event));
  now += 1_200 * dayMs;
  await shell.sink.write([event(9, now)]);
  expect([await stored(url), shell.refused.at(-1)]).toEqual([[2, 3, 4, 9].map((day) => event(day).event), 3]);
  const agreed = shellOn(url, { now: () => now, until: now + dayMs });
  for (let write = 0; write < 3; write += 1) await agreed.sink.write([]);
  expect(await stored(url)).toEqual([event(9).event]);
  expect(dayOf(now)).toBe('2030-03-11');
  await Promise.all([shell, agreed].map(({ sink }) => sink.close()));
});
