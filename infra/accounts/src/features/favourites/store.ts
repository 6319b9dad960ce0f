import type { Kysely, Selectable } from 'kysely';
import type { FavouritesTable } from '../../db/memory-schema';
import type { Database } from '../../db/schema';

export type SavedFavourite = Selectable<FavouritesTable>;

/** So many one may keep. */
export const mostFavourites = 100;

/** What a favourite is known by when it is kept. */
export interface NewFavourite {
  listingId: string;
  title: string;
  href: string;
  price: number | null;
  /** Origin of the site on which it is kept; empty where that is not known. */
  site: string;
}

/** The latest first. */
export async function favouritesOf(db: Kysely<Database>, owner: string): Promise<SavedFavourite[]> {
  return db
    .selectFrom('favourites')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Keeps a vehicle, once. @returns false when there are as many as there may be */
export async function saveFavourite(
  db: Kysely<Database>,
  owner: string,
  favourite: NewFavourite,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const kept = await favouritesOf(trx, owner);
    if (kept.some(({ listingId }) => listingId === favourite.listingId)) return true;
    if (kept.length >= mostFavourites) return false;
    await trx
      .insertInto('favourites')
      .values({
        owner,
        ...favourite,
        site: favourite.site || null,
        priceThen: favourite.price,
        savedAt: now,
        soldAt: null,
      })
      .execute();
    return true;
  });
}

export async function removeFavourite(db: Kysely<Database>, owner: string, listingId: string): Promise<void> {
  await db.deleteFrom('favourites').where('owner', '=', owner).where('listingId', '=', listingId).execute();
}

export async function countFavourites(db: Kysely<Database>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}
