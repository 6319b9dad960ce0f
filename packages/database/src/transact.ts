import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { engineOf } from './engines';

/** Attempts before a conflict is an error, and the pause before the second, ms; each further pause is up to twice as long. */
const mostAttempts = 8;
const pauseMs = 4;

/**
 * Runs a change as one serializable transaction. After a conflict with another transaction the change runs again from its beginning, so it
 * must only read and write the database.
 * @throws what the change throws, after nothing of it was stored
 */
export async function transact<DB, T>(db: Kysely<DB>, change: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(change);
    } catch (error) {
      if (attempt === mostAttempts || !engineOf(db).isConflict(error)) throw error;
      await delay(Math.random() * pauseMs * 2 ** attempt);
    }
  }
}
