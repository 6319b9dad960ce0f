import { type ListingResponse, listingSchema, ownerSchema } from '@forecourt/listing';
import { type Place, squaredChord, toVector } from '@forecourt/matching';
import { partsOf, pointsOfDistance, rankedFactsOfSent } from '../listing/relevance';
import { straightMiles } from '../search/relevance-order';
import type { ListingTexts } from './listing-json';

type Explanation = NonNullable<ListingResponse['explanations']>[number];

/** Explains the relevance of listings (R37): the points of each part, computed by the functions that the sort order uses. */
export function explained({ listings, owners, places }: ListingTexts, from: Place | null): Explanation[] {
  const sellers = new Map(
    owners.map((text) => {
      const owner = ownerSchema.parse(JSON.parse(text));
      return [owner.id, owner];
    }),
  );
  return listings.map((text, at) => {
    const listing = listingSchema.parse(JSON.parse(text));
    const distance = from === null ? 0 : -pointsOfDistance(milesTo(from, places[at]));
    const isPlaced = (places[at]?.lat ?? null) !== null;
    const parts = { ...partsOf(rankedFactsOfSent(listing, sellers.get(listing.ownerId), isPlaced)), distance };
    const points = Object.values(parts).reduce((sum, part) => sum + part, 0);
    const rounded = Object.entries(parts).map(([name, part]) => [name, round(part)]);
    return { id: listing.id, points: round(points), parts: Object.fromEntries(rounded) as Explanation['parts'] };
  });
}

function milesTo(from: Place, place: ListingTexts['places'][number] | undefined): number {
  if (place === undefined || place.lat === null || place.lon === null) return Number.POSITIVE_INFINITY;
  return straightMiles(squaredChord(...toVector(from.lat, from.lon), ...toVector(place.lat, place.lon)));
}

const round = (points: number) => Math.round(points * 100) / 100;
