import fc from 'fast-check';
import { barsOf, besides, placeOf } from './market';

const marketOf = (edges: number[], counts: number[]) => ({
  years: { from: 2020, to: 2022 },
  count: counts.reduce((sum, count) => sum + count, 0),
  price: null,
  spread: { edges, counts },
});

test('bars begin with the cheapest and end with the dearest, and one of them is the own', () => {
  const bars = barsOf(marketOf([0, 1_000, 2_000, 3_000, 4_000], [0, 2, 0, 4, 0]), 3_500);
  expect(bars).toEqual([
    { from: 1_000, to: 2_000, count: 2, isOwn: false },
    { from: 2_000, to: 3_000, count: 0, isOwn: false },
    { from: 3_000, to: 4_000, count: 4, isOwn: true },
  ]);
  expect(besides(bars ?? [])).toEqual({ cheaper: 2, dearer: 0 });
});

test('a price stands within its bar, in proportion, and never outside of the bars', () => {
  const bars = [
    { from: 1_000, to: 2_000, count: 2, isOwn: false },
    { from: 2_000, to: null, count: 4, isOwn: true },
  ];
  expect([0, 1_000, 1_500, 2_000, 90_000].map((price) => placeOf(bars, price))).toEqual([0, 0, 0.5, 1, 1.5]);
  expect(placeOf(bars.slice(0, 1), 2_500)).toBe(1);
});

test('fewer than five vehicles give no bars', () => {
  expect(barsOf(marketOf([0, 1_000], [2, 2]), 500)).toBeNull();
  expect(barsOf(marketOf([], []), 500)).toBeNull();
});

test('however many edges there are, no vehicle is lost, and there are few bars', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 120 }), fc.nat(120_000), (counts, price) => {
      const market = marketOf(
        counts.map((_, at) => at * 1_000),
        counts,
      );
      const bars = barsOf(market, price);
      if (bars === null) return expect(market.count).toBeLessThan(5);
      expect(bars.length).toBeLessThanOrEqual(14);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(market.count);
      expect(bars.filter(({ isOwn }) => isOwn).length).toBeLessThanOrEqual(1);
    }),
  );
});
