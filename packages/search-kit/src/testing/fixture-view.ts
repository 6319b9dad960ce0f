import type { BrandView, FragmentFlag, PageView } from '@forecourt/contracts';
import { fragmentFlagNames } from '@forecourt/contracts';
import type { FilterOption, ListingResponse } from '@forecourt/listing';
import { fixtureOwners, listingAt } from '@forecourt/listing/testing';
import { createReference, format, type ReferenceOption } from '@forecourt/search-state';
import { fixtureReference } from './fixture-reference';

const total = 1284;

/** Returns a facet's options: counts fall along the list; the last of a long list has no result and is disabled (R24). */
function facet(options: readonly ReferenceOption[]): FilterOption[] {
  return options.map(({ code, label }, index) => {
    const empty = options.length > 3 && index === options.length - 1;
    const count = empty ? 0 : Math.round(total / (index + 2));
    return { label, value: code, count, ...(empty && { disabled: true }) };
  });
}

const swatches: Readonly<Record<string, string>> = {
  BLACK: '#15171a',
  WHITE: '#f7f7f4',
  GRAY: '#6d7278',
  SILVER: '#c3c7cb',
  BLUE: '#1f4e9c',
  RED: '#b3202a',
  GREEN: '#2f6b45',
  ORANGE: '#d9651e',
  BEIGE: '#d9c9a8',
  BROWN: '#5f4330',
};

const withSwatches = (options: readonly FilterOption[]) =>
  options.map((option) => ({ ...option, colorValue: swatches[option.value] }));

function fixtureFilters(): ListingResponse['filters'] {
  const facets = Object.fromEntries(
    Object.entries(fixtureReference.facets).map(([param, options]) => [param, facet(options)]),
  );
  return {
    ...facets,
    makeCode: facet(fixtureReference.makes),
    modelCode: facet(Object.values(fixtureReference.models).flat()),
    trimCode: facet(Object.values(fixtureReference.trims).flat()),
    extColorSimple: withSwatches(facets.extColorSimple ?? []),
    intColorSimple: withSwatches(facets.intColorSimple ?? []),
  };
}

/** Returns an answer of the listing search: the first 30 of 1,284 listings, three owners, a facet for every filter of the panel. */
export function fixtureListings(overrides: Partial<ListingResponse> = {}): ListingResponse {
  return {
    listings: Array.from({ length: 30 }, (_, index) => listingAt(index)),
    owners: [...fixtureOwners],
    totalResultCount: total,
    filters: fixtureFilters(),
    stats: {
      derivedprice: { min: 4_995, max: 112_400 },
      year: { min: 2004, max: 2026 },
      mileage: { min: 12, max: 187_300 },
    },
    spread: {
      derivedprice: { edges: [0, 10_000, 20_000, 30_000, 50_000], counts: [84, 400, 500, 200, 100] },
      year: {
        edges: Array.from({ length: 23 }, (_, at) => 2004 + at),
        counts: Array.from({ length: 23 }, (_, at) => at * 5),
      },
    },
    invalidQueryParams: {},
    place: { city: 'Chicago', state: 'IL', zip: '60610' },
    ...overrides,
  };
}

/** Returns a brand for tests: every feature on, the specification's filter sections, 30 listings per page. */
export function fixtureBrand(overrides: Partial<BrandView> = {}): BrandView {
  return {
    id: 'research',
    name: 'Test Drive',
    tagline: 'Every car, tested.',
    signInPath: '/account/sign-in',
    flags: fixtureFlags(),
    sections: [
      'make-model-trim',
      'price-payments',
      'year',
      'mileage',
      'condition',
      'body-style',
      'exterior-color',
      'interior-color',
      'drive-type',
      'transmission',
      'cylinders',
      'fuel-type',
      'fuel-economy',
      'electric-mile-range',
      'features',
      'seller-type',
      'vehicle-history',
      'number-of-doors',
      'number-of-seats',
      'location',
    ],
    pageSize: 30,
    defaultListingType: 'USED',
    ...overrides,
  };
}

/** Returns the fixture brand's flags, all on except the one that switches something off: a test gets every feature that it does not switch off. */
export function fixtureFlags(overrides: Partial<BrandView['flags']> = {}): BrandView['flags'] {
  const on = Object.fromEntries(fragmentFlagNames.map((flag) => [flag, true])) as Record<FragmentFlag, boolean>;
  return { ...on, saveSearchOff: false, ...overrides };
}

/**
 * Returns a settled search around Chicago with its answer. Each given part replaces the fixture's; the default URL is that of the
 * state.
 */
export function fixtureView(overrides: Partial<PageView> = {}): PageView {
  return withUrl(
    {
      page: 'results',
      params: {},
      state: { zip: '60610' },
      data: { listing: fixtureListings() },
      brand: fixtureBrand(),
      reference: fixtureReference,
      today: '2026-11-22',
      status: 'ready',
    },
    overrides,
  );
}

/** Returns a view with parts replaced, and the canonical URL of its state. */
export function withUrl(view: Omit<PageView, 'url'>, changes: Partial<PageView>): PageView {
  const next = { ...view, ...changes };
  return { ...next, url: changes.url ?? format(next.state, next.brand, createReference(next.reference)) };
}
