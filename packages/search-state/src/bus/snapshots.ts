/** Results of the latest few URLs, so that back and forward show them at once. The least recently used one is dropped first. */
export class Snapshots<T> {
  private readonly snapshots = new Map<string, T>();

  constructor(private readonly limit: number) {}

  get(url: string): T | undefined {
    const found = this.snapshots.get(url);
    if (found !== undefined) this.set(url, found);
    return found;
  }

  set(url: string, snapshot: T): void {
    this.snapshots.delete(url);
    this.snapshots.set(url, snapshot);
    const [oldest] = this.snapshots.keys();
    if (this.snapshots.size > this.limit && oldest !== undefined) this.snapshots.delete(oldest);
  }
}
