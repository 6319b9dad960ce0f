import type { Lists } from './arrays';

/** Rows in ascending order: as bits if there are many, otherwise as a list. It may contain dead rows, which `size` includes. */
export type RowSet = { readonly size: number } & (
  | { readonly bits: Uint32Array; readonly list: null }
  | { readonly bits: null; readonly list: Uint32Array }
);

/** Rows are stored as bits if more than one row of this many is in the set: a list of 32-bit numbers would be larger. */
const BITS_A_NUMBER = 32;

const noRows: RowSet = { size: 0, bits: null, list: new Uint32Array() };

/**
 * Stores for each word or code the rows that have it. It is the inverse of `lists`, which store the numbers of the words or codes of
 * each row. Rows are only ever appended, so that they stay in ascending order.
 */
export class RowLists {
  /** `rows[starts[n]] … rows[starts[n + 1] - 1]` have number n, unless it is in `many`. */
  private readonly starts: Uint32Array;
  private readonly rows: Uint32Array;
  private readonly many = new Map<number, { size: number; bits: Uint32Array; list: null }>();
  /** Rows that were appended later, by number. */
  private readonly later = new Map<number, number[]>();

  /** @param length number of rows so far @param numbers larger than all their numbers */
  constructor(
    private readonly lists: Lists,
    length: number,
    numbers: number,
  ) {
    const [from, items] = [lists.starts.data, lists.items.data];
    const sizes = new Uint32Array(numbers);
    for (let at = 0; at < from[length]!; at += 1) sizes[items[at]!]! += 1;
    const bitsOf = new Array<Uint32Array | undefined>(numbers);
    this.starts = new Uint32Array(numbers + 1);
    let sum = 0;
    for (let number = 0; number < numbers; number += 1) {
      const size = sizes[number]!;
      this.starts[number] = sum;
      if (size * BITS_A_NUMBER <= length) sum += size;
      else {
        const bits = newBits(length);
        bitsOf[number] = bits;
        this.many.set(number, { size, bits, list: null });
      }
    }
    this.starts[numbers] = sum;
    this.rows = new Uint32Array(sum);
    const next = this.starts.slice();
    for (let row = 0; row < length; row += 1) {
      for (let at = from[row]!; at < from[row + 1]!; at += 1) {
        const number = items[at]!;
        const bits = bitsOf[number];
        if (bits === undefined) this.rows[next[number]!++] = row;
        else setBit(bits, row);
      }
    }
  }

  /** Adds a row that was appended to the lists. */
  add(row: number): void {
    const [from, items] = [this.lists.starts.data, this.lists.items.data];
    for (let at = from[row]!; at < from[row + 1]!; at += 1) {
      const number = items[at]!;
      const many = this.many.get(number);
      if (many !== undefined) {
        if (row >>> 5 >= many.bits.length) many.bits = copied(many.bits, newBits(row));
        setBit(many.bits, row);
        many.size += 1;
        continue;
      }
      const later = this.later.get(number);
      if (later === undefined) this.later.set(number, [row]);
      else later.push(row);
    }
  }

  /** Returns how many rows have a number. */
  sizeOf(number: number): number {
    return this.many.get(number)?.size ?? this.sortedOf(number).length + (this.later.get(number)?.length ?? 0);
  }

  /** Returns the rows that have a number; none for 0, which stands for no word and no code. Valid until a row is added. */
  of(number: number): RowSet {
    const many = this.many.get(number);
    if (many !== undefined) return many;
    const sorted = this.sortedOf(number);
    const later = this.later.get(number);
    if (later === undefined) return { size: sorted.length, bits: null, list: sorted };
    const list = copied(sorted, new Uint32Array(sorted.length + later.length));
    list.set(later, sorted.length);
    return { size: list.length, bits: null, list };
  }

  private sortedOf(number: number): Uint32Array {
    return this.rows.subarray(this.starts[number] ?? 0, this.starts[number + 1] ?? 0);
  }
}

/** Returns the rows of any of the sets. @param length number of all rows */
export function unionOf(sets: readonly RowSet[], length: number): RowSet {
  const some = sets.filter(({ size }) => size > 0);
  if (some.length < 2) return some[0] ?? noRows;
  const union = newBits(length);
  for (const { bits, list } of some) {
    if (list !== null) for (const row of list) setBit(union, row);
    else for (let at = Math.min(bits.length, union.length) - 1; at >= 0; at -= 1) union[at]! |= bits[at]!;
  }
  return { size: Math.min(length, sum(some)), bits: union, list: null };
}

const sum = (sets: readonly RowSet[]) => sets.reduce((all, { size }) => all + size, 0);

/** Returns 1 for a row of the set, otherwise 0. The rows of its calls have to ascend. */
export type Has = (row: number) => number;

export function compileHas({ bits, list }: RowSet): Has {
  if (bits !== null) return (row) => (bits[row >>> 5]! >>> (row & 31)) & 1;
  let at = 0;
  return (row) => {
    while (at < list.length && list[at]! < row) at += 1;
    return at < list.length && list[at] === row ? 1 : 0;
  };
}

/** Returns bits for so many rows, and room for as many as are appended before an index is compacted. */
function newBits(rows: number): Uint32Array {
  return new Uint32Array(((rows + (rows >>> 4)) >>> 5) + 32);
}

function setBit(bits: Uint32Array, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31);
}

function copied(from: Uint32Array, to: Uint32Array): Uint32Array {
  to.set(from);
  return to;
}
