import { type Kysely, type Migration, sql } from 'kysely';

/** What brings people back: favourites, wallet, deals, push messages, and what they said of the site. */
const memory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('favourites')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('listingId', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('href', 'text', (column) => column.notNull())
      .addColumn('price', 'integer')
      .addColumn('priceThen', 'integer')
      .addColumn('keptAt', 'bigint', (column) => column.notNull())
      .addColumn('soldAt', 'bigint')
      .addUniqueConstraint('favourites_once', ['owner', 'listingId'])
      .execute();
    await sql`create index "favourites_for_sale" on "favourites" ("listingId") where "soldAt" is null`.execute(db);
    await db.schema
      .createTable('wallets')
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('wallet', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('deals')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('carId', 'text', (column) => column.notNull())
      .addColumn('dealType', 'text', (column) => column.notNull())
      .addColumn('deal', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('updatedAt', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('deals_once', ['owner', 'carId'])
      .execute();
    await db.schema
      .createTable('pushSubscriptions')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('pixallId', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('timeZone', 'text', (column) => column.notNull())
      .addColumn('quietFrom', 'integer', (column) => column.notNull())
      .addColumn('quietTo', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pushSubscriptions_of').on('pushSubscriptions').column('owner').execute();
    await db.schema
      .createTable('pushes')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('subscriptionId', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('dueAt', 'bigint', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('sentAt', 'bigint')
      .addColumn('refusal', 'text')
      .addUniqueConstraint('pushes_once', ['subscriptionId', 'key'])
      .execute();
    await sql`create index "pushes_waiting" on "pushes" ("dueAt") where "sentAt" is null and "refusal" is null`.execute(
      db,
    );
    await db.schema
      .createTable('feedback')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('owner', 'text')
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('interests')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('owner', 'text')
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('vins', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    for (const table of ['feedback', 'interests'])
      await db.schema.createIndex(`${table}_of`).on(table).column('owner').execute();
  },
};

/** By which device a browser came, so that signing out there ends its messages. */
const pushDevice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('pushSubscriptions').addColumn('device', 'text').execute();
    await sql`update "pushSubscriptions" set "device" = "owner" where "owner" like 'device:%'`.execute(db);
    await db.schema.createIndex('pushSubscriptions_at').on('pushSubscriptions').column('device').execute();
  },
};

/** Where it was kept, so that a letter leads back there. */
const favouriteSite: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('favourites').addColumn('site', 'text').execute();
  },
};

/** Letters about saved cars can be ended by one press, signed in or not. */
const favouriteLetters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('persons').addColumn('newsToken', 'text').execute();
    await db.schema.alterTable('persons').addColumn('newsStoppedAt', 'bigint').execute();
    await db.schema.createIndex('persons_news').on('persons').column('newsToken').unique().execute();
  },
};

export const memoryMigrations: Readonly<Record<string, Migration>> = {
  '008-memory': memory,
  '009-push-device': pushDevice,
  '010-favourite-site': favouriteSite,
  '011-favourite-letters': favouriteLetters,
};
