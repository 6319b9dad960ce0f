import { createHash } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, LeadsTable } from '../../db/schema';
import type { Email } from '../../mail/email';
import { queueEmails } from '../../mail/queue';

/** The same words of the same person about the same listing are one lead for so long: a double click, a reload, a retry. */
const sameFor = 24 * 60 * 60_000;
/** Leads in one address's name, within a day. */
const mostOfOne = 50;

export type NewLead = Omit<Insertable<LeadsTable>, 'id' | 'digest' | 'createdAt'>;

/** A digest of parts, however they are divided. */
export const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Stores a lead and the letters that it causes in one commit: there is never one without the other.
 * @param emailsOf the letters, each by what tells it from the lead's others
 * @returns `repeated` when it is there already, `crowded` when too many were sent in that address's name today; nothing is stored then
 */
export async function storeLead(
  db: Kysely<Database>,
  lead: NewLead,
  emailsOf: Readonly<Record<string, Email>>,
  now: number,
): Promise<'stored' | 'repeated' | 'crowded'> {
  const { listingId, email, firstName, lastName, phone, comments, offer } = lead;
  const digest = digestOf([listingId, email, firstName, lastName, phone, comments, offer]);
  return db.transaction().execute(async (trx) => {
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
    const { id: leadId } = await trx
      .insertInto('leads')
      .values({ ...lead, digest, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const name = `${new Date(now).toISOString().replace(/\D/g, '')}-${digest.slice(0, 16)}`;
    const mails = Object.entries(emailsOf).map(([kind, letter]) => ({ leadId, name: `${name}-${kind}`, letter }));
    await queueEmails(trx, mails, now);
    return 'stored';
  });
}
