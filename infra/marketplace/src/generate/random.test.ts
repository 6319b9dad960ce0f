import fc from 'fast-check';
import { Random } from './random';
import { Weighted } from './weighted';

const seeds = fc.integer();

function draws(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.next());
}

describe('Random', () => {
  it('repeats its numbers for the same key, and for no other', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.nat(), (seed, stream, index) => {
        const once = draws(new Random(seed, stream, index), 5);
        expect(draws(new Random(seed, stream, index), 5)).toEqual(once);
        expect(draws(new Random(seed, stream, index + 1), 5)).not.toEqual(once);
        expect(draws(new Random(seed, stream + 1, index), 5)).not.toEqual(once);
        expect(draws(new Random(seed + 1, stream, index), 5)).not.toEqual(once);
      }),
    );
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Random(seed, 0, 0);
        expect(draws(random, 20).filter((value) => value < 0 || value >= 1)).toEqual([]);
        expect(random.whole(3, 5)).toBeGreaterThanOrEqual(3);
        expect(random.whole(3, 5)).toBeLessThanOrEqual(5);
        expect(Math.abs(random.normal())).toBeLessThanOrEqual(3);
        expect(random.chance(0)).toBe(false);
        expect(random.chance(1)).toBe(true);
      }),
    );
  });

  it('is uniform, also over the first number of many keys', () => {
    const first = Array.from({ length: 20_000 }, (_, index) => new Random(1, 2, index).next());
    const tenths = new Array<number>(10).fill(0);
    for (const value of first) tenths[Math.floor(value * 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });

  it('has a normal distribution with mean and deviation', () => {
    const random = new Random(7, 7, 7);
    const values = Array.from({ length: 20_000 }, () => random.normal(10, 2));
    const mean = values.reduce((sum, value) => sum + value) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(10, 0);
    expect(Math.sqrt(variance)).toBeCloseTo(2, 0);
  });
});

describe('Weighted', () => {
  it('picks in proportion to weights, and never an item of weight 0', () => {
    const weighted = new Weighted([
      ['never', 0],
      ['seldom', 1],
      ['often', 3],
      ['last', 0],
    ]);
    const random = new Random(1, 1, 1);
    const counts = { never: 0, seldom: 0, often: 0, last: 0 } as Record<string, number>;
    for (let i = 0; i < 8_000; i++) counts[weighted.pick(random)]! += 1;
    expect(counts).toMatchObject({ never: 0, last: 0 });
    expect(counts.often! / counts.seldom!).toBeCloseTo(3, 0);
  });

  it('throws if there is nothing to pick', () => {
    expect(() => new Weighted([])).toThrow('Nothing to pick from');
    expect(() => new Weighted([['a', 0]])).toThrow('Nothing to pick from');
  });
});
