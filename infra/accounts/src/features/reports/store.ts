import type { Insertable, Kysely } from 'kysely';
import type { Database, ReportsTable } from '../../db/schema';
import type { Email } from '../../mail/email';
import { queueEmails } from '../../mail/queue';
import { digestOf } from '../leads/store';

/** The same report again within this time is the same one. */
const sameFor = 24 * 60 * 60_000;

/** Name of the letter that a report causes, by which it is found again. */
export const emailName = ({ digest, createdAt }: Pick<ReportsTable, 'digest' | 'createdAt'>): string =>
  `${new Date(createdAt).toISOString().replace(/\D/g, '')}-${digest.slice(0, 16)}-report`;

/** Stores a report and the letter that says so, in one commit; returns when that is done. @returns `repeated` when it is there already */
export async function storeReport(
  db: Kysely<Database>,
  report: Omit<Insertable<ReportsTable>, 'id' | 'digest' | 'createdAt'>,
  letter: Email,
  now: number,
): Promise<'stored' | 'repeated'> {
  const { listingId, reason, comments, email } = report;
  const digest = digestOf([listingId, reason, comments, email]);
  return db.transaction().execute(async (trx) => {
    const again = await trx
      .selectFrom('reports')
      .select('id')
      .where('digest', '=', digest)
      .where('createdAt', '>', now - sameFor)
      .executeTakeFirst();
    if (again !== undefined) return 'repeated';
    await trx
      .insertInto('reports')
      .values({ ...report, digest, createdAt: now })
      .execute();
    await queueEmails(trx, [{ name: emailName({ digest, createdAt: now }), letter }], now);
    return 'stored';
  });
}
