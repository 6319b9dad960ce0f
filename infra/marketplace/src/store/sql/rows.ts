import { ownerSchema } from '@forecourt/listing';
import { type FacetName, facetNames, type SearchDocument } from '@forecourt/matching';
import type { Insertable, Selectable } from 'kysely';
import { toListing, toOwner } from '../../listing/contract';
import { combinedMpg, paymentOf, wordsOf } from '../../listing/document';
import { facets } from '../../listing/facets';
import { priceOf } from '../../listing/price';
import { type StoredListing, type StoredOwner, tiers } from '../../listing/record';
import { rankedFacts, relevanceOf } from '../../listing/relevance';
import type { Cell } from './bulk';
import type { ListingsTable, OwnersTable } from './schema';

type ListingRow = Insertable<Omit<ListingsTable, 'pk'>>;
type OwnerRow = Insertable<OwnersTable>;

/** The columns that a search document is built from: facts, and a column for each facet. */
export const factColumns = [
  ...(['id', 'ownerId', 'price', 'year', 'mileage', 'mpg', 'electricRange', 'lat', 'lon', 'state', 'tier'] as const),
  ...(['vehicleHighlight', 'marketExtension', 'showcase'] as const),
  ...(['listedAt', 'relevance', 'words'] as const),
] as const;
const documentColumns = [...factColumns, ...facetNames] as const;

type CellsOf<Columns extends readonly (keyof ListingsTable)[]> = {
  [At in keyof Columns]: Selectable<ListingsTable>[Columns[At]];
};
/** The cells of `factColumns`, and then those of the facets. */
export type DocumentCells = readonly [...CellsOf<typeof factColumns>, ...(string | null)[]];

/** The columns that an import writes. */
export const listingColumns = [
  ...(['generation', 'vin', 'sellersRating', 'body'] as const),
  ...documentColumns,
] as const satisfies (keyof ListingRow)[];
export const ownerColumns = [
  ...(['generation', 'id', 'lat', 'lon', 'showcase', 'privateSeller', 'body'] as const),
] as const satisfies (keyof OwnerRow)[];

/** The facts that a listing's row takes from its owner. */
export type OwnerFacts = Pick<StoredOwner, 'showcase' | 'rating'>;

const ratedSchema = ownerSchema.pick({ rating: true });

/** Returns the rating in an owner's stored text. */
export const ratingIn = (body: string) => ratedSchema.parse(JSON.parse(body)).rating ?? null;

/** Returns a listing as a row; `owner` is its owner. */
export function toListingRow(generation: number, listing: StoredListing, owner: OwnerFacts): ListingRow {
  const cells: Cell[] = [];
  addListingCells(cells, generation, listing, owner);
  return Object.fromEntries(listingColumns.map((column, at) => [column, cells[at]])) as ListingRow;
}

/** Appends a listing's row to others, as its cells in the order of `listingColumns`; for an import, anything more would be too slow. */
export function addListingCells(cells: Cell[], generation: number, listing: StoredListing, owner: OwnerFacts): void {
  for (const cell of cellMakers) cells.push(cell(listing, owner, generation));
}

type CellMaker = (listing: StoredListing, owner: OwnerFacts, generation: number) => Cell;

/** Returns the cell of each column; the search document is built from the same cells. */
const cellOf: Record<Exclude<(typeof listingColumns)[number], FacetName>, CellMaker> = {
  generation: (_, __, generation) => generation,
  vin: ({ vin }) => vin,
  sellersRating: ({ sellersRating }) => sellersRating,
  body: (listing) => JSON.stringify(toListing(listing)),
  id: ({ id }) => id,
  ownerId: ({ ownerId }) => ownerId,
  price: priceOf,
  year: ({ year }) => year,
  mileage: ({ mileage }) => mileage,
  mpg: combinedMpg,
  electricRange: ({ electricRange }) => electricRange,
  lat: ({ lat }) => lat,
  lon: ({ lon }) => lon,
  state: ({ state }) => state,
  tier: ({ tier }) => tiers.indexOf(tier),
  vehicleHighlight: ({ vehicleHighlight }) => flag(vehicleHighlight),
  marketExtension: ({ marketExtension }) => flag(marketExtension),
  showcase: (_, { showcase }) => flag(showcase),
  listedAt: ({ listedAt }) => listedAt,
  relevance: (listing, { rating }) => relevanceOf(rankedFacts(listing, rating)),
  words: (listing) => wordsOf(listing).join(' '),
};

const isFacet = (column: string): column is FacetName => Object.hasOwn(facets, column);
const cellMakers = listingColumns.map((column): CellMaker => {
  if (!isFacet(column)) return cellOf[column];
  const codesOf: (listing: StoredListing) => readonly string[] = facets[column];
  return (listing) => joined(codesOf(listing));
});

function joined(codes: readonly string[]): string | null {
  if (codes.length === 0) return null;
  return codes.length === 1 ? codes[0]! : codes.join(',');
}

/** Returns the search document that a row was built from, without the rating of its price. */
export function fromDocumentCells(cells: DocumentCells): SearchDocument {
  // biome-ignore format: the order of `factColumns`
  const [
    id, ownerId, price, year, mileage, mpg, electricRange, lat, lon, state, tier,
    vehicleHighlight, marketExtension, showcase, listedAt, relevance, words,
  ] = cells;
  const codes = { ...blankCodes };
  for (let at = 0; at < facetNames.length; at += 1)
    codes[facetNames[at]!] = toCodes(cells[factColumns.length + at] as string | null);
  // Without spreading, which would slow the start down.
  return {
    id,
    ownerId,
    price,
    year,
    mileage,
    mpg,
    electricRange,
    lat,
    lon,
    state,
    tier,
    vehicleHighlight: vehicleHighlight === 1,
    marketExtension: marketExtension === 1,
    showcase: showcase === 1,
    payment: paymentOf(price, codes.listingType[0]),
    listedAt,
    relevance,
    codes,
    words: words === '' ? none : words.split(' '),
  };
}

export function toOwnerRow(generation: number, owner: StoredOwner): OwnerRow {
  return {
    generation,
    id: owner.id,
    lat: owner.lat,
    lon: owner.lon,
    showcase: flag(owner.showcase),
    privateSeller: flag(owner.privateSeller),
    body: JSON.stringify(toOwner(owner)),
  };
}

/** Appends an owner's row to others, as its cells in the order of `ownerColumns`. */
export function addOwnerCells(cells: Cell[], generation: number, owner: StoredOwner): void {
  const row = toOwnerRow(generation, owner);
  for (const column of ownerColumns) cells.push(row[column] ?? null);
}

const none: readonly string[] = [];

/**
 * A copy of this object is filled faster, and is a third as large, as an object whose properties are added one by one: with this
 * many, the engine makes that a hash table. Creating it from JSON avoids this.
 */
const blankCodes = JSON.parse(JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, none])))) as Record<
  FacetName,
  readonly string[]
>;

const CACHED_LISTS = 20_000;
const cachedLists = new Map<string, readonly string[]>();

/** Most listings share their lists of codes: sharing one array keeps a million listings small. */
function toCodes(joined: string | null): readonly string[] {
  if (joined === null) return none;
  let codes = cachedLists.get(joined);
  if (codes === undefined) {
    codes = joined.split(',');
    if (cachedLists.size < CACHED_LISTS) cachedLists.set(joined, codes);
  }
  return codes;
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
