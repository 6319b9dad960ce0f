import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** Runs reads that all see the store as it is at one moment. */
export const atOneMoment = <T>(db: Kysely<Database>, read: (moment: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
