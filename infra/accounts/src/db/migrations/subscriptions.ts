import type { Generated, Kysely, Migration } from 'kysely';
import { type FormerSubscription, readFormerSubscriptions } from '../former-store';

/** A row holds few values, a statement a limited number of them. */
const rowsAtOnce = 500;

/** Searches that people left an address for. @param formerStore the marketplace's database */
export const subscriptionMigrations = (formerStore: string): Record<string, Migration> => ({
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
    async up(db: Kysely<{ subscriptions: FormerSubscription & { id: Generated<number> } }>) {
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
});
