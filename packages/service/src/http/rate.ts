/** So many are told apart at most: who comes with ever new names does not fill the memory. */
const mostAskers = 200_000;

/** How often somebody may ask; counted in windows, of a minute unless told, all of which begin at once. A clock that goes back begins a new one. */
export class Rate {
  private readonly counts = new Map<string, number>();
  private began = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly most: number,
    private readonly now: () => number,
    private readonly windowMs = 60_000,
  ) {}

  /** Counts one more of somebody. @returns false when it is too much */
  allows(asker: string): boolean {
    const now = this.now();
    if (now - this.began >= this.windowMs || now < this.began || this.counts.size >= mostAskers) {
      this.counts.clear();
      this.began = now;
    }
    const count = (this.counts.get(asker) ?? 0) + 1;
    this.counts.set(asker, count);
    return count <= this.most;
  }
}
