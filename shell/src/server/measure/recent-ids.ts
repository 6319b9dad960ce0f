/** Remembers the latest ids: at least the given number, at most twice as many. */
export class RecentIds {
  private young = new Set<string>();
  private old = new Set<string>();

  constructor(private readonly least: number) {}

  has(id: string): boolean {
    return this.young.has(id) || this.old.has(id);
  }

  add(id: string): void {
    this.young.add(id);
    if (this.young.size < this.least) return;
    this.old = this.young;
    this.young = new Set();
  }
}
