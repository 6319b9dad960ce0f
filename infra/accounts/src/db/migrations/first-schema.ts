import { engineOf } from '@forecourt/database';
import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';

type Table<T extends string> = CreateTableBuilder<T, string>;
type Schema = Kysely<unknown>;

/** The tables of `schema.ts`. */
export const firstSchema: Migration = {
  async up(db: Schema) {
    await createAccounts(db);
    await createEmails(db);
    await createSearches(db);
    await createForms(db);
    await createMemory(db);
    await createPushMessages(db);
  },
};

/** Adds columns of one type; those whose names end in `?` may be null. */
function add<T extends string>(table: Table<T>, type: 'bigint' | 'integer' | 'text', names: string): Table<T> {
  let made = table;
  for (const name of names.split(' '))
    made = name.endsWith('?')
      ? made.addColumn(name.slice(0, -1), type)
      : made.addColumn(name, type, (column) => column.notNull());
  return made;
}

const numbered = (db: Schema, table: string) =>
  db.schema.createTable(table).addColumn('id', 'integer', engineOf(db).numbered);
const keyed = <T extends string>(table: Table<T>, key: string) =>
  table.addColumn(key, 'text', (column) => column.primaryKey());
const counted = <T extends string>(table: Table<T>, name: string) =>
  table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0));
const textOr = <T extends string>(table: Table<T>, name: string, otherwise = '') =>
  table.addColumn(name, 'text', (column) => column.notNull().defaultTo(otherwise));

const index = (db: Schema, name: string, table: string, ...columns: string[]): Promise<void> =>
  db.schema.createIndex(name).on(table).columns(columns).execute();
const uniqueIndex = (db: Schema, name: string, table: string, column: string): Promise<void> =>
  db.schema.createIndex(name).on(table).column(column).unique().execute();

/** People, their ways to sign in, and pending links and sign-ins. */
async function createAccounts(db: Schema): Promise<void> {
  let persons = add(keyed(db.schema.createTable('persons'), 'id'), 'text', 'email name passwordHash? newsToken?');
  persons = add(persons, 'bigint', 'verifiedAt? createdAt seenAt newsStoppedAt?');
  await persons.addUniqueConstraint('persons_email', ['email']).execute();
  await uniqueIndex(db, 'persons_news', 'persons', 'newsToken');
  await add(db.schema.createTable('identities'), 'text', 'issuer subject personId')
    .addPrimaryKeyConstraint('identities_once', ['issuer', 'subject'])
    .execute();
  let passkeys = add(keyed(db.schema.createTable('passkeys'), 'id'), 'text', 'personId publicKey transports');
  passkeys = textOr(textOr(passkeys, 'name'), 'site');
  await add(passkeys, 'bigint', 'counter createdAt usedAt?').execute();
  await add(
    add(keyed(db.schema.createTable('sessions'), 'digest'), 'text', 'personId'),
    'bigint',
    'createdAt seenAt',
  ).execute();
  for (const table of ['identities', 'passkeys', 'sessions']) await index(db, `${table}_of`, table, 'personId');
  await add(add(db.schema.createTable('knownBrowsers'), 'text', 'personId digest'), 'bigint', 'seenAt')
    .addPrimaryKeyConstraint('knownBrowsers_once', ['personId', 'digest'])
    .execute();
  await index(db, 'knownBrowsers_seen', 'knownBrowsers', 'seenAt');
  const openid = add(
    db.schema.createTable('openid'),
    'text',
    'issuer model id payload uid? grantId? personId? clientId?',
  );
  await add(openid, 'bigint', 'createdAt endsAt')
    .addPrimaryKeyConstraint('openid_once', ['issuer', 'model', 'id'])
    .execute();
  for (const column of ['uid', 'grantId', 'personId', 'endsAt']) await index(db, `openid_${column}`, 'openid', column);
  const tickets = textOr(
    add(keyed(db.schema.createTable('tickets'), 'digest'), 'text', 'purpose about payload personId?'),
    'client',
  );
  await add(tickets, 'bigint', 'createdAt endsAt').execute();
  await index(db, 'tickets_about', 'tickets', 'purpose', 'about');
  await index(db, 'tickets_of', 'tickets', 'personId');
}

/** The queue of emails, and the addresses that they go to. */
async function createEmails(db: Schema): Promise<void> {
  let mails = add(numbered(db, 'mails'), 'text', 'cause? name recipient content refusal?');
  mails = counted(textOr(mails, 'subject'), 'attempts');
  await add(mails, 'bigint', 'writtenAt dueAt sentAt?').addUniqueConstraint('mails_once', ['name']).execute();
  await sql`create index "mails_waiting" on "mails" ("dueAt") where "sentAt" is null and "refusal" is null`.execute(db);
  await index(db, 'mails_to', 'mails', 'recipient');
  await index(db, 'mails_because', 'mails', 'cause');
  await counted(
    add(keyed(db.schema.createTable('addresses'), 'email'), 'bigint', 'dailyAt? stoppedAt?'),
    'bounces',
  ).execute();
  await add(keyed(db.schema.createTable('progress'), 'name'), 'bigint', 'value').execute();
}

/** Saved searches, and what they found. */
async function createSearches(db: Schema): Promise<void> {
  let searches = add(
    numbered(db, 'subscriptions'),
    'text',
    'email brand search title requestValues? owner? bookmarkId token',
  );
  searches = counted(textOr(textOr(textOr(searches, 'client'), 'site'), 'pace', 'daily'), 'uncounted');
  await add(searches, 'bigint', 'createdAt confirmedAt? pausedAt? lastExecutedAt emailedAt?')
    .addUniqueConstraint('subscriptions_once', ['email', 'search'])
    .execute();
  await uniqueIndex(db, 'subscriptions_bookmark', 'subscriptions', 'bookmarkId');
  await uniqueIndex(db, 'subscriptions_token', 'subscriptions', 'token');
  await index(db, 'subscriptions_owner', 'subscriptions', 'owner');
  const finds = add(db.schema.createTable('finds'), 'integer', 'searchId');
  await add(add(finds, 'text', 'listingId reason vehicle emailName?'), 'bigint', 'at')
    .addPrimaryKeyConstraint('finds_once', ['searchId', 'listingId', 'reason'])
    .execute();
  await sql`create index "finds_waiting" on "finds" ("searchId") where "emailName" is null`.execute(db);
  await index(db, 'finds_listing', 'finds', 'listingId');
}

/** Messages to sellers, reports, and answers to questions. */
async function createForms(db: Schema): Promise<void> {
  const leads = add(
    add(numbered(db, 'leads'), 'integer', 'offer?'),
    'text',
    'digest listingId sellerId listing brand firstName lastName email phone? comments owner?',
  );
  await add(leads, 'bigint', 'createdAt').execute();
  await index(db, 'leads_of', 'leads', 'email', 'createdAt');
  const reports = add(numbered(db, 'reports'), 'text', 'digest listingId reason comments email? brand owner?');
  await add(reports, 'bigint', 'createdAt').execute();
  for (const table of ['leads', 'reports']) {
    await index(db, `${table}_again`, table, 'digest', 'createdAt');
    await index(db, `${table}_owner`, table, 'owner');
  }
  await add(add(numbered(db, 'feedback'), 'text', 'owner? answer brand page'), 'bigint', 'createdAt').execute();
  await add(add(numbered(db, 'interests'), 'text', 'owner? brand vins'), 'bigint', 'createdAt').execute();
  for (const table of ['feedback', 'interests']) await index(db, `${table}_of`, table, 'owner');
}

/** Favourites, budgets and deals. */
async function createMemory(db: Schema): Promise<void> {
  const favourites = add(numbered(db, 'favourites'), 'text', 'owner listingId title href site?');
  await add(add(favourites, 'integer', 'price? priceThen?'), 'bigint', 'savedAt soldAt?')
    .addUniqueConstraint('favourites_once', ['owner', 'listingId'])
    .execute();
  await sql`create index "favourites_for_sale" on "favourites" ("listingId") where "soldAt" is null`.execute(db);
  await add(add(keyed(db.schema.createTable('wallets'), 'owner'), 'text', 'wallet'), 'bigint', 'updatedAt').execute();
  await add(add(numbered(db, 'deals'), 'text', 'owner carId dealType deal'), 'bigint', 'createdAt updatedAt')
    .addUniqueConstraint('deals_once', ['owner', 'carId'])
    .execute();
}

/** Browsers that take push messages, and the queue of messages. */
async function createPushMessages(db: Schema): Promise<void> {
  const browsers = add(
    numbered(db, 'pushSubscriptions'),
    'text',
    'owner device? brand pixallId endpoint p256dh auth timeZone',
  );
  await add(add(browsers, 'integer', 'quietFrom quietTo'), 'bigint', 'createdAt')
    .addUniqueConstraint('pushSubscriptions_once', ['endpoint'])
    .execute();
  await index(db, 'pushSubscriptions_of', 'pushSubscriptions', 'owner');
  await index(db, 'pushSubscriptions_at', 'pushSubscriptions', 'device');
  let pushes = add(numbered(db, 'pushes'), 'integer', 'subscriptionId');
  pushes = counted(add(pushes, 'text', 'key payload refusal?'), 'attempts');
  await add(pushes, 'bigint', 'dueAt createdAt sentAt?')
    .addUniqueConstraint('pushes_once', ['subscriptionId', 'key'])
    .execute();
  await sql`create index "pushes_waiting" on "pushes" ("dueAt") where "sentAt" is null and "refusal" is null`.execute(
    db,
  );
}
