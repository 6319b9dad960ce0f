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

  /** The same values in another order, in an array that holds just them; `width` values belong together. */
  reordered(order: Uint32Array, width = 1): Growing<T> {
    const next = new Growing(this.create);
    next.data = this.create(Math.max(1, order.length * width));
    next.length = order.length * width;
    let to = 0;
    for (let row = 0; row < order.length; row += 1) {
      const from = order[row]! * width;
      for (let at = 0; at < width; at += 1) next.data[to++] = this.data[from + at]!;
    }
    return next;
  }
}

/** Several numbers a row: row `r` has `items.data[starts.data[r]] … items.data[starts.data[r + 1] - 1]`. */
export class Lists {
  starts = new Growing((capacity) => new Uint32Array(capacity));
  items = new Growing((capacity) => new Uint32Array(capacity));

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
