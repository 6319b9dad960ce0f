import { type Place, placeOfZip } from '@forecourt/matching';
import { slugify } from '@forecourt/search-state';
import type { StoredOwner } from '../listing/record';
import { nameFor } from './name-for';
import { remember } from './remember';
import type { FeedRow } from './row';
import { codeOfState, stateOf } from './states';
import { sellerTypeOf } from './synonyms';
import { wholeNumber, zipText } from './texts';

/** The ZIP's place; where there is none, what the feed says of city and state, without coordinates. */
export function readPlace(row: FeedRow): Partial<Place> | null {
  const zip = row.read('zip', zipText, 'not-a-zip');
  const place = zip === null ? null : placeOf(zip);
  if (place !== null) return place;
  if (zip !== null) row.blank('zip', 'unknown-zip');
  // Beside a ZIP code that is none, words are rarely a state's: both columns hold the rest of a street.
  const isShifted = row.text('zip') !== null;
  const state = row.read('state', isShifted ? codeOfState : stateOf, 'not-a-state');
  return state === null ? null : { city: row.text('city') ?? undefined, state };
}

const placeOf = remember(placeOfZip);

/** Who sells the vehicle of a row. */
export function toOwner(row: FeedRow, name: string, place: Partial<Place> | null): StoredOwner {
  const value = row.decimal('sellerRating');
  const count = row.read('sellerReviews', wholeNumber, 'not-a-number');
  const type = row.read('sellerType', sellerTypeOf, 'no-such-value') ?? 'd';
  return {
    id: sellerId(`${name}|${place?.zip ?? row.text('street') ?? ''}`),
    name,
    privateSeller: type === 'p',
    address: streetOf(row, place),
    city: place?.city ?? null,
    state: place?.state ?? null,
    zip: place?.zip ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    phone: row.text('sellerPhone'),
    website: row.read('sellerWebsite', webAddress, 'no-such-value'),
    rating: value === null || value > 5 ? null : { value, count: count ?? 0 },
    showcase: false,
    details: {},
  };
}

/** From a seller's name, a bar, and their ZIP or street. */
const sellerId = remember((text) => {
  const name = text.slice(0, text.lastIndexOf('|'));
  return `${slugify(name).slice(0, 40) || 'seller'}-${nameFor(text)}`;
});

/**
 * The street without the town that some exports put at its end; of private sellers there is nothing but the town. Where nothing
 * else tells the town, and the other columns are no place, they hold the rest of the street.
 */
function streetOf(row: FeedRow, place: Partial<Place> | null): string | null {
  const street = row.text('street');
  if (street === null) return null;
  if (place === null && row.text('city') === null && row.text('address') === null)
    return [street, row.text('state'), row.text('zip')].filter(Boolean).join(' ');
  if (place?.city === undefined) return street;
  if (street.toLowerCase() === place.city.toLowerCase()) return null;
  const isAtEnd = street.toLowerCase().endsWith(` ${place.city.toLowerCase()}`);
  return isAtEnd ? street.slice(0, -place.city.length - 1).trimEnd() : street;
}

const webAddress = remember((text) => {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) && new URL(url).hostname.includes('.') ? new URL(url).href : null;
});
