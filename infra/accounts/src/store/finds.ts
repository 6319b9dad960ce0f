/** What saved searches found, until a letter tells of it, and so that none does twice. */

import { shownPrice, shownTitle } from '@forecourt/listing';
import type { News, NewsAnswer } from '@forecourt/matching';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { pictureOf } from '../alerts/picture';
import type { Database } from './schema';

/** Of one search so many wait to be told one by one; more are a number. */
const mostKept = 100;

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

/** What a search is to be told of. */
export interface NewFind {
  searchId: number;
  listingId: string;
  reason: string;
  vehicle: string;
}

/** Is of a search that somebody wants, was not found before, and is not waiting to be told as new anyway. */
const isFresh = sql`exists (
  select 1 from "subscriptions" where "id" = "value" ->> 0 and ("confirmedAt" is not null or "owner" like 'person:%')
) and not exists (
  select 1 from "finds" where "searchId" = "value" ->> 0 and "listingId" = "value" ->> 1
    and ("reason" = "value" ->> 2 or ("reason" = 'new' and "letter" is null)))`;

/** A listing that waits to be told costs less meanwhile. */
export async function keepCheaper(db: Kysely<Database>, listingId: string, vehicle: string): Promise<void> {
  await db
    .updateTable('finds')
    .set({ vehicle })
    .where('listingId', '=', listingId)
    .where('reason', '=', 'new')
    .where('letter', 'is', null)
    .execute();
}

/** Keeps what was found, each once; of a search that has too much waiting, the number. In the transaction that notes how far the news were read. */
export async function keepFinds(db: Kysely<Database>, finds: readonly NewFind[], at: number): Promise<void> {
  if (finds.length === 0) return;
  const rows = JSON.stringify(
    finds.map(({ searchId, listingId, reason, vehicle }) => [searchId, listingId, reason, vehicle]),
  );
  // In the order of the news; of each search as many as there is room for, the others are counted.
  await sql`
    with "given" as (
      select "value" ->> 0 as "searchId", "value" ->> 1 as "listingId", "value" ->> 2 as "reason", "value" ->> 3 as "vehicle",
        row_number() over (partition by "value" ->> 0 order by "key") as "place"
      from json_each(${rows})
      where ${isFresh}
    ), "room" as (
      select "searchId", ${mostKept} - (select count(*) from "finds" where "finds"."searchId" = "of"."searchId" and "letter" is null) as "left"
      from (select distinct "searchId" from "given") as "of"
    )
    insert into "finds" ("searchId", "listingId", "reason", "vehicle", "at")
    select "given"."searchId", "listingId", "reason", "vehicle", ${at} from "given"
      inner join "room" on "room"."searchId" = "given"."searchId"
    where "place" <= "left"
    on conflict do nothing`.execute(db);
  await sql`
    update "subscriptions" set "uncounted" = "uncounted" + "more"."count"
    from (
      select "value" ->> 0 as "searchId", count(*) as "count" from json_each(${rows})
      where ${isFresh}
      group by 1
    ) as "more" where "subscriptions"."id" = "more"."searchId"`.execute(db);
}

/** A listing is gone: nobody is told of it any more, and who was told of it is told that. */
export async function keepGone(db: Kysely<Database>, listingId: string, at: number): Promise<void> {
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
    select "subscriptions"."id" as "id", count("finds"."listingId") + iif("toldAt" is null or "toldAt" < "lastExecutedAt", "uncounted", 0) as "count"
    from "subscriptions" left join "finds" on "searchId" = "subscriptions"."id" and "reason" = 'new' and "at" > "lastExecutedAt"
    where "subscriptions"."id" in (select "value" from json_each(${JSON.stringify(ids)}))
    group by "subscriptions"."id"`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
