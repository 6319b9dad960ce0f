import { type Kysely, sql } from 'kysely';
import type { ListingText, OwnerText } from '../port';
import type { Database } from './schema';

/** Reads the listings with these ids as contract JSON texts, in the order of the ids; unknown ids are left out. */
export async function readListings(
  db: Kysely<Database>,
  generation: number,
  ids: readonly string[],
): Promise<ListingText[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select(['generation', 'id', 'ownerId', 'lat', 'lon', 'body'])
    .where('generation', 'in', thisOrActive(generation))
    .where('id', 'in', ids)
    .execute();
  const byId = rowsById(rows, generation);
  return ids.flatMap((id) => byId.get(id) ?? []);
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
): Promise<{ id: string; vin: string; viewCount: number }[]> {
  if (vins.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'vin', 'viewCount'])
    .where('generation', '=', generation)
    .where('vin', 'in', vins)
    .$narrowType<{ vin: string }>()
    .execute();
  // Sorted here: the database would read the whole generation in the order of its ids.
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}
