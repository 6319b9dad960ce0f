import { engineOf } from '@forecourt/database';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';
import type { Dialect } from './dialect';
import { migrations } from './postgres-migrations';

/** The key of the lock that writers of the log take; the digits say `log`. */
const WRITE_LOCK = 7_010_715;
/** Attempts of a transaction that met a deadlock. */
const MOST_ATTEMPTS = 5;

const pathOf = (names: readonly string[]) => sql.lit(`{${names.join(',')}}`);

/**
 * PostgreSQL. Transactions that commit at once become visible in any order, and a number taken from a sequence by one that is rolled back is
 * missing; a reader of the log could skip an entry. So writers of the log take an advisory lock, which ends with their commit: entries have no
 * gaps, and each is visible before the next has a number. (The alternative, to show readers only what is older than every open transaction,
 * would let any long transaction on the server delay what has been acknowledged.)
 */
export const postgres: Dialect = {
  migrations,
  array: (values) => sql`json_build_array(${sql.join(values)})::text`,
  arrayOfArrays: (values) => sql`coalesce(json_agg(json_build_array(${sql.join(values)})), '[]')::text`,
  textIn: (column, names) => sql`${sql.ref(column)}::json #>> ${pathOf(names)}`,
  numberIn: (column, names) => sql`(${sql.ref(column)}::json #>> ${pathOf(names)})::numeric`,
  contains: (column, text) => sql`strpos(${sql.ref(column)}, ${sql.lit(text)}) > 0`,
  inTableOrder: sql``,
  async write(db, work) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);
          return work(transaction);
        });
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !engineOf(db).isConflict(error)) throw error;
      }
    }
  },
  writeRows: (db: Kysely<Database>, work) => db.transaction().execute(work),
};
