import fc from 'fast-check';
import { DailySums } from './daily-sums';

test('no name exceeds its share of a day, and the next day starts from zero', () => {
  const takes = fc.array(fc.record({ name: fc.constantFrom('a', 'b'), amount: fc.nat({ max: 40 }) }));
  fc.assert(
    fc.property(takes, (asked) => {
      let now = 0;
      const sums = new DailySums(100, () => now);
      const taken: Record<string, number> = { a: 0, b: 0 };
      for (const { name, amount } of asked) {
        const has = taken[name]!;
        expect(sums.takes(name, amount)).toBe(has + amount <= 100);
        if (has + amount <= 100) taken[name] = has + amount;
      }
      now = 86_400_000;
      expect(sums.takes('a', 100)).toBe(true);
    }),
  );
});

test('names above the number that is remembered share one sum', () => {
  const sums = new DailySums(2, () => 0);
  for (let name = 0; name < 100_000; name += 1) sums.takes(String(name), 1);
  expect([sums.takes('next', 1), sums.takes('other', 1), sums.takes('third', 1)]).toEqual([true, true, false]);
  expect(sums.takes('0', 1)).toBe(true);
});
