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

/** Any size does: what differs from it by the page alone is the same search. */
const plain: SearchRules = { pageSize: 30 };

/** What a brand adds to each search. One that was published later adds nothing that is known here. */
const rulesOf = (brand: string): SearchRules => (brandIds.includes(brand) ? brandById(brand) : plain);

/** One spelling of a search of a brand, as its addresses have it, whether it came as a URL or as a query: without its page, and without what is not the search. */
export const canonicalSearch = (text: string, brand: string, known: Reference): string =>
  spelled(text, rulesOf(brand), known);

/** One spelling of what pages ask, which say all that their brand adds. */
export const askedSearch = (text: string, known: Reference): string => spelled(text, plain, known);

/** What a search asks for on its brand, spelled as `askedSearch`. */
export function meantSearch(text: string, brand: string, known: Reference): string {
  const state = readSearch(text, brand, known);
  return state === null ? text : askedSearch(toParams(state, rulesOf(brand)), known);
}

/** What a search is about in words of the site's own, as the title of its results; nothing of what somebody called it. */
export function wordsOf(text: string, brand: string, known: Reference): string {
  const state = readSearch(text, brand, known);
  return state === null ? 'Your saved search' : pageText({ ...state, extra: undefined }, rulesOf(brand), known).title;
}

function spelled(text: string, rules: SearchRules, known: Reference): string {
  const state = read(text, rules, known);
  // Its model may be none that is known here; a way to another site is no search.
  if (state === null) return samePath(text) ?? format({}, rules, known);
  const { firstRecord: _first, numRecords: _number, extra: _extra, ...search } = state;
  const { bookmarkId: _bookmark, searchBookmarkId: _own, lastExec: _last, ...meant } = search;
  const { isSponsorship: _paid, hideAlpha: _unpaid, ...asked } = meant;
  return format(asked, rules, known);
}

function read(text: string, rules: SearchRules, known: Reference): SearchState | null {
  const parsed = text.startsWith('/')
    ? parse(text, rules, known)
    : parseParams(new URLSearchParams(text), rules, known);
  return parsed.kind === 'not-found' ? null : parsed.state;
}

/** What a search of a brand means; null where it is none that there is. */
export const readSearch = (text: string, brand: string, known: Reference): SearchState | null =>
  read(text, rulesOf(brand), known);

/** What a search of a brand asks for, with what the brand adds to each. */
export const meantBy = (state: SearchState, brand: string): SearchState => effective(state, rulesOf(brand));
