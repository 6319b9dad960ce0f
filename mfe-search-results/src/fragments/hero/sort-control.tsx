import { SearchForm, useSort } from '@forecourt/search-kit';
import { Button, Select } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tools.module.css';

/** Renders "Sort By:". A choice sorts at once; until hydration a button submits it (R58). */
export function SortControl(): ReactNode {
  return (
    <SearchForm edits={['sortBy']} className={styles.sort}>
      <Select label="Sort By:" inline {...useSort()} />
      <span className="fc-until-alive">
        <Button type="submit">Sort</Button>
      </span>
    </SearchForm>
  );
}
