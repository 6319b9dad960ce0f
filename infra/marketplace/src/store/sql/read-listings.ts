import type { Appraisal, Unrated } from '@forecourt/listing';
import { type Kysely, sql } from 'kysely';
import { withPriceRating } from '../../listing/appraised';
import { withViews } from '../../listing/viewed';
import { groupOf } from '../../pricing/offer';
import type { ListingText, OwnerText } from '../port';
import { offerCells, readGuides, toOfferFacts } from './price-guides';
import type { Database } from './schema';
import { readViews } from './views';

/** Reads the listings with these ids as contract JSON texts with their price ratings and views, in the order of the ids; unknown ids are left out. */
export async function readListings(
  db: Kysely<Database>,
  generation: number,
  ids: readonly string[],
): Promise<ListingText[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select(['generation', 'id', 'ownerId', 'lat', 'lon', 'body', offerCells(db).as('cells')])
    .where('generation', 'in', thisOrActive(generation))
    .where('id', 'in', ids)
    .execute();
  const byId = rowsById(rows, generation);
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const appraisalOf = await appraisals(db, found);
  const viewsOf = await readViews(db, ids);
  return found.map(({ generation: _, cells: __, ...row }, at) => {
    const price = appraisalOf[at]!;
    const body = withPriceRating(row.body, typeof price === 'string' ? null : price);
    return { ...row, body: withViews(body, viewsOf.get(row.id) ?? 0) };
  });
}

/** Returns the estimate of a listing's price, or why there is none; null if there is no such listing. */
export async function readAppraisal(
  db: Kysely<Database>,
  generation: number,
  id: string,
): Promise<Appraisal | Unrated | null> {
  const rows = await db
    .selectFrom('listings')
    .select(['generation', 'id', offerCells(db).as('cells')])
    .where('generation', 'in', thisOrActive(generation))
    .where('id', '=', id)
    .execute();
  const row = rowsById(rows, generation).get(id);
  return row === undefined ? null : ((await appraisals(db, [row]))[0] ?? null);
}

async function appraisals(
  db: Kysely<Database>,
  rows: readonly { generation: number; cells: string }[],
): Promise<(Appraisal | Unrated)[]> {
  const offers = rows.map(({ generation, cells }) => ({ generation, facts: toOfferFacts(cells) }));
  const guides = new Map<number, Awaited<ReturnType<typeof readGuides>>>();
  for (const generation of new Set(offers.map((each) => each.generation))) {
    const names = offers.filter((each) => each.generation === generation).map(({ facts }) => groupOf(facts));
    guides.set(generation, await readGuides(db, generation, names));
  }
  return offers.map(({ generation, facts }) => guides.get(generation)!.priceOf(facts));
}

/** Reads owners by id: the contract's JSON text, and their locations. */
export async function readOwners(
  db: Kysely<Database>,
  generation: number,
  ids: readonly string[],
): Promise<OwnerText[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('owners')
    .select(['generation', 'id', 'lat', 'lon', 'body'])
    .where('generation', 'in', thisOrActive(generation))
    .where('id', 'in', ids)
    .execute();
  return [...rowsById(rows, generation).values()];
}

/** An index may answer from a generation that has been removed meanwhile; most of its listings are in the active one, too. */
function thisOrActive(generation: number) {
  return sql<number>`(${generation}, (select "id" from "generations" where "state" = 'active'))`;
}

function rowsById<Row extends { generation: number; id: string }>(rows: readonly Row[], generation: number) {
  const byId = new Map<string, Row>();
  for (const row of rows) if (row.generation === generation || !byId.has(row.id)) byId.set(row.id, row);
  return byId;
}

/** Returns the listings that are for sale under these VINs. */
export async function readListingsByVin(
  db: Kysely<Database>,
  generation: number,
  vins: readonly string[],
): Promise<{ id: string; vin: string }[]> {
  if (vins.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'vin'])
    .where('generation', '=', generation)
    .where('vin', 'in', vins)
    .$narrowType<{ vin: string }>()
    .execute();
  // Sorted here: the database would read the whole generation in the order of its ids.
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}
