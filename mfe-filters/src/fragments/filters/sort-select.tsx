import { useSort } from '@forecourt/search-kit';
import { Select } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** The sort select of the drawer and the bar. */
export function SortSelect({ hideLabel = false }: { hideLabel?: boolean }): ReactNode {
  return <Select label="Sort By:" inline={!hideLabel} hideLabel={hideLabel} {...useSort()} />;
}
