import type { Random } from './random';

/** Picks values in proportion to their weights, by binary search. */
export class Weighted<T> {
  private readonly sums: Float64Array;

  /** @throws if no weight is above 0. */
  constructor(private readonly entries: readonly (readonly [value: T, weight: number])[]) {
    this.sums = new Float64Array(entries.length);
    let sum = 0;
    for (const [index, [, weight]] of entries.entries()) {
      sum += weight;
      this.sums[index] = sum;
    }
    if (!(sum > 0)) throw new Error('Nothing to pick from: give at least one value a weight above 0.');
  }

  pick(random: Random): T {
    const target = random.next() * this.sums.at(-1)!;
    let low = 0;
    let high = this.sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sums[middle]! <= target) low = middle + 1;
      else high = middle;
    }
    return this.entries[low]![0];
  }
}
