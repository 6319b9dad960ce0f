import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { readFormerSubscriptions } from './former-store';
import type { Database } from './schema';

/** A row holds few values, a statement a limited number of them. */
const rowsAtOnce = 500;

/**
 * What brings the store up to date. A migration that was released is never edited: what comes later is a migration of its own.
 * @param formerStore the marketplace's database
 */
export function migrationsFrom(formerStore: string): MigrationProvider {
  const migrations: Record<string, Migration> = {
    '001-subscriptions': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable('subscriptions')
          .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          .addColumn('email', 'text', (column) => column.notNull())
          .addColumn('brand', 'text', (column) => column.notNull())
          .addColumn('search', 'text', (column) => column.notNull())
          .addColumn('title', 'text', (column) => column.notNull())
          .addColumn('requestValues', 'text')
          .addColumn('createdAt', 'bigint', (column) => column.notNull())
          .addUniqueConstraint('subscriptions_once', ['email', 'search'])
          .execute();
      },
    },
    /** Once, and together with the note that it was done: nobody's subscription is lost or comes back. */
    '002-from-the-marketplace': {
      async up(db: Kysely<Database>) {
        const rows = readFormerSubscriptions(formerStore);
        for (let at = 0; at < rows.length; at += rowsAtOnce) {
          await db
            .insertInto('subscriptions')
            .values(rows.slice(at, at + rowsAtOnce))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
      },
    },
    '003-askers': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable('subscriptions')
          .addColumn('asker', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      },
    },
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
  return { getMigrations: async () => migrations };
}
