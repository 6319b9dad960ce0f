import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';

/** Enough for every statement that the service has; one of an import can hold thousands of parameters. */
const MOST = 60;

/**
 * A connection as Kysely's driver wants it, which prepares a statement once rather than at each execution. Kysely runs each
 * to its end before the next, so that one prepared statement is never in use twice.
 */
export function withPreparedStatements(connection: Libsql.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      let statement = statements.get(sql);
      if (statement === undefined) {
        statement = connection.prepare(sql) as unknown as SqliteStatement;
        if (statements.size === MOST) statements.delete(statements.keys().next().value!);
      } else statements.delete(sql);
      // The map's order is that of the last use.
      statements.set(sql, statement);
      return statement;
    },
    close: () => connection.close(),
  };
}
