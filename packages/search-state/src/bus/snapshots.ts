/** Results of the latest few URLs, so that back and forward show them at once. The least recently used one is dropped first. */
export class Snapshots<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly limit: number) {}

  get(url: string): T | undefined {
    const found = this.kept.get(url);
    if (found !== undefined) this.set(url, found);
    return found;
  }

  set(url: string, snapshot: T): void {
    this.kept.delete(url);
    this.kept.set(url, snapshot);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.limit && oldest !== undefined) this.kept.delete(oldest);
  }
}
