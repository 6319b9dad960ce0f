import { defaultSort, off, type SortOption } from './codes';
import type { BoxParam, FacetRow, MultiParam, NumberParam, TextParam } from './params';
import { splitList } from './query';

/**
 * The search, as parsed from the URL; nothing else on the page is state (specification section 2, rules R1-R13).
 *
 * The shape is sparse and in normal form: a key is absent if it has its default, a list is never empty, has no duplicates, and its values
 * are in the order of their first appearance. So two equal searches are deeply equal, and have one canonical URL.
 */

export type SearchState = Readonly<
  { [K in MultiParam]?: readonly string[] } & { [K in NumberParam]?: number } & { [K in TextParam]?: string } & {
    /** Unknown and campaign parameters, in the order of their first appearance; carried along, never read. */
    extra?: readonly (readonly [name: string, value: string])[];
  }
>;

const none: readonly string[] = [];

/** Returns the values of a multi-valued parameter; empty if there are none. */
export function values(state: SearchState, param: MultiParam): readonly string[] {
  return state[param] ?? none;
}

/** A brand's rules for searches. Every brand of `packages/brands` has them. */
export interface SearchRules {
  /** Listings per page, 1..100. */
  pageSize: number;
  /** Applied to the search and shown as selected if the URL names no listing type; never written into the URL, which has `off` without it (R7). */
  defaultListingType?: string;
  /** The default order; never written into the URL (R30). When absent, the options file's default. */
  defaultSort?: SortOption;
  /** The only make that a car-maker's brand shows; applied to every search, never written into the URL. */
  makeCode?: string;
  /** Target of the home crumb, default `/`; the certified programme's is the search itself (section 2). */
  homeHref?: string;
}

/** Returns the number of listings per page, 1..100 (R11). */
export function recordsPerPage(state: SearchState, rules: SearchRules): number {
  return state.numRecords ?? rules.pageSize;
}

/** Returns the order of the search (R30). */
export function sortOf(state: SearchState, rules: SearchRules): string {
  return state.sortBy ?? rules.defaultSort ?? defaultSort;
}

/**
 * Whether a search has places that sellers pay for (R30): not in another order than relevance, if the brand
 * limits them to that, and not among the cars of one dealer, whom shoppers have found already.
 * @param relevanceOnly the brand's flag `spotlightsRelevanceOnly`
 */
export function hasPaidPlaces(state: SearchState, rules: SearchRules, relevanceOnly: boolean): boolean {
  return state.showcaseOwnerId === undefined && (!relevanceOnly || sortOf(state, rules) === 'relevance');
}

/** Returns the value of a single-value box; undefined if it is not checked (R22). */
export function boxValue(state: SearchState, param: BoxParam): string | undefined {
  return state[param] === off ? undefined : state[param];
}

/** Lists the chosen codes of a facet; a box with a single option of its own stands for that option, whatever its value. */
export function chosenCodes(state: SearchState, row: FacetRow): readonly string[] {
  if (row.kind === 'list') return values(state, row.name);
  const value = boxValue(state, row.name);
  if (value === undefined) return none;
  return row.options && !row.many ? Object.keys(row.options) : splitList(value);
}

/** Whether the search has a place: a ZIP, a city or a state. */
export function hasPlace(state: SearchState): boolean {
  return hasLocation(state) || state.state !== undefined;
}

/** Whether the search has a place that a radius can surround (R9). */
export function hasLocation(state: SearchState): boolean {
  return state.zip !== undefined || state.city !== undefined;
}

/** Whether there is a search radius, for similar listings: a location, and not "any distance" (R9, R51). */
export function hasSearchRadius(state: SearchState): boolean {
  return hasLocation(state) && state.searchRadius !== 0;
}

/** Parameters that choose no listings. */
const presentation: ReadonlySet<string> = new Set(['sortBy', 'firstRecord', 'numRecords']);

/** Whether a search with hardly any results has similar listings: it has a radius, or criteria and no place at all (R51). */
export function hasSimilar(state: SearchState): boolean {
  return hasSearchRadius(state) || (!hasPlace(state) && Object.keys(state).some((name) => !presentation.has(name)));
}
