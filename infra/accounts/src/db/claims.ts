/** Rows of a queue that one process has taken, so that no other one sends the same at the same time. */
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { engineOf } from './engines';
import { anyOf } from './rows';
import type { Database } from './schema';

export type Queue = 'mails' | 'pushes';

/** Longer than sending one takes. After it another process takes the row: the one that had it was killed. */
const claimMs = 90_000;

/** Matches rows that no process has taken. After a clock was ahead for a while, rows that were taken for longer than possible are free, too. */
export const isFree = (table: Queue, now: number) => {
  const column = sql.ref(`${table}.claimedUntil`);
  return sql<boolean>`(${column} is null or ${column} <= ${now} or ${column} > ${now + claimMs})`;
};

/** Takes rows of a queue for a while. @param due selects the ids of free rows @returns their ids */
export async function claim<DB, Tables extends keyof DB>(
  db: Kysely<Database>,
  table: Queue,
  due: SelectQueryBuilder<DB, Tables, { id: number }>,
  now: number,
): Promise<number[]> {
  const { isShared, lockingFree } = engineOf(db);
  const rows = isShared
    ? await db
        .updateTable(table)
        .set({ claimedUntil: now + claimMs })
        .where('id', 'in', sql<number>`(${due.modifyEnd(lockingFree)})`)
        .returning('id')
        .execute()
    : await due.execute();
  return rows.map(({ id }) => id);
}

/** Gives rows back that were taken and could not be sent. */
export async function release(db: Kysely<Database>, table: Queue, ids: readonly number[]): Promise<void> {
  if (!engineOf(db).isShared) return;
  await db
    .updateTable(table)
    .set({ claimedUntil: null })
    .where('id', 'in', anyOf(db, 'integer', ids))
    .execute();
}
