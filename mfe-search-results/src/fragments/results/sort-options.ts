import type { SearchState, SortOption } from '@forecourt/search-state';

/** What the sort is when the URL names none (R30). */
export const defaultSort: SortOption = 'derivedpriceDESC';

/** Sort options in the order of the menu (section 3), as people read them. */
const labels: Readonly<Record<SortOption, string>> = {
  relevance: 'Relevance',
  derivedpriceASC: 'Price: Lowest',
  derivedpriceDESC: 'Price: Highest',
  distanceASC: 'Distance: Nearest',
  datelistedDESC: 'Date Listed: Newest',
  datelistedASC: 'Date Listed: Oldest',
  mileageASC: 'Mileage: Lowest',
  mileageDESC: 'Mileage: Highest',
  yearDESC: 'Year: Newest',
  yearASC: 'Year: Oldest',
};

/** The menu for a search: by distance only where there is a place to measure from, or when it is chosen already. */
export function sortMenu(state: SearchState): { value: string; label: string }[] {
  const located = state.zip !== undefined || state.city !== undefined;
  return Object.entries(labels)
    .filter(([value]) => value !== 'distanceASC' || located || state.sortBy === value)
    .map(([value, label]) => ({ value, label }));
}
