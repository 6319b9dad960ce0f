import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/** Enough for all statements of the service; one of an import can hold thousands of parameters. */
const MOST = 60;

/**
 * A connection in the form that Kysely's driver expects, which prepares a statement once rather than at each execution. Kysely
 * finishes each statement before the next, so that a prepared statement is never in use twice.
 */
export function withPreparedStatements(connection: Libsql.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({
    max: MOST,
    memoMethod: (sql) => connection.prepare(sql) as unknown as SqliteStatement,
  });
  return {
    prepare: (sql) => statements.memo(sql),
    close: () => connection.close(),
  };
}
