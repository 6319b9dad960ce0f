import type { SearchState } from '@forecourt/search-state';
import { toDocument, toWords } from '../listing/document';
import type { StoredListing } from '../listing/record';
import { sampleListing } from '../testing/sample';
import { ColumnarSearch } from './columnar/engine/columnar';
import { type SearchRequest, toCriteria } from './criteria';
import type { SearchEngine } from './engine';
import { NaiveSearch } from './naive';

const chicago = { lat: 41.8858, lon: -87.6181 };
const newYork = { lat: 40.7484, lon: -73.9967 };

const car = (id: string, overrides: Partial<StoredListing>) => sampleListing({ id, trimCode: null, ...overrides });
const toyota = { make: 'Toyota', makeCode: 'TOYOTA' };
const honda = { make: 'Honda', makeCode: 'HONDA', model: 'Accord', modelCode: 'ACCORD|HONDA' };
const inventory = [
  car('a', { ...toyota, trimCode: 'CAMRY|LE', salePrice: 20_000, msrp: 25_000, year: 2020, mileage: 30_000 }),
  car('b', { ...toyota, trimCode: 'CAMRY|XSE', salePrice: 30_000, year: 2023, mileage: 9_000, extColorSimple: 'RED' }),
  car('c', { ...toyota, model: 'RAV4', modelCode: 'RAV4|TOYOTA', salePrice: 25_000, year: 2021, mileage: 60_000 }),
  car('d', { ...honda, salePrice: null, msrp: 28_000, incentive: 0, year: 2022, mileage: null, packages: ['SPORT'] }),
  car('e', { ...honda, salePrice: null, msrp: null, year: 2019, extColorSimple: 'RED', ...newYork, state: 'NY' }),
  car('f', { ...honda, salePrice: 9_000, year: 2015, mileage: 120_000, lat: null, lon: null, state: null }),
].map((listing, index) => toDocument({ ...listing, listedAt: index * 86_400_000 }, listing.id === 'c'));

const engines: [string, () => SearchEngine][] = [
  ['naive', () => new NaiveSearch(inventory)],
  [
    'columnar',
    () => {
      const engine = new ColumnarSearch();
      for (const document of inventory) engine.upsert(document);
      engine.compact();
      return engine;
    },
  ],
];

describe.each(engines)('%s', (_, create) => {
  const search = (state: SearchState, request: Partial<SearchRequest> = {}) =>
    create().search(toCriteria({ state, origin: null, ...request }));
  const ids = (state: SearchState, request?: Partial<SearchRequest>) => search(state, request).ids.toSorted().join('');

  test('R23 values of a facet are alternatives, facets narrow each other', () => {
    expect(ids({ extColorSimple: ['RED', 'BLUE'] })).toBe('abcdef');
    expect(ids({ extColorSimple: ['RED'], makeCode: ['HONDA'] })).toBe('e');
  });

  test('R23 features narrow', () => {
    const both = { featureCode: ['1092', '1120'] };
    expect(search(both).total).toBe(6);
    expect(search({ featureCode: ['1092', '1062'] }).total).toBe(0);
  });

  test("R23 a facet's counts ignore its own selection", () => {
    const { counts, total } = search({ extColorSimple: ['RED'] });
    expect(total).toBe(2);
    expect(counts.extColorSimple).toEqual({ BLUE: 4, RED: 2 });
    expect(counts.makeCode).toEqual({ TOYOTA: 1, HONDA: 1 });
  });

  test('R23 makes ignore what depends on them too, models ignore trims and packages', () => {
    const { counts, ids: found } = search({
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY|TOYOTA'],
      trimCode: ['CAMRY|LE'],
    });
    expect(found).toEqual(['a']);
    expect(counts.makeCode).toEqual({ TOYOTA: 3, HONDA: 3 });
    expect(counts.modelCode).toEqual({ 'CAMRY|TOYOTA': 2, 'RAV4|TOYOTA': 1 });
    expect(counts.trimCode).toEqual({ 'CAMRY|LE': 1, 'CAMRY|XSE': 1 });
  });

  test('R6 a model narrows its own make only', () => {
    expect(ids({ makeCode: ['TOYOTA', 'HONDA'], modelCode: ['CAMRY|TOYOTA'] })).toBe('abdef');
    expect(ids({ modelCode: ['CAMRY|TOYOTA'] })).toBe('ab');
  });

  test('models and packages are counted for the chosen makes only', () => {
    expect(search({}).counts).toMatchObject({ modelCode: {}, packages: {}, trimCode: {} });
    expect(search({ makeCode: ['HONDA'] }).counts).toMatchObject({
      modelCode: { 'ACCORD|HONDA': 3 },
      packages: { SPORT: 1 },
    });
  });

  test('R31 the price is incentive, else sale price, else MSRP, and 0 is a price', () => {
    expect(ids({ maxPrice: 0 })).toBe('d');
    expect(ids({ minPrice: 20_000, maxPrice: 25_000 })).toBe('ac');
    expect(search({ sortBy: 'derivedpriceASC' }).ids).toEqual(['d', 'f', 'a', 'c', 'b', 'e']);
  });

  test('R23 statistics ignore their own range and no other', () => {
    const { stats } = search({ minPrice: 20_000, startYear: 2020 });
    expect(stats.price).toEqual({ min: 0, max: 30_000 });
    expect(stats.year).toEqual({ min: 2020, max: 2023 });
    expect(search({ mileage: 10_000 }).stats.mileage).toEqual({ min: 9_000, max: 120_000 });
    expect(search({ makeCode: ['NOBODY'] }).stats).toEqual({ price: null, year: null, mileage: null });
  });

  test('steps are counted without their own bound', () => {
    const { steps } = search({ mileage: 10_000 });
    expect(steps.mileage).toEqual([1, 1, 2, 3, 4, 4, 4, 5, 5]);
    expect(steps.mpgRange).toEqual([1, 1, 1, 0, 0, 0]);
  });

  test('a listing without the fact is outside every range', () => {
    expect(ids({ mileage: 200_000 })).toBe('abcef');
    expect(ids({ maxPrice: 1_000_000 })).toBe('abcdf');
  });

  test('R9 a radius needs a location, is 100 miles unless it says otherwise, and 0 is any distance', () => {
    expect(ids({})).toBe('abcdef');
    expect(ids({}, { origin: chicago })).toBe('abcd');
    expect(ids({ searchRadius: 0 }, { origin: chicago })).toBe('abcdef');
    expect(ids({ searchRadius: 10 }, { origin: { lat: 42.1, lon: -87.6181 } })).toBe('');
    expect(ids({ searchRadius: 20 }, { origin: { lat: 42.1, lon: -87.6181 } })).toBe('abcd');
  });

  test('a state without a point to measure from is a filter of its own', () => {
    expect(ids({ state: 'NY' })).toBe('e');
    expect(ids({ city: 'Chicago', state: 'IL' }, { origin: chicago })).toBe('abcd');
  });

  test('the distance sort puts unknown places last; without a location it is the relevance sort', () => {
    expect(search({ sortBy: 'distanceASC', searchRadius: 0 }, { origin: newYork }).ids).toEqual([...'eabcdf']);
    expect(search({ sortBy: 'distanceASC' }).ids).toEqual(search({ sortBy: 'relevance' }).ids);
  });

  test('R30 a missing or unknown sort is the options default', () => {
    expect(search({}).ids).toEqual([...'bcafde']);
    expect(search({ sortBy: 'bogus' }).ids).toEqual([...'bcafde']);
  });

  test.each([
    ['datelistedASC', 'abcdef'],
    ['datelistedDESC', 'fedcba'],
    ['mileageASC', 'baecfd'],
    ['mileageDESC', 'fceabd'],
    ['yearASC', 'feacdb'],
    ['yearDESC', 'bdcaef'],
    ['relevance', 'cbafed'],
  ])('sort %s, unknown facts last, ties by id', (sortBy, expected) => {
    expect(search({ sortBy }).ids.join('')).toBe(expected);
  });

  test('R10 R32 a pair that contradicts itself finds nothing and leaves the panel usable', () => {
    const result = search({ minPrice: 30_000, maxPrice: 10_000 });
    expect(result).toMatchObject({ ids: [], total: 0, counts: { makeCode: { TOYOTA: 3, HONDA: 3 } } });
    expect(result.stats.price).toEqual({ min: 0, max: 30_000 });
  });

  test('R11 pages follow each other and the last one is short', () => {
    const pages = [0, 4, 8].map((firstRecord) => search({ firstRecord, numRecords: 4 }).ids.join(''));
    expect(pages).toEqual(['bcaf', 'de', '']);
    expect(search({ firstRecord: 8 }).total).toBe(6);
  });

  test('R22 a box that is off is no filter', () => {
    expect(search({ homeServices: 'off', vehicleExchange: 'off' }).total).toBe(6);
    expect(search({ vehicleExchange: 'on' }).total).toBe(0);
  });

  test('R25 third-row seating is a feature wherever it was chosen', () => {
    expect(search({ maximumSeating: ['1306'] }).total).toBe(0);
    expect(search({ maximumSeating: ['5'] }).total).toBe(6);
  });

  test('R50 excluded listings are not among the results', () => {
    expect(ids({}, { excludedIds: ['a', 'f', 'unknown'] })).toBe('bcde');
  });

  test('keywords are all needed; each finds a word of the listing or of a label', () => {
    const labels = new Map([['carplay', [{ facet: 'featureCode', code: '1092' } as const]]]);
    expect(ids({ keyword: 'honda carplay' }, { labels })).toBe('def');
    expect(ids({ keyword: 'honda carplay' })).toBe('');
  });

  test('best deals, the showcase and one owner are narrower scopes', () => {
    expect(search({ experience: 'best-deals' }).total).toBe(6);
    expect(search({ experience: 'commercial' }).total).toBe(0);
    expect(ids({}, { showcase: true })).toBe('c');
    expect(ids({}, { ownerId: 'nobody' })).toBe('');
    expect(ids({ showcaseOwnerId: 'nobody' })).toBe('');
  });
});

test('words are ASCII, lower case and unique; a hyphen can be left out', () => {
  expect(toWords('Ford F-150  Citroën ford')).toEqual(['ford', 'f', '150', 'f150', 'citroen']);
});
