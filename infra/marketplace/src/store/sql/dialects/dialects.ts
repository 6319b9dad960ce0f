import { connectPostgres, engineAt, engineOf } from '@forecourt/database';
import type * as kysely from 'kysely';
import type { ConnectOptions, Dialect } from './dialect';
import { postgres } from './postgres';
import { connectSqlite, sqlite } from './sqlite';

/** Longest statement of the service, and of a command that writes a whole inventory, ms. */
const statementMs = { full: 30_000, normal: 30 * 60_000 };

/** Returns the dialect of a location: a URL of PostgreSQL, or a folder. */
export const dialectAt = (location: string): Dialect => (engineAt(location).isShared ? postgres : sqlite);

/** Returns the dialect of an open database, or of a transaction in it. */
export const dialectOf = (db: Pick<kysely.Kysely<never>, 'getExecutor'>): Dialect =>
  engineOf(db).isShared ? postgres : sqlite;

/** Opens the database at a location. */
export function connect(location: string, options: ConnectOptions): kysely.Dialect {
  if (!engineAt(location).isShared) return connectSqlite(location, options);
  const { durability } = options;
  return connectPostgres(location, { application: 'forecourt-marketplace', statementMs: statementMs[durability] });
}
