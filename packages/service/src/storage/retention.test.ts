import fc from 'fast-check';
import { clockJump, isTooMuch } from './retention';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 24);

test('a clock that is 1,200 days ahead, or went back, is noticed; the time between two starts is not', () => {
  const after = (days: number) => clockJump({ now: now + days * day, last: now, until: null });
  expect([after(1_200), after(-1)]).toEqual([
    'the last deletion was 1200 days ago',
    'the clock was set back to before 2026-11-24T00:00:00.000Z',
  ]);
  expect([after(0), after(1 / 24), after(7), after(-1 / 48)]).toEqual([null, null, null, null]);
});

test('an operator’s approval holds until its day, and no longer', () => {
  const until = now + day;
  expect(clockJump({ now, last: now - 300 * day, until })).toBeNull();
  expect(clockJump({ now: now + 400 * day, last: now, until })).not.toBeNull();
});

test('of many records a tenth may be deleted at once, of few all', () => {
  const isTooMuchOf = (old: number, all: number) => isTooMuch(old, all, 50);
  expect([isTooMuchOf(50, 50), isTooMuchOf(51, 51), isTooMuchOf(100, 1_000), isTooMuchOf(101, 1_000)]).toEqual([
    ...[false, true, false, true],
  ]);
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(100), (some, more, few) => {
      const kept = some + more - (isTooMuch(some, some + more, few) ? 0 : some);
      expect(kept).toBeGreaterThanOrEqual(Math.min(some + more - few, 0.9 * (some + more)));
    }),
  );
});
