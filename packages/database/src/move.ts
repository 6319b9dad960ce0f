/** Copies all data from one database into another one, of the same or another engine. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { engineOf } from './engines';

/** Rows that are read at once. */
const pageSize = 2_000;
/** Parameters of a statement; SQLite takes 32,766, PostgreSQL 65,535. */
const mostParameters = 30_000;

/** A table that is copied, with the columns of its primary key. */
export type MovedTable = readonly [table: string, key: readonly string[]];

type Row = Readonly<Record<string, unknown>>;

/** Number of a table's rows, and a digest of them that does not depend on their order. */
interface Contents {
  count: number;
  digest: string;
}

export interface Moved {
  table: string;
  count: number;
}

/**
 * Copies all rows, then compares counts and digests. Rows that the target has already stay as they are, so that an interrupted run can be
 * repeated. Nothing may write to either database meanwhile.
 * @param tables those to copy, in this order
 * @throws when the target has other rows than the source
 */
export async function moveDatabase<DB>(
  from: Kysely<DB>,
  to: Kysely<DB>,
  tables: readonly MovedTable[],
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const [table, key] of tables) {
    const source = new Digest();
    const [number, ...others] = key;
    let isNumbered = false;
    for await (const rows of pagesOf(from, table, key)) {
      source.add(rows);
      isNumbered = others.length === 0 && typeof rows[0]?.[number ?? ''] === 'number';
      await store(to, table, rows);
    }
    if (isNumbered) await engineOf(to).continueNumbers(to as unknown as Kysely<unknown>, table, number ?? '');
    const target = new Digest();
    for await (const rows of pagesOf(to, table, key)) target.add(rows);
    const [wanted, found] = [source.contents, target.contents];
    if (wanted.count !== found.count || wanted.digest !== found.digest)
      throw new Error(
        `The table "${table}" differs: ${wanted.count} rows here, ${found.count} there. Empty the target, and begin again.`,
      );
    moved.push({ table, count: wanted.count });
  }
  return moved;
}

async function* pagesOf<DB>(db: Kysely<DB>, table: string, key: readonly string[]): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after: Row | undefined;
  for (;;) {
    const last = after;
    const beyond =
      last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((name) => sql`${last[name]}`))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${beyond} order by ${columns} limit ${sql.lit(pageSize)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1);
  }
}

async function store<DB>(db: Kysely<DB>, table: string, rows: readonly Row[]): Promise<void> {
  const atOnce = Math.floor(mostParameters / Object.keys(rows[0] ?? {}).length);
  for (let at = 0; at < rows.length; at += atOnce)
    await (db as unknown as Kysely<Record<string, Row>>)
      .insertInto(table)
      .values(rows.slice(at, at + atOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Sums the digests of rows, so that their order does not matter. */
class Digest {
  private count = 0;
  private sum = 0n;

  add(rows: readonly Row[]): void {
    this.count += rows.length;
    for (const row of rows) {
      const text = JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
      this.sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
    }
  }

  get contents(): Contents {
    return { count: this.count, digest: this.sum.toString(16) };
  }
}
