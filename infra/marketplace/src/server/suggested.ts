import type { FilterOption, ListingResponse } from '@forecourt/listing';
import type { FacetName } from '@forecourt/matching';
import { type MultiParam, multiParams } from '@forecourt/search-state';
import type { SearchResult } from '../search/port';

type Filters = Readonly<Record<string, readonly FilterOption[]>>;

/** Largest number of options suggested of a facet. */
const mostOptions = 4;
/** Largest number of facets suggested. */
const mostFacets = 2;

/** The question of a facet, in one word. */
const asks: Readonly<Partial<Record<FacetName, string>>> = {
  ...{ makeCode: 'Make', modelCode: 'Model', trimCode: 'Trim', vehicleStyleCode: 'Body', suvSubtypeCode: 'SUV type' },
  ...{ fuelTypeGroup: 'Fuel', driveGroup: 'Drive', extColorSimple: 'Color', transmissionCode: 'Transmission' },
  ...{ engineCode: 'Cylinders', truckCabSize: 'Cab', dealType: 'Price rating' },
};

/** Returns the options that narrow the results best (R35), with their labels in the filter panel. */
export function suggestedFilters(
  { narrowing }: SearchResult,
  filters: Filters,
): NonNullable<ListingResponse['suggestedFilters']> {
  return narrowing.options.flatMap(({ facet, code, count }) => {
    const label = filters[facet]?.find(({ value }) => value === code)?.label;
    return label === undefined || !isList(facet) ? [] : [{ name: facet, label, codes: [code], count }];
  });
}

/** Returns the facets that say most about the results (R35), each with its most frequent options. */
export function strongAttributes(
  { narrowing }: SearchResult,
  filters: Filters,
): NonNullable<ListingResponse['strongAttributesFilters']> {
  return narrowing.facets.slice(0, mostFacets).flatMap(({ facet }) => {
    const options = (filters[facet] ?? [])
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, mostOptions)
      .map(({ label, value, count }) => ({ label, value, count }));
    const label = asks[facet];
    return options.length < 2 || label === undefined || !isList(facet) ? [] : [{ name: facet, label, options }];
  });
}

const isList = (facet: FacetName): facet is FacetName & MultiParam =>
  (multiParams as readonly string[]).includes(facet);
