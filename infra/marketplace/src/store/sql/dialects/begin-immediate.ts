import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../schema';

/** Longest wait of a connection for another one's write, ms. */
export const BUSY_MILLISECONDS = 10_000;

/** Short compared with an import's batches, between which another writer gets its turn. */
const PAUSE_MILLISECONDS = 3;

/**
 * Runs `work` in a transaction that has the write lock from its beginning, so that the data it reads cannot change before it writes.
 * While another process has the lock, it waits without blocking the connection or the thread: reads continue.
 *
 * @throws what `work` throws, after a rollback; SQLITE_BUSY if the lock is not free within ten seconds
 */
export async function beginImmediate<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + BUSY_MILLISECONDS;
  for (;;) {
    const done = await db.connection().execute(async (connection) => {
      if (!(await hasBegun(connection, Date.now() > deadline))) return null;
      try {
        const value = await work(connection);
        await execute(connection, 'commit');
        return { value };
      } catch (error) {
        // Some failures, such as a full disk, have rolled back already; then this rollback fails, and its error would say less.
        await Promise.allSettled([execute(connection, 'rollback')]);
        throw error;
      }
    });
    if (done !== null) return done.value;
    await wait(PAUSE_MILLISECONDS);
  }
}

async function hasBegun(connection: Kysely<Database>, isLast: boolean): Promise<boolean> {
  await execute(connection, 'pragma busy_timeout = 0');
  try {
    await execute(connection, 'begin immediate');
    return true;
  } catch (error) {
    if (isLast || (error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    return false;
  } finally {
    await execute(connection, `pragma busy_timeout = ${BUSY_MILLISECONDS}`);
  }
}

async function execute(connection: Kysely<Database>, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement));
}
