import { generateInventory } from '@forecourt/marketplace/src/generate';
import { usPlaces } from '@forecourt/marketplace/src/generate/places';
import { Random } from '@forecourt/marketplace/src/generate/random';
import { Weighted } from '@forecourt/marketplace/src/generate/weighted';
import { priceOf } from '@forecourt/marketplace/src/listing/price';
import type { StoredListing } from '@forecourt/marketplace/src/listing/record';
import { placeOfZip, type SearchRequest } from '@forecourt/matching';
import { type SearchState, type SortOption, toParams } from '@forecourt/search-state';
import { measuredNow } from './inventory';

/** Kinds of searches that shoppers make. */
export const queryClasses = {
  'make-model': 'make + model, 50 miles',
  'make-sorted': 'make, 50 miles, sorted',
  'body-price': 'body + price, 50 to 100 miles',
  radius: 'radius only',
  'many-filters': '6 or more filters, radius',
  nationwide: 'make or body, nationwide',
  everything: 'no filter, nationwide',
} as const;
export type QueryClass = keyof typeof queryClasses;

/** The mix: percentage of each kind. */
export const shares: Readonly<Record<QueryClass, number>> = {
  'make-model': 32,
  'make-sorted': 14,
  'body-price': 18,
  radius: 12,
  'many-filters': 12,
  nationwide: 9,
  everything: 3,
};

export interface Query {
  class: QueryClass;
  /** The search in canonical form, as the site's codec parses it from a URL. */
  state: SearchState;
}

/** Returns the engines' request for a query. */
export function toRequest({ state }: Query): SearchRequest {
  const place = state.zip === undefined ? null : placeOfZip(state.zip);
  return { state, origin: place && { lat: place.lat, lon: place.lon } };
}

/** Returns the service's path for a query. */
export function toPath({ state }: Query): string {
  return `/rest/lsc/listing?${toParams(state, { pageSize })}`;
}

/** Most shoppers keep the default order: the most expensive first. */
const anySort = new Weighted<SortOption | undefined>([
  [undefined, 50],
  ['relevance', 12],
  ['derivedpriceASC', 16],
  ['mileageASC', 8],
  ['datelistedDESC', 8],
  ['yearDESC', 6],
]);
const sorted = new Weighted<SortOption>([
  ['derivedpriceASC', 30],
  ['distanceASC', 20],
  ['mileageASC', 16],
  ['datelistedDESC', 14],
  ['yearDESC', 10],
  ['relevance', 10],
]);

/** Radii in miles; 100 is the site's default and is therefore left out of a search. */
const radii = new Weighted<number>([
  [10, 10],
  [25, 25],
  [50, 35],
  [75, 15],
  [100, 15],
]);
const widerRadii = new Weighted<number>([
  [50, 40],
  [75, 25],
  [100, 35],
]);

/** Most pages that a shopper reads. */
const pages = 20;
const pageSize = 30;

/** Filters beyond make, body and place, each chosen to match the vehicle that a shopper wants. */
const furtherFilters: readonly ((wanted: StoredListing, random: Random) => SearchState)[] = [
  ({ listingType }) => ({ listingType: [listingType] }),
  (wanted, random) => priceRange(wanted, random),
  ({ year }, random) => ({ startYear: year - random.whole(1, 3) }),
  ({ mileage }) => ({ mileage: [30_000, 60_000, 100_000, 200_000].find((step) => step >= (mileage ?? 0)) ?? 200_000 }),
  ({ driveGroup }) => chosen('driveGroup', driveGroup),
  ({ fuelTypeGroup }) => chosen('fuelTypeGroup', fuelTypeGroup),
  ({ transmissionCode }) => chosen('transmissionCode', transmissionCode),
  ({ extColorSimple }, random) =>
    extColorSimple === null
      ? {}
      : { extColorSimple: [...new Set([extColorSimple, ...random.pick([['BLACK'], ['WHITE', 'GRAY'], []])])] },
  ({ engineCode }) => chosen('engineCode', engineCode),
  ({ sellerType }) => ({ sellerType: [sellerType] }),
  ({ featureCodes }, random) => {
    const first = random.whole(0, Math.max(0, featureCodes.length - 1));
    const codes = featureCodes.slice(first, first + random.whole(1, 2));
    return codes.length === 0 ? {} : { featureCode: codes };
  },
  ({ vehicleHistoryTypes: [history] }) => chosen('vehicleHistoryType', history ?? null),
  ({ doorCode }) => chosen('doorCode', doorCode),
];
/** Fewest filters of a `many-filters` search, make or body included. */
export const manyFilters = 6;

/** Functions that make a search of each kind for a shopper who wants a certain vehicle. */
const makers: Readonly<Record<QueryClass, (wanted: StoredListing, random: Random) => SearchState>> = {
  'make-model': ({ makeCode, modelCode }, random) => ({
    ...{ makeCode: [makeCode], modelCode: [modelCode] },
    ...near(50, random),
    ...order(anySort, random),
  }),
  'make-sorted': ({ makeCode }, random) => ({ makeCode: [makeCode], ...near(50, random), ...order(sorted, random) }),
  'body-price': (wanted, random) => ({
    ...{ vehicleStyleCode: [wanted.vehicleStyleCodes[0]!] },
    ...priceRange(wanted, random),
    ...near(widerRadii.pick(random), random),
    ...order(anySort, random),
  }),
  radius: (_wanted, random) => ({ ...near(radii.pick(random), random), ...order(anySort, random) }),
  'many-filters': (wanted, random) => {
    const { makeCode, vehicleStyleCodes } = wanted;
    const root = random.chance(0.5) ? { makeCode: [makeCode] } : { vehicleStyleCode: [vehicleStyleCodes[0]!] };
    const state = { ...root, ...near(widerRadii.pick(random), random), ...order(anySort, random) };
    const left = [...furtherFilters];
    for (let wish = random.whole(manyFilters, manyFilters + 2); wish > 1 || filtersOf(state) < manyFilters; wish -= 1) {
      const [filter] = left.splice(random.whole(0, left.length - 1), 1);
      // Terminates: every vehicle has a condition, a year, a seller and a drive, which suffices for six filters.
      Object.assign(state, filter!(wanted, random));
    }
    return state;
  },
  nationwide: ({ makeCode, vehicleStyleCodes }, random) => ({
    ...(random.chance(0.7) ? { makeCode: [makeCode] } : { vehicleStyleCode: [vehicleStyleCodes[0]!] }),
    ...order(anySort, random),
    ...page(random),
  }),
  everything: (_wanted, random) => ({ ...order(anySort, random), ...page(random) }),
};

/** Returns a random search of a kind. */
export function queryOf(kind: QueryClass, random: Random): Query {
  return { class: kind, state: makers[kind](random.pick(sampleListings()), random) };
}

/**
 * Returns `count` different searches, mixed by `shares`; a seed always gives the same searches in the same order.
 * @throws if a kind has too few different searches
 */
export function mixedQueries(count: number, seed: number): Query[] {
  const seen = new Set<string>();
  const queries = (Object.keys(shares) as QueryClass[]).flatMap((kind, stream) => {
    const made: Query[] = [];
    const least = Math.max(1, Math.round((count * shares[kind]) / 100));
    for (let attempt = 0; made.length < least; attempt += 1) {
      if (attempt > 100 * least + 1_000)
        throw new Error(`There are not ${least} different searches of the kind ${kind}.`);
      const random = new Random(seed, stream, attempt);
      const { state } = queryOf(kind, random);
      const key = JSON.stringify(Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1)));
      if (!seen.has(key)) made.push({ class: kind, state });
      seen.add(key);
    }
    return made;
  });
  return shuffled(queries, new Random(seed, Object.keys(shares).length, 0));
}

/** Counts the filters of a search; a range counts once, place, order and page do not count. */
export function filtersOf(state: SearchState): number {
  const notFilters = ['zip', 'searchRadius', 'sortBy', 'firstRecord', 'maxPrice', 'endYear'];
  const names = Object.keys(state).filter((name) => !notFilters.includes(name));
  const openBelow = state.maxPrice !== undefined && state.minPrice === undefined ? 1 : 0;
  return names.length + openBelow;
}

/** Size of the sample of vehicles for sale that searches look for. */
const sampleSize = 20_000;
const sampleSeed = 77;
let sample: readonly StoredListing[] | undefined;

function sampleListings(): readonly StoredListing[] {
  sample ??= [...generateInventory({ listings: sampleSize, seed: sampleSeed, now: measuredNow })].flatMap((item) =>
    item.kind === 'listing' ? [item.listing] : [],
  );
  return sample;
}

function near(radius: number, random: Random): SearchState {
  return { zip: usPlaces().pick(random).zip, ...(radius !== 100 && { searchRadius: radius }) };
}

function order(sorts: Weighted<SortOption> | Weighted<SortOption | undefined>, random: Random): SearchState {
  const sortBy = sorts.pick(random);
  return sortBy === undefined ? {} : { sortBy };
}

/** Returns a random page, mostly the first. */
function page(random: Random): SearchState {
  const index = Math.floor(pages * random.next() ** 3);
  return index === 0 ? {} : { firstRecord: index * pageSize };
}

function priceRange(wanted: StoredListing, random: Random): SearchState {
  const step = 5_000;
  const from = Math.floor((priceOf(wanted) ?? 20_000) / step) * step;
  const maxPrice = from + step * random.whole(1, 4);
  return random.chance(0.5) && from > step ? { minPrice: from - step, maxPrice } : { maxPrice };
}

function chosen(
  param: 'driveGroup' | 'fuelTypeGroup' | 'transmissionCode' | 'engineCode' | 'vehicleHistoryType' | 'doorCode',
  code: string | null,
): SearchState {
  return code === null ? {} : { [param]: [code] };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}
