import { defaultRadius, hasLocation, type SearchState, type SortOption } from '@forecourt/search-state';

/** One option of a select. */
export interface MenuOption {
  value: string;
  label: string;
}

/** Sort options in the order of the menu (section 3), as people read them. */
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

/** How a search can be sorted: by distance only where there is a place to measure from, or when it is chosen already. */
export function sortMenu(state: SearchState): MenuOption[] {
  return Object.entries(sortLabels)
    .filter(([value]) => value !== 'distanceASC' || hasLocation(state) || state.sortBy === value)
    .map(([value, label]) => ({ value, label }));
}

const radii: readonly number[] = [10, 25, 50, 75, 100];

/**
 * How far a search can reach, in miles, its present radius among them; 0 is any distance (R9). `words` name a mile and no limit.
 * Without a place there is nothing that it could reach from.
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
