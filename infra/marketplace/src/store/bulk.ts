import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema';

export type Cell = string | number | null;

/**
 * Inserts many rows with one statement. Kysely's own `values()` builds a syntax tree of every cell, which takes longer than the
 * database does; here the statement is compiled once for each number of rows, and only the cells change.
 */
export class BulkInsert<Row extends { [column: string]: Cell }> {
  private readonly statements = new Map<number, string>();

  constructor(
    private readonly table: keyof Database,
    private readonly columns: readonly (keyof Row & string)[],
  ) {}

  async execute(db: Kysely<Database>, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const cells: Cell[] = [];
    for (const row of rows) for (const column of this.columns) cells.push(row[column] ?? null);
    await db.executeQuery(CompiledQuery.raw(this.statement(db, rows.length), cells));
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
