import type { ListingResponse } from '@forecourt/listing';
import { milesBetween, type Place } from '@forecourt/matching';
import type { ListingReader } from '../store/port';

/** Listings and their owners as JSON texts of the contract, in the requested order. */
export interface ListingTexts {
  /** Ids of the listings that exist. */
  ids: string[];
  listings: string[];
  /** The listings' locations, in the same order; WGS84 degrees. */
  places: { lat: number | null; lon: number | null }[];
  /** The owners' ids, in the listings' order. */
  ownerIds: string[];
  owners: string[];
}

/**
 * Reads the texts of a page. Bodies are stored as the JSON that is sent, so that a page is assembled without parsing it; only an
 * owner's distance, which depends on the search, is inserted.
 */
export async function readTexts(
  store: ListingReader,
  generation: number,
  ids: readonly string[],
  place: Place | null,
): Promise<ListingTexts> {
  const listings = await store.readListings(generation, ids);
  const ownerIds = listings.map((listing) => listing.ownerId);
  return {
    ids: listings.map((listing) => listing.id),
    listings: listings.map((listing) => listing.body),
    places: listings.map(({ lat, lon }) => ({ lat, lon })),
    ownerIds,
    owners: await readOwnerTexts(store, generation, [...new Set(ownerIds)], place),
  };
}

/** Reads owners by id as JSON texts, with their distance in miles if the search has a place. */
export async function readOwnerTexts(
  store: ListingReader,
  generation: number,
  ids: readonly string[],
  place: Place | null,
): Promise<string[]> {
  const owners = await store.readOwners(generation, ids);
  return owners.map(({ body, lat, lon }) => {
    if (place === null || lat === null || lon === null) return body;
    const miles = Math.round(milesBetween(place, { lat, lon }) * 10) / 10;
    return `${body.slice(0, -1)},"distanceFromSearch":${miles}}`;
  });
}

/** Returns the response of `GET /rest/lsc/listing` (contracts' `listingResponseSchema`) as compact JSON. */
export function toResponse(
  { listings, owners }: Pick<ListingTexts, 'listings' | 'owners'>,
  rest: Omit<ListingResponse, 'listings' | 'owners'>,
): string {
  return `{"listings":[${listings.join(',')}],"owners":[${owners.join(',')}],${JSON.stringify(rest).slice(1)}`;
}
