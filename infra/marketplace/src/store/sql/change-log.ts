import { anyOf, rowsOf } from '@forecourt/database';
import { type Kysely, sql } from 'kysely';
import type { StorePosition } from '../port';
import type { ChangesTable, Database } from './schema';
import { isAlive } from './writer';

/** Number of entries that are stored for readers; a reader further behind has to load its inventory again. */
export const KEPT_CHANGES = 100_000;

/** Returns the store's present position; null while there is no inventory. */
export async function storePosition(db: Kysely<Database>): Promise<StorePosition | null> {
  const { rows } = await sql<{ generation: number | null; seq: number }>`
    select (select "id" from "generations" where "state" = 'active') as "generation",
      (select coalesce(max("seq"), 0) from "changes") as "seq"`.execute(db);
  const { generation, seq } = rows[0]!;
  return generation === null ? null : { generation, seq };
}

/** Returns the last entry of the log; 0 before the first one. */
export async function lastChange(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select coalesce(max("seq"), 0) as "seq" from "changes"`.execute(db);
  return rows[0]!.seq;
}

/** Adds entries for rows that were written; to be called in the transaction that writes them. */
export async function logChanges(
  transaction: Kysely<Database>,
  generation: number,
  kind: ChangesTable['kind'],
  ids: readonly string[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = rowsOf(
    transaction,
    { number: 'integer', id: 'text' },
    ids.map((id, number) => [number + 1, id]),
  );
  // Numbered here, without gaps: sequences have them after a rollback.
  await sql`
    insert into "changes" ("seq", "generation", "kind", "id", "at")
    select "number" + (select coalesce(max("seq"), 0) from "changes"), ${generation}, ${kind}, "id", ${at}
    from ${rows} as "given" order by "number"`.execute(transaction);
}

/** Removes the oldest entries, but none that a running import has to carry over. */
export async function pruneChanges(transaction: Kysely<Database>, now: number, kept = KEPT_CHANGES): Promise<void> {
  const imports = await transaction.selectFrom('generations').selectAll().where('state', '=', 'loading').execute();
  const needed = imports.filter((each) => isAlive(each, now)).map(({ changesFrom }) => changesFrom);
  const last = Math.min((await lastChange(transaction)) - kept, ...needed);
  await transaction.deleteFrom('changes').where('seq', '<=', last).execute();
}

/** A section of the log. */
export interface LogPiece {
  /** Listings of the generation that have to be read again, each once. */
  ids: string[];
  /** The last entry that was read. */
  seq: number;
  /** Whether there may be more. */
  hasMore: boolean;
}

/** Returns the entries after one, at most `limit`; null if some of them have been removed. */
export async function readLog(
  db: Kysely<Database>,
  generation: number,
  after: number,
  limit: number,
): Promise<LogPiece | null> {
  const rows = await db
    .selectFrom('changes')
    .select(['seq', 'generation', 'kind', 'id'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  if (rows.length > 0 && rows[0]!.seq !== after + 1) return null;
  const own = rows.filter((row) => row.generation === generation && row.kind === 'listing');
  return {
    ids: [...new Set(own.map(({ id }) => id))],
    seq: rows.at(-1)?.seq ?? after,
    hasMore: rows.length === limit,
  };
}

/** Whether one of these listings was written in its generation after an entry of the log. */
export async function isChangedSince(
  db: Kysely<Database>,
  { generation, seq }: StorePosition,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from "changes" where "seq" > ${seq} and "generation" = ${generation} and "kind" = 'listing'
      and "id" in ${anyOf(db, 'text', ids)} limit 1`.execute(db);
  return rows.length > 0;
}
