import { type Kysely, type Selectable, sql } from 'kysely';
import type { MarkedChange } from '../port';
import type { ChangesTable, Database } from './schema';

/*
 * Data that was read from a store and cached elsewhere is valid for that store only, and only until the store is restored to an
 * earlier state: numbers of generations and of log entries begin at 1 in every store. Marks distinguish those with the same
 * number.
 */

/**
 * Returns a mark that distinguishes a generation, in the form that the migrations gave it, from all others; empty if there is
 * none with this number.
 */
export async function markOfGeneration(db: Kysely<Database>, generation: number): Promise<string> {
  const row = await db.selectFrom('generations').selectAll().where('id', '=', generation).executeTakeFirst();
  if (row === undefined) return '';
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration" order by "name"`.execute(db);
  const names = rows.map(({ name }) => name);
  return JSON.stringify([row.id, row.source, row.writer, row.startedAt, row.activatedAt, names]);
}

/** Returns the last entry of the log; before the first one 0, with an empty mark. */
export async function lastMarkedChange(db: Kysely<Database>): Promise<MarkedChange> {
  const row = await db.selectFrom('changes').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row === undefined ? { seq: 0, mark: '' } : { seq: row.seq, mark: markOf(row) };
}

/** Whether the log has an entry. If so, all earlier entries are in it, too, or have been removed since. */
export async function hasChange(db: Kysely<Database>, { seq, mark }: MarkedChange): Promise<boolean> {
  if (seq === 0) return true;
  const row = await db.selectFrom('changes').selectAll().where('seq', '=', seq).executeTakeFirst();
  return row !== undefined && markOf(row) === mark;
}

function markOf({ seq, generation, kind, id, at }: Selectable<ChangesTable>): string {
  return JSON.stringify([seq, generation, kind, id, at]);
}
