import { brandById, brandIds } from '@forecourt/brands';
import { effective, format, parse, parseParams, type Reference, type SearchState } from '@forecourt/search-state';

/** Any size does: what differs from it by the page alone is the same search. */
const rules = { pageSize: 30 };

/** One spelling of a search, whether it came as a URL or as a query: without its page, and without what is not the search. */
export function canonicalSearch(text: string, known: Reference): string {
  const state = readSearch(text, known);
  return state === null ? text : spelled(state, known);
}

/** What a search asks for on its brand, spelled the one way: as pages ask, which say what the brand adds. */
export function meantSearch(text: string, brand: string, known: Reference): string {
  const state = readSearch(text, known);
  return state === null ? text : spelled(meantBy(state, brand), known);
}

function spelled(state: SearchState, known: Reference): string {
  const { firstRecord: _first, numRecords: _number, extra: _extra, ...search } = state;
  const { bookmarkId: _bookmark, searchBookmarkId: _own, lastExec: _last, ...meant } = search;
  const { isSponsorship: _paid, hideAlpha: _unpaid, ...asked } = meant;
  return format(asked, rules, known);
}

/** What a search means; null where it is none that there is. */
export function readSearch(text: string, known: Reference): SearchState | null {
  const parsed = text.startsWith('/')
    ? parse(text, rules, known)
    : parseParams(new URLSearchParams(text), rules, known);
  return parsed.kind === 'not-found' ? null : parsed.state;
}

/** What a search of a brand asks for, with what the brand adds to each. A brand that was published later adds nothing that is known here. */
export function meantBy(state: SearchState, brand: string): SearchState {
  return brandIds.includes(brand) ? effective(state, brandById(brand)) : state;
}
