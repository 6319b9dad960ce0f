import { useSort } from '@forecourt/search-kit';
import { Select } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Renders the sort select of the drawer, and of the page of all filters. */
export function SortSelect(): ReactNode {
  return <Select label="Sort By:" inline {...useSort()} />;
}
