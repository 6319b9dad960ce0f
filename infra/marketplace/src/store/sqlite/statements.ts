import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/** Enough for every statement that the service has; one of an import can hold thousands of parameters. */
const MOST = 60;

/**
 * A connection as Kysely's driver wants it, which prepares a statement once rather than at each execution. Kysely runs each
 * to its end before the next, so that one prepared statement is never in use twice.
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
