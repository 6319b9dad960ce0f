import { sql } from 'kysely';
import type { Engine } from './engine';

/** SQLite: one file in a service's own folder. Its transactions run one after the other. */
export const sqlite: Engine = {
  isShared: false,
  nameOf: (folder) => folder,
  async purge(db) {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  },
  rows(columns, values) {
    // SQLite derives the types from the values.
    const selected = Object.keys(columns).map((name, at) => sql`"value" ->> ${sql.lit(at)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(selected)} from json_each(${JSON.stringify(values)}))`;
  },
  list: (_type, values) => sql`(select "value" from json_each(${JSON.stringify(values)}))`,
  numbered: (column) => column.primaryKey().autoIncrement(),
  async continueNumbers() {
    // SQLite continues after the largest number by itself.
  },
  skipLocked: sql``,
  isConflict: () => false,
  isUnreachable: () => false,
  isUnwritable: () => false,
};
