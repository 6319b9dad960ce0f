import type { Kysely } from 'kysely';
import { type ModelQuestion, mileageCap, type TrimFacts } from '../port';
import type { Database } from './schema';

function listingsOf(db: Kysely<Database>, { generation, modelCode, listingType, year }: ModelQuestion) {
  let query = db.selectFrom('listings').where('generation', '=', generation).where('modelCode', '=', modelCode);
  if (listingType !== undefined) query = query.where('listingType', '=', listingType);
  if (year !== undefined) query = query.where('year', '=', year);
  return query;
}

/** Counts listings by model year, the newest first. */
export function countYears(db: Kysely<Database>, question: ModelQuestion): Promise<{ year: number; count: number }[]> {
  return listingsOf(db, question)
    .select((listing) => ['year', listing.fn.countAll<number>().as('count')])
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute();
}

/** Counts listings by trim code, with their prices. */
export function countTrims(db: Kysely<Database>, question: ModelQuestion): Promise<TrimFacts[]> {
  return listingsOf(db, question)
    .where('trimCode', 'is not', null)
    .select((listing) => [
      'trimCode',
      listing.fn.countAll<number>().as('count'),
      listing.fn.min('price').as('least'),
      listing.fn.max('price').as('most'),
      listing.fn.avg<number | null>('price').as('mean'),
    ])
    .groupBy('trimCode')
    .orderBy('trimCode')
    .$narrowType<{ trimCode: string }>()
    .execute();
}

/** Summarizes the mileages of each year's listings that statistics count (R56). */
export function mileageByYear(
  db: Kysely<Database>,
  question: ModelQuestion,
): Promise<{ year: number; count: number; mean: number; max: number }[]> {
  return listingsOf(db, question)
    .where('mileage', '>', 0)
    .where('mileage', '<', mileageCap)
    .select((listing) => [
      'year',
      listing.fn.countAll<number>().as('count'),
      listing.fn.avg<number>('mileage').as('mean'),
      listing.fn.max<number>('mileage').as('max'),
    ])
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute();
}

/** Counts the listings in each mileage band, given by the upper ends; the last one is `mileageCap`. */
export async function countMileageBands(
  db: Kysely<Database>,
  question: ModelQuestion,
  ends: readonly number[],
): Promise<number[]> {
  let query = listingsOf(db, question).where('mileage', '>', 0).where('mileage', '<', mileageCap).select(['mileage']);
  query = query.orderBy('mileage');
  const mileages = await query.$narrowType<{ mileage: number }>().execute();
  return ends.map((end, at) => {
    const from = at === 0 ? 0 : ends[at - 1]!;
    return mileages.filter(({ mileage }) => mileage > from && mileage <= end).length;
  });
}
