import { estimatedPayment } from '@forecourt/listing';
import { type FacetName, facetNames, type SearchDocument, toWords } from '@forecourt/matching';
import { facets } from './facets';
import { priceOf } from './price';
import { type StoredListing, tiers } from './record';
import { type RankedFacts, rankedFacts, relevanceOf } from './relevance';

/** Returns the part of a stored listing that is searched; `showcase` and `rating` are those of its owner. */
export function toDocument(
  listing: StoredListing,
  showcase: boolean,
  rating: RankedFacts['rating'] = null,
): SearchDocument {
  const codes = {} as Record<FacetName, readonly string[]>;
  for (const name of facetNames) codes[name] = facets[name](listing);
  const { id, ownerId, year, mileage, electricRange, lat, lon, state, vehicleHighlight } = listing;
  const { marketExtension, listedAt } = listing;
  return {
    ...{ id, ownerId, year, mileage, electricRange, lat, lon, state, vehicleHighlight },
    ...{ marketExtension, showcase, listedAt, codes },
    price: priceOf(listing),
    payment: paymentOf(priceOf(listing), listing.listingType),
    mpg: combinedMpg(listing),
    tier: tiers.indexOf(listing.tier),
    relevance: relevanceOf(rankedFacts(listing, rating)),
    words: wordsOf(listing),
  };
}

/** Returns the estimated monthly payment on a price, in US dollars. Dealers' advertised payments have terms of their own and cannot be compared. */
export function paymentOf(price: number | null, listingType: string | undefined): number | null {
  return price === null ? null : estimatedPayment(price, listingType === 'NEW').monthly;
}

/** Returns EPA's combined miles a gallon, 55 % city and 45 % highway; if only one of them is known, that one. */
export function combinedMpg({ mpgCity, mpgHwy }: Pick<StoredListing, 'mpgCity' | 'mpgHwy'>): number | null {
  if (mpgCity === null || mpgHwy === null || mpgCity <= 0 || mpgHwy <= 0) return mpgCity ?? mpgHwy;
  return Math.round(1 / (0.55 / mpgCity + 0.45 / mpgHwy));
}

/** Returns the words that a keyword search finds a listing by, each once. */
export function wordsOf(listing: StoredListing): string[] {
  const { year, make, model, trim, title, style, styleSubtype, color, interiorColor, engine, vin } = listing;
  const texts = [year, make, model, trim, title, style, styleSubtype, color, interiorColor, engine, vin];
  return toWords(texts.filter((text) => text !== null).join(' '));
}
