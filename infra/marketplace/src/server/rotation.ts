import { type SearchState, toParams } from '@forecourt/search-state';
import { defaultPageSize } from '../search/criteria';

/** The search without its page and order: what rotates by it stays the same while a shopper pages and sorts. */
export function searchKey(state: SearchState): string {
  const { firstRecord: _first, numRecords: _number, sortBy: _sort, ...search } = state;
  return toParams(search, { pageSize: defaultPageSize });
}
