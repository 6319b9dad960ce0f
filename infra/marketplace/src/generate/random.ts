/** A small seeded random generator (mulberry32): the same key gives the same sequence on every machine. */
export class Random {
  private state: number;

  /** Each item has its own generator, so that a listing does not depend on how many numbers the one before it drew. */
  constructor(seed: number, stream: number, index: number) {
    this.state = mix(mix(mix(seed) ^ stream) ^ index);
  }

  /** Returns a number from 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Returns a whole number, both ends included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** Draws from a normal distribution, never further than three deviations from the mean. */
  normal(mean = 0, deviation = 1): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    const value = radius * Math.cos(2 * Math.PI * this.next());
    return mean + deviation * Math.max(-3, Math.min(3, value));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }
}

/** Spreads the bits of a number (the end of murmur3). */
export function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16) ^ 0x9e3779b9) | 0;
}
