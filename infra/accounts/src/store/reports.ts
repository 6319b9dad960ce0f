import { type Insertable, type Kysely, sql } from 'kysely';
import { digestOf } from './leads';
import type { Database, ReportsTable } from './schema';

/** The same report again within this time is the same one. */
const sameFor = 24 * 60 * 60_000;

/** Stores a report; returns when it is committed. @returns `repeated` when it is there already */
export async function storeReport(
  db: Kysely<Database>,
  report: Omit<Insertable<ReportsTable>, 'id' | 'digest' | 'createdAt'>,
  now: number,
): Promise<'stored' | 'repeated'> {
  const { listingId, reason, comments, email, brand, owner } = report;
  const digest = digestOf([listingId, reason, comments, email]);
  const { numAffectedRows } = await sql`
    insert into "reports" ("digest", "listingId", "reason", "comments", "email", "brand", "owner", "createdAt")
    select ${digest}, ${listingId}, ${reason}, ${comments}, ${email}, ${brand}, ${owner}, ${now}
    where not exists (select 1 from "reports" where "digest" = ${digest} and "createdAt" > ${now - sameFor})`.execute(
    db,
  );
  return numAffectedRows === 0n ? 'repeated' : 'stored';
}
