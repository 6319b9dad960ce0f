import fc from 'fast-check';
import { dueAfterQuiet, isTimeZone, type QuietHours, usualQuiet } from './quiet-hours';

const at = (text: string) => Date.parse(text);
const chicago = 'America/Chicago';
const usual: QuietHours = { timeZone: chicago, ...usualQuiet };
const due = (now: string, quiet = usual) => new Date(dueAfterQuiet(at(now), quiet)).toISOString();
const utc = (text: string) => new Date(text).toISOString();

test('hours are quiet from 21 to 8 by default', () => {
  expect(usualQuiet).toEqual({ from: 21, to: 8 });
});

test.each([
  ['in the daytime', '2026-03-03T12:34:56-06:00', '2026-03-03T12:34:56-06:00'],
  ['in the last minute before they are quiet', '2026-03-03T20:59:59-06:00', '2026-03-03T20:59:59-06:00'],
  ['as they begin', '2026-03-03T21:00:00-06:00', '2026-03-04T08:00:00-06:00'],
  ['after midnight', '2026-03-04T00:10:00-06:00', '2026-03-04T08:00:00-06:00'],
  ['in their last minute', '2026-03-04T07:59:59-06:00', '2026-03-04T08:00:00-06:00'],
  ['as they end', '2026-03-04T08:00:00-06:00', '2026-03-04T08:00:00-06:00'],
  ['the night in which the clocks go forward', '2026-03-07T23:00:00-06:00', '2026-03-08T08:00:00-05:00'],
  ['the night in which they go back', '2026-10-31T23:00:00-05:00', '2026-11-01T08:00:00-06:00'],
])('a message %s is due after the quiet hours of its reader’s time zone', (_when, now, expected) => {
  expect(due(now)).toBe(utc(expected));
});

test('hours within one day are quiet from the first to before the last', () => {
  const siesta = { timeZone: chicago, from: 13, to: 15 };
  expect(due('2026-03-03T12:59:00-06:00', siesta)).toBe(utc('2026-03-03T12:59:00-06:00'));
  expect(due('2026-03-03T13:00:00-06:00', siesta)).toBe(utc('2026-03-03T15:00:00-06:00'));
  expect(due('2026-03-03T14:59:00-06:00', siesta)).toBe(utc('2026-03-03T15:00:00-06:00'));
  expect(due('2026-03-03T15:00:00-06:00', siesta)).toBe(utc('2026-03-03T15:00:00-06:00'));
});

test('from an hour until the same hour means no quiet hours', () => {
  for (const hour of [0, 12]) {
    const none = { timeZone: chicago, from: hour, to: hour };
    for (let passed = 0; passed < 24; passed += 1) {
      const now = at('2026-03-03T00:30:00-06:00') + passed * 3_600_000;
      expect(dueAfterQuiet(now, none)).toBe(now);
    }
  }
});

test('whatever the hours and the clock, a message is never early, waits for less than 25 hours, and is sent in no quiet hour', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const zone = fc.constantFrom(chicago, 'America/Phoenix', 'Pacific/Honolulu', 'America/New_York');
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-01-01'), max: at('2027-01-01') }),
      hour,
      hour,
      zone,
      (now, from, to, timeZone) => {
        const then = dueAfterQuiet(now, { timeZone, from, to });
        const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
        const quiet = Array.from({ length: (to - from + 24) % 24 }, (_, index) => (from + index) % 24);
        expect(then).toBeGreaterThanOrEqual(now);
        expect(then - now).toBeLessThanOrEqual(25 * 3_600_000);
        expect(quiet).not.toContain(Number(format.format(then)));
        if (!quiet.includes(Number(format.format(now)))) expect(then).toBe(now);
      },
    ),
  );
});

test('a time zone is an IANA name', () => {
  expect([isTimeZone(chicago), isTimeZone('America/Nowhere'), isTimeZone('')]).toEqual([true, false, false]);
});
