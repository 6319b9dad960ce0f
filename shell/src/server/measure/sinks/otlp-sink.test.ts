import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredEvent } from '@forecourt/site';
import { FakeCollector } from '../../testing/fake-collector';
import { startTestSite } from '../../testing/test-shell';
import { EventLog } from '../event-log';
import { OtlpSink } from './otlp-sink';

let collector: FakeCollector;
beforeEach(async () => {
  collector = new FakeCollector();
  await collector.listen();
});
afterEach(() => collector.close());

const at = Date.UTC(2026, 10, 22, 12);
const event = (number: number): MeasuredEvent => ({
  ...{ event: `event-${String(number).padStart(16, '0')}`, type: 'click', at, taken: at + 5, placement: 'premium' },
  ...{ id: 'listing-7', owner: 'dealer-1', position: 2, sponsored: true, brand: 'research', plan: '', on: 'results' },
});
const sink = () => new OtlpSink({ url: collector.endpoint, headers: { 'x-key': 'secret' } });

const counted = () => ({ stored: 0, lost: [] as string[], failures: [] as string[] });
const openLog = (seen = counted(), most = 20_000) =>
  new EventLog({
    sink: sink(),
    ...{ most, restMs: 1, mostRestMs: 1, timeoutMs: 60_000 },
    onStored() {
      seen.stored += 1;
    },
    onRepeated() {},
    onLost: (why) => void seen.lost.push(why),
    onFailure: (reason) => void seen.failures.push(reason),
  });

test('an event is a log record of OTLP: its times, its name, and each field as an attribute of its kind', async () => {
  expect(await sink().write([event(1)])).toBe(0);
  expect(collector.headers[0]).toMatchObject({ 'content-type': 'application/json', 'x-key': 'secret' });
  expect(collector.records).toEqual([
    {
      timeUnixNano: `${at}000000`,
      observedTimeUnixNano: `${at + 5}000000`,
      severityNumber: 9,
      eventName: 'forecourt.click',
      body: { stringValue: 'click' },
      attributes: expect.arrayContaining([
        { key: 'forecourt.event', value: { stringValue: event(1).event } },
        { key: 'forecourt.position', value: { intValue: '2' } },
        { key: 'forecourt.sponsored', value: { boolValue: true } },
      ]),
    },
  ]);
});

test.each([429, 503, 502, 500, 401])(
  'events are sent again to a collector that answers %d, and it stores each once',
  async (status) => {
    const seen = counted();
    collector.answers = [{ status }, { status }];
    expect(await openLog(seen).take([event(1), event(2)])).toBe('stored');
    expect(collector.all('event')).toEqual([event(1).event, event(2).event]);
    expect(seen).toMatchObject({ stored: 2, lost: [], failures: { length: 2 } });
  },
);

test('events that it refuses for good are dropped and counted, and later ones are sent', async () => {
  const seen = counted();
  const log = openLog(seen);
  collector.answers = [{ status: 400 }];
  await log.take([event(1)]);
  await log.take([event(2)]);
  expect(collector.all('event')).toEqual([event(2).event]);
  expect(seen).toMatchObject({ stored: 1, lost: ['refused'] });
});

test('records that it rejects out of several are counted as lost, and not sent again', async () => {
  const seen = counted();
  collector.answers = [{ rejects: 2 }];
  await openLog(seen).take([event(1), event(2), event(3)]);
  expect([collector.headers.length, collector.records.length]).toEqual([1, 1]);
  expect(seen).toMatchObject({ stored: 1, lost: ['refused', 'refused'], failures: ['the sink refuses 2 of 3 events'] });
});

test('queues a limited number of events while the collector is down, and delivers each once when it is back', async () => {
  const seen = counted();
  const log = openLog(seen, 50);
  await collector.close();
  const waiting = [1, 2, 3, 4, 5].map((page) =>
    log.take(Array.from({ length: 10 }, (_, one) => event(page * 10 + one))),
  );
  // A page whose events do not fit in the queue gets 503 and sends them again.
  void log.take([event(99)]);
  expect([log.waiting, seen.lost]).toEqual([50, ['full']]);
  while (seen.failures.length === 0) await new Promise(setImmediate);
  await collector.listen();
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('stored'));
  expect(await log.take([event(99)])).toBe('stored');
  expect(new Set(collector.all('event')).size).toBe(51);
  expect(collector.records).toHaveLength(51);
});

test('events of a shell with a collector go there, and nowhere else', async () => {
  const site = await startTestSite({
    env: { OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: collector.endpoint, OTEL_EXPORTER_OTLP_LOGS_HEADERS: 'x-key=a%20key' },
  });
  const one = { event: randomUUID(), type: 'impression', at: Date.now(), placement: 'premium', id: 'listing-7' };
  const tell = () =>
    fetch(`${site.shell.url}/_shell/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.shell.url },
      body: JSON.stringify({ plan: '', on: 'results', sent: Date.now(), events: [{ ...one, sponsored: true }] }),
    });
  collector.answers = [{ status: 503 }];
  expect((await tell()).status).toBe(204);
  expect((await tell()).status).toBe(204);
  expect([collector.all('event'), collector.all('brand')]).toEqual([[one.event], ['research']]);
  expect(collector.headers.at(-1)).toMatchObject({ 'x-key': 'a key' });
  expect(existsSync(join(site.dataDir, 'events'))).toBe(false);
  await site.close();
});
