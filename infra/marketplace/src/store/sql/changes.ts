import { type Kysely, sql } from 'kysely';
import type { Changes, Generation } from '../port';
import { dialectOf } from './dialects/dialects';
import { listingColumns } from './rows';
import type { Database } from './schema';

/** Compares two generations that are both still stored; without an earlier one, every listing counts as added. */
export async function compareGenerations(
  db: Kysely<Database>,
  before: Generation | null,
  after: Generation,
): Promise<Changes> {
  if (before === null) return { added: after.listings, changed: 0, unchanged: 0, retired: 0 };
  // Single listings may have been written since.
  const listingsOf = ({ id }: Generation) => sql`(select "listings" from "generations" where "id" = ${id})`;
  const compared = listingColumns.filter((column) => column !== 'generation' && column !== 'id');
  const same = sql.join(
    compared.map((column) => sql`${sql.ref(`new.${column}`)} is not distinct from ${sql.ref(`old.${column}`)}`),
    sql` and `,
  );
  // Rows of an import are adjacent in the table; read through an index, they would be read out of order, all over it.
  const { rows } = await sql<{ common: number; unchanged: number; old: number; new: number }>`
    select count(*) as "common", count(*) filter (where ${same}) as "unchanged",
      ${listingsOf(before)} as "old", ${listingsOf(after)} as "new"
    from "listings" as "new" ${dialectOf(db).inTableOrder} join "listings" as "old" on "old"."id" = "new"."id"
    where "new"."generation" = ${after.id} and "old"."generation" = ${before.id}`.execute(db);
  const { common, unchanged, ...listings } = rows[0]!;
  return {
    added: listings.new - common,
    changed: common - unchanged,
    unchanged,
    retired: listings.old - common,
  };
}
