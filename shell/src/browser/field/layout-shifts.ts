/** Longest pause between two shifts of a window, and longest window, ms: https://web.dev/articles/cls */
const pauseMs = 1000;
const windowMs = 5000;

/** Adds up layout shifts in windows, as Cumulative Layout Shift does. */
export class LayoutShifts {
  private sum = 0;
  private first = Number.NEGATIVE_INFINITY;
  private last = Number.NEGATIVE_INFINITY;

  /** @param at time of the shift, ms @returns the sum of its window up to now */
  add(at: number, value: number): number {
    if (at - this.last > pauseMs || at - this.first > windowMs) {
      this.sum = 0;
      this.first = at;
    }
    this.last = at;
    this.sum += value;
    return this.sum;
  }
}
