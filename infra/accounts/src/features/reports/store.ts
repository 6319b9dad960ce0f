import { transact } from '@forecourt/database';
import type { Insertable, Kysely } from 'kysely';
import type { Database, ReportsTable } from '../../db/schema';
import type { Email } from '../../mail/email';
import { queueEmails } from '../../mail/queue';
import { digestOf } from '../digest';

/** The same report again within this time is the same one; milliseconds. */
const sameFor = 24 * 60 * 60_000;

/** Returns the name of a report as the cause of its email. */
export const causeOf = ({ id }: { id: number }): string => `report:${id}`;

/** Stores a report and its email in one commit. @returns `repeated` when it is stored already */
export async function storeReport(
  db: Kysely<Database>,
  report: Omit<Insertable<ReportsTable>, 'id' | 'digest' | 'createdAt'>,
  email: Email,
  now: number,
): Promise<'stored' | 'repeated'> {
  const { listingId, reason, comments, email: from } = report;
  const digest = digestOf([listingId, reason, comments, from]);
  return transact(db, async (trx) => {
    const again = await trx
      .selectFrom('reports')
      .select('id')
      .where('digest', '=', digest)
      .where('createdAt', '>', now - sameFor)
      .executeTakeFirst();
    if (again !== undefined) return 'repeated';
    const stored = await trx
      .insertInto('reports')
      .values({ ...report, digest, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const name = `${new Date(now).toISOString().replace(/\D/g, '')}-${digest.slice(0, 16)}-report`;
    await queueEmails(trx, [{ name, email, cause: causeOf(stored) }], now);
    return 'stored';
  });
}
