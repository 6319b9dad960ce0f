import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connectPostgres, engineAt } from '@forecourt/database';
import { keepPrivate } from '@forecourt/service';
import { CompiledQuery, type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';

/** Commits are synced to the disk, and deleted rows are overwritten. */
const pragmas = ['busy_timeout = 10000', 'journal_mode = WAL', 'synchronous = full', 'secure_delete = on'];

/** The database, its log and the log's index. */
const fileSuffixes = ['', '-wal', '-shm'];
const fileIn = (folder: string) => join(folder, 'accounts.sqlite');

/** Opens the database at a location, a URL of PostgreSQL or a folder; creates it in a folder. A commit survives a power failure. */
export function connect(location: string): Dialect {
  if (engineAt(location).isShared) return connectPostgres(location, { application: 'forecourt-accounts' });
  mkdirSync(location, { recursive: true });
  return new SqliteDialect({
    database: new Libsql(fileIn(location)) as unknown as SqliteDatabase,
    onCreateConnection: async (connection) => {
      for (const pragma of pragmas) await connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
    },
  });
}

/** Closes the database's files in a folder to other users of the machine. */
export function protect(folder: string): void {
  keepPrivate(folder);
  for (const suffix of fileSuffixes) keepPrivate(fileIn(folder) + suffix);
}
