import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '@forecourt/service';
import { CompiledQuery, Kysely, Migrator, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { migrationsFrom } from './migrations/index';
import type { Database } from './schema';

/** A commit survives a power failure: what is stored here was acknowledged to people. What they had deleted is written over. */
const pragmas = ['busy_timeout = 10000', 'journal_mode = WAL', 'synchronous = full', 'secure_delete = on'];

/** The database, its log and the log's index. */
const databaseFiles = ['', '-wal', '-shm'];

/**
 * Opens the store in a folder, makes both when they are missing and brings the schema up to date.
 * @param formerStore the marketplace's database, from which subscriptions are carried over once
 */
export async function openDatabase(folder: string, formerStore: string): Promise<Kysely<Database>> {
  mkdirSync(folder, { recursive: true });
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({
      database: new Libsql(join(folder, 'accounts.sqlite')) as unknown as SqliteDatabase,
      onCreateConnection: async (connection) => {
        for (const pragma of pragmas) await connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
      },
    }),
  });
  const { error } = await new Migrator({
    db,
    provider: migrationsFrom(formerStore),
    // Several of a number are made side by side.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  keepPrivate(folder);
  for (const suffix of databaseFiles) keepPrivate(join(folder, `accounts.sqlite${suffix}`));
  if (error === undefined) return db;
  await db.destroy();
  throw error;
}
