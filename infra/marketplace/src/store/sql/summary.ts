import type { Kysely } from 'kysely';
import type { InventorySummary, ValueCount } from '../port';
import type { Database } from './schema';

/** Number of values listed of each fact. */
const MOST_VALUES = 10;

/** Summarizes a generation in numbers. */
export async function summarise(db: Kysely<Database>, generation: number): Promise<InventorySummary> {
  const counted = (column: 'makeCode' | 'listingType' | 'vehicleStyleCode' | 'state'): Promise<ValueCount[]> =>
    db
      .selectFrom('listings')
      .select((listing) => [listing.ref(column).as('value'), listing.fn.countAll<number>().as('count')])
      .where('generation', '=', generation)
      .groupBy(column)
      .orderBy('count', 'desc')
      .limit(MOST_VALUES)
      .execute();
  const { least, most, oldest, newest } = await db
    .selectFrom('listings')
    .select((listing) => [
      listing.fn.min<number | null>('price').as('least'),
      listing.fn.max<number | null>('price').as('most'),
      listing.fn.min<number | null>('year').as('oldest'),
      listing.fn.max<number | null>('year').as('newest'),
    ])
    .where('generation', '=', generation)
    .executeTakeFirstOrThrow();
  return {
    price: { min: least, max: most },
    year: { min: oldest, max: newest },
    listingTypes: await counted('listingType'),
    makes: await counted('makeCode'),
    bodyStyles: await counted('vehicleStyleCode'),
    states: await counted('state'),
  };
}
