/**
 * The search, as parsed from the URL: nothing else on the page is state (specification section 2, rules R1-R13).
 *
 * The shape is sparse and in normal form: a key is absent when it holds its default, a list is never empty, has no
 * duplicates and keeps first-seen order. So two equal searches are deeply equal, and have one canonical URL.
 */

/** Parameters that hold several values; alternatives within one facet, but `featureCode` narrows (R23). */
export const multiParams = [
  'makeCode',
  'modelCode',
  'seriesCode',
  'trimCode',
  'packages',
  'vehicleStyleCode',
  'vehicleType',
  'bodyStyleSubtypeCode',
  'suvSubtypeCode',
  'vanSubtypeCode',
  'sedanSubtypeCode',
  'listingType',
  'sellerType',
  'extColorSimple',
  'intColorSimple',
  'driveGroup',
  'transmissionCode',
  'engineCode',
  'engineDisplacement',
  'fuelTypeGroup',
  'featureCode',
  'vehicleHistoryType',
  'vehicleUseType',
  'dealType',
  'doorCode',
  'maximumSeating',
  'truckCabSize',
  'truckBedLength',
] as const;

/** Whole numbers. Prices in whole US dollars, mileage in miles, radius in miles. */
export const numberParams = [
  'startYear',
  'endYear',
  'minPrice',
  'maxPrice',
  'mileage',
  'mpgRange',
  'electricMileRange',
  'searchRadius',
  'firstRecord',
  'numRecords',
] as const;

/** Single texts and codes. A single-value box that was unchecked holds `off` (R22). */
export const textParams = [
  'zip',
  'city',
  'state',
  'marketExtension',
  'homeServices',
  'vehicleExchange',
  'experience',
  'keyword',
  'sortBy',
  'isSponsorship',
  'bookmarkId',
  'searchBookmarkId',
  'showcaseOwnerId',
  'lastExec',
  'mmt',
] as const;

export type MultiParam = (typeof multiParams)[number];
export type NumberParam = (typeof numberParams)[number];
export type TextParam = (typeof textParams)[number];

export type SearchState = Readonly<
  { [K in MultiParam]?: readonly string[] } & { [K in NumberParam]?: number } & { [K in TextParam]?: string } & {
    /** Unknown and campaign parameters, in the order in which they first came; carried on, never read. */
    extra?: readonly (readonly [name: string, value: string])[];
  }
>;

const none: readonly string[] = [];

/** The values of a multi-valued parameter; empty when there is none. */
export function values(state: SearchState, param: MultiParam): readonly string[] {
  return state[param] ?? none;
}

/** What a brand decides about the search itself. Every brand of `packages/brands` satisfies it. */
export interface SearchRules {
  /** Listings a page, 1..100. */
  pageSize: number;
  /** Applied to the search and shown as selected when the URL names no listing type; never written into the URL (R7). */
  defaultListingType?: string;
  /** The only make that a car-maker's brand shows; applied to every search, never written into the URL. */
  makeCode?: string;
  /** Where the home crumb leads, `/` when absent; the certified programme's is the search itself (section 2). */
  homeHref?: string;
}

/** Listings a page, 1..100 (R11). */
export function recordsPerPage(state: SearchState, rules: SearchRules): number {
  return state.numRecords ?? rules.pageSize;
}

/** Page number from 1: pages count by 30 whatever the page size (R11). */
export function pageNumber(state: SearchState): number {
  return Math.floor((state.firstRecord ?? 0) / 30) + 1;
}

/** Whether the search has a place that a radius can surround (R9). */
export function hasLocation(state: SearchState): boolean {
  return state.zip !== undefined || state.city !== undefined;
}

/** Whether a search radius exists, for similar listings: a location and a radius that is not any distance (R9, R51). */
export function hasSearchRadius(state: SearchState): boolean {
  return hasLocation(state) && state.searchRadius !== 0;
}
