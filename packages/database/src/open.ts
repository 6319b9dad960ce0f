import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '@forecourt/service';
import { type Dialect, Kysely, type Migration, type MigrationResultSet, Migrator } from 'kysely';
import type { Logger } from 'pino';
import { engineAt } from './engines';

/** Interval at which a database that cannot be reached is tried again, ms. */
const againMs = 1_000;

export interface OpenOptions {
  /** Opens the database at a location, and creates it where the engine can. */
  connect(location: string): Dialect;
  migrations: Readonly<Record<string, Migration>>;
  /** Advice in whole sentences, for the error that the database cannot be brought up to date. */
  advice: string;
  /** Logs that the database cannot be reached, while the call waits for it; without a logger that is an error. */
  logger?: Pick<Logger, 'warn' | 'info'>;
  /** Called with the fault while the database cannot be reached, as a sentence. */
  onWait?(fault: string): void;
}

/**
 * Opens a database and brings its schema up to date. Of several processes that start at once, one migrates it.
 * @param location a URL of PostgreSQL; or a folder
 * @throws when a migration fails, and the database is as it was before that migration; when a newer version has migrated it
 */
export async function openDatabase<DB>(location: string, options: OpenOptions): Promise<Kysely<DB>> {
  const { connect, migrations, advice, logger, onWait } = options;
  const engine = engineAt(location);
  const name = engine.nameOf(location);
  const db = new Kysely<DB>({ dialect: connect(location) });
  let { error } = await migrate(db, migrations);
  for (let tries = 1; logger !== undefined && engine.isUnreachable(error); tries += 1) {
    if (tries === 1) logger.warn({ reason: reasonOf(error) }, `${name} cannot be reached; it is tried every second`);
    onWait?.(`${name} cannot be reached (${reasonOf(error)}); it is tried every second.`);
    await delay(againMs);
    ({ error } = await migrate(db, migrations));
    if (!engine.isUnreachable(error)) logger.info(`${name} can be reached`);
  }
  if (error === undefined) return db;
  await db.destroy();
  if (engine.isUnreachable(error)) throw new Error(`${name} cannot be reached: ${reasonOf(error)}`, { cause: error });
  throw new Error(`The database in ${name} cannot be brought up to date: ${reasonOf(error)}. ${advice}`, {
    cause: error,
  });
}

/** Advice for a shared database that cannot be brought up to date. */
export const sharedAdvice =
  'If a newer version of the service has migrated it, start that version. Else restore the last backup and report this.';

/** Migrates the schema. Returns every error, also that the database cannot be reached; never throws. */
async function migrate<DB>(
  db: Kysely<DB>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<Pick<MigrationResultSet, 'error'>> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  return new Migrator({ db, provider }).migrateToLatest().catch((error: unknown) => ({ error }));
}
