import { type Kysely, type Migration, sql } from 'kysely';

/** Messages to sellers with the letters that they cause, and reports. */
export const leadMigrations: Record<string, Migration> = {
  '004-leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('listingId', 'text', (column) => column.notNull())
        .addColumn('sellerId', 'text', (column) => column.notNull())
        .addColumn('listing', 'text', (column) => column.notNull())
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('firstName', 'text', (column) => column.notNull())
        .addColumn('lastName', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('comments', 'text', (column) => column.notNull())
        .addColumn('offer', 'integer')
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('leads_again').on('leads').columns(['digest', 'createdAt']).execute();
      await db.schema.createIndex('leads_of').on('leads').columns(['email', 'createdAt']).execute();
      await db.schema
        .createTable('mails')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('leadId', 'integer', (column) => column.notNull().references('leads.id'))
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('letter', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('dueAt', 'bigint', (column) => column.notNull())
        .addColumn('sentAt', 'bigint')
        .addColumn('refusal', 'text')
        .execute();
      await sql`
        create index "mails_waiting" on "mails" ("dueAt") where "sentAt" is null and "refusal" is null`.execute(db);
    },
  },
  '005-reports': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('reports')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('listingId', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('comments', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('reports_again').on('reports').columns(['digest', 'createdAt']).execute();
    },
  },
};
