import { engineOf } from '@forecourt/database';
import type { Kysely, Migration } from 'kysely';

/** The table of purchases that were sent to dealers. */
export const purchases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('purchases')
      .addColumn('id', 'integer', engineOf(db).numbered)
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('tokenDigest', 'text', (column) => column.notNull().unique())
      .addColumn('carId', 'text', (column) => column.notNull())
      .addColumn('sellerId', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('sentAt', 'bigint', (column) => column.notNull())
      .addColumn('cancelledAt', 'bigint')
      .execute();
    await db.schema.createIndex('purchases_of').on('purchases').columns(['owner', 'carId']).execute();
    await db.schema.createIndex('purchases_email').on('purchases').columns(['email', 'sentAt']).execute();
  },
};
