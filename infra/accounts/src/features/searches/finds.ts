/** What saved searches found, until a letter tells of it, and so that none does twice. */

import { shownPrice, shownTitle } from '@forecourt/listing';
import type { Finds, News, NewsAnswer } from '@forecourt/matching';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/schema';
import { pictureOf } from '../../vehicles/picture';

/** Of one search so many wait to be told one by one; more are a number. */
const mostStored = 100;

/** A vehicle as it was when it was found. */
export const foundSchema = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  /** A path of the site, or an address. */
  picture: z.string(),
  /** Whole US dollars; null where there is none. */
  price: z.number().nullable(),
  priceBefore: z.number().nullable(),
  mileage: z.number().nullable(),
  seller: z.string(),
  place: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

/** Facts of a listing for a letter. */
export function foundOf({ price, priceBefore }: News, { listing, seller }: NewsAnswer['vehicles'][string]): Found {
  const { city, state } = seller.location.address;
  return {
    ...{ id: listing.id, title: shownTitle(listing), href: listing.vdpBaseUrl, picture: pictureOf(listing) },
    price: shownPrice(listing.pricingDetail) ?? price,
    ...{ priceBefore, mileage: listing.mileage ?? null },
    ...{ seller: seller.name, place: [city, state].filter((part) => part !== undefined).join(', ') },
  };
}

/** What there is to be told of a listing. */
export interface Told {
  listingId: string;
  reason: string;
  /** JSON of `Found`. */
  vehicle: string;
}

/** Finds of one statement, so that none is huge. */
const findsAtOnce = 100_000;

/** A listing that waits to be told costs less meanwhile. */
export async function storeCheaper(db: Kysely<Database>, listingId: string, vehicle: string): Promise<void> {
  await db
    .updateTable('finds')
    .set({ vehicle })
    .where('listingId', '=', listingId)
    .where('reason', '=', 'new')
    .where('letter', 'is', null)
    .execute();
}

/**
 * Keeps what was found, each once; of a search that has too much waiting, the number. In the transaction that notes how far the news were read.
 * @param finds places in `told` by the searches that found them
 */
export async function storeFinds(
  db: Kysely<Database>,
  told: readonly Told[],
  finds: readonly Finds[],
  at: number,
): Promise<void> {
  const words = JSON.stringify(told.map(({ listingId, reason, vehicle }) => [listingId, reason, vehicle]));
  let piece: [search: number, places: readonly number[]][] = [];
  let size = 0;
  for (const { searches, listings } of finds) {
    for (const search of searches) {
      piece.push([search, listings]);
      size += listings.length;
      if (size < findsAtOnce) continue;
      await storePiece(db, words, JSON.stringify(piece), at);
      piece = [];
      size = 0;
    }
  }
  if (size > 0) await storePiece(db, words, JSON.stringify(piece), at);
}

async function storePiece(db: Kysely<Database>, told: string, finds: string, at: number): Promise<void> {
  // Of searches that somebody wants: what was not found before, and is not waiting to be told as new anyway; in the order of the news.
  const fresh = sql`
    "told" as materialized (
      select "key" as "place", "value" ->> 0 as "listingId", "value" ->> 1 as "reason", "value" ->> 2 as "vehicle" from json_each(${told})
    ), "wanted" as materialized (
      select "subscriptions"."id" as "searchId", "value" ->> 1 as "places" from json_each(${finds})
        inner join "subscriptions" on "subscriptions"."id" = "value" ->> 0
      where "confirmedAt" is not null or "owner" like 'person:%'
    ), "fresh" as (
      select "searchId", "told".* from "wanted", json_each("places") as "at" inner join "told" on "told"."place" = "at"."value"
      where not exists (
        select 1 from "finds" where "finds"."searchId" = "wanted"."searchId" and "finds"."listingId" = "told"."listingId"
          and ("finds"."reason" = "told"."reason" or ("finds"."reason" = 'new' and "letter" is null)))
    )`;
  // Of each search as many as there is room for; the others are counted.
  await sql`
    with ${fresh}, "given" as (
      select *, row_number() over (partition by "searchId" order by "place") as "nth" from "fresh"
    ), "room" as (
      select "searchId", ${mostStored} - (select count(*) from "finds" where "finds"."searchId" = "wanted"."searchId" and "letter" is null) as "left"
      from "wanted"
    )
    insert into "finds" ("searchId", "listingId", "reason", "vehicle", "at")
    select "given"."searchId", "listingId", "reason", "vehicle", ${at} from "given"
      inner join "room" on "room"."searchId" = "given"."searchId"
    where "nth" <= "left"
    on conflict do nothing`.execute(db);
  await sql`
    with ${fresh}
    update "subscriptions" set "uncounted" = "uncounted" + "more"."count"
    from (select "searchId", count(*) as "count" from "fresh" group by 1) as "more"
    where "subscriptions"."id" = "more"."searchId"`.execute(db);
}

/** A listing is gone: nobody is told of it any more, and who was told of it is told that. */
export async function storeGone(db: Kysely<Database>, listingId: string, at: number): Promise<void> {
  await sql`
    insert into "finds" ("searchId", "listingId", "reason", "vehicle", "at")
    select "searchId", "listingId", 'gone', "vehicle", ${at} from "finds"
    where "listingId" = ${listingId} and "letter" is not null and "reason" <> 'gone'
    on conflict do nothing`.execute(db);
  await sql`delete from "finds" where "listingId" = ${listingId} and "letter" is null and "reason" <> 'gone'`.execute(
    db,
  );
}

/** How much each search has found since its owner last looked, by search. */
export async function newSince(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select "subscriptions"."id" as "id", count("finds"."listingId") + iif("emailedAt" is null or "emailedAt" < "lastExecutedAt", "uncounted", 0) as "count"
    from "subscriptions" left join "finds" on "searchId" = "subscriptions"."id" and "reason" = 'new' and "at" > "lastExecutedAt"
    where "subscriptions"."id" in (select "value" from json_each(${JSON.stringify(ids)}))
    group by "subscriptions"."id"`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
