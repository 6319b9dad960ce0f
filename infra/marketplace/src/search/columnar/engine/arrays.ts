type Numbers = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array;
export type TypedArray = Numbers | Uint16Array;

/** A column of numbers, as an image takes it out and puts it back. */
export interface Part {
  /** Its values, not copied. Columns are only ever appended to, so that these stay what they are. */
  readonly filled: TypedArray;
  /** Makes an array its values. @throws when the column does not have such numbers */
  adopt(values: TypedArray): void;
}

/** A typed array that grows; `data` is replaced when it does, so keep it for no longer than a search. */
export class Growing<T extends Numbers> implements Part {
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

  get filled(): TypedArray {
    return this.data.subarray(0, this.length);
  }

  adopt(values: TypedArray): void {
    if (!this.isOwn(values))
      throw new Error(`A column of ${this.data.constructor.name} is no ${values.constructor.name}.`);
    // An array without room for one cannot be doubled.
    this.data = values.length === 0 ? this.create(1) : values;
    this.length = values.length;
  }

  private isOwn(values: TypedArray): values is T {
    return values.constructor === this.data.constructor;
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
export class CodeColumn implements Part {
  data: Codes = new Uint16Array(1024);
  length = 0;

  push(number: number): void {
    if (this.length === this.data.length) this.resize(this.data.length * 2);
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
    this.data = values.length === 0 ? new Uint16Array(1) : values;
    this.length = values.length;
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

  /** Ends a row: what was pushed to `items` since the last one is its numbers. */
  endRow(): void {
    this.starts.push(this.items.length);
  }

  reordered(order: Uint32Array): Lists {
    const starts = this.starts.data;
    const items = this.items.data;
    const next = new Lists();
    for (const row of order) {
      const end = starts[row + 1]!;
      for (let at = starts[row]!; at < end; at += 1) next.items.push(items[at]!);
      next.endRow();
    }
    return next;
  }
}
