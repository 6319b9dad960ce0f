import { type SearchState, toParams } from '@forecourt/search-state';

/** Returns the search without its page and order, as text: content that rotates by it stays the same while a shopper pages and sorts. */
export function searchKey(state: SearchState): string {
  const { firstRecord: _first, numRecords: _number, sortBy: _sort, ...search } = state;
  // Any size does, because it is the same in every key.
  return toParams(search, { pageSize: 30 });
}
