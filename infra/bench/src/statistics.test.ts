import fc from 'fast-check';
import { mean, median, percentile, slope } from './statistics';

const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 });

test('half of the values lie at or below the median, and half at or above', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const middle = median(values);
      expect(values.filter((value) => value <= middle).length * 2).toBeGreaterThanOrEqual(values.length);
      expect(values.filter((value) => value >= middle).length * 2).toBeGreaterThanOrEqual(values.length);
    }),
  );
});

test('a percentile is one of the values, and the share of values at or below it is at least the given one', () => {
  fc.assert(
    fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
      const found = percentile(values, share);
      expect(values).toContain(found);
      expect(values.filter((value) => value <= found).length / values.length).toBeGreaterThanOrEqual(share - 1e-9);
    }),
  );
});

test('the last percentile is the largest value', () => {
  expect(percentile([3, 9, 1], 1)).toBe(9);
  expect(percentile([3, 9, 1], 0)).toBe(1);
});

test('the slope of points on a line is that of the line', () => {
  const points = [0, 40, 80, 200].map((x) => ({ x, y: 5_000_000 + 1234 * x }));
  expect(slope(points)).toBeCloseTo(1234, 6);
});

test('the deviations above and below the mean are equal', () => {
  expect(mean([1, 2, 6])).toBe(3);
  fc.assert(
    fc.property(numbers, (values) => {
      const middle = mean(values);
      expect(values.reduce((sum, value) => sum + value - middle, 0)).toBeCloseTo(0, 5);
    }),
  );
});

test('statistics of no values throw', () => {
  expect(() => mean([])).toThrow('no values');
  expect(() => median([])).toThrow('no values');
  expect(() => percentile([], 0.5)).toThrow('no values');
  expect(() => slope([{ x: 1, y: 1 }])).toThrow('one x');
});
