import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../db/database';
import type { Database } from '../db/schema';

/** Returns the URL of the PostgreSQL server that the tests use in place of SQLite, with a database for each data folder; undefined for SQLite. */
const server = () => process.env.ACCOUNTS_TEST_POSTGRES;

/** Returns the location of a data folder's database, and creates the database on a server. */
export async function databaseOf(dataDir: string): Promise<string> {
  const at = server();
  if (at === undefined) return join(dataDir, 'accounts');
  const name = `t${createHash('sha256').update(dataDir).digest('hex').slice(0, 20)}`;
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`).catch(unlessThere);
  } finally {
    await client.end();
  }
  const url = new URL(at);
  url.pathname = `/${name}`;
  return url.href;
}

/** Ignores that the database was created meanwhile. @throws any other error */
function unlessThere(error: { code?: string }): void {
  if (error.code !== '23505' && error.code !== '42P04') throw error;
}

/** Opens the database of a data folder. */
export const openTestDatabase = async (dataDir: string): Promise<Kysely<Database>> =>
  openDatabase(await databaseOf(dataDir));
