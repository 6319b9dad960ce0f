import { defaultRadius, hasLocation, type SearchState, type SortOption } from '@forecourt/search-state';

/** One option of a select. */
export interface MenuOption {
  value: string;
  label: string;
}

/** Sort options in menu order (section 3), with their labels. */
const sortLabels: Readonly<Record<SortOption, string>> = {
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

/** Lists a search's sort options: distance only if there is a place to measure from, or if it is already chosen. */
export function sortMenu(state: SearchState): MenuOption[] {
  return Object.entries(sortLabels)
    .filter(([value]) => value !== 'distanceASC' || hasLocation(state) || state.sortBy === value)
    .map(([value, label]) => ({ value, label }));
}

const radii: readonly number[] = [10, 25, 50, 75, 100];

/**
 * Lists a search's radius options in miles, including the current one; 0 is any distance (R9). `words`
 * are the unit and the label of no limit. Without a place there are none.
 */
export function radiusMenu(state: SearchState, words: readonly [string, string]): MenuOption[] {
  const { searchRadius = defaultRadius } = state;
  const [miles, any] = words;
  const listed = searchRadius === 0 || radii.includes(searchRadius) ? radii : [...radii, searchRadius];
  return [
    ...[...listed]
      .sort((a, b) => a - b)
      .map((radius) => ({
        value: `${radius}`,
        label: radius === searchRadius && !hasLocation(state) ? 'Nationwide' : `${radius} ${miles}`,
      })),
    { value: '0', label: any },
  ];
}
