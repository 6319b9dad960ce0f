import { dayOf } from '@forecourt/service';

/** Maximum of names with a sum of their own in a day; all others share one. */
const mostNames = 100_000;
const others = '';

/** Limits the use of a daily share, by name; days in UTC. */
export class DailySums {
  private readonly sums = new Map<string, number>();
  private day = '';

  constructor(
    private readonly most: number,
    private readonly now: () => number,
  ) {}

  /** Adds an amount to a name's sum. @returns false if that would exceed its share; nothing is added then */
  takes(name: string, amount: number): boolean {
    const today = dayOf(this.now());
    if (today !== this.day) {
      this.sums.clear();
      this.day = today;
    }
    const key = this.sums.has(name) || this.sums.size < mostNames ? name : others;
    const sum = (this.sums.get(key) ?? 0) + amount;
    if (sum > this.most) return false;
    this.sums.set(key, sum);
    return true;
  }
}
