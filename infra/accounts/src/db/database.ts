import { engineAt, engineOf, openDatabase as open, sharedAdvice } from '@forecourt/database';
import type { Kysely, Migration } from 'kysely';
import type { Logger } from 'pino';
import { connect, protect } from './connect';
import { migrations as allMigrations } from './migrations/index';
import type { Database } from './schema';

interface Options {
  migrations?: Readonly<Record<string, Migration>>;
  /** Logs that the database cannot be reached, while the call waits for it; without a logger that is an error. */
  logger?: Pick<Logger, 'warn' | 'info'>;
}

/**
 * Opens a database and brings its schema up to date. Of several processes that start at once, one migrates it.
 * @param location a URL of PostgreSQL; or a folder, which is created with its database if it is missing
 * @throws when a migration fails, and the database is as it was before that migration; when a newer version has migrated it
 */
export async function openDatabase(
  location: string,
  { migrations = allMigrations, logger }: Options = {},
): Promise<Kysely<Database>> {
  const { isShared } = engineAt(location);
  const advice = isShared
    ? sharedAdvice
    : 'If a version from before the first release made it, move that folder away: the next start makes a new database. Else restore the last backup and report this.';
  try {
    return await open<Database>(location, { connect, migrations, advice, logger });
  } finally {
    if (!isShared) protect(location);
  }
}

/** Overwrites deleted data wherever the database still has it, such as in its log. */
export const purgeDeleted = (db: Kysely<Database>): Promise<void> =>
  engineOf(db).purge(db as unknown as Kysely<unknown>);
