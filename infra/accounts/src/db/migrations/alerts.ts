import { type Kysely, type Migration, sql } from 'kysely';

/** Saved searches have owners and write letters; what they found is kept until it is told, and so that it is told once. */
export const alertMigrations: Record<string, Migration> = {
  '007-alerts': {
    async up(db: Kysely<unknown>) {
      const table = db.schema.alterTable('subscriptions');
      await table.addColumn('owner', 'text').execute();
      await table.addColumn('bookmarkId', 'text', (column) => column.notNull().defaultTo('')).execute();
      await table.addColumn('token', 'text', (column) => column.notNull().defaultTo('')).execute();
      await table.addColumn('site', 'text', (column) => column.notNull().defaultTo('')).execute();
      await table.addColumn('pace', 'text', (column) => column.notNull().defaultTo('daily')).execute();
      await table.addColumn('confirmedAt', 'bigint').execute();
      await table.addColumn('pausedAt', 'bigint').execute();
      await table.addColumn('lastExecutedAt', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
      await table.addColumn('toldAt', 'bigint').execute();
      await table.addColumn('uncounted', 'integer', (column) => column.notNull().defaultTo(0)).execute();
      await sql`
        update "subscriptions" set "lastExecutedAt" = "createdAt", "bookmarkId" = lower(hex(randomblob(16))),
          "token" = lower(hex(randomblob(32)))`.execute(db);
      await sql`create unique index "subscriptions_bookmark" on "subscriptions" ("bookmarkId")`.execute(db);
      await sql`create unique index "subscriptions_token" on "subscriptions" ("token")`.execute(db);
      await sql`create index "subscriptions_owner" on "subscriptions" ("owner")`.execute(db);
      await db.schema
        .createTable('finds')
        .addColumn('searchId', 'integer', (column) => column.notNull())
        .addColumn('listingId', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('vehicle', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('letter', 'text')
        .addPrimaryKeyConstraint('finds_once', ['searchId', 'listingId', 'reason'])
        .execute();
      await sql`create index "finds_waiting" on "finds" ("searchId") where "letter" is null`.execute(db);
      await sql`create index "finds_listing" on "finds" ("listingId")`.execute(db);
      await db.schema
        .createTable('addresses')
        .addColumn('email', 'text', (column) => column.primaryKey())
        .addColumn('dailyAt', 'bigint')
        .addColumn('bounces', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('stoppedAt', 'bigint')
        .execute();
      await db.schema
        .createTable('progress')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
