/** The finds of saved searches: stored until an email reports them, and so that none is reported twice. */

import { anyOf, rowsOf } from '@forecourt/database';
import { dealLabel, shownPrice, shownTitle } from '@forecourt/listing';
import type { Finds, News, NewsAnswer } from '@forecourt/matching';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/schema';
import { pictureOf } from '../../vehicles/picture';

/** The largest number of finds of a search that wait to be reported; further ones are counted. */
const mostStored = 100;

/** A vehicle as it was when it was found. */
export const foundSchema = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  /** A path of the site, or an address. */
  picture: z.string(),
  /** Whole US dollars; null if there is none. */
  price: z.number().nullable(),
  priceBefore: z.number().nullable(),
  mileage: z.number().nullable(),
  /** The site's rating of the price, `Great Price`; absent if there is none (R76). */
  deal: z.string().optional(),
  seller: z.string(),
  place: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

/** Returns the facts of a listing that an email shows. */
export function foundOf({ price, priceBefore }: News, { listing, seller }: NewsAnswer['vehicles'][string]): Found {
  const { city, state } = seller.location.address;
  return {
    ...{ id: listing.id, title: shownTitle(listing), href: listing.vdpBaseUrl, picture: pictureOf(listing) },
    price: shownPrice(listing.pricingDetail) ?? price,
    ...{ priceBefore, mileage: listing.mileage ?? null, deal: dealLabel(listing.pricingDetail)?.text },
    ...{ seller: seller.name, place: [city, state].filter((part) => part !== undefined).join(', ') },
  };
}

/** A listing with the reason for which it is reported. */
export interface Reportable {
  listingId: string;
  reason: string;
  /** JSON of `Found`. */
  vehicle: string;
}

/** The number of finds that one statement stores. */
const findsAtOnce = 100_000;

/** Updates a listing that waits to be reported as new and became cheaper meanwhile. */
export async function storeCheaper(db: Kysely<Database>, listingId: string, vehicle: string): Promise<void> {
  await db
    .updateTable('finds')
    .set({ vehicle })
    .where('listingId', '=', listingId)
    .where('reason', '=', 'new')
    .where('emailName', 'is', null)
    .execute();
}

/**
 * Stores finds, each once; of a search with too many waiting, further ones are only counted. Call it in the transaction that stores how far the news were read.
 * @param finds places in `listings` by the searches that found them
 */
export async function storeFinds(
  db: Kysely<Database>,
  listings: readonly Reportable[],
  finds: readonly Finds[],
  at: number,
): Promise<void> {
  let batch: [search: number, place: number][] = [];
  for (const { searches, listings: places } of finds) {
    for (const search of searches) {
      for (const place of places) batch.push([search, place]);
      if (batch.length < findsAtOnce) continue;
      await storeBatch(db, listings, batch, at);
      batch = [];
    }
  }
  if (batch.length > 0) await storeBatch(db, listings, batch, at);
}

async function storeBatch(
  db: Kysely<Database>,
  listings: readonly Reportable[],
  finds: readonly (readonly [search: number, place: number])[],
  at: number,
): Promise<void> {
  const found = rowsOf(db, { searchId: 'integer', place: 'integer' }, finds);
  const listed = rowsOf(
    db,
    { place: 'integer', listingId: 'text', reason: 'text', vehicle: 'text' },
    listings.map(({ listingId, reason, vehicle }, place) => [place, listingId, reason, vehicle]),
  );
  // Only for searches whose finds are reported or shown: finds that are not stored yet, of listings that do not wait to be reported as new anyway; in the order of the changes.
  const fresh = sql`
    "listed" as materialized (select * from ${listed} as "rows"),
    "wanted" as materialized (
      select "searchId", "place" from ${found} as "rows" inner join "subscriptions" on "subscriptions"."id" = "searchId"
      where "confirmedAt" is not null or "owner" like 'person:%'
    ), "fresh" as (
      select "searchId", "listed".* from "wanted" inner join "listed" on "listed"."place" = "wanted"."place"
      where not exists (
        select 1 from "finds" where "finds"."searchId" = "wanted"."searchId" and "finds"."listingId" = "listed"."listingId"
          and ("finds"."reason" = "listed"."reason" or ("finds"."reason" = 'new' and "emailName" is null)))
    )`;
  // Of each search as many as fit; the others are counted.
  await sql`
    with ${fresh}, "numbered" as (
      select *, row_number() over (partition by "searchId" order by "place") as "nth" from "fresh"
    ), "room" as (
      select "searchId", ${mostStored} - (
        select count(*) from "finds" where "finds"."searchId" = "searches"."searchId" and "emailName" is null) as "left"
      from (select distinct "searchId" from "wanted") as "searches"
    )
    insert into "finds" ("searchId", "listingId", "reason", "vehicle", "at")
    select "numbered"."searchId", "listingId", "reason", "vehicle", ${at} from "numbered"
      inner join "room" on "room"."searchId" = "numbered"."searchId"
    where "nth" <= "left"
    on conflict do nothing`.execute(db);
  await sql`
    with ${fresh}
    update "subscriptions" set "uncounted" = "uncounted" + "more"."count"
    from (select "searchId", count(*) as "count" from "fresh" group by "searchId") as "more"
    where "subscriptions"."id" = "more"."searchId"`.execute(db);
}

/** Notes that a listing is gone: it is no longer reported, and where it was reported, its end is. */
export async function storeGone(db: Kysely<Database>, listingId: string, at: number): Promise<void> {
  await sql`
    insert into "finds" ("searchId", "listingId", "reason", "vehicle", "at")
    select "searchId", "listingId", 'gone', "vehicle", ${at} from "finds"
    where "listingId" = ${listingId} and "emailName" is not null and "reason" <> 'gone'
    on conflict do nothing`.execute(db);
  await db
    .deleteFrom('finds')
    .where('listingId', '=', listingId)
    .where('emailName', 'is', null)
    .where('reason', '<>', 'gone')
    .execute();
}

/** Counts the finds of each search since its owner last looked. */
export async function newSince(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select "subscriptions"."id" as "id", count("finds"."listingId")
      + case when "emailedAt" is null or "emailedAt" < "lastExecutedAt" then "uncounted" else 0 end as "count"
    from "subscriptions" left join "finds" on "searchId" = "subscriptions"."id" and "reason" = 'new' and "at" > "lastExecutedAt"
    where "subscriptions"."id" in ${anyOf(db, 'integer', ids)}
    group by "subscriptions"."id"`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
