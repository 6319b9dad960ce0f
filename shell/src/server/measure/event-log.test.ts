import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '@forecourt/service';
import type { MeasuredEvent } from '@forecourt/site';
import { eventDays, eventFile, readEvents } from '@forecourt/site-data';
import { EventLog, type Taken } from './event-log';
import { FileSink } from './sinks/file-sink';
import { type EventSink, EventsRefused } from './sinks/sink';

const now = Date.UTC(2026, 10, 22, 12);
const day = dayOf(now);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-events-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const event = (id: number, type: MeasuredEvent['type'] = 'impression'): MeasuredEvent => ({
  ...{ event: `event-${String(id).padStart(16, '0')}`, type, at: now, taken: now, placement: 'premium' },
  ...{ id: `listing-${id}`, owner: 'dealer-1', sponsored: true, brand: 'research', plan: '', on: 'results' },
});
const counts = () => ({ stored: 0, repeated: 0, lost: [] as string[], failures: 0 });
const openLog = (sink: EventSink, counted = counts(), more: { most?: number; timeoutMs?: number } = {}) =>
  new EventLog({
    sink,
    ...{ most: 20_000, restMs: 1, mostRestMs: 1, timeoutMs: 60_000, ...more },
    onStored() {
      counted.stored += 1;
    },
    onRepeated() {
      counted.repeated += 1;
    },
    onLost: (why) => void counted.lost.push(why),
    onFailure() {
      counted.failures += 1;
    },
  });
const sinkOf = (options: { keepDays?: number; now?: () => number; until?: number; onRefused?: () => void } = {}) =>
  new FileSink({
    folder,
    keepDays: 400,
    now: () => now,
    onRefused: () => {},
    ...options,
    until: options.until ?? null,
  });
const fileSink = () => sinkOf();

async function storedIds(): Promise<string[]> {
  const ids = [];
  for await (const stored of readEvents(folder, day)) if (stored !== null) ids.push(stored.event);
  return ids;
}

test('R53 of 10,000 sessions every event is stored once, although a third of the batches arrives twice and the shell is killed in between', async () => {
  const sessions = Array.from({ length: 10_000 }, (_, session) => [
    event(session * 2),
    ...(session % 4 === 0 ? [event(session * 2 + 1, 'click')] : []),
  ]);
  const counted = counts();
  const tell = (log: EventLog, some: typeof sessions) =>
    Promise.all(
      some.flatMap((events, at) => (at % 3 === 0 ? [log.take(events), log.take(events)] : [log.take(events)])),
    );
  const first = openLog(fileSink(), counted);
  const answers: Taken[] = await tell(first, sessions.slice(0, 6_000));
  expect(new Set(answers)).toEqual(new Set(['stored']));
  // The first process is killed in the middle of a line; browsers send unconfirmed events again.
  await appendFile(eventFile(folder, day), '{"event":"event-cut');
  const second = openLog(fileSink(), counted);
  await second.recall();
  await tell(second, sessions.slice(5_000));
  await second.close();
  const ids = await storedIds();
  const made = sessions.flat().map((one) => one.event);
  expect(ids).toHaveLength(made.length);
  expect(new Set(ids)).toEqual(new Set(made));
  expect(counted.stored).toBe(made.length);
  await first.close();
});

test('a write that failed is retried, and the browser’s request waits for it', async () => {
  const stored: MeasuredEvent[] = [];
  let failures = 3;
  const counted = counts();
  const log = openLog(
    {
      async write(events) {
        failures -= 1;
        if (failures >= 0) throw new Error('the disk is full');
        stored.push(...events);
        return 0;
      },
      async *recent() {},
      async close() {},
    },
    counted,
  );
  expect(await log.take([event(1), event(2)])).toBe('stored');
  expect(stored).toHaveLength(2);
  expect(counted).toMatchObject({ stored: 2, failures: 3, lost: [] });
});

test('while the sink is unavailable the queue is bounded, and a duplicate is queued once', async () => {
  const counted = counts();
  const away: EventSink = { write: () => new Promise(() => {}), async *recent() {}, async close() {} };
  const log = openLog(away, counted, { most: 2, timeoutMs: 1 });
  expect(await log.take([event(1)])).toBe('waiting');
  expect(await log.take([event(1), event(2)])).toBe('waiting');
  expect(await log.take([event(3)])).toBe('full');
  expect([log.waiting, counted.repeated, counted.lost]).toEqual([2, 1, ['full']]);
});

test('an event that the sink refuses for good is dropped and counted as lost', async () => {
  const counted = counts();
  const log = openLog(
    {
      async write() {
        throw new EventsRefused('no');
      },
      async *recent() {},
      async close() {},
    },
    counted,
  );
  await log.take([event(1)]);
  expect(counted).toMatchObject({ stored: 0, lost: ['refused'] });
  expect(log.waiting).toBe(0);
});

test('a file is of a day, and files of long ago go', async () => {
  let at = now;
  const sink = sinkOf({ keepDays: 1, now: () => at });
  await sink.write([event(1)]);
  at += 2 * 86_400_000;
  await sink.write([event(2)]);
  await sink.close();
  expect(await readFile(eventFile(folder, dayOf(at)), 'utf8')).toBe(`${JSON.stringify(event(2))}\n`);
  await expect(readFile(eventFile(folder, day))).rejects.toThrow('ENOENT');
});

test('the files of a month stay when the clock is 1,200 days ahead, over starts and days, and until an operator agrees', async () => {
  const dayMs = 86_400_000;
  let at = now;
  for (let stored = 0; stored < 30; stored += 1, at += dayMs) {
    const sink = sinkOf({ now: () => at });
    await sink.write([event(stored)]);
    await sink.close();
  }
  at += 1_200 * dayMs;
  const refused: number[][] = [];
  const onRefused = (...counts: number[]) => refused.push(counts);
  for (let start = 0; start < 3; start += 1, at += dayMs) {
    const sink = sinkOf({ now: () => at, onRefused });
    await sink.write([event(100 + start)]);
    await sink.close();
  }
  expect(refused).toEqual([30, 31, 32].map((all) => [30, all]));
  expect(await eventDays(folder)).toHaveLength(33);
  const sink = sinkOf({ now: () => at, until: at + dayMs });
  await sink.write([event(200)]);
  await sink.close();
  expect(await eventDays(folder)).toHaveLength(4);
});
