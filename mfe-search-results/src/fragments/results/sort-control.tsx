import { useBrand, useDispatch } from '@forecourt/fragment-kit';
import { SearchForm, sortMenu, sortOf, useSearch } from '@forecourt/search-kit';
import { Button, Select } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { useFollow } from '../../use-follow';
import styles from './results.module.css';

/** "Sort By:". A choice sorts at once; without script a button sends it. Sorting goes back to the first page (R21). */
export function SortControl(): ReactNode {
  const state = useSearch();
  const dispatch = useDispatch();
  const sortBy = sortOf(state, useBrand());
  const select = useFollow<HTMLSelectElement>(sortBy);
  return (
    <SearchForm edits={['sortBy']} className={styles.sort}>
      <Select
        ref={select}
        label="Sort By:"
        inline
        name="sortBy"
        options={sortMenu(state)}
        defaultValue={sortBy}
        onChange={(event) => dispatch({ type: 'sort', sortBy: event.target.value })}
        data-enhance=""
      />
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </SearchForm>
  );
}
