interface Bounds {
  /** Number of concurrent pages to start with, and never fewer. */
  least: number;
  /** Maximum of concurrent pages. */
  most: number;
  /** Longest render time of a prompt page, ms; more pages are admitted only while pages are prompt. */
  promptMs: number;
}

/** Factor for the number of places after a page that was not prompt. */
const after = 0.7;

/**
 * Controls how many pages are made concurrently: more while all of them are rendered promptly, fewer once they are not. Pages that wait for
 * an upstream cost nothing, so there may be many; pages that wait for each other's renders are all late together. The number grows only
 * while places are in use: spare capacity in a quiet hour is no promise for a burst.
 */
export class ConcurrencyLimit {
  private current: number;
  /** Number of pages that started before the last cut; their times say nothing about the present number of places. */
  private outdated = 0;

  constructor(private readonly bounds: Bounds) {
    this.current = Math.min(bounds.least, bounds.most);
  }

  get places(): number {
    return Math.floor(this.current);
  }

  /**
   * Records the render of a page. @param tookMs all its first renders, including the wait for a renderer @param inside pages being made
   * at the moment
   */
  rendered(tookMs: number, inside: number): void {
    const { least, most, promptMs } = this.bounds;
    if (tookMs <= promptMs) {
      if (inside * 2 > this.current) this.current = Math.min(most, this.current + 1);
    } else if (this.outdated === 0) {
      this.current = Math.max(Math.min(least, most), this.current * after);
      this.outdated = inside;
    }
    if (this.outdated > 0) this.outdated -= 1;
  }
}
