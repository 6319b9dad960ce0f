import { defaultSort, off, type SortOption } from './codes';
import type { BoxParam, FacetRow, MultiParam, NumberParam, TextParam } from './params';
import { splitList } from './query';

/**
 * The search, as parsed from the URL: nothing else on the page is state (specification section 2, rules R1-R13).
 *
 * The shape is sparse and in normal form: a key is absent when it holds its default, a list is never empty, has no
 * duplicates and keeps first-seen order. So two equal searches are deeply equal, and have one canonical URL.
 */

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
  /** Applied to the search and shown as selected when the URL names no listing type; never written into the URL, which says `off` without it (R7). */
  defaultListingType?: string;
  /** The order of a search that names none; never written into the URL (R30). The options file's default where absent. */
  defaultSort?: SortOption;
  /** The only make that a car-maker's brand shows; applied to every search, never written into the URL. */
  makeCode?: string;
  /** Where the home crumb leads, `/` when absent; the certified programme's is the search itself (section 2). */
  homeHref?: string;
}

/** Listings a page, 1..100 (R11). */
export function recordsPerPage(state: SearchState, rules: SearchRules): number {
  return state.numRecords ?? rules.pageSize;
}

/** The order that the search is in (R30). */
export function sortOf(state: SearchState, rules: SearchRules): string {
  return state.sortBy ?? rules.defaultSort ?? defaultSort;
}

/**
 * Whether a search has places that sellers pay for (R30): not in another order than relevance where those are kept to it, and not
 * among the cars of one dealer, whom nobody has to find there.
 * @param relevanceOnly the brand's flag `spotlightsRelevanceOnly`
 */
export function hasPaidPlaces(state: SearchState, rules: SearchRules, relevanceOnly: boolean): boolean {
  return state.showcaseOwnerId === undefined && (!relevanceOnly || sortOf(state, rules) === 'relevance');
}

/** What a box of a single value holds; undefined when it is not checked (R22). */
export function boxValue(state: SearchState, param: BoxParam): string | undefined {
  return state[param] === off ? undefined : state[param];
}

/** The codes of a facet that are chosen; a box with options of its own and no list stands for its one option, whatever it says. */
export function chosenCodes(state: SearchState, row: FacetRow): readonly string[] {
  if (row.kind === 'list') return values(state, row.name);
  const value = boxValue(state, row.name);
  if (value === undefined) return none;
  return row.options && !row.many ? Object.keys(row.options) : splitList(value);
}

/** Whether the search is somewhere: at a ZIP, in a city or a state. */
export function hasPlace(state: SearchState): boolean {
  return hasLocation(state) || state.state !== undefined;
}

/** Whether the search has a place that a radius can surround (R9). */
export function hasLocation(state: SearchState): boolean {
  return state.zip !== undefined || state.city !== undefined;
}

/** Whether a search radius exists, for similar listings: a location and a radius that is not any distance (R9, R51). */
export function hasSearchRadius(state: SearchState): boolean {
  return hasLocation(state) && state.searchRadius !== 0;
}
