import { brandById, brandIds } from '@forecourt/brands';
import {
  effective,
  format,
  pageText,
  parse,
  parseParams,
  type Reference,
  type SearchRules,
  type SearchState,
  samePath,
  toParams,
} from '@forecourt/search-state';

/** The page size does not matter: a search is the same on every page. */
const plain: SearchRules = { pageSize: 30 };

/** Returns the rules of a brand; of one that was published after this program was built, the plain ones. */
const rulesOf = (brand: string): SearchRules => (brandIds.includes(brand) ? brandById(brand) : plain);

/** Returns the one spelling of a brand's search, whether it came as a URL or as a query: without its page, and without parameters that are not part of it. */
export const canonicalSearch = (text: string, brand: string, known: Reference): string =>
  spelled(text, rulesOf(brand), known);

/** Returns the one spelling of a page's query, which contains what its brand adds. */
export const querySearch = (text: string, known: Reference): string => spelled(text, plain, known);

/** Returns a brand's search with what the brand adds, spelled as `querySearch`. */
export function brandedSearch(text: string, brand: string, known: Reference): string {
  const state = readSearch(text, brand, known);
  return state === null ? text : querySearch(toParams(state, rulesOf(brand)), known);
}

/** Returns a title of a search in the site's own words, without anything that a person typed. */
export function titleOf(text: string, brand: string, known: Reference): string {
  const state = readSearch(text, brand, known);
  return state === null ? 'Your saved search' : pageText({ ...state, extra: undefined }, rulesOf(brand), known).title;
}

function spelled(text: string, rules: SearchRules, known: Reference): string {
  const state = read(text, rules, known);
  // Its model may be unknown here; an address of another site is no search.
  if (state === null) return samePath(text) ?? format({}, rules, known);
  const { firstRecord: _first, numRecords: _number, extra: _extra, ...search } = state;
  const { bookmarkId: _bookmark, searchBookmarkId: _own, lastExec: _last, ...rest } = search;
  const { isSponsorship: _paid, hideAlpha: _unpaid, ...query } = rest;
  return format(query, rules, known);
}

function read(text: string, rules: SearchRules, known: Reference): SearchState | null {
  const parsed = text.startsWith('/')
    ? parse(text, rules, known)
    : parseParams(new URLSearchParams(text), rules, known);
  return parsed.kind === 'not-found' ? null : parsed.state;
}

/** Reads a search of a brand; null if it is none. */
export const readSearch = (text: string, brand: string, known: Reference): SearchState | null =>
  read(text, rulesOf(brand), known);

/** Returns a search with what its brand adds. */
export const withBrand = (state: SearchState, brand: string): SearchState => effective(state, rulesOf(brand));
