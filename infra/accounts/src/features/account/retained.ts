/** The account itself, and by what somebody signs in. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { deleteGivenOut } from '../../sign-in/openid/store';
import { personIn } from '../../sign-in/owner';
import { endSessionsOf } from '../../sign-in/sessions';
import { endTicketsOf } from '../../sign-in/tickets';
import type { Kept } from '../retained';

const when = (epochMs: number | null) => (epochMs === null ? null : new Date(epochMs).toISOString());

/** A row about who has an account: who has none has nothing of it. */
function ofPersons(
  row: Omit<Kept, 'exportOf' | 'erase'> & {
    exportOf(db: Kysely<Database>, personId: string): Promise<readonly object[]>;
    erase(trx: Transaction<Database>, personId: string): Promise<unknown>;
  },
): Kept {
  return {
    ...row,
    async exportOf(db, { owner }) {
      const id = personIn(owner);
      return id === null ? [] : row.exportOf(db, id);
    },
    async erase(trx, { owner }) {
      const id = personIn(owner);
      if (id !== null) await row.erase(trx, id);
    },
  };
}

export const accountRows: readonly Kept[] = [
  ofPersons({
    name: 'signIns',
    title: 'Where you are signed in',
    retention: 'until 14 days after the last visit, at most for 30 days',
    retentionDays: null,
    async exportOf(db, id) {
      const rows = await db.selectFrom('sessions').selectAll().where('personId', '=', id).execute();
      return rows.map(({ createdAt, seenAt }) => ({ since: when(createdAt), lastSeen: when(seenAt) }));
    },
    erase: (trx, id) => endSessionsOf(trx, id),
  }),
  ofPersons({
    name: 'browsers',
    title: 'Browsers by which you signed in',
    retention: 'for one year after the last time',
    retentionDays: 365,
    aged: { table: 'knownBrowsers', by: 'seenAt' },
    async exportOf(db, id) {
      const rows = await db.selectFrom('knownBrowsers').selectAll().where('personId', '=', id).execute();
      return rows.map(({ seenAt }) => ({ lastSignIn: when(seenAt) }));
    },
    erase: (trx, id) => trx.deleteFrom('knownBrowsers').where('personId', '=', id).execute(),
  }),
  ofPersons({
    name: 'otherSites',
    title: 'Sites that you just signed in to by this account',
    retention: 'for ten minutes',
    retentionDays: null,
    async exportOf(db, id) {
      const given = db.selectFrom('openid').select(['clientId', 'createdAt']).where('personId', '=', id);
      const rows = await given.where('model', '=', 'Grant').execute();
      return rows.map(({ clientId, createdAt }) => ({ site: clientId, at: when(createdAt) }));
    },
    erase: (trx, id) => deleteGivenOut(trx, id),
  }),
  ofPersons({
    name: 'passkeys',
    title: 'Passkeys',
    retention: 'as long as the account',
    retentionDays: null,
    async exportOf(db, id) {
      const rows = await db.selectFrom('passkeys').selectAll().where('personId', '=', id).execute();
      return rows.map(({ name, site, createdAt, usedAt }) => ({
        ...{ name, site, createdAt: when(createdAt), lastUsed: when(usedAt) },
      }));
    },
    erase: (trx, id) => trx.deleteFrom('passkeys').where('personId', '=', id).execute(),
  }),
  {
    name: 'account',
    title: 'Your account',
    retention: 'until you delete it, or have not signed in for three years',
    retentionDays: 1095,
    aged: { table: 'persons', by: 'seenAt' },
    async exportOf(db, { owner }) {
      const id = personIn(owner);
      if (id === null) return [];
      const identities = await db
        .selectFrom('identities')
        .select(['issuer', 'subject'])
        .where('personId', '=', id)
        .execute();
      const rows = await db.selectFrom('persons').selectAll().where('id', '=', id).execute();
      return rows.map(({ email, name, verifiedAt, createdAt, seenAt, passwordHash, newsStoppedAt }) => ({
        ...{
          email,
          name,
          hasPassword: passwordHash !== null,
          identities,
          lettersAboutSavedCars: newsStoppedAt === null,
        },
        ...{ verifiedAt: when(verifiedAt), createdAt: when(createdAt), lastSeen: when(seenAt) },
      }));
    },
    async erase(trx, { owner, email }) {
      if (email !== null) await trx.deleteFrom('tickets').where('about', '=', email).execute();
      const id = personIn(owner);
      if (id === null) return;
      await endTicketsOf(trx, id);
      await trx.deleteFrom('identities').where('personId', '=', id).execute();
      await trx.deleteFrom('persons').where('id', '=', id).execute();
    },
    async sweep(trx, before) {
      const old = trx.selectFrom('persons').select('id').where('seenAt', '<', before);
      for (const table of ['sessions', 'knownBrowsers', 'openid', 'passkeys', 'identities'] as const)
        await trx.deleteFrom(table).where('personId', 'in', old).execute();
      await trx.deleteFrom('persons').where('seenAt', '<', before).execute();
    },
  },
];
