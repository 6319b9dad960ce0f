import { SearchForm, useSort } from '@forecourt/search-kit';
import { Button, Select } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './results.module.css';

/** "Sort By:". A choice sorts at once; without script a button sends it. */
export function SortControl(): ReactNode {
  return (
    <SearchForm edits={['sortBy']} className={styles.sort}>
      <Select label="Sort By:" inline {...useSort()} />
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </SearchForm>
  );
}
