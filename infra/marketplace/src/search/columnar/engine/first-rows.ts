import { compileKey, type KeyOf, type Order } from './order';
import { newVaried } from './results';
import type { RowIndex } from './row-index';

/** The first rows of an order, updated by each write. The others are not known, except that they come later. */
export class FirstRows {
  private readonly keys: number[];
  /** Whether there are no other rows. */
  private isAll: boolean;
  private keyOf: KeyOf;

  /** @param rows the first ones in order, `limit` of them if there are so many */
  constructor(
    private readonly order: Order,
    private readonly index: RowIndex,
    private readonly rows: number[],
    private readonly limit: number,
  ) {
    this.keyOf = compileKey(order, index.columns);
    this.keys = rows.map(this.keyOf);
    this.isAll = rows.length < limit;
  }

  /** Adjusts to columns that have grown; to be called before their rows are added. */
  follow(): void {
    this.keyOf = compileKey(this.order, this.index.columns);
  }

  add(row: number): void {
    const { keys, rows, index } = this;
    const key = this.keyOf(row);
    const isBefore = (at: number) => (key === keys[at] ? index.isBefore(row, rows[at]!) : key < keys[at]!);
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle)) high = middle;
      else low = middle + 1;
    }
    // A row after the last known one may be after unknown ones, too.
    if (low === rows.length && !this.isAll) return;
    rows.splice(low, 0, row);
    keys.splice(low, 0, key);
    if (rows.length <= this.limit) return;
    rows.pop();
    keys.pop();
    this.isAll = false;
  }

  remove(row: number): void {
    const at = this.rows.indexOf(row);
    if (at === -1) return;
    this.rows.splice(at, 1);
    this.keys.splice(at, 1);
  }

  /** Returns the first rows in the order of the pages; null if that takes rows that are not known. */
  inPages(count: number): number[] | null {
    const { rows, keys, isAll } = this;
    if (rows.length < count && !isAll) return null;
    const first = rows.slice(0, count);
    if (this.order.sort !== 'relevance') return first;
    const varied = newVaried(this.index);
    for (let at = 0; at < rows.length && !varied.isFull; at += 1) varied.add(keys[at]!, rows[at]!);
    return varied.isFull || isAll ? varied.before(first) : null;
  }
}
