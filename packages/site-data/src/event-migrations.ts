import type { Kysely, Migration } from 'kysely';

/** The schema of the database of measured events. */
export const eventMigrations: Readonly<Record<string, Migration>> = {
  '001-events': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seq', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('body', 'jsonb', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('events_by_day').unique().on('events').columns(['day', 'seq']).execute();
      await db.schema
        .createTable('view_keys')
        .addColumn('day', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
