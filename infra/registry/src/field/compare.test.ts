import { type JudgedMetric, judgedMetrics, standardTolerances } from '@forecourt/contracts';
import { bucketOf, fieldMetrics } from '@forecourt/contracts/field';
import { seeded } from '../fill/random';
import { compare, percentile } from './compare';
import { added, type Sums, sumsOf, units } from './sums';

const { inp } = fieldMetrics;
const tolerance = standardTolerances.inp;

/** Returns values as counts by bucket. */
function counted(bounds: readonly number[], values: readonly number[]): number[] {
  const counts = bounds.map(() => 0).concat(0);
  for (const value of values) counts[bucketOf(bounds, value)]! += 1;
  return counts;
}

const next = seeded(38);
/** Returns values with a heavy tail. */
function values(count: number, median: number): number[] {
  return Array.from({ length: count }, () => {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    return median * Math.exp(0.7 * normal) * (next() < 0.02 ? (1 - next()) ** (-1 / 1.5) : 1);
  });
}
const inpOf = (all: readonly number[]): Sums => ({ inp: counted(inp.bounds, all) });
const before = inpOf(values(5000, 90));

test('a difference is found in few visits if it is large, and says how large', () => {
  const found = compare('inp', before, inpOf(values(120, 90).map((ms) => ms + 150)), tolerance);
  expect(found).toMatchObject({ isWorse: true, values: { before: 5000, after: 120 } });
  expect(found?.before).toBeGreaterThan(120);
  expect(found?.before).toBeLessThan(170);
  expect(found?.after).toBeGreaterThan(270);
  expect(found?.after).toBeLessThan(330);
});

test('a difference of a part of the visits is found, although the 75th percentile is hardly another', () => {
  const some = values(500, 90).map((ms, index) => (index % 6 === 0 ? ms + 900 : ms));
  const found = compare('inp', before, inpOf(some), tolerance);
  expect(found?.isWorse).toBe(true);
  expect(found!.after).toBeLessThan(found!.before * 1.8);
});

test('a difference that is tolerated is never found, however many visits have it', () => {
  const all = values(40_000, 90).map((ms) => ms * 1.25);
  expect(compare('inp', before, inpOf(all), tolerance)?.isWorse).toBe(false);
  expect(compare('inp', before, inpOf(all), { percent: 0, plus: 0 })?.isWorse).toBe(true);
});

test('a version that is better is not worse', () => {
  expect(compare('inp', before, inpOf(values(5000, 40)), tolerance)?.evidence).toBeLessThan(0);
});

test('fewer than 50 values are not enough', () => {
  const slow = (count: number) => compare('inp', before, inpOf(Array.from({ length: count }, () => 5000)), tolerance);
  expect([slow(49)?.isWorse, slow(50)?.isWorse]).toEqual([false, true]);
});

test('without values of both versions there is no comparison', () => {
  expect(compare('inp', {}, before, tolerance)).toBeNull();
  expect(compare('inp', before, { inp: [0, 0] }, tolerance)).toBeNull();
});

test('errors of visits are compared by their share', () => {
  const errors = (failed: number, visits: number): Sums => ({ errors: [visits - failed, failed] });
  const { errors: tolerated } = standardTolerances;
  expect(compare('errors', errors(15, 5000), errors(30, 400), tolerated)).toMatchObject({
    ...{ before: 0.3, after: 7.5, isWorse: true },
  });
  expect(compare('errors', errors(15, 5000), errors(3, 400), tolerated)?.isWorse).toBe(false);
  // An error that was reported before its visit.
  expect(compare('errors', errors(15, 5000), { errors: [-1, 1] }, tolerated)?.after).toBe(100);
});

test('an alarm is possible in every metric', () => {
  const worst = (metric: JudgedMetric): Sums => {
    const { bounds } = units[metric];
    return { [metric]: bounds === null ? [0, 2000] : [...bounds.map(() => 0), 2000] };
  };
  const best = (metric: JudgedMetric): Sums => ({ [metric]: [2000, 0] });
  const unfound = judgedMetrics.filter(
    (metric) => compare(metric, best(metric), worst(metric), standardTolerances[metric])?.isWorse !== true,
  );
  expect(unfound).toEqual([]);
});

test('of versions with the same distribution none is found to be worse, in 300 pairs at 20 looks each', () => {
  const alarms = Array.from({ length: 300 }, () => {
    const baseline = inpOf(values(1500, 90));
    let candidate: Sums = {};
    return Array.from({ length: 20 }, () => {
      candidate = added(candidate, inpOf(values(40, 90)));
      return compare('inp', baseline, candidate, { percent: 0, plus: 0 })?.isWorse === true;
    }).some(Boolean);
  });
  expect(alarms.filter(Boolean)).toHaveLength(0);
});

test('a percentile is between the bounds of its bucket', () => {
  expect(percentile([10, 20, 40], [0, 0, 100], 0.75)).toBe(35);
  expect(percentile([10, 20, 40], [100], 0.5)).toBe(5);
  expect(percentile([10, 20, 40], [0, 0, 0, 7], 0.75)).toBe(40);
});

test('sums of reports have what was reported: shares of visits and of slots, values by bucket', () => {
  const field = { visits: 10, failed: 2, values: { inp: [1, 2] } };
  const one = sumsOf({ renders: 30, late: 3, serverTime: [30], field });
  expect(one).toEqual({ errors: [8, 2], late: [27, 3], serverTime: [30], inp: [1, 2] });
  expect(sumsOf({ renders: 5 })).toEqual({});
  expect(added(one, { inp: [0, 0, 4], lcp: [1] })).toEqual({ ...one, inp: [1, 2, 4], lcp: [1] });
});
