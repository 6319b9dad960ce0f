import fc from 'fast-check';
import { Rate } from './rate';

let now = 0;
beforeEach(() => {
  now = 1_000_000;
});
const rate = (most: number, windowMs?: number) => new Rate(most, () => now, windowMs);
const times = (one: Rate, client: string, count: number) => Array.from({ length: count }, () => one.allows(client));

test('a client may call as often as the rate says in a window, and every further call is refused', () => {
  expect(times(rate(3), 'client', 5)).toEqual([true, true, true, false, false]);
});

test('clients are counted separately', () => {
  const two = rate(1);
  expect([two.allows('one'), two.allows('other'), two.allows('one')]).toEqual([true, true, false]);
});

test('a window is a minute, or as long as configured; then every client may call again', () => {
  for (const [one, windowMs] of [
    [rate(1), 60_000],
    [rate(1, 500), 500],
  ] as const) {
    const began = now;
    expect(times(one, 'client', 2)).toEqual([true, false]);
    now = began + windowMs - 1;
    expect(one.allows('client')).toBe(false);
    now = began + windowMs;
    expect(times(one, 'client', 2)).toEqual([true, false]);
  }
});

test('a clock that is set back begins a new window, so that no client waits for it to catch up', () => {
  const one = rate(1);
  expect(times(one, 'client', 2)).toEqual([true, false]);
  now -= 1;
  expect(times(one, 'client', 2)).toEqual([true, false]);
  now += 59_999;
  expect(one.allows('client')).toBe(false);
});

test('counts are bounded: from 200,000 clients on a new window begins', () => {
  const one = rate(1);
  for (let client = 0; client < 199_999; client += 1) one.allows(`client-${client}`);
  expect([one.allows('client-0'), one.allows('the-last')]).toEqual([false, true]);
  expect([one.allows('client-0'), one.allows('client-0')]).toEqual([true, false]);
});

test('for any calls, no window allows more than the rate, and no call is refused before that', () => {
  const calls = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.nat(400)), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), calls, (most, steps) => {
      const one = rate(most, 1_000);
      let began = Number.NaN;
      const allowed = new Map<string, number>();
      for (const [client, passed] of steps) {
        now += passed;
        if (!(now - began < 1_000)) {
          began = now;
          allowed.clear();
        }
        const before = allowed.get(client) ?? 0;
        expect(one.allows(client)).toBe(before < most);
        if (before < most) allowed.set(client, before + 1);
      }
    }),
  );
});
