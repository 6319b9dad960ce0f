import { type Dialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { ColumnType, Engine } from './engine';

const typeNames: Readonly<Record<ColumnType, string>> = { integer: 'bigint', text: 'text' };

/** `bigint` and `numeric`, which the driver returns as text: times in milliseconds, counts and sums are safe integers. */
const numberTypes: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    numberTypes.includes(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Limits of the connections, in milliseconds where they are times. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  query_timeout: 30_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
};

export interface ConnectOptions {
  /** Name of the program, by which the server's views list its connections. */
  application: string;
  /** Longest wait for a statement, ms; 30 s by default. */
  statementMs?: number;
}

/** Opens a pool of connections to the database of a URL. A commit survives a power failure. */
export function connectPostgres(url: string, { application, statementMs }: ConnectOptions): Dialect {
  const wait = statementMs === undefined ? {} : { query_timeout: statementMs };
  const pool = new pg.Pool({ connectionString: url, application_name: application, types, ...limits, ...wait });
  // A connection that ends makes its own query fail; the next query opens another connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/** SQLSTATE of a serialization failure and of a deadlock (PostgreSQL, appendix A). */
const conflicts: readonly unknown[] = ['40001', '40P01'];
/** Codes of the system and of a server that ends, starts or is full. */
const away = /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|08|57P0|53300)/;

/** Codes of a read-only transaction and of a full disk. */
const unwritable: readonly unknown[] = ['25006', '53100'];

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** PostgreSQL 15 or newer, for any number of processes. */
export const postgres: Engine = {
  isShared: true,
  nameOf(url) {
    const { host, pathname } = new URL(url);
    return `the database ${pathname.slice(1)} on ${host}`;
  },
  async purge() {
    // The server's autovacuum removes old versions of rows.
  },
  rows(columns, values) {
    const named = Object.entries(columns);
    const lists = named.map(([, type], at) => sql`${values.map((row) => row[at])}::${sql.raw(typeNames[type])}[]`);
    const names = named.map(([name]) => sql.ref(name));
    return sql`(select * from unnest(${sql.join(lists)}) as "given" (${sql.join(names)}))`;
  },
  list: (type, values) => sql`(select unnest(${values}::${sql.raw(typeNames[type])}[]) as "value")`,
  numbered: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  async continueNumbers(db, table, key) {
    const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, ${key})::regclass`;
    await sql`select setval(${sequence}, max(${sql.ref(key)})) from ${sql.table(table)} having max(${sql.ref(key)}) is not null`.execute(
      db,
    );
  },
  skipLocked: sql`for update skip locked`,
  isConflict: (error) => conflicts.includes(codeOf(error)),
  isUnreachable: (error) =>
    away.test(codeOf(error)) ||
    (error instanceof AggregateError && error.errors.some((each) => away.test(codeOf(each)))) ||
    (error instanceof Error &&
      /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(error.message)),
  isUnwritable: (error) => unwritable.includes(codeOf(error)),
};
