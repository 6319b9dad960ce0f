/** Most clients counted at once, so that a client with ever new names cannot fill the memory. */
const mostClients = 200_000;

/** A rate limiter that counts in windows, of a minute by default, which start for all clients at once. A clock that goes back starts a new window. */
export class Rate {
  private readonly counts = new Map<string, number>();
  private began = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly most: number,
    private readonly now: () => number,
    private readonly windowMs = 60_000,
  ) {}

  /** Counts one more request of a client. @returns false if it exceeds the limit */
  allows(client: string): boolean {
    const now = this.now();
    if (now - this.began >= this.windowMs || now < this.began || this.counts.size >= mostClients) {
      this.counts.clear();
      this.began = now;
    }
    const count = (this.counts.get(client) ?? 0) + 1;
    this.counts.set(client, count);
    return count <= this.most;
  }
}
