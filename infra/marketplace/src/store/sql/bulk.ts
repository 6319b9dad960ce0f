import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema';

export type Cell = string | number | null;

/** Rows per statement: few sizes, because each is a statement of its own that stays prepared. A larger one is no faster. */
const SLICES = [50, 1];

/**
 * Inserts many rows. Kysely's own `values()` builds a syntax tree of every cell, which takes longer than the database does; here
 * a statement is compiled once, and only the cells change.
 */
export class BulkInsert<Row extends { [column: string]: Cell }> {
  private readonly statements = new Map<number, string>();

  constructor(
    private readonly table: keyof Database,
    private readonly columns: readonly (keyof Row & string)[],
  ) {}

  async execute(db: Kysely<Database>, rows: readonly Row[]): Promise<void> {
    await this.executeCells(
      db,
      rows.flatMap((row) => this.columns.map((column) => row[column] ?? null)),
    );
  }

  /** The cells of the rows in the order of the columns, one row after the other. */
  async executeCells(db: Kysely<Database>, cells: readonly Cell[]): Promise<void> {
    let at = 0;
    for (const rows of SLICES) {
      const length = rows * this.columns.length;
      for (; cells.length - at >= length; at += length) {
        const part = cells.slice(at, at + length);
        await db.executeQuery(CompiledQuery.raw(this.statement(db, rows), part));
      }
    }
  }

  private statement(db: Kysely<Database>, rows: number): string {
    const known = this.statements.get(rows);
    if (known !== undefined) return known;
    const blank = Object.fromEntries(this.columns.map((column) => [column, null]));
    // The cells are placeholders, so that their types do not matter here.
    const untyped = db as unknown as Kysely<Record<string, Record<string, Cell>>>;
    const { sql } = untyped
      .insertInto(this.table)
      .values(Array.from({ length: rows }, () => blank))
      .compile();
    this.statements.set(rows, sql);
    return sql;
  }
}
