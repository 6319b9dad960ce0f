import { useSort } from '@forecourt/search-kit';
import { Select } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** The order of the results, within reach in the drawer. */
export function SortSelect(): ReactNode {
  return <Select label="Sort By:" inline {...useSort()} />;
}
