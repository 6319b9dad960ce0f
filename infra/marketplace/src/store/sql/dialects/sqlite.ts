import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keepPrivate } from '@forecourt/service/keep-private';
import { CompiledQuery, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { BUSY_MILLISECONDS, beginImmediate } from './begin-immediate';
import type { ConnectOptions, Dialect } from './dialect';
import { migrations } from './sqlite-migrations';
import { withPreparedStatements } from './statements';

/** Holds three listings, where half of a page of SQLite's own size would be empty beside one. An existing database keeps its size. */
const PAGE_BYTES = 8_192;

/**
 * An import writes all over the indexes. Checkpointing pages, and reading them again, less often halves its time. In kibibytes
 * and in pages, 64 MB each.
 */
const forImports = ['cache_size = -65536', `wal_autocheckpoint = ${64_000_000 / PAGE_BYTES}`];

/** The files of a database: the database, its log and the log's index. */
const DATABASE_FILES = ['', '-wal', '-shm'];

/** Opens the database of a folder, and creates both if they are missing. */
export function connectSqlite(folder: string, { durability }: ConnectOptions): SqliteDialect {
  mkdirSync(folder, { recursive: true });
  return new SqliteDialect({
    database: withPreparedStatements(new Libsql(path.join(folder, 'marketplace.sqlite'))),
    onCreateConnection: async (connection) => {
      for (const pragma of [
        `busy_timeout = ${BUSY_MILLISECONDS}`,
        `page_size = ${PAGE_BYTES}`,
        'journal_mode = WAL',
        `synchronous = ${durability}`,
        ...(durability === 'normal' ? forImports : []),
      ]) {
        await connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
      }
    },
  });
}

/** Closes the database's files to other users of the machine. */
export function protect(folder: string): void {
  for (const suffix of DATABASE_FILES) keepPrivate(path.join(folder, `marketplace.sqlite${suffix}`));
}

const pathOf = (names: readonly string[]) => sql.lit(`$.${names.join('.')}`);

export const sqlite: Dialect = {
  migrations,
  array: (values) => sql`json_array(${sql.join(values)})`,
  arrayOfArrays: (values) => sql`json_group_array(json_array(${sql.join(values)}))`,
  textIn: (column, names) => sql`json_extract(${sql.ref(column)}, ${pathOf(names)})`,
  numberIn: (column, names) => sql`json_extract(${sql.ref(column)}, ${pathOf(names)})`,
  contains: (column, text) => sql`instr(${sql.ref(column)}, ${sql.lit(text)}) > 0`,
  inTableOrder: sql`not indexed`,
  write: beginImmediate,
  writeRows: beginImmediate,
};
