import { type Kysely, sql } from 'kysely';
import type { CityCount, ListingStore, ModelCount } from '../port';
import { dialectOf } from './dialects/dialects';
import type { Database } from './schema';

/** Counts listings by model, with the time of the newest. */
export function countModels(
  db: Kysely<Database>,
  { generation, listingType }: Parameters<ListingStore['countModels']>[0],
): Promise<ModelCount[]> {
  let query = db.selectFrom('listings').where('generation', '=', generation).where('modelCode', 'is not', null);
  if (listingType !== undefined) query = query.where('listingType', '=', listingType);
  return query
    .select((listing) => [
      'modelCode',
      listing.fn.countAll<number>().as('count'),
      listing.fn.max('listedAt').as('listedAt'),
    ])
    .groupBy('modelCode')
    .orderBy('modelCode')
    .$narrowType<{ modelCode: string }>()
    .execute();
}

/** Counts listings by the city of their seller, the most first. The sellers are counted first, so that each one's text is read once. */
export function countCities(db: Kysely<Database>, generation: number, limit: number): Promise<CityCount[]> {
  const part = (name: 'city' | 'state') =>
    dialectOf(db).textIn('owners.body', ['location', 'address', name]).$castTo<string>();
  const count = sql<number>`sum(counted.listings)`;
  return db
    .selectFrom('owners')
    .innerJoin(
      (from) =>
        from
          .selectFrom('listings')
          .where('generation', '=', generation)
          .select((listing) => ['ownerId', listing.fn.countAll<number>().as('listings')])
          .groupBy('ownerId')
          .as('counted'),
      (join) => join.onRef('counted.ownerId', '=', 'owners.id'),
    )
    .where('owners.generation', '=', generation)
    .where(part('city'), 'is not', null)
    .where(part('state'), 'is not', null)
    .select([part('city').as('city'), part('state').as('state'), count.as('count')])
    .groupBy([part('city'), part('state')])
    .orderBy(count, 'desc')
    .orderBy(part('city'))
    .limit(limit)
    .execute();
}
