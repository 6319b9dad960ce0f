import { useDispatch, useSearch } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { SettledSelect } from './sections/settled-select';

const defaultSort = 'derivedpriceDESC';

const options = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'derivedpriceASC', label: 'Price: Lowest' },
  { value: 'derivedpriceDESC', label: 'Price: Highest' },
  { value: 'distanceASC', label: 'Distance: Nearest' },
  { value: 'datelistedDESC', label: 'Date Listed: Newest' },
  { value: 'datelistedASC', label: 'Date Listed: Oldest' },
  { value: 'mileageASC', label: 'Mileage: Lowest' },
  { value: 'mileageDESC', label: 'Mileage: Highest' },
  { value: 'yearDESC', label: 'Year: Newest' },
  { value: 'yearASC', label: 'Year: Oldest' },
];

/** The order of the results, within reach in the drawer. */
export function SortSelect(): ReactNode {
  const { sortBy = defaultSort } = useSearch();
  const dispatch = useDispatch();
  return (
    <SettledSelect
      label="Sort By:"
      inline
      name="sortBy"
      value={sortBy}
      onChoose={(value) => dispatch({ type: 'sort', sortBy: value })}
      options={options}
    />
  );
}
