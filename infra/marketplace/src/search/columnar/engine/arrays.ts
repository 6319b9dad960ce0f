type Numbers = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array;
export type TypedArray = Numbers | Uint16Array;

/** A column of numbers, as an image reads and restores it. */
export interface Part {
  /** Its values, not copied. Columns are only ever appended to, so that these values never change. */
  readonly filled: TypedArray;
  /** Replaces its values by an array. @throws if the array is of another type than the column */
  adopt(values: TypedArray): void;
}

/** Returns the length of an array for so many values, and for those that are appended before an index is loaded again. */
const withRoom = (length: number) => length + (length >>> 4) + 256;

/** Returns the length of the next array if this one is full. Twice the length would waste more memory than growing seldom saves time. */
const grown = (length: number) => length + (length >>> 1) + 256;

/** A typed array that grows; `data` is replaced when it does, so do not store a reference to it for longer than a search. */
export class Growing<T extends Numbers> implements Part {
  data: T;
  length = 0;

  constructor(private readonly create: (capacity: number) => T) {
    this.data = create(256);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.resize(grown(this.length));
    this.data[this.length] = value;
    this.length += 1;
  }

  get filled(): TypedArray {
    return this.data.subarray(0, this.length);
  }

  adopt(values: TypedArray): void {
    if (!this.isOwn(values))
      throw new Error(`A column of ${this.data.constructor.name} is no ${values.constructor.name}.`);
    this.data = values;
    this.length = values.length;
    // Without room, the first write would copy all columns.
    this.reserve(this.length);
  }

  private isOwn(values: TypedArray): values is T {
    return values.constructor === this.data.constructor;
  }

  /** Makes room for so many values. */
  reserve(length: number): void {
    this.resize(withRoom(length));
  }

  private resize(capacity: number): void {
    const larger = this.create(capacity);
    larger.set(this.data.subarray(0, this.length));
    this.data = larger;
  }

  /** Returns the same values in another order. */
  reordered(order: Uint32Array): Growing<T> {
    const next = new Growing(this.create);
    next.reserve(order.length);
    next.length = order.length;
    for (let row = 0; row < order.length; row += 1) next.data[row] = this.data[order[row]!]!;
    return next;
  }
}

/** Numbers of codes or words: 16 bits each while they fit, then 32. */
export type Codes = Uint16Array | Uint32Array;

/** A column of codes that grows in length and in width. */
export class CodeColumn implements Part {
  data: Codes = new Uint16Array(256);
  length = 0;

  push(number: number): void {
    if (this.length === this.data.length) this.resize(grown(this.length));
    if (number > 0xffff && this.data instanceof Uint16Array) this.data = Uint32Array.from(this.data);
    this.data[this.length] = number;
    this.length += 1;
  }

  get filled(): Codes {
    return this.data.subarray(0, this.length);
  }

  adopt(values: TypedArray): void {
    if (!(values instanceof Uint16Array || values instanceof Uint32Array)) {
      throw new Error(`A column of codes is no ${values.constructor.name}.`);
    }
    this.data = values;
    this.length = values.length;
    this.reserve(this.length);
  }

  /** Makes room for so many numbers. */
  reserve(length: number): void {
    this.resize(withRoom(length));
  }

  private resize(capacity: number): void {
    const larger = this.data instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity);
    larger.set(this.data.subarray(0, this.length));
    this.data = larger;
  }

  reordered(order: Uint32Array): CodeColumn {
    const next = new CodeColumn();
    next.reserve(order.length);
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

  /** Ends a row: it consists of the numbers pushed to `items` since the last row. */
  endRow(): void {
    this.starts.push(this.items.length);
  }

  reordered(order: Uint32Array): Lists {
    const starts = this.starts.data;
    const items = this.items.data;
    const next = new Lists();
    next.starts.reserve(order.length + 1);
    next.items.reserve(this.items.length);
    for (const row of order) {
      const end = starts[row + 1]!;
      for (let at = starts[row]!; at < end; at += 1) next.items.push(items[at]!);
      next.endRow();
    }
    return next;
  }
}
