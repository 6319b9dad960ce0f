import { reasonOf } from '@forecourt/service';
import { Kysely, type Migration, Migrator } from 'kysely';
import { migrations as allMigrations } from './migrations/index';
import type { Database } from './schema';
import { sqlite as engine } from './sqlite';

/**
 * Opens the database in a folder, creates both if they are missing and brings the schema up to date.
 * @throws when a migration fails; the database is as it was before that migration
 */
export async function openDatabase(
  folder: string,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: engine.connect(folder) });
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  engine.protect(folder);
  if (error === undefined) return db;
  await db.destroy();
  const advice =
    'If a version from before the first release made it, move that folder away: the next start makes a new database. Else restore the last backup and report this.';
  throw new Error(`The database in ${folder} cannot be brought up to date: ${reasonOf(error)}. ${advice}`, {
    cause: error,
  });
}

/** Overwrites deleted data wherever the database still has it, such as in its log. */
export const purgeDeleted = (db: Kysely<Database>): Promise<void> => engine.purge(db as Kysely<unknown>);
