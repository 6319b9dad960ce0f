import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '@forecourt/service';
import { Kysely, type Migration, type MigrationResultSet, Migrator } from 'kysely';
import type { Logger } from 'pino';
import { engineAt, engineOf } from './engines';
import { migrations as allMigrations } from './migrations/index';
import type { Database } from './schema';

/** Interval at which a database that cannot be reached is tried again, ms. */
const againMs = 1_000;

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
  const engine = engineAt(location);
  const name = engine.nameOf(location);
  const db = new Kysely<Database>({ dialect: engine.connect(location) });
  let { error } = await migrate(db, migrations);
  for (let tries = 1; logger !== undefined && engine.isUnreachable(error); tries += 1) {
    if (tries === 1) logger.warn({ reason: reasonOf(error) }, `${name} cannot be reached; it is tried every second`);
    await delay(againMs);
    ({ error } = await migrate(db, migrations));
    if (!engine.isUnreachable(error)) logger.info(`${name} can be reached`);
  }
  engine.protect(location);
  if (error === undefined) return db;
  await db.destroy();
  if (engine.isUnreachable(error)) throw new Error(`${name} cannot be reached: ${reasonOf(error)}`, { cause: error });
  const advice = engine.isShared
    ? 'If a newer version of the service has migrated it, start that version. Else restore the last backup and report this.'
    : 'If a version from before the first release made it, move that folder away: the next start makes a new database. Else restore the last backup and report this.';
  throw new Error(`The database in ${name} cannot be brought up to date: ${reasonOf(error)}. ${advice}`, {
    cause: error,
  });
}

/** Migrates the schema. Returns every error, also that the database cannot be reached; never throws. */
async function migrate(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<Pick<MigrationResultSet, 'error'>> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  return new Migrator({ db, provider }).migrateToLatest().catch((error: unknown) => ({ error }));
}

/** Overwrites deleted data wherever the database still has it, such as in its log. */
export const purgeDeleted = (db: Kysely<Database>): Promise<void> =>
  engineOf(db).purge(db as unknown as Kysely<unknown>);
