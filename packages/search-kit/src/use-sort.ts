import { useBrand, useDispatch } from '@forecourt/fragment-kit';
import { sortOf } from '@forecourt/search-state';
import { useSearch } from './hooks';
import { type MenuOption, sortMenu } from './menus';
import { type SettledSelect, useSettledSelect } from './use-settled-select';

/** Returns attributes and options of the sort select. Sorting returns to the first page (R21). */
export function useSort(): SettledSelect & { name: 'sortBy'; options: readonly MenuOption[] } {
  const state = useSearch();
  const dispatch = useDispatch();
  const select = useSettledSelect(sortOf(state, useBrand()), (sortBy) => dispatch({ type: 'sort', sortBy }));
  return { ...select, name: 'sortBy', options: sortMenu(state) };
}
