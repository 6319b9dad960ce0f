import { type Kysely, sql } from 'kysely';
import { type FactsQuestion, type ModelQuestion, mileageCap, type TrimFacts, type YearFacts } from '../port';
import type { Database } from './schema';

function listingsOf(db: Kysely<Database>, { generation, modelCode, listingType, year }: FactsQuestion) {
  let query = db.selectFrom('listings').where('generation', '=', generation);
  if (modelCode !== undefined) query = query.where('modelCode', '=', modelCode);
  if (listingType !== undefined) query = query.where('listingType', '=', listingType);
  if (year !== undefined) query = query.where('year', '=', year);
  return query;
}

/** Counts listings by model year with their prices, the newest first. */
export function countYears(db: Kysely<Database>, question: ModelQuestion): Promise<YearFacts[]> {
  return listingsOf(db, question)
    .select((listing) => [
      'year',
      listing.fn.countAll<number>().as('count'),
      listing.fn.min('price').as('least'),
      listing.fn.max('price').as('most'),
    ])
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

/** Counts the listings in each mileage band, given by the upper ends, which belong to them; the last one is `mileageCap`. */
export async function countMileageBands(
  db: Kysely<Database>,
  question: FactsQuestion,
  ends: readonly number[],
): Promise<number[]> {
  const upTo = ends.map((end) => sql<number>`count(*) filter (where "mileage" <= ${end})`);
  const counted = await listingsOf(db, question)
    .where('mileage', '>', 0)
    .where('mileage', '<', mileageCap)
    .select(upTo.map((sum, at) => sum.as(`${at}`)))
    .executeTakeFirstOrThrow();
  const sums = ends.map((_, at) => counted[`${at}`]!);
  return sums.map((sum, at) => sum - (sums[at - 1] ?? 0));
}
