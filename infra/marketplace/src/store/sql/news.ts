import { rowsOf } from '@forecourt/database';
import type { News } from '@forecourt/matching';
import { type Kysely, sql } from 'kysely';
import type { Generation, NewsPiece } from '../port';
import { dialectOf } from './dialects/dialects';
import { readDocumentsOf } from './documents';
import { atOneMoment } from './moment';
import { readListings, readOwners } from './read-listings';
import type { Database } from './schema';

/** Number of news entries that are stored for readers. */
const KEPT_NEWS = 200_000;

/** How a listing changed. Prices in whole US dollars, null if there is none. */
export type NewsRow = Pick<News, 'id' | 'kind' | 'price' | 'priceBefore'>;

/** Returns the news about a listing that was written; undefined if there is none. */
export function newsOf(
  id: string,
  before: { price: number | null } | undefined,
  price: number | null,
): NewsRow | undefined {
  if (before === undefined) return { id, kind: 'new', price, priceBefore: null };
  if (before.price === null || price === null || price >= before.price) return undefined;
  return { id, kind: 'cheaper', price, priceBefore: before.price };
}

/** Adds news and removes the oldest; to be called in the transaction that makes the changes. */
export async function storeNews(transaction: Kysely<Database>, news: readonly NewsRow[], at: number): Promise<void> {
  if (news.length === 0) return;
  const rows = rowsOf(
    transaction,
    { number: 'integer', id: 'text', kind: 'text', price: 'integer', priceBefore: 'integer' },
    news.map(({ id, kind, price, priceBefore }, number) => [number, id, kind, price, priceBefore]),
  );
  await sql`
    insert into "news" ("id", "kind", "price", "priceBefore", "at")
    select "id", "kind", "price", "priceBefore", ${at} from ${rows} as "given" order by "number"`.execute(transaction);
  await sql`delete from "news" where "seq" <= (select max("seq") from "news") - ${KEPT_NEWS}`.execute(transaction);
}

/**
 * Returns the news of an inventory that is about to become active, compared with the active one. It runs before the transaction
 * that swaps them, which would block all other writers. Writes in between add their own news.
 */
export async function newsOfInventory(db: Kysely<Database>, before: Generation, after: number): Promise<NewsRow[]> {
  const { inTableOrder } = dialectOf(db);
  // Rows of an import are adjacent in the table; read through an index, they would be read out of order, all over it.
  const { rows: here } = await sql<NewsRow>`
    select "new"."id" as "id", case when "old"."id" is null then 'new' else 'cheaper' end as "kind", "new"."price" as "price",
      "old"."price" as "priceBefore"
    from "listings" as "new" ${inTableOrder}
      left join "listings" as "old" on "old"."generation" = ${before.id} and "old"."id" = "new"."id"
    where "new"."generation" = ${after} and ("old"."id" is null or "new"."price" < "old"."price")`.execute(db);
  const { rows: gone } = await sql<NewsRow>`
    select "old"."id" as "id", 'gone' as "kind", null as "price", "old"."price" as "priceBefore"
    from "listings" as "old" ${inTableOrder}
      left join "listings" as "new" on "new"."generation" = ${after} and "new"."id" = "old"."id"
    where "old"."generation" = ${before.id} and "new"."id" is null`.execute(db);
  return [...here, ...gone];
}

/** Returns the news after an entry, at most `limit`, with the listings that still exist, read at one moment. */
export function readNews(db: Kysely<Database>, after: number, limit: number): Promise<NewsPiece> {
  return atOneMoment(db, async (moment) => {
    const rows = await moment
      .selectFrom('news')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute();
    const { rows: ends } = await sql<{ first: number; last: number; generation: number | null }>`
      select coalesce(min("seq"), 0) as "first", coalesce(max("seq"), 0) as "last",
        (select "id" from "generations" where "state" = 'active') as "generation" from "news"`.execute(moment);
    const { generation, ...log } = ends[0]!;
    const ids = [...new Set(rows.flatMap(({ id, kind }) => (kind === 'gone' ? [] : [id])))];
    const vehicles: NewsPiece['vehicles'] = new Map();
    if (generation !== null && ids.length > 0) {
      const listings = await readListings(moment, generation, ids);
      const documents = await readDocumentsOf(moment, generation, ids);
      const owners = await readOwners(moment, generation, [...new Set(listings.map(({ ownerId }) => ownerId))]);
      const ownerOf = new Map(owners.map((owner) => [owner.id, owner.body]));
      for (const { id, ownerId, body } of listings) {
        const document = documents.get(id);
        const owner = ownerOf.get(ownerId);
        if (document !== undefined && owner !== undefined) vehicles.set(id, { document, listing: body, owner });
      }
    }
    return { news: rows, vehicles, ...log };
  });
}
