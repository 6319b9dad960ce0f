/** What people sent through forms, and the letters that came of it. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { emailName } from './reports/store';
import type { Kept, Whose } from './retained';
import { savedSearches } from './searches/retained';

type Sent = 'leads' | 'reports';

/** Rows of an owner, and those with an address that is theirs. */
const idsOf = async (db: Kysely<Database>, table: Sent, { owner, email }: Whose): Promise<number[]> => {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where((where) => where.or([where('owner', '=', owner), ...(email === null ? [] : [where('email', '=', email)])]))
    .execute();
  return rows.map(({ id }) => id);
};

const when = (epochMs: number) => new Date(epochMs).toISOString();

export const sentRows: readonly Kept[] = [
  {
    name: 'letters',
    title: 'Emails from us',
    retention: 'for 90 days without their text, which we forget when they are sent',
    retentionDays: 90,
    aged: { table: 'mails', by: 'writtenAt' },
    async exportOf(db, { email }) {
      if (email === null) return [];
      // R79 never their text: a link that is in it is good for whoever reads it, and who is signed in here may not be who reads the mail.
      const rows = await db
        .selectFrom('mails')
        .select(['subject', 'writtenAt', 'sentAt'])
        .where('recipient', '=', email)
        .orderBy('id')
        .execute();
      return rows.map(({ subject, writtenAt, sentAt }) => ({
        ...{ subject, writtenAt: when(writtenAt), sentAt: sentAt === null ? null : when(sentAt) },
      }));
    },
    async erase(trx, { email }) {
      if (email !== null) await trx.deleteFrom('mails').where('recipient', '=', email).execute();
    },
    async sweep(trx, before) {
      await trx
        .deleteFrom('mails')
        .where('writtenAt', '<', before)
        .where((where) => where.or([where('sentAt', 'is not', null), where('refusal', 'is not', null)]))
        .execute();
    },
  },
  {
    name: 'messages',
    title: 'Messages to sellers',
    retention: 'for two years',
    retentionDays: 730,
    aged: { table: 'leads', by: 'createdAt' },
    async exportOf(db, whose) {
      const ids = await idsOf(db, 'leads', whose);
      const rows = await db.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id').execute();
      return rows.map(({ id: _id, digest: _digest, owner: _owner, createdAt, ...lead }) => ({
        ...lead,
        createdAt: when(createdAt),
      }));
    },
    async erase(trx, whose) {
      const ids = await idsOf(trx, 'leads', whose);
      await trx.deleteFrom('mails').where('leadId', 'in', ids).execute();
      await trx.deleteFrom('leads').where('id', 'in', ids).execute();
    },
    async merge(trx, device, person) {
      await trx.updateTable('leads').set({ owner: person }).where('owner', '=', device).execute();
    },
    async sweep(trx, before) {
      const old = trx.selectFrom('leads').select('id').where('createdAt', '<', before);
      await trx.deleteFrom('mails').where('leadId', 'in', old).execute();
      await trx.deleteFrom('leads').where('createdAt', '<', before).execute();
    },
  },
  {
    name: 'reports',
    title: 'Reports about listings',
    retention: 'for one year',
    retentionDays: 365,
    aged: { table: 'reports', by: 'createdAt' },
    async exportOf(db, whose) {
      const ids = await idsOf(db, 'reports', whose);
      const rows = await db.selectFrom('reports').selectAll().where('id', 'in', ids).orderBy('id').execute();
      return rows.map(({ listingId, reason, comments, email, brand, createdAt }) => ({
        ...{ listingId, reason, comments, email, brand },
        createdAt: when(createdAt),
      }));
    },
    async erase(trx, whose) {
      const ids = await idsOf(trx, 'reports', whose);
      const rows = await trx.selectFrom('reports').select(['digest', 'createdAt']).where('id', 'in', ids).execute();
      await trx.deleteFrom('mails').where('name', 'in', rows.map(emailName)).execute();
      await trx.deleteFrom('reports').where('id', 'in', ids).execute();
    },
    async merge(trx, device, person) {
      await trx.updateTable('reports').set({ owner: person }).where('owner', '=', device).execute();
    },
  },
  savedSearches,
];
