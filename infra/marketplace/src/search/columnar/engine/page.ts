/** Collects the best rows of a stream: the lowest keys, ties by `isBefore`. A bounded heap with the worst of its rows on top. */
export class BestRows {
  private readonly keys: Float64Array;
  private readonly rows: Int32Array;
  private size = 0;

  constructor(
    private readonly limit: number,
    private readonly isBefore: (a: number, b: number) => boolean,
  ) {
    this.keys = new Float64Array(limit);
    this.rows = new Int32Array(limit);
  }

  add(key: number, row: number): void {
    if (this.size < this.limit) {
      this.keys[this.size] = key;
      this.rows[this.size] = row;
      this.size += 1;
      this.rise(this.size - 1);
    } else if (this.isBetter(key, row, 0)) {
      this.keys[0] = key;
      this.rows[0] = row;
      this.sink(0);
    }
  }

  /** The rows, best first. */
  sorted(): number[] {
    const order = Array.from({ length: this.size }, (_, at) => at);
    order.sort((a, b) => (this.isBetter(this.keys[a]!, this.rows[a]!, b) ? -1 : 1));
    return order.map((at) => this.rows[at]!);
  }

  private isBetter(key: number, row: number, at: number): boolean {
    const other = this.keys[at]!;
    return key === other ? this.isBefore(row, this.rows[at]!) : key < other;
  }

  private rise(start: number): void {
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.isBetter(this.keys[at]!, this.rows[at]!, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(start: number): void {
    let at = start;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.size) return;
      const right = left + 1;
      const worse = right < this.size && this.isBetter(this.keys[left]!, this.rows[left]!, right) ? right : left;
      if (this.isBetter(this.keys[worse]!, this.rows[worse]!, at)) return;
      this.swap(at, worse);
      at = worse;
    }
  }

  private swap(a: number, b: number): void {
    const key = this.keys[a]!;
    const row = this.rows[a]!;
    this.keys[a] = this.keys[b]!;
    this.rows[a] = this.rows[b]!;
    this.keys[b] = key;
    this.rows[b] = row;
  }
}
