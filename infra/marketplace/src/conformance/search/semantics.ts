import type { SearchRequest } from '@forecourt/matching';
import type { SearchState } from '@forecourt/search-state';
import type { InventoryItem, StoredListing } from '../../listing/record';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { type SearchMaker, useLoadedSearch } from './use-search';

const chicago = { lat: 41.8858, lon: -87.6181 };
const newYork = { lat: 40.7484, lon: -73.9967 };

const car = (id: string, overrides: Partial<StoredListing>) => sampleListing({ id, trimCode: null, ...overrides });
const toyota = { make: 'Toyota', makeCode: 'TOYOTA' };
const honda = { make: 'Honda', makeCode: 'HONDA', model: 'Accord', modelCode: 'ACCORD|HONDA' };
const listings = [
  car('a', { ...toyota, trimCode: 'CAMRY|LE', salePrice: 20_000, msrp: 25_000, year: 2020, mileage: 30_000 }),
  car('b', { ...toyota, trimCode: 'CAMRY|XSE', salePrice: 30_000, year: 2023, mileage: 9_000, extColorSimple: 'RED' }),
  car('c', {
    ...toyota,
    ownerId: 'bought',
    model: 'RAV4',
    modelCode: 'RAV4|TOYOTA',
    salePrice: 25_000,
    year: 2021,
    mileage: 60_000,
  }),
  car('d', { ...honda, salePrice: null, msrp: 28_000, incentive: 0, year: 2022, mileage: null, packages: ['SPORT'] }),
  car('e', { ...honda, salePrice: null, msrp: null, year: 2019, extColorSimple: 'RED', ...newYork, state: 'NY' }),
  car('f', { ...honda, salePrice: 9_000, year: 2015, mileage: 120_000, lat: null, lon: null, state: null }),
].map((listing, index) => ({ ...listing, listedAt: index * 86_400_000 }));

function* inventory(): Generator<InventoryItem> {
  yield { kind: 'owner', owner: sampleOwner() };
  yield { kind: 'owner', owner: sampleOwner({ id: 'bought', showcase: true }) };
  for (const listing of listings) yield { kind: 'listing', listing };
}

/** Declares the meaning of searches over six listings. */
export function semantics(open: SearchMaker): void {
  const subject = useLoadedSearch(open, inventory);
  const search = (state: SearchState, request: Partial<SearchRequest> = {}) =>
    subject.search.search({ state, origin: null, ...request });
  const ids = async (state: SearchState, request?: Partial<SearchRequest>) =>
    (await search(state, request)).ids.toSorted().join('');

  test('R23 values of a facet are alternatives, facets narrow each other', async () => {
    expect(await ids({ extColorSimple: ['RED', 'BLUE'] })).toBe('abcdef');
    expect(await ids({ extColorSimple: ['RED'], makeCode: ['HONDA'] })).toBe('e');
  });

  test('R23 features narrow', async () => {
    const both = { featureCode: ['1092', '1120'] };
    expect((await search(both)).total).toBe(6);
    expect((await search({ featureCode: ['1092', '1062'] })).total).toBe(0);
  });

  test("R23 a facet's counts ignore its own selection", async () => {
    const { counts, total } = await search({ extColorSimple: ['RED'] });
    expect(total).toBe(2);
    expect(counts.extColorSimple).toEqual({ BLUE: 4, RED: 2 });
    expect(counts.makeCode).toEqual({ TOYOTA: 1, HONDA: 1 });
  });

  test('R23 counts of makes ignore models and trims, counts of models ignore trims and packages', async () => {
    const { counts, ids: found } = await search({
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY|TOYOTA'],
      trimCode: ['CAMRY|LE'],
    });
    expect(found).toEqual(['a']);
    expect(counts.makeCode).toEqual({ TOYOTA: 3, HONDA: 3 });
    expect(counts.modelCode).toEqual({ 'CAMRY|TOYOTA': 2, 'RAV4|TOYOTA': 1 });
    expect(counts.trimCode).toEqual({ 'CAMRY|LE': 1, 'CAMRY|XSE': 1 });
  });

  test('R6 a model narrows its own make only', async () => {
    expect(await ids({ makeCode: ['TOYOTA', 'HONDA'], modelCode: ['CAMRY|TOYOTA'] })).toBe('abdef');
    expect(await ids({ modelCode: ['CAMRY|TOYOTA'] })).toBe('ab');
  });

  test('models and packages are counted for the chosen makes only', async () => {
    expect((await search({})).counts).toMatchObject({ modelCode: {}, packages: {}, trimCode: {} });
    expect((await search({ makeCode: ['HONDA'] })).counts).toMatchObject({
      modelCode: { 'ACCORD|HONDA': 3 },
      packages: { SPORT: 1 },
    });
  });

  test('R31 the price is incentive, else sale price, else MSRP, and 0 is a price', async () => {
    expect(await ids({ maxPrice: 0 })).toBe('d');
    expect(await ids({ minPrice: 20_000, maxPrice: 25_000 })).toBe('ac');
    expect((await search({ sortBy: 'derivedpriceASC' })).ids).toEqual(['d', 'f', 'a', 'c', 'b', 'e']);
  });

  test('R23 statistics ignore their own range and no other', async () => {
    const { stats } = await search({ minPrice: 20_000, startYear: 2020 });
    expect(stats.price).toEqual({ min: 0, max: 30_000 });
    expect(stats.year).toEqual({ min: 2020, max: 2023 });
    expect((await search({ mileage: 10_000 })).stats.mileage).toEqual({ min: 9_000, max: 120_000 });
    expect((await search({ makeCode: ['NOBODY'] })).stats).toEqual({ price: null, year: null, mileage: null });
  });

  test('counts of steps ignore their own bound', async () => {
    const { steps } = await search({ mileage: 10_000 });
    expect(steps.mileage).toEqual([1, 1, 2, 3, 4, 4, 4, 5, 5]);
    expect(steps.mpgRange).toEqual([1, 1, 1, 0, 0, 0]);
  });

  test('R23 the distributions of prices and years ignore their own range and no other', async () => {
    const { bins } = await search({ minPrice: 20_000, startYear: 2020 });
    expect(bins.priceBin).toEqual({ 0: 1, 20000: 1, 25000: 1, 30000: 1 });
    expect(bins.yearBin).toEqual({ 2020: 1, 2021: 1, 2023: 1 });
    expect((await search({ makeCode: ['TOYOTA'] })).bins.yearBin).toEqual({ 2020: 1, 2021: 1, 2023: 1 });
    expect((await search({ makeCode: ['NOBODY'] })).bins).toEqual({ priceBin: {}, yearBin: {} });
  });

  test('a monthly budget limits the payment on the shown price, and the counts of its steps ignore it', async () => {
    expect(await ids({ monthlyBudget: 400 })).toBe('adf');
    const { steps } = await search({ monthlyBudget: 200 });
    expect(steps.monthlyBudget).toEqual([2, 2, 3, 4, 5, 5, 5, 5]);
  });

  test('a listing without a value is outside every range', async () => {
    expect(await ids({ mileage: 200_000 })).toBe('abcef');
    expect(await ids({ maxPrice: 1_000_000 })).toBe('abcdf');
  });

  test('R9 a radius needs a location, is 100 miles by default, and 0 means any distance', async () => {
    expect(await ids({})).toBe('abcdef');
    expect(await ids({}, { origin: chicago })).toBe('abcd');
    expect(await ids({ searchRadius: 0 }, { origin: chicago })).toBe('abcdef');
    expect(await ids({ searchRadius: 10 }, { origin: { lat: 42.1, lon: -87.6181 } })).toBe('');
    expect(await ids({ searchRadius: 20 }, { origin: { lat: 42.1, lon: -87.6181 } })).toBe('abcd');
  });

  test('a state without a location is a filter by state', async () => {
    expect(await ids({ state: 'NY' })).toBe('e');
    expect(await ids({ city: 'Chicago', state: 'IL' }, { origin: chicago })).toBe('abcd');
  });

  test('the sort by distance puts unknown places last; without a location it is the sort by relevance', async () => {
    expect((await search({ sortBy: 'distanceASC', searchRadius: 0 }, { origin: newYork })).ids).toEqual([...'eabcdf']);
    expect((await search({ sortBy: 'distanceASC' })).ids).toEqual((await search({ sortBy: 'relevance' })).ids);
  });

  test('R30 a missing or unknown sort is the options default', async () => {
    expect((await search({})).ids).toEqual([...'bcafde']);
    expect((await search({ sortBy: 'bogus' })).ids).toEqual([...'bcafde']);
  });

  test.each([
    ['datelistedASC', 'abcdef'],
    ['datelistedDESC', 'fedcba'],
    ['mileageASC', 'baecfd'],
    ['mileageDESC', 'fceabd'],
    ['yearASC', 'feacdb'],
    ['yearDESC', 'bdcaef'],
    ['relevance', 'cbafed'],
  ])('sort %s, unknown facts last, ties by id', async (sortBy, expected) => {
    expect((await search({ sortBy })).ids.join('')).toBe(expected);
  });

  test('R10 R32 a contradictory pair finds nothing and leaves the panel usable', async () => {
    const result = await search({ minPrice: 30_000, maxPrice: 10_000 });
    expect(result).toMatchObject({ ids: [], total: 0, counts: { makeCode: { TOYOTA: 3, HONDA: 3 } } });
    expect(result.stats.price).toEqual({ min: 0, max: 30_000 });
  });

  test('R11 pages follow each other and the last one is short', async () => {
    const pages = await Promise.all(
      [0, 4, 8].map(async (firstRecord) => (await search({ firstRecord, numRecords: 4 })).ids.join('')),
    );
    expect(pages).toEqual(['bcaf', 'de', '']);
    expect((await search({ firstRecord: 8 })).total).toBe(6);
  });

  test('R22 an unticked box is no filter', async () => {
    expect((await search({ homeServices: 'off', vehicleExchange: 'off' })).total).toBe(6);
    expect((await search({ vehicleExchange: 'on' })).total).toBe(0);
  });

  test('R25 third-row seating is a feature in whichever section it was chosen', async () => {
    expect((await search({ maximumSeating: ['1306'] })).total).toBe(0);
    expect((await search({ maximumSeating: ['5'] })).total).toBe(6);
  });

  test('R50 excluded listings are not among the results', async () => {
    expect(await ids({}, { excludedIds: ['a', 'f', 'unknown'] })).toBe('bcde');
  });

  test('all keywords must match; each matches a word of the listing or of a label', async () => {
    expect(await ids({ keyword: 'honda carplay' })).toBe('def');
    expect(await ids({ keyword: 'honda sunroof' })).toBe('');
  });

  test('an experience, the showcase and one owner are narrower scopes', async () => {
    expect((await search({ experience: 'commercial' })).total).toBe(0);
    expect(await ids({}, { showcase: true })).toBe('c');
    expect(await ids({}, { ownerId: 'nobody' })).toBe('');
    expect(await ids({ showcaseOwnerId: 'nobody' })).toBe('');
  });
}
