import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../db/database';
import type { Database } from '../db/schema';

/** A PostgreSQL server on which the tests run in place of SQLite: each data folder then stands for a database there. */
const server = () => process.env.ACCOUNTS_TEST_POSTGRES;

/** Returns the location of the database of a data folder, and makes it where it has to exist before it is opened. */
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

/** Two may create it at once. @throws any other error */
function unlessThere(error: { code?: string }): void {
  if (error.code !== '23505' && error.code !== '42P04') throw error;
}

/** Opens the database of a data folder. */
export const openTestDatabase = async (dataDir: string): Promise<Kysely<Database>> =>
  openDatabase(await databaseOf(dataDir));
