import { compileKey, type KeyOf, type Order } from './order';
import { BestRows } from './page';
import type { RowIndex } from './row-index';
import { VariedRows } from './varied';

/** Collects the first results of a search, in its order; in the relevance order they are of several sellers (R37). */
export class Results {
  private readonly best: BestRows;
  private readonly varied: VariedRows | null;
  private readonly keyOf: KeyOf;

  /** @param count number of results up to the end of the page */
  constructor(order: Order, index: RowIndex, count: number) {
    this.best = new BestRows(count, (a, b) => index.isBefore(a, b));
    this.varied = order.sort === 'relevance' ? newVaried(index) : null;
    this.keyOf = compileKey(order, index.columns);
  }

  add(row: number): void {
    const key = this.keyOf(row);
    this.best.add(key, row);
    this.varied?.add(key, row);
  }

  /** Returns the rows in the order of the pages. */
  inPages(): number[] {
    const best = this.inOrder();
    return this.varied === null ? best : this.varied.before(best);
  }

  /** Returns the rows in their order, regardless of their sellers. */
  inOrder(): number[] {
    return this.best.sorted();
  }
}

export function newVaried(index: RowIndex): VariedRows {
  const owners = index.columns.owner.data;
  return new VariedRows(
    (row) => owners[row]!,
    (a, b) => index.isBefore(a, b),
  );
}
