import { PostgresDialect, sql } from 'kysely';
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

/** SQLSTATE of a serialization failure and of a deadlock (PostgreSQL, appendix A). */
const conflicts: readonly unknown[] = ['40001', '40P01'];
/** Codes of the system and of a server that ends, starts or is full. */
const away = /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|08|57P0|53300)/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** PostgreSQL 15 or newer, for any number of processes. */
export const postgres: Engine = {
  isShared: true,
  connect(url) {
    const pool = new pg.Pool({ connectionString: url, application_name: 'forecourt-accounts', types, ...limits });
    // A connection that ends makes its own query fail; the next query opens another connection.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new PostgresDialect({ pool });
  },
  protect() {},
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
  numbered: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  async continueNumbers(db, table) {
    const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, 'id')::regclass`;
    await sql`select setval(${sequence}, max("id")) from ${sql.table(table)} having max("id") is not null`.execute(db);
  },
  skipLocked: sql`for update skip locked`,
  isConflict: (error) => conflicts.includes(codeOf(error)),
  isUnreachable: (error) =>
    away.test(codeOf(error)) ||
    (error instanceof AggregateError && error.errors.some((each) => away.test(codeOf(each)))) ||
    (error instanceof Error && /Connection terminated|timeout exceeded when trying to connect/.test(error.message)),
};
