import type { FilterOption, ListingResponse } from '@forecourt/listing';
import type { FacetName } from '@forecourt/matching';
import { type MultiParam, multiParams } from '@forecourt/search-state';
import type { SearchResult } from '../search/port';

type Filters = Readonly<Record<string, readonly FilterOption[]>>;

/** A facet is asked about with this many of its options. */
const mostOptions = 4;
/** So many facets are. */
const mostFacets = 2;

/** What a facet asks, in a word. */
const asks: Readonly<Partial<Record<FacetName, string>>> = {
  ...{ makeCode: 'Make', modelCode: 'Model', trimCode: 'Trim', vehicleStyleCode: 'Body', suvSubtypeCode: 'SUV type' },
  ...{ fuelTypeGroup: 'Fuel', driveGroup: 'Drive', extColorSimple: 'Color', transmissionCode: 'Transmission' },
  ...{ engineCode: 'Cylinders', truckCabSize: 'Cab', dealType: 'Price rating' },
};

/** Options that narrow the results best (R35), with what the panel calls them. */
export function suggestedFilters(
  { narrowing }: SearchResult,
  filters: Filters,
): NonNullable<ListingResponse['suggestedFilters']> {
  return narrowing.options.flatMap(({ facet, code, count }) => {
    const label = filters[facet]?.find(({ value }) => value === code)?.label;
    return label === undefined || !isList(facet) ? [] : [{ name: facet, label, codes: [code], count }];
  });
}

/** Facets that tell most of the results (R35), each with the options that most of them have. */
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
