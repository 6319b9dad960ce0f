import { engineOf } from '@forecourt/database';
import { type Kysely, sql } from 'kysely';
import type { StoreFault } from '../port';
import type { Database } from './schema';

/** Writes to a database that processes share. A file is checked with its folder. @throws why nothing can be stored */
export async function checkWritable(db: Kysely<Database>): Promise<void> {
  if (!engineOf(db).isShared) return;
  await sql`update "generations" set "heartbeatAt" = "heartbeatAt" where "state" = 'active'`.execute(db);
}

/** Returns whether an error means that the database is away, or stores nothing; null for any other error. */
export function faultOf(db: Kysely<Database>, error: unknown): StoreFault | null {
  const { isUnreachable, isUnwritable } = engineOf(db);
  if (isUnreachable(error)) return 'unreachable';
  return isUnwritable(error) ? 'unwritable' : null;
}
