import { anyOf, rowsOf } from '@forecourt/database';
import { type Kysely, sql } from 'kysely';
import type { ListingView, ReadFile } from '../port';
import { dialectOf } from './dialects/dialects';
import type { Database } from './schema';

/** Adds the views of listings that are for sale, each event once, and stores how far the file was read; in one commit. */
export async function addViews(
  db: Kysely<Database>,
  views: readonly ListingView[],
  { file, day, bytes }: ReadFile,
): Promise<void> {
  const rows = rowsOf(
    db,
    { event: 'text', listing: 'text' },
    views.map(({ event, listing }) => [event, listing]),
  );
  await dialectOf(db).write(db, async (transaction) => {
    await sql`
      insert into "views" ("day", "event", "listing")
      select ${day}, "given"."event", "given"."listing" from ${rows} as "given"
      where exists (select 1 from "listings" where "id" = "given"."listing"
        and "generation" = (select "id" from "generations" where "state" = 'active'))
      on conflict do nothing`.execute(transaction);
    await transaction
      .insertInto('viewFiles')
      .values({ file, day, bytes })
      .onConflict((conflict) => conflict.column('file').doUpdateSet({ day, bytes }))
      .execute();
  });
}

/** Returns the number of bytes of each file that were read. */
export async function readViewFiles(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('viewFiles').select(['file', 'bytes']).execute();
  return new Map(rows.map(({ file, bytes }) => [file, bytes]));
}

/** Deletes the views of the days before this one, and forgets their files. */
export async function deleteViewsBefore(db: Kysely<Database>, day: string): Promise<void> {
  await dialectOf(db).write(db, async (transaction) => {
    await transaction.deleteFrom('views').where('day', '<', day).execute();
    await transaction.deleteFrom('viewFiles').where('day', '<', day).execute();
  });
}

/** Counts the views of a listing since a day, included. */
export async function countViews(db: Kysely<Database>, listing: string, since: string): Promise<number> {
  const { views } = await db
    .selectFrom('views')
    .select(({ fn }) => fn.countAll<number>().as('views'))
    .where('listing', '=', listing)
    .where('day', '>=', since)
    .executeTakeFirstOrThrow();
  return views;
}

/** Returns the number of stored views of listings; those without any are left out. */
export async function readViews(db: Kysely<Database>, listings: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('views')
    .select(({ fn }) => ['listing', fn.countAll<number>().as('views')])
    .where('listing', 'in', listings)
    .groupBy('listing')
    .execute();
  return new Map(rows.map(({ listing, views }) => [listing, views]));
}

export async function deleteViewsOf(transaction: Kysely<Database>, listings: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('views')
    .where('listing', 'in', anyOf(transaction, 'text', listings))
    .execute();
}

/** Deletes the views of listings that are not for sale any more. */
export async function deleteViewsOfRetired(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from "views" where "listing" in (
      select "listing" from (select distinct "listing" from "views") as "viewed" where not exists (
        select 1 from "listings" where "listings"."id" = "viewed"."listing"
          and "generation" = (select "id" from "generations" where "state" = 'active')))`.execute(db);
}
