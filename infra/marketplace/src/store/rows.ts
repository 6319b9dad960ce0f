import type { Insertable, Selectable } from 'kysely';
import type { SearchDocument } from '../search/document';
import { toDocument } from '../search/document';
import { type FacetName, facetNames } from '../search/facets';
import { toListing, toOwner } from './bodies';
import type { StoredListing, StoredOwner } from './records';
import type { ListingsTable, OwnersTable } from './schema';

type ListingRow = Insertable<Omit<ListingsTable, 'pk'>>;
type OwnerRow = Insertable<OwnersTable>;

/** The columns that a search document is made of. */
export const documentColumns = [
  ...(['id', 'ownerId', 'price', 'year', 'mileage', 'mpg', 'electricRange', 'lat', 'lon', 'state', 'tier'] as const),
  ...(['vehicleHighlight', 'marketExtension', 'showcase'] as const),
  ...(['listedAt', 'relevance', 'words'] as const),
  ...facetNames,
] as const;
export type DocumentRow = Pick<Selectable<ListingsTable>, (typeof documentColumns)[number]>;

/** The columns that an import writes. */
export const listingColumns = [
  ...(['generation', 'vin', 'viewCount', 'body'] as const),
  ...documentColumns,
] as const satisfies (keyof ListingRow)[];
export const ownerColumns = [
  ...(['generation', 'id', 'lat', 'lon', 'showcase', 'privateSeller', 'body'] as const),
] as const satisfies (keyof OwnerRow)[];

/** A listing as a row; `owner` is its owner. */
export function toListingRow(generation: number, listing: StoredListing, owner: { showcase: boolean }): ListingRow {
  const document = toDocument(listing, owner.showcase);
  const codes = {} as Record<FacetName, string | null>;
  for (const name of facetNames)
    codes[name] = document.codes[name].length === 0 ? null : document.codes[name].join(',');
  return {
    generation,
    id: document.id,
    ownerId: document.ownerId,
    vin: listing.vin,
    price: document.price,
    year: document.year,
    mileage: document.mileage,
    mpg: document.mpg,
    electricRange: document.electricRange,
    lat: document.lat,
    lon: document.lon,
    state: document.state,
    tier: document.tier,
    vehicleHighlight: flag(document.vehicleHighlight),
    marketExtension: flag(document.marketExtension),
    showcase: flag(document.showcase),
    listedAt: document.listedAt,
    relevance: document.relevance,
    viewCount: listing.viewCount,
    words: document.words.join(' '),
    ...codes,
    body: JSON.stringify(toListing(listing)),
  };
}

/** The search document that a row was made of. */
export function fromDocumentRow(row: DocumentRow): SearchDocument {
  const codes = {} as Record<FacetName, readonly string[]>;
  for (const name of facetNames) {
    codes[name] = toCodes(row[name]);
  }
  const { id, ownerId, price, year, mileage, mpg, electricRange, lat, lon, state, tier, listedAt, relevance } = row;
  return {
    ...{ id, ownerId, price, year, mileage, mpg, electricRange, lat, lon, state, tier, listedAt, relevance, codes },
    vehicleHighlight: row.vehicleHighlight === 1,
    marketExtension: row.marketExtension === 1,
    showcase: row.showcase === 1,
    words: row.words === '' ? none : row.words.split(' '),
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

const none: readonly string[] = [];
const CACHED_LISTS = 20_000;
const cachedLists = new Map<string, readonly string[]>();

/** Most listings share their lists of codes: one array for all of them keeps a million listings small. */
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
