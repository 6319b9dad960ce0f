/** The engines, and which one a location or an open database belongs to. */
import { type Kysely, PostgresAdapter } from 'kysely';
import type { Engine } from './engine';
import { postgres } from './postgres';
import { sqlite } from './sqlite';

/** Returns the engine of a location: a URL of PostgreSQL, or a folder. */
export const engineAt = (location: string): Engine => (/^postgres(ql)?:\/\//.test(location) ? postgres : sqlite);

/** Returns the engine of an open database, or of a transaction in it. */
export const engineOf = (db: Pick<Kysely<never>, 'getExecutor'>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
