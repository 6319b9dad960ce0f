interface Bounds {
  /** So many pages at once always, and to begin with. */
  least: number;
  /** Never more. */
  most: number;
  /** A page whose renders took longer, ms, came too late for others to be let in beside it. */
  promptMs: number;
}

/** What is left of the places after a page that was not prompt. */
const after = 0.7;

/**
 * How many pages are made at once: more while all of them are rendered promptly, fewer once they are not. Pages that wait for an upstream cost nothing,
 * so there may be many; pages that wait for each other's renders all come late together. Only what is in use grows: what a quiet hour would bear is
 * no promise for a burst.
 */
export class Pace {
  private current: number;
  /** Pages that were begun before the last cut: they tell of what was, not of what is. */
  private outdated = 0;

  constructor(private readonly bounds: Bounds) {
    this.current = Math.min(bounds.least, bounds.most);
  }

  get places(): number {
    return Math.floor(this.current);
  }

  /** A page was rendered. @param tookMs all its first renders, waiting for a renderer included @param inside pages that are being made */
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
