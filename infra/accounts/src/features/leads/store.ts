import { transact } from '@forecourt/database';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, LeadsTable } from '../../db/schema';
import type { Email } from '../../mail/email';
import { queueEmails } from '../../mail/queue';
import { digestOf } from '../digest';

/** The same words of the same person about the same listing are one lead for this time: a double click, a reload, a retry. Milliseconds. */
const sameFor = 24 * 60 * 60_000;
/** Leads in one address's name within a day. */
const mostOfOne = 50;

export type NewLead = Omit<Insertable<LeadsTable>, 'id' | 'digest' | 'createdAt'>;

/** Returns the name of a lead as the cause of its emails. */
export const causeOf = ({ id }: { id: number }): string => `lead:${id}`;

/**
 * Stores a lead and its emails in one commit: there is never one without the other.
 * @param emails by kind
 * @returns `repeated` when it is stored already, `crowded` when too many were sent in that address's name today; nothing is stored then
 */
export async function storeLead(
  db: Kysely<Database>,
  lead: NewLead,
  emails: Readonly<Record<string, Email>>,
  now: number,
): Promise<'stored' | 'repeated' | 'crowded'> {
  const { listingId, email, firstName, lastName, phone, comments, offer } = lead;
  const digest = digestOf([listingId, email, firstName, lastName, phone, comments, offer]);
  return transact(db, async (trx) => {
    const { count } = await trx
      .selectFrom('leads')
      .select(sql<number>`count(*)`.as('count'))
      .where('email', '=', email)
      .where('createdAt', '>', now - sameFor)
      .executeTakeFirstOrThrow();
    const again = await trx
      .selectFrom('leads')
      .select('id')
      .where('digest', '=', digest)
      .where('createdAt', '>', now - sameFor)
      .executeTakeFirst();
    if (again !== undefined) return 'repeated';
    if (count >= mostOfOne) return 'crowded';
    const stored = await trx
      .insertInto('leads')
      .values({ ...lead, digest, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const name = `${new Date(now).toISOString().replace(/\D/g, '')}-${digest.slice(0, 16)}`;
    const cause = causeOf(stored);
    await queueEmails(
      trx,
      Object.entries(emails).map(([kind, message]) => ({ cause, name: `${name}-${kind}`, email: message })),
      now,
    );
    return 'stored';
  });
}
