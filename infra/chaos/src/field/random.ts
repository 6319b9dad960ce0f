import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded source of numbers as visits have them. */
export class Random {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** Returns a number from 0 up to but not including 1. */
  next(): number {
    return uniformFloat64(this.generator);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /**
   * Draws from a distribution with a heavy tail: log-normal, and one value in fifty many times as large.
   * @param spread standard deviation of the logarithm
   */
  heavyTailed(median: number, spread: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    const tail = this.chance(0.02) ? (1 - this.next()) ** (-1 / 1.5) : 1;
    return median * Math.exp(spread * normal) * tail;
  }
}
