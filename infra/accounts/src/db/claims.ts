/** Claims rows of a queue for one process, so that only one sends each. */

import { anyOf, engineOf } from '@forecourt/database';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './schema';

export type Queue = 'mails' | 'pushes';

/** Duration of a claim, ms: longer than sending takes. Afterwards another process may claim the row, because the first one was killed. */
const claimMs = 90_000;

/** Matches rows without a claim. A claim that ends later than is possible was made while a clock was ahead, and does not count. */
export const isFree = (table: Queue, now: number) => {
  const column = sql.ref(`${table}.claimedUntil`);
  return sql<boolean>`(${column} is null or ${column} <= ${now} or ${column} > ${now + claimMs})`;
};

/** Claims rows of a queue. @param due selects the ids of free rows @returns the ids of the claimed rows */
export async function claim<DB, Tables extends keyof DB>(
  db: Kysely<Database>,
  table: Queue,
  due: SelectQueryBuilder<DB, Tables, { id: number }>,
  now: number,
): Promise<number[]> {
  const { isShared, skipLocked } = engineOf(db);
  const rows = isShared
    ? await db
        .updateTable(table)
        .set({ claimedUntil: now + claimMs })
        .where('id', 'in', sql<number>`(${due.modifyEnd(skipLocked)})`)
        .returning('id')
        .execute()
    : await due.execute();
  return rows.map(({ id }) => id);
}

/** Ends the claims on rows that could not be sent. */
export async function release(db: Kysely<Database>, table: Queue, ids: readonly number[]): Promise<void> {
  if (!engineOf(db).isShared) return;
  await db
    .updateTable(table)
    .set({ claimedUntil: null })
    .where('id', 'in', anyOf(db, 'integer', ids))
    .execute();
}
