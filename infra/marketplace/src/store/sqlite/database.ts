import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keepPrivate } from '@forecourt/service/keep-private';
import { CompiledQuery, Kysely, Migrator, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import type { Durability } from '../port';
import { migrationProvider } from './migrations';
import type { Database } from './schema';
import { withPreparedStatements } from './statements';

/** Longest wait of a connection for another one's write, ms. */
export const BUSY_MILLISECONDS = 10_000;

/**
 * An import writes all over the indexes. Checkpointing pages, and reading them again, less often halves its time. In kibibytes
 * and in pages, 64 MB each.
 */
const forImports = ['cache_size = -65536', 'wal_autocheckpoint = 16000'];

/** The files of a database: the database, its log and the log's index. */
const DATABASE_FILES = ['', '-wal', '-shm'];

/**
 * Opens the marketplace's database in a folder, creates both if they are missing and brings the schema up to date.
 *
 * @param durability the failures that a commit survives
 */
export async function openDatabase(folder: string, durability: Durability = 'full'): Promise<Kysely<Database>> {
  mkdirSync(folder, { recursive: true });
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({
      database: withPreparedStatements(new Libsql(path.join(folder, 'marketplace.sqlite'))),
      onCreateConnection: async (connection) => {
        for (const pragma of [
          `busy_timeout = ${BUSY_MILLISECONDS}`,
          'journal_mode = WAL',
          `synchronous = ${durability}`,
          ...(durability === 'normal' ? forImports : []),
        ]) {
          await connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
        }
      },
    }),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  for (const suffix of DATABASE_FILES) keepPrivate(path.join(folder, `marketplace.sqlite${suffix}`));
  return db;
}

const MIGRATION_ATTEMPTS = 5;

/** Two processes that open a new database at once both try to migrate it; the second one finds it done when it retries. */
async function migrate(db: Kysely<Database>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
    if (error === undefined) return;
    if (attempt === MIGRATION_ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
  }
}
