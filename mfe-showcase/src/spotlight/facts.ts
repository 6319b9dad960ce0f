import type { SpotlightListing, SpotlightOwner } from '@forecourt/listing';
import { formatCount, formatMiles } from '@forecourt/ui';

const conditions = { NEW: 'New', CERTIFIED: 'Certified', '3P_CERT': 'Third-Party Certified', USED: undefined } as const;

/** Returns condition, mileage and place of a paid listing in a line, as far as they are known: `Certified · 9,200 mi · 36 mi away`. */
export function spotlightFacts({ listingType, mileage }: SpotlightListing, owner: SpotlightOwner | undefined): string {
  const facts = [conditions[listingType], mileage !== undefined && formatMiles(mileage), placeOf(owner)];
  return facts.filter(Boolean).join(' · ');
}

function placeOf(owner: SpotlightOwner | undefined): string {
  const miles = owner?.distanceFromSearch;
  const { city, state } = owner?.location.address ?? {};
  const town = [city, state].filter(Boolean).join(', ');
  return miles === undefined ? town : `${formatCount(Math.round(miles))} mi away`;
}
