import { transact } from '@forecourt/database';
import type { Kysely, Selectable } from 'kysely';
import type { FavouritesTable } from '../../db/memory-schema';
import type { Database } from '../../db/schema';

export type SavedFavourite = Selectable<FavouritesTable>;

/** The largest number of favourites of one owner. */
export const mostFavourites = 100;

/** A vehicle that is about to be saved. */
export interface NewFavourite {
  listingId: string;
  title: string;
  href: string;
  price: number | null;
  /** Origin of the site on which it is saved; empty if it is not known. */
  site: string;
}

/** Lists the favourites of an owner, the latest first. */
export async function favouritesOf(db: Kysely<Database>, owner: string): Promise<SavedFavourite[]> {
  return db
    .selectFrom('favourites')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Saves a vehicle, once. @returns false when the owner has the largest number already */
export async function saveFavourite(
  db: Kysely<Database>,
  owner: string,
  favourite: NewFavourite,
  now: number,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const saved = await favouritesOf(trx, owner);
    if (saved.some(({ listingId }) => listingId === favourite.listingId)) return true;
    if (saved.length >= mostFavourites) return false;
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

/** Removes a vehicle from the favourites. */
export async function removeFavourite(db: Kysely<Database>, owner: string, listingId: string): Promise<void> {
  await db.deleteFrom('favourites').where('owner', '=', owner).where('listingId', '=', listingId).execute();
}

/** Counts the favourites of an owner. */
export async function countFavourites(db: Kysely<Database>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}
