/** The retained data of accounts. */

import { anyOf } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { deleteEndedOpenId } from '../../sign-in/openid/store';
import { personIn } from '../../sign-in/owner';
import { deleteEndedSessions } from '../../sign-in/sessions';
import { deleteEndedTickets } from '../../sign-in/tickets';
import { isoTime, type Retained, retainedTable } from '../retained';

const subject = { personId: 'personId' } as const;

const persons = retainedTable({
  name: 'account',
  title: 'Your account',
  retention: 'until you delete it, or have not signed in for three years',
  retentionDays: 1095,
  ...{ table: 'persons', time: 'seenAt', subject: { personId: 'id' } },
  shape: ({ email, name, verifiedAt, createdAt, seenAt, passwordHash, newsStoppedAt }) => ({
    ...{ email, name, hasPassword: passwordHash !== null, emailsAboutSavedCars: newsStoppedAt === null },
    ...{ verifiedAt: isoTime(verifiedAt), createdAt: isoTime(createdAt), lastSeen: isoTime(seenAt) },
  }),
  async deleteWith(trx, rows) {
    const ids = anyOf(
      trx,
      'text',
      rows.map(({ id }) => id),
    );
    for (const table of ['sessions', 'knownBrowsers', 'openid', 'passkeys', 'identities', 'tickets'] as const)
      await trx.deleteFrom(table).where('personId', 'in', ids).execute();
    const addresses = anyOf(
      trx,
      'text',
      rows.map(({ email }) => email),
    );
    await trx.deleteFrom('tickets').where('about', 'in', addresses).execute();
  },
  deleteEnded: deleteEndedTickets,
});

const identitiesOf = (db: Kysely<Database>, personId: string) =>
  db.selectFrom('identities').select(['issuer', 'subject']).where('personId', '=', personId).execute();

/** Erased in this order: the account itself last. */
export const retained: readonly Retained[] = [
  retainedTable({
    name: 'signIns',
    title: 'Where you are signed in',
    retention: 'until 14 days after the last visit, at most for 30 days',
    retentionDays: null,
    ...{ table: 'sessions', time: 'createdAt', subject },
    shape: ({ createdAt, seenAt }) => ({ since: isoTime(createdAt), lastSeen: isoTime(seenAt) }),
    deleteEnded: deleteEndedSessions,
  }),
  retainedTable({
    name: 'browsers',
    title: 'Browsers by which you signed in',
    retention: 'for one year after the last time',
    retentionDays: 365,
    ...{ table: 'knownBrowsers', time: 'seenAt', subject },
    shape: ({ seenAt }) => ({ lastSignIn: isoTime(seenAt) }),
  }),
  retainedTable({
    name: 'otherSites',
    title: 'Sites that you just signed in to by this account',
    retention: 'for ten minutes',
    retentionDays: null,
    ...{ table: 'openid', time: 'createdAt', subject },
    shape: ({ model, clientId, createdAt }) => (model === 'Grant' ? { site: clientId, at: isoTime(createdAt) } : null),
    deleteEnded: deleteEndedOpenId,
  }),
  retainedTable({
    name: 'passkeys',
    title: 'Passkeys',
    retention: 'as long as the account',
    retentionDays: null,
    ...{ table: 'passkeys', time: 'createdAt', subject },
    shape: ({ name, site, createdAt, usedAt }) => ({
      ...{ name, site, createdAt: isoTime(createdAt), lastUsed: isoTime(usedAt) },
    }),
  }),
  {
    ...persons,
    async exportOf(db, whose) {
      const id = personIn(whose.owner);
      const identities = id === null ? [] : await identitiesOf(db, id);
      return (await persons.exportOf(db, whose)).map((person) => ({ ...person, identities }));
    },
  },
];
