import { estimatedPayment } from '@forecourt/listing';
import { type FacetName, facetNames, facets } from './facets';
import { priceOf } from './price';
import { type StoredListing, tiers } from './record';
import { relevanceOf } from './relevance';

/** What the search engines know of a listing; `null` where a fact is unknown. */
export interface SearchDocument {
  id: string;
  ownerId: string;
  /** The shown price, whole US dollars (R31). */
  price: number | null;
  year: number;
  /** Miles. */
  mileage: number | null;
  /** Combined EPA miles a gallon. */
  mpg: number | null;
  /** Miles. */
  electricRange: number | null;
  /** Whole US dollars a month by the terms that all are compared by, see `paymentOf`. */
  payment: number | null;
  lat: number | null;
  lon: number | null;
  state: string | null;
  /** Index in `tiers`. */
  tier: number;
  vehicleHighlight: boolean;
  marketExtension: boolean;
  /** Of an owner who bought the alpha showcase. */
  showcase: boolean;
  /** Epoch milliseconds. */
  listedAt: number;
  /** The higher, the earlier in the relevance sort, see `relevanceOf`. */
  relevance: number;
  /** Words by which keywords find it, each once. */
  words: readonly string[];
  codes: Readonly<Record<FacetName, readonly string[]>>;
}

/** The part of a stored listing that is searched; `showcase` is its owner's. */
export function toDocument(listing: StoredListing, showcase: boolean): SearchDocument {
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
    relevance: relevanceOf(listing),
    words: wordsOf(listing),
  };
}

/** The monthly payment on a price; not what its dealer may advertise on other terms, which nothing could be compared with. */
export function paymentOf(price: number | null, listingType: string | undefined): number | null {
  return price === null ? null : estimatedPayment(price, listingType === 'NEW').monthly;
}

/** EPA's combined figure: 55 % city, 45 % highway; with only one of them known, that one. */
export function combinedMpg({ mpgCity, mpgHwy }: Pick<StoredListing, 'mpgCity' | 'mpgHwy'>): number | null {
  if (mpgCity === null || mpgHwy === null || mpgCity <= 0 || mpgHwy <= 0) return mpgCity ?? mpgHwy;
  return Math.round(1 / (0.55 / mpgCity + 0.45 / mpgHwy));
}

/** Words by which keywords find a listing, each once. */
export function wordsOf(listing: StoredListing): string[] {
  const { year, make, model, trim, title, style, styleSubtype, color, interiorColor, engine, vin } = listing;
  const texts = [year, make, model, trim, title, style, styleSubtype, color, interiorColor, engine, vin];
  return toWords(texts.filter((text) => text !== null).join(' '));
}

/** Lower-case ASCII words, each once. `F-150` gives `f`, `150` and `f150`, so that both spellings find it. */
export function toWords(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of plainText(text).split(' ')) {
    if (!/[^a-z0-9]/.test(chunk)) {
      words.add(chunk);
      continue;
    }
    const parts = chunk.split(/[^a-z0-9]+/).filter((part) => part !== '');
    for (const part of parts) words.add(part);
    if (parts.length > 1) words.add(parts.join(''));
  }
  words.delete('');
  return [...words];
}

/** Lower case, without accents, a space for any white space. */
function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[!-~ ]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
