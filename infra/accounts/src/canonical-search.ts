import { format, parse, parseParams, type Reference, type SearchState } from '@forecourt/search-state';

/** Any size does: what differs from it by the page alone is the same search. */
const rules = { pageSize: 30 };

/** One spelling of a search, whether it came as a URL or as a query: without its page, and without what is not the search. */
export function canonicalSearch(text: string, known: Reference): string {
  const parsed = text.startsWith('/')
    ? parse(text, rules, known)
    : parseParams(new URLSearchParams(text), rules, known);
  if (parsed.kind === 'not-found') return text;
  const { firstRecord: _first, numRecords: _number, extra: _extra, ...search }: SearchState = parsed.state;
  return format(search, rules, known);
}
