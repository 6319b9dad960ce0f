import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '@forecourt/service';
import { CompiledQuery, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { Engine } from './engine';

/** Commits are synced to the disk, and deleted rows are overwritten. */
const pragmas = ['busy_timeout = 10000', 'journal_mode = WAL', 'synchronous = full', 'secure_delete = on'];

/** The database, its log and the log's index. */
const fileSuffixes = ['', '-wal', '-shm'];
const fileIn = (folder: string) => join(folder, 'accounts.sqlite');

/** SQLite: one file in the service's own folder, for one process. Its transactions run one after the other. */
export const sqlite: Engine = {
  isShared: false,
  connect(folder) {
    mkdirSync(folder, { recursive: true });
    return new SqliteDialect({
      database: new Libsql(fileIn(folder)) as unknown as SqliteDatabase,
      onCreateConnection: async (connection) => {
        for (const pragma of pragmas) await connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
      },
    });
  },
  protect(folder) {
    keepPrivate(folder);
    for (const suffix of fileSuffixes) keepPrivate(fileIn(folder) + suffix);
  },
  nameOf: (folder) => folder,
  async purge(db) {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  },
  rows(columns, values) {
    // SQLite knows the types by the values.
    const selected = Object.keys(columns).map((name, at) => sql`"value" ->> ${sql.lit(at)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(selected)} from json_each(${JSON.stringify(values)}))`;
  },
  numbered: (column) => column.primaryKey().autoIncrement(),
  async continueNumbers() {
    // SQLite continues after the largest number by itself.
  },
  skipLocked: sql``,
  isConflict: () => false,
  isUnreachable: () => false,
};
