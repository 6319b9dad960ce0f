/**
 * Counts a place's renewals (R67): one for each interval of display time, up to the limit. The
 * clock is stopped while it is not active.
 */
export class Refreshes {
  count = 0;
  private left: number;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: { intervalMs: number; limit: number; onRefresh(count: number): void }) {
    this.left = options.intervalMs;
  }

  setActive(isActive: boolean): void {
    if (isActive === (this.timer !== undefined)) return;
    if (isActive) this.run();
    else this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left = Math.max(0, this.left - (Date.now() - this.since));
  }

  private run(): void {
    if (this.count >= this.options.limit) return;
    this.since = Date.now();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.count += 1;
      this.left = this.options.intervalMs;
      this.run();
      this.options.onRefresh(this.count);
    }, this.left);
  }
}
