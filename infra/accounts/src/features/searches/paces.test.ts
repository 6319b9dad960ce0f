import fc from 'fast-check';
import { morningAfter, nextEmailAt, sinceWords } from './paces';

const at = (text: string) => Date.parse(text);
const chicago = 'America/Chicago';

test.each([
  ['in the evening', '2026-03-03T23:30:00-06:00', '2026-03-04T08:00:00-06:00'],
  ['early', '2026-03-03T00:10:00-06:00', '2026-03-04T08:00:00-06:00'],
  ['before the clocks go forward', '2026-03-07T12:00:00-06:00', '2026-03-08T08:00:00-05:00'],
  ['before they go back', '2026-10-31T12:00:00-05:00', '2026-11-01T08:00:00-06:00'],
])(
  'after an email %s, the next one of a daily search is due in the morning of the recipient’s next day',
  (_, last, next) => {
    expect(new Date(nextEmailAt('daily', at(last), at(last) + 1, chicago)).toISOString()).toBe(
      new Date(next).toISOString(),
    );
  },
);

test('a weekly email is due seven mornings later, an instant one after a quarter of an hour, a first one at once, and with `never` none', () => {
  const last = at('2026-03-03T12:00:00-06:00');
  expect(nextEmailAt('weekly', last, last, chicago)).toBe(at('2026-03-10T08:00:00-05:00'));
  expect(nextEmailAt('instant', last, last, chicago)).toBe(last + 900_000);
  expect(nextEmailAt('weekly', null, last, chicago)).toBe(last);
  expect(nextEmailAt('never', null, last, chicago)).toBe(Number.POSITIVE_INFINITY);
});

test('a year’s step back of the clock delays no due time by more than a day', () => {
  const now = at('2026-03-03T12:00:00-06:00');
  expect(nextEmailAt('daily', now + 365 * 86_400_000, now, chicago)).toBe(at('2026-03-04T08:00:00-06:00'));
});

test('an email of the morning is always due at eight, on a later day', () => {
  const zones = fc.constantFrom(
    'America/New_York',
    chicago,
    'America/Phoenix',
    'Pacific/Honolulu',
    'America/Anchorage',
  );
  fc.assert(
    fc.property(fc.integer({ min: at('2020-01-01'), max: at('2030-01-01') }), zones, (moment, zone) => {
      const next = morningAfter(moment, 1, zone);
      expect(new Intl.DateTimeFormat('en-US', { timeZone: zone, timeStyle: 'short' }).format(next)).toMatch(
        /^8:00.AM$/,
      );
      expect(next).toBeGreaterThan(moment);
      expect(next - moment).toBeLessThanOrEqual(33 * 3_600_000);
    }),
  );
});

test.each([
  ['2026-03-03T09:00:00-06:00', 'today'],
  ['2026-03-02T23:59:00-06:00', 'yesterday'],
  ['2026-02-27T09:00:00-06:00', 'Friday'],
  ['2026-02-20T09:00:00-06:00', 'February 20'],
  ['2026-02-25T09:00:00-06:00', 'Wednesday'],
  ['2026-02-24T23:59:00-06:00', 'February 24'],
  ['2026-04-01T09:00:00-06:00', 'today'],
])('since %s is "%s"', (since, words) => {
  expect(sinceWords(at(since), at('2026-03-03T12:00:00-06:00'), chicago)).toBe(words);
});
