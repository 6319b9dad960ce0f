import { useBrand, useDispatch } from '@forecourt/fragment-kit';
import { sortMenu, sortOf, useSearch } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import { SettledSelect } from './sections/settled-select';

/** The order of the results, within reach in the drawer. */
export function SortSelect(): ReactNode {
  const state = useSearch();
  const dispatch = useDispatch();
  return (
    <SettledSelect
      label="Sort By:"
      inline
      name="sortBy"
      value={sortOf(state, useBrand())}
      onChoose={(value) => dispatch({ type: 'sort', sortBy: value })}
      options={sortMenu(state)}
    />
  );
}
