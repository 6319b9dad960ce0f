import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createDatabase } from '@forecourt/database/testing';
import type { Kysely } from 'kysely';
import { openDatabase } from '../db/database';
import type { Database } from '../db/schema';

/** Returns the URL of the PostgreSQL server that the tests use in place of SQLite, with a database for each data folder; undefined for SQLite. */
const server = () => process.env.ACCOUNTS_TEST_POSTGRES;

/** Returns the location of a data folder's database, and creates the database on a server. */
export async function databaseOf(dataDir: string): Promise<string> {
  const at = server();
  if (at === undefined) return join(dataDir, 'accounts');
  return createDatabase(at, `t${createHash('sha256').update(dataDir).digest('hex').slice(0, 20)}`);
}

/** Opens the database of a data folder. */
export const openTestDatabase = async (dataDir: string): Promise<Kysely<Database>> =>
  openDatabase(await databaseOf(dataDir));
