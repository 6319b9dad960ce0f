import type { Kysely, Migration } from 'kysely';

/** Columns and tables for processes that share a database: claims, jobs, rate limits and keys. */
export const shared: Migration = {
  async up(db: Kysely<unknown>) {
    for (const queue of ['mails', 'pushes'])
      await db.schema.alterTable(queue).addColumn('claimedUntil', 'bigint').execute();
    await db.schema
      .createTable('jobs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('endsAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('rates')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('began', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rates_began').on('rates').column('began').execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
