import { type Place, placeOfCity, placeOfZip } from '@forecourt/matching';
import { slugify } from '@forecourt/search-state';
import type { StoredOwner } from '../listing/record';
import { readImages } from './images';
import { nameFor } from './name-for';
import { remember } from './remember';
import type { FeedRow } from './row';
import { codeOfState, stateOf } from './states';
import { homeDeliveryOf, sellerTypeOf } from './synonyms';
import { wholeNumber, zipText } from './texts';

/** Returns the ZIP's place; if there is none, the feed's city and state, without coordinates. */
export function readPlace(row: FeedRow): Partial<Place> | null {
  const zip = row.read('zip', zipText, 'not-a-zip');
  const place = zip === null ? null : placeOf(zip);
  if (place !== null) return { ...place, city: townOf(row, place) };
  if (zip !== null) row.blank('zip', 'unknown-zip');
  // Beside an unknown ZIP code, words are rarely a state's name: both columns hold the rest of a street.
  const isShifted = row.text('zip') !== null;
  const state = row.read('state', isShifted ? codeOfState : stateOf, 'not-a-state');
  return state === null ? null : { city: row.text('city') ?? undefined, state };
}

const placeOf = remember(placeOfZip);

/** The seller's own name of the town, if it is at the end of the street, takes precedence over the postal one. */
function townOf(row: FeedRow, place: Place): string {
  const street = row.text('street');
  if (street === null || row.text('city') !== null || endsWith(street, place.city)) return place.city;
  return townAtEnd(`${street}|${place.state}`) ?? place.city;
}

const ways =
  /^(ave(nue)?|blvd|boulevard|cir(cle)?|court|ct|drive|dr|expressway|expy|freeway|fwy|highway|hwy|lane|ln|loop|parkway|pike|pkwy|place|pl|plaza|road|rd|street|st|terrace|trail|turnpike|tpke|way)\.?$/i;
const directions = /^([ns][ew]?|[ew])\.?$/i;

/** Finds the longest known town of the state after the name of a way: in `2400 Elm Pike N Nashville|TN` it is Nashville. */
const townAtEnd = remember((text) => {
  const [street = '', state = ''] = text.split('|');
  const words = street.split(' ');
  for (let at = 2; at < words.length; at += 1) {
    const way = directions.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1];
    const town = ways.test(way ?? '') ? placeOfCity(words.slice(at).join(' '), state) : null;
    if (town !== null) return town.city;
  }
  return null;
});

function endsWith(street: string, town: string): boolean {
  return ` ${street}`.toLowerCase().endsWith(` ${town.toLowerCase()}`);
}

/** Returns the seller of a row's vehicle. */
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
    details: { ...differenceOf(row), ...logoOf(row), ...deliveryOf(row) },
  };
}

/** Returns a dealer's own promise, and the id of the text about it that the content service has; without both there is nothing to show. */
function differenceOf(row: FeedRow): StoredOwner['details'] {
  const tagline = row.text('sellerTagline');
  const contentId = row.read('sellerContentId', contentIdOf, 'no-such-value');
  return tagline === null || contentId === null ? {} : { dealerDiff: { tagline: tagline.slice(0, 80), contentId } };
}

function logoOf(row: FeedRow): StoredOwner['details'] {
  const [logo] = row.read('sellerLogo', logosIn, 'no-such-value') ?? [];
  return logo === undefined ? {} : { logo };
}

function logosIn(text: string): string[] | null {
  const found = readImages([text]);
  return found.length === 0 ? null : found;
}

const deliveryOf = (row: FeedRow): StoredOwner['details'] =>
  row.read('homeDelivery', homeDeliveryOf, 'no-such-value') === 'yes' ? { homeServices: ['HOME_DELIVERY'] } : {};

const contentIdOf = (text: string) => (/^[a-z0-9][a-z0-9-]{0,63}$/.test(text) ? text : null);

/** Derives an id from a seller's name, a bar, and their ZIP or street. */
const sellerId = remember((text) => {
  const name = text.slice(0, text.lastIndexOf('|'));
  return `${slugify(name).slice(0, 40) || 'seller'}-${nameFor(text)}`;
});

/**
 * Returns the street without the town that some exports append to it; for private sellers nothing but the town may be there. If
 * nothing else names the town, and the other columns are no place, they hold the rest of the street.
 */
function streetOf(row: FeedRow, place: Partial<Place> | null): string | null {
  const street = row.text('street');
  if (street === null) return null;
  if (place === null && row.text('city') === null && row.text('address') === null)
    return [street, row.text('state'), row.text('zip')].filter(Boolean).join(' ');
  if (place?.city === undefined) return street;
  return endsWith(street, place.city) ? street.slice(0, -place.city.length).trimEnd() || null : street;
}

const webAddress = remember((text) => {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) && new URL(url).hostname.includes('.') ? new URL(url).href : null;
});
