type TypedArray = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** A typed array that grows; `data` is replaced when it does, so keep it for no longer than a search. */
export class Growing<T extends TypedArray> {
  data: T;
  length = 0;

  constructor(private readonly create: (capacity: number) => T) {
    this.data = create(1024);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.grow();
    this.data[this.length] = value;
    this.length += 1;
  }

  private grow(): void {
    const larger = this.create(this.data.length * 2);
    larger.set(this.data);
    this.data = larger;
  }

  /** The same values in another order, in an array that holds just them. */
  reordered(order: Uint32Array): Growing<T> {
    const next = new Growing(this.create);
    next.data = this.create(Math.max(1, order.length));
    next.length = order.length;
    for (let row = 0; row < order.length; row += 1) next.data[row] = this.data[order[row]!]!;
    return next;
  }
}

/** Numbers of codes or words: 16 bits each as long as they fit, then 32. */
export type Codes = Uint16Array | Uint32Array;

/** Grows in length and in width. */
export class CodeColumn {
  data: Codes = new Uint16Array(1024);
  length = 0;

  push(number: number): void {
    if (this.length === this.data.length) this.resize(this.data.length * 2);
    if (number > 0xffff && this.data instanceof Uint16Array) this.data = Uint32Array.from(this.data);
    this.data[this.length] = number;
    this.length += 1;
  }

  private resize(capacity: number): void {
    const larger = this.data instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity);
    larger.set(this.data);
    this.data = larger;
  }

  reordered(order: Uint32Array): CodeColumn {
    const next = new CodeColumn();
    for (let row = 0; row < order.length; row += 1) next.push(this.data[order[row]!]!);
    return next;
  }
}

/** Several numbers a row: row `r` has `items.data[starts.data[r]] … items.data[starts.data[r + 1] - 1]`. */
export class Lists {
  readonly starts = new Growing((capacity) => new Uint32Array(capacity));
  readonly items = new CodeColumn();

  constructor() {
    this.starts.push(0);
  }

  push(numbers: Iterable<number>): void {
    for (const number of numbers) this.items.push(number);
    this.starts.push(this.items.length);
  }

  reordered(order: Uint32Array): Lists {
    const starts = this.starts.data;
    const items = this.items.data;
    const next = new Lists();
    for (const row of order) {
      const end = starts[row + 1]!;
      for (let at = starts[row]!; at < end; at += 1) next.items.push(items[at]!);
      next.starts.push(next.items.length);
    }
    return next;
  }
}
