import { dayOf } from '@forecourt/service';

/** So many names are told apart in a day; all others share what one may have. */
const mostNames = 100_000;
const others = '';

/** What each name took of a daily share, by days in UTC. */
export class DailySums {
  private readonly sums = new Map<string, number>();
  private day = '';

  constructor(
    private readonly most: number,
    private readonly now: () => number,
  ) {}

  /** Takes so much more for a name. @returns false when that is above its share, of which nothing is taken then */
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
