import { type SearchState, sortOptions } from '@forecourt/search-state';
import fc from 'fast-check';
import type { LabelIndex, SearchRequest } from '../criteria';
import { type SearchDocument, toWords } from '../document';
import { type FacetName, facetNames } from '../facets';

/** Few values each, so that random searches find something; two makes share a model's code and its trims. */
const makes = ['TOYOTA', 'HONDA', 'BMW'];
const models = ['CAMRY|TOYOTA', 'RAV4|TOYOTA', 'RAV4|HONDA', 'ACCORD|HONDA', '328I|BMW', 'X5|BMW'];
const series: Record<string, string> = { '328I|BMW': '3SERIES|BMW', 'X5|BMW': 'XSERIES|BMW' };
const trims = ['LE', 'XSE'];
const values: Partial<Record<FacetName, string[]>> = {
  packages: ['TECH', 'COLD', 'SPORT'],
  vehicleStyleCode: ['SEDAN', 'SUVCROSS', 'TRUCKS'],
  vehicleType: ['BOX_TRUCK', 'FLATBED'],
  listingType: ['NEW', 'USED', 'CERTIFIED'],
  sellerType: ['p', 'd'],
  extColorSimple: ['BLUE', 'RED', 'BLACK'],
  driveGroup: ['FWD', 'AWD4WD'],
  fuelTypeGroup: ['GSL', 'ELE', 'HYB'],
  featureCode: ['1306', '1062', '1064', '1092'],
  vehicleHistoryType: ['ONE_OWNER', 'CLEAN_TITLE'],
  vehicleUseType: ['PERSONAL', 'COMMERCIAL'],
  dealType: ['greatprice', 'goodprice'],
  maximumSeating: ['5', '7'],
  homeServices: ['HOME_DELIVERY', 'VIRTUAL_TOUR'],
  vehicleExchange: ['on'],
  experience: ['commercial', 'best-deals', 'buy-online', 'hyundai-buy-online'],
};
const single = new Set<FacetName>(['listingType', 'sellerType', 'vehicleUseType']);
const multi = new Set<FacetName>([
  'packages',
  'vehicleStyleCode',
  'featureCode',
  'vehicleHistoryType',
  'homeServices',
  'experience',
]);

/** Chicago and around it, New York, the date line, the poles. */
const points = [
  ...[41.88, 41.9, 42.1, 42.6, 43.3].map((lat) => ({ lat, lon: -87.62 })),
  { lat: 41.88, lon: -88.9 },
  { lat: 40.75, lon: -73.99 },
  { lat: 51.9, lon: 179.9 },
  { lat: 51.9, lon: -179.9 },
  { lat: 89.5, lon: 0 },
  { lat: 89.5, lon: 170 },
  { lat: -89.9, lon: -60 },
];
const point = fc.constantFrom(...points);

/** An id of a listing. */
export const idArbitrary = fc.integer({ min: 0, max: 150 }).map((number) => `id-${number}`);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 5 });

const vehicle = fc
  .record({ model: fc.constantFrom(...models), trim: maybe(fc.constantFrom(...trims)) })
  .map(({ model, trim }) => {
    const [code, make] = model.split('|') as [string, string];
    return {
      makeCode: [make],
      modelCode: [model],
      seriesCode: series[model] === undefined ? [] : [series[model]],
      trimCode: trim === null ? [] : [`${code}|${trim}`],
    };
  });

const otherCodes = fc.record(
  Object.fromEntries(
    facetNames
      .filter((facet) => !['makeCode', 'modelCode', 'seriesCode', 'trimCode'].includes(facet))
      .map((facet) => {
        const known = values[facet];
        if (known === undefined) return [facet, fc.constant([] as string[])];
        if (multi.has(facet)) return [facet, fc.subarray(known)];
        return [facet, fc.subarray(known, { minLength: single.has(facet) ? 1 : 0, maxLength: 1 })];
      }),
  ),
);

/** Any listing as a search engine knows it. */
export const documentArbitrary: fc.Arbitrary<SearchDocument> = fc
  .record({
    id: idArbitrary,
    ownerId: fc.constantFrom('o1', 'o2', 'o3'),
    price: maybe(fc.integer({ min: 0, max: 60 }).map((thousands) => thousands * 1000)),
    year: fc.integer({ min: 2012, max: 2026 }),
    mileage: maybe(fc.integer({ min: 0, max: 40 }).map((steps) => steps * 5000)),
    mpg: maybe(fc.integer({ min: 10, max: 60 })),
    electricRange: maybe(fc.integer({ min: 20, max: 450 })),
    payment: maybe(fc.integer({ min: 50, max: 1200 })),
    place: maybe(point),
    state: maybe(fc.constantFrom('IL', 'NY')),
    tier: fc.integer({ min: 0, max: 4 }),
    vehicleHighlight: fc.boolean(),
    marketExtension: fc.boolean(),
    showcase: fc.boolean(),
    listedAt: fc.integer({ min: 1, max: 9 }),
    relevance: fc.integer({ min: 1, max: 5 }),
    vehicle,
    otherCodes,
  })
  .map(({ place, vehicle: named, otherCodes: others, ...document }) => {
    const codes: Record<string, string[]> = { ...others, ...named };
    return {
      ...document,
      lat: place?.lat ?? null,
      lon: place?.lon ?? null,
      codes: Object.fromEntries(facetNames.map((facet) => [facet, codes[facet] ?? []])) as Record<FacetName, string[]>,
      words: toWords([document.year, ...named.modelCode, ...named.trimCode].join(' ').replaceAll('|', ' ')),
    };
  });

/** Sparse, so that most searches have a few filters. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const some = (codes: readonly string[]) => fc.subarray([...codes], { minLength: 1 });

const plainChoices = Object.fromEntries(
  Object.entries(values)
    .filter(([facet]) => !['homeServices', 'packages', 'vehicleExchange', 'experience'].includes(facet))
    .map(([facet, codes]) => [facet, rarely(some([...codes, 'UNKNOWN']))]),
);

const stateArbitrary = fc
  .record({
    ...plainChoices,
    makeCode: rarely(some([...makes, 'NOBODY'])),
    modelCode: rarely(some(models)),
    seriesCode: rarely(some(Object.values(series))),
    trimCode: rarely(some(['RAV4|LE', 'RAV4|XSE', 'CAMRY|LE'])),
    packages: rarely(some(values.packages!)),
    homeServices: rarely(fc.constantFrom('HOME_DELIVERY', 'off')),
    vehicleExchange: rarely(fc.constantFrom('on', 'off')),
    marketExtension: rarely(fc.constantFrom('include', 'off')),
    experience: rarely(fc.constantFrom('commercial', 'best-deals', 'buy-online', 'hyundai-buy-online', 'other')),
    keyword: rarely(fc.constantFrom('camry', 'rav4 le', 'leather', '2020 bmw', 'nothing', 'le seats')),
    minPrice: rarely(fc.integer({ min: 0, max: 60_000 })),
    maxPrice: rarely(fc.integer({ min: 0, max: 60_000 })),
    startYear: rarely(fc.integer({ min: 2012, max: 2026 })),
    endYear: rarely(fc.integer({ min: 2012, max: 2026 })),
    mileage: rarely(fc.constantFrom(15_000, 60_000, 77_777)),
    mpgRange: rarely(fc.constantFrom(20, 30, 33)),
    electricMileRange: rarely(fc.constantFrom(100, 260)),
    monthlyBudget: rarely(fc.constantFrom(300, 450)),
    searchRadius: rarely(fc.constantFrom(0, 1, 10, 50, 75)),
    state: rarely(fc.constantFrom('IL', 'ZZ')),
    sortBy: fc.constantFrom(...sortOptions, undefined),
    firstRecord: rarely(fc.integer({ min: 0, max: 40 })),
    numRecords: rarely(fc.integer({ min: 1, max: 40 })),
  })
  // The codec leaves absent parameters out.
  .map((state) => Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as SearchState);

/** The labels of the facets of random searches. */
export const sampleLabels: LabelIndex = new Map([
  ['leather', [{ facet: 'featureCode', code: '1062' }]],
  [
    'seats',
    [
      { facet: 'featureCode', code: '1064' },
      { facet: 'featureCode', code: '1062' },
      { facet: 'extColorSimple', code: 'RED' },
    ],
  ],
]);

/** Any search; most have few filters, so that they find something. */
export const requestArbitrary: fc.Arbitrary<SearchRequest> = fc.record(
  {
    state: stateArbitrary,
    origin: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: point }),
    excludedIds: rarely(fc.array(idArbitrary, { maxLength: 25 })).map((ids) => ids ?? []),
    tiers: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.subarray([0, 2]) }),
    vehicleHighlights: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.boolean() }),
    ownerId: fc.oneof(
      { weight: 8, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom('o1', 'nobody') },
    ),
    showcase: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.boolean() }),
    firstListingType: fc.constantFrom(undefined, undefined, 'CERTIFIED', 'NEW', 'NOTHING'),
  },
  { requiredKeys: ['state', 'origin'] },
);
