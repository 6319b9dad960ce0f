import { type Kysely, type Migration, sql } from 'kysely';

/** People, and by what they are known; what they sent has an owner. */
export const identityMigrations: Record<string, Migration> = {
  '006-identity': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('persons')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('passwordHash', 'text')
        .addColumn('verifiedAt', 'bigint')
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('seenAt', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('identities')
        .addColumn('issuer', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('personId', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('identities_once', ['issuer', 'subject'])
        .execute();
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('personId', 'text', (column) => column.notNull())
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('digest', 'text', (column) => column.primaryKey())
        .addColumn('personId', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('seenAt', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tickets')
        .addColumn('digest', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('endsAt', 'bigint', (column) => column.notNull())
        .execute();
      for (const table of ['identities', 'passkeys', 'sessions'])
        await db.schema.createIndex(`${table}_of`).on(table).column('personId').execute();
      await db.schema.createIndex('tickets_about').on('tickets').columns(['purpose', 'about']).execute();
      for (const table of ['leads', 'reports']) {
        await db.schema.alterTable(table).addColumn('owner', 'text').execute();
        await db.schema.createIndex(`${table}_owner`).on(table).column('owner').execute();
      }
    },
  },
  /** Letters that no lead has caused; each by when it was written and to whom. */
  '006-mails-of-all': {
    async up(db: Kysely<unknown>) {
      await sql`alter table "mails" rename to "mails_of_leads"`.execute(db);
      await sql`drop index "mails_waiting"`.execute(db);
      await db.schema
        .createTable('mails')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('leadId', 'integer', (column) => column.references('leads.id'))
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('letter', 'text', (column) => column.notNull())
        .addColumn('writtenAt', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('dueAt', 'bigint', (column) => column.notNull())
        .addColumn('sentAt', 'bigint')
        .addColumn('refusal', 'text')
        .execute();
      await sql`
        insert into "mails" ("id", "leadId", "name", "recipient", "letter", "writtenAt", "attempts", "dueAt", "sentAt", "refusal")
        select "mails"."id", "leadId", "name", lower(json_extract("letter", '$.to.address')), "letter", "leads"."createdAt",
          "attempts", "dueAt", "sentAt", "refusal"
        from "mails_of_leads" as "mails" inner join "leads" on "leads"."id" = "mails"."leadId"`.execute(db);
      await db.schema.dropTable('mails_of_leads').execute();
      await sql`
        create index "mails_waiting" on "mails" ("dueAt") where "sentAt" is null and "refusal" is null`.execute(db);
      await db.schema.createIndex('mails_to').on('mails').column('recipient').execute();
      await db.schema.createIndex('mails_about').on('mails').column('leadId').execute();
    },
  },
  /** What the site's OpenID provider keeps, and what passkeys are called. */
  '009-openid': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('openid')
        .addColumn('issuer', 'text', (column) => column.notNull())
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('uid', 'text')
        .addColumn('grantId', 'text')
        .addColumn('personId', 'text')
        .addColumn('clientId', 'text')
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('endsAt', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('openid_once', ['issuer', 'model', 'id'])
        .execute();
      for (const column of ['uid', 'grantId', 'personId', 'endsAt'])
        await db.schema.createIndex(`openid_${column}`).on('openid').column(column).execute();
      await db.schema
        .alterTable('passkeys')
        .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema
        .alterTable('passkeys')
        .addColumn('site', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema.alterTable('passkeys').addColumn('usedAt', 'bigint').execute();
    },
  },
  '012-known-browsers': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('knownBrowsers')
        .addColumn('personId', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('seenAt', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('knownBrowsers_once', ['personId', 'digest'])
        .execute();
      await db.schema.createIndex('knownBrowsers_seen').on('knownBrowsers').column('seenAt').execute();
    },
  },
  /** R79 what is out has no text any more; what acts on an account names its person, and ends with their sessions. */
  '013-ends': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('mails')
        .addColumn('subject', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await sql`update "mails" set "subject" = coalesce(json_extract("letter", '$.subject'), '')`.execute(db);
      await sql`update "mails" set "letter" = '' where "sentAt" is not null or "refusal" is not null`.execute(db);
      await db.schema.alterTable('tickets').addColumn('personId', 'text').execute();
      await db.schema
        .alterTable('tickets')
        .addColumn('asker', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await sql`
        update "tickets" set "personId" = case "purpose"
          when 'reset' then (select "id" from "persons" where "email" = "about")
          when 'change-email' then json_extract("payload", '$')
          when 'openid' then coalesce(json_extract("payload", '$.provedBy'), json_extract("payload", '$.connects'))
          when 'connect' then json_extract("payload", '$.connects')
          when 'passkey' then json_extract("payload", '$.personId')
        end`.execute(db);
      await db.schema.createIndex('tickets_of').on('tickets').column('personId').execute();
    },
  },
};
