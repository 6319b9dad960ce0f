import { engineAt, openDatabase as open, sharedAdvice } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Durability } from '../port';
import { connect, dialectAt } from './dialects/dialects';
import { protect } from './dialects/sqlite';
import type { Database } from './schema';

export interface DatabaseOptions {
  /** The failures that a commit survives; `full` by default. PostgreSQL's own settings decide there. */
  durability?: Durability;
  /** Logs that the database cannot be reached, while the call waits for it; without a logger that is an error. */
  logger?: Pick<Logger, 'warn' | 'info'>;
  /** Called with the fault while the database cannot be reached. */
  onWait?(fault: string): void;
}

const MIGRATION_ATTEMPTS = 5;

/**
 * Opens the marketplace's database, and brings the schema up to date.
 *
 * @param location a URL of PostgreSQL; or a folder, which is created with its database if it is missing
 * @throws when the database cannot be used, or a newer version has migrated it
 */
export async function openDatabase(
  location: string,
  { durability = 'full', logger, onWait }: DatabaseOptions = {},
): Promise<Kysely<Database>> {
  const { isShared } = engineAt(location);
  const advice = isShared ? sharedAdvice : 'Restore the last backup, or move that folder away.';
  const options = {
    ...{ migrations: dialectAt(location).migrations, advice, logger, onWait },
    connect: (at: string) => connect(at, { durability }),
  };
  if (isShared) return open<Database>(location, options);
  // Two processes that open a new file at once both try to migrate it; the second one finds it done when it retries.
  for (let attempt = 1; ; attempt += 1) {
    try {
      const db = await open<Database>(location, options);
      protect(location);
      return db;
    } catch (error) {
      if (attempt === MIGRATION_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
    }
  }
}
