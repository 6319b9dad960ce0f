import path from 'node:path';
import {
  type ListingResponse,
  listingResponseSchema,
  listingSchema,
  ownerSchema,
  vehicleSchema,
} from '@forecourt/listing';
import { facetNames } from '@forecourt/matching';
import * as z from 'zod';
import { openStore } from '../store/sql/store';
import { useFolder } from '../testing/folder';
import { sampleInventory } from '../testing/inventory';
import { sampleListing } from '../testing/sample';
import { startTestServer, type TestServer } from '../testing/server';

// These tests only read.
const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(folder());
});
afterAll(() => server.close());

const list = (query: string): Promise<ListingResponse> =>
  server.get(`/rest/lsc/listing?${query}`, listingResponseSchema.strict());
const short = z.strictObject({
  listings: z.array(listingSchema.strict()),
  owners: z.array(ownerSchema.strict()),
  totalResultCount: z.number(),
});
const option = (response: ListingResponse, facet: string, value: string) =>
  response.filters[facet]?.find((each) => each.value === value);

test('a page has 30 listings unless the request says otherwise, with their owners and every facet', async () => {
  const page = await list('');
  expect(page.listings).toHaveLength(30);
  expect(page.totalResultCount).toBe(60);
  expect(new Set(page.owners.map((owner) => owner.id))).toEqual(new Set(page.listings.map((each) => each.ownerId)));
  expect(page.filters.makeCode?.map(({ label, count }) => [label, count])).toEqual([
    ['BMW', 0],
    ['Honda', 20],
    ['Toyota', 40],
  ]);
  expect(option(page, 'extColorSimple', 'RED')).toMatchObject({ label: 'Red', count: 20, colorValue: '#b3202a' });
  expect(page.stats.derivedprice).toEqual({ min: 10_000, max: 15_900 });
  expect((await list('numRecords=100')).listings).toHaveLength(60);
});

test('R33 has the oldest and the newest model year of the inventory, whatever the search finds', async () => {
  const { years } = await list('numRecords=1');
  expect(years).toEqual({ min: expect.any(Number), max: expect.any(Number) });
  expect(years!.min).toBeLessThan(years!.max);
  const narrow = await list(`startYear=${years!.max}&endYear=${years!.max}&numRecords=1`);
  expect(narrow.years).toEqual(years);
  const nothing = await list('maxPrice=1&numRecords=1');
  expect([nothing.totalResultCount, nothing.years]).toEqual([0, years]);
});

test('R23 has the distributions of prices and years, whatever range of their own is selected', async () => {
  const { spread } = await list('minPrice=15000&numRecords=1');
  const found = Object.fromEntries(
    (spread?.derivedprice.edges ?? []).flatMap((edge, at) => {
      const count = spread?.derivedprice.counts[at] ?? 0;
      return count > 0 ? [[edge, count]] : [];
    }),
  );
  expect(found).toEqual({ 10000: 50, 15000: 10 });
  expect(spread?.year.edges).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]);
  expect(spread?.year.counts).toEqual(Array(10).fill(1));
  expect((await list('hideFilters=true')).spread).toBeUndefined();
});

test('a model that the catalogue lacks is found by make, keyword and its own words, and offered after the known ones', async () => {
  const sera = { model: 'SERA', modelCode: 'Sera|TOYOTA', trim: null, trimCode: null, title: 'Used 1992 Toyota SERA' };
  const inventory: typeof sampleInventory = function* (count) {
    yield* sampleInventory(count);
    yield { kind: 'listing', listing: sampleListing({ id: 'sera', ownerId: 'loop', vin: null, year: 1992, ...sera }) };
  };
  const other = await startTestServer(path.join(folder(), 'unlisted'), 60, inventory);
  try {
    const found = (query: string) =>
      other.get(`/rest/lsc/listing?numRecords=100&${query}`, listingResponseSchema.strict());
    const ofMake = await found('makeCode=TOYOTA');
    expect(ofMake.listings.map(({ id }) => id)).toContain('sera');
    expect(ofMake.filters.modelCode?.map(({ label, value, count }) => [label, value, count])).toEqual([
      ['Camry', 'CAMRY|TOYOTA', 40],
      ['RAV4', 'RAV4|TOYOTA', 0],
      ['Sera', 'Sera|TOYOTA', 1],
    ]);
    for (const query of ['keyword=sera', 'keyword=toyota+sera', 'makeCode=TOYOTA&modelCode=Sera%7CTOYOTA']) {
      expect((await found(query)).listings).toMatchObject([{ id: 'sera', model: 'SERA' }]);
    }
    expect((await found('makeCode=TOYOTA&modelCode=CAMRY')).totalResultCount).toBe(40);
  } finally {
    await other.close();
  }
});

test('a search for the cars of one dealer finds and counts no others', async () => {
  const all = await list('numRecords=100');
  const own = all.listings.filter(({ ownerId }) => ownerId === 'north');
  const page = await list('showcaseOwnerId=north&numRecords=100');
  expect(page.listings.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  expect([page.totalResultCount, page.owners.map(({ id }) => id)]).toEqual([own.length, ['north']]);
  expect(own.length).toBeLessThan(all.totalResultCount);
  expect(page.filters.makeCode?.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
  expect((await list('showcaseOwnerId=nobody')).totalResultCount).toBe(0);
});

test('the answer has no unknown values', async () => {
  const text = await (await fetch(`${server.url}/rest/lsc/listing`)).text();
  expect(text).not.toMatch(/:null|undefined|\[null|": /);
});

test('R24 an option without a result is disabled, a selected one never', async () => {
  const page = await list('makeCode=BMW&extColorSimple=RED');
  expect(page.totalResultCount).toBe(0);
  expect(option(page, 'makeCode', 'BMW')).toEqual({ label: 'BMW', value: 'BMW', count: 0, selected: true });
  expect(option(page, 'fuelTypeGroup', 'GSL')).toMatchObject({ count: 0, disabled: true });
});

test('R5 R6 models are offered for the chosen makes, trims for the chosen models', async () => {
  expect((await list('')).filters).not.toHaveProperty('modelCode');
  const page = await list('makeCode=TOYOTA&modelCode=CAMRY');
  expect(page.filters.modelCode).toEqual([
    { label: 'Camry', value: 'CAMRY|TOYOTA', count: 40, selected: true },
    { label: 'RAV4', value: 'RAV4|TOYOTA', count: 0, disabled: true },
  ]);
  expect(page.filters.trimCode).toEqual([
    { label: 'LE', value: 'CAMRY|LE', count: 20 },
    { label: 'XSE', value: 'CAMRY|XSE', count: 20 },
  ]);
});

test('R8 R9 a ZIP has a place, a distance and a radius', async () => {
  const near = await list('zip=60601&searchRadius=10&sortBy=distanceASC');
  expect(near.place).toEqual({ city: 'Chicago', state: 'IL', zip: '60601' });
  expect(near.totalResultCount).toBe(30);
  expect(near.owners.map((owner) => owner.distanceFromSearch)).toEqual([0, 0]);
  const wide = await list('zip=60601&searchRadius=0&numRecords=100');
  expect(wide.owners.find((owner) => owner.id === 'east')?.distanceFromSearch).toBeGreaterThan(700);
});

test('R8 an unknown ZIP searches everywhere and shows no place', async () => {
  const page = await list('zip=00001');
  expect(page.totalResultCount).toBe(60);
  expect(page.place).toBeUndefined();
  expect(page.owners[0]).not.toHaveProperty('distanceFromSearch');
});

test('R10 R32 a contradictory pair is named and finds nothing', async () => {
  const page = await list('minPrice=20000&maxPrice=10000');
  expect(page).toMatchObject({ listings: [], owners: [], totalResultCount: 0 });
  expect(Object.keys(page.invalidQueryParams)).toEqual(['minPrice', 'maxPrice']);
  expect(option(page, 'makeCode', 'TOYOTA')?.count).toBe(40);
});

test('R25 third-row seating is one option in seats and features', async () => {
  const page = await list('maximumSeating=1306');
  expect(option(page, 'maximumSeating', '1306')?.selected).toBe(true);
  expect(option(page, 'featureCode', '1306')?.selected).toBe(true);
});

test('pages follow each other without gap or repetition', async () => {
  const pages = await Promise.all([0, 25, 50].map((first) => list(`firstRecord=${first}&numRecords=25`)));
  const ids = pages.flatMap((page) => page.listings.map((each) => each.id));
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});

test('R30 listings of the wanted condition come first by relevance, the others follow, and other orders are as they are', async () => {
  const types = async (query: string) =>
    (await list(`numRecords=60&${query}`)).listings.map((each) => each.listingType);
  const plain = await types('sortBy=relevance');
  const first = await types('sortBy=relevance&firstListingType=NEW');
  const wanted = plain.filter((type) => type === 'NEW').length;
  expect(wanted).toBeGreaterThan(3);
  expect(plain.slice(0, wanted)).not.toEqual(first.slice(0, wanted));
  expect(first.slice(0, wanted)).toEqual(Array.from({ length: wanted }, () => 'NEW'));
  expect(first.toSorted()).toEqual(plain.toSorted());
  expect(await types('sortBy=yearDESC&firstListingType=NEW')).toEqual(await types('sortBy=yearDESC'));
  await server.problem('/rest/lsc/listing?firstListingType=a%20b', 400);
});

test('R50 up to 25 listings can be excluded; 26 are refused by name', async () => {
  const { listings } = await list('numRecords=26');
  const ids = listings.map((each) => each.id);
  expect((await list(`excludedFilter=${ids.slice(0, 25)}`)).totalResultCount).toBe(35);
  const problem = await server.problem(`/rest/lsc/listing?excludedFilter=${ids}`, 400);
  expect(problem.detail).toContain('excludedFilter');
});

test.each([
  '/rest/lsc/listing/spotlight/premiumresults?listingTier=premium',
  '/rest/lsc/listing/spotlight/premiumresults?listingTier=fourthTier',
  '/rest/lsc/listing/spotlight/results?listingTier=featured',
  '/rest/lsc/listing/spotlight/results?listingTier=standard',
  '/rest/lsc/listing/spotlight/vehiclehighlight?',
  '/rest/lsc/newcarboost/listing?zip=60601',
])('R50 up to 25 listings can be excluded from paid ones at %s', async (path) => {
  const found = async (query = '') => {
    const { listings } = await server.get(`${path}&numSpotlights=30&numRecords=30${query}`, short);
    return listings.map(({ id }) => id);
  };
  const all = await found();
  const excluded = all.slice(0, 25);
  expect(excluded).not.toEqual([]);
  const others = await found(`&excludedFilter=${excluded}`);
  expect(others.filter((id) => excluded.includes(id))).toEqual([]);
  const many = Array.from({ length: 26 }, (_, at) => `l-${at}`).join(',');
  expect((await server.problem(`${path}&excludedFilter=${many}`, 400)).detail).toContain('excludedFilter');
});

test('section 7: stats=false leaves the statistics out, and nothing else', async () => {
  const { stats, ...rest } = await list('makeCode=TOYOTA&stats=false');
  expect(stats).toEqual({ derivedprice: null, year: null, mileage: null });
  const { stats: known, ...all } = await list('makeCode=TOYOTA');
  expect(rest).toEqual(all);
  expect(known.derivedprice).not.toBeNull();
  expect((await list('makeCode=TOYOTA&stats=true')).stats).toEqual(known);
});

test.each(['channel=ATC', 'pixallId=abc', 'relevanceConfig=r2', 'ignorePriority=true', 'vhrProviders=A,B'])(
  'section 7: %s is accepted and changes no answer',
  async (parameter) => {
    expect(await list(`zip=60601&sortBy=relevance&${parameter}`)).toEqual(await list('zip=60601&sortBy=relevance'));
  },
);

test('vehicles by VIN are those still for sale', async () => {
  const page = await list('collapseFilters=true&vin=4T1G11AK5MU500007,4T1G11AK5MU509999');
  expect(page.listings.map((each) => each.id)).toEqual(['l-0007']);
  expect((await server.problem('/rest/lsc/listing?vin=short', 400)).detail).toMatch(/^vin /);
});

test('R56 listings by id are the existing ones, in the requested order, each once, with the groups of their features', async () => {
  const page = await list('listingId=l-0009,l-0007,gone,l-0009');
  expect([page.listings.map((each) => each.id), page.totalResultCount]).toEqual([['l-0009', 'l-0007'], 2]);
  expect(page.filterGroups?.featureCode?.map(({ label }) => label)).toContain('Seats');
  const eleven = Array.from({ length: 11 }, (_, at) => `l-${at}`).join(',');
  for (const ids of ['../zip', eleven])
    expect((await server.problem(`/rest/lsc/listing?listingId=${ids}`, 400)).detail).toMatch(/^listingId /);
});

describe('a search with few results', () => {
  test('counts results without each of its filters, most first, and omits filters whose removal finds none', async () => {
    const { waysOn, totalResultCount } = await list('makeCode=TOYOTA&minPrice=99000&extColorSimple=RED');
    const without = async (query: string) => (await list(query)).totalResultCount;
    expect(totalResultCount).toBe(0);
    expect(waysOn?.without).toEqual([{ chip: 'minPrice', count: await without('makeCode=TOYOTA&extColorSimple=RED') }]);
  });

  test('R32 includes a contradictory range', async () => {
    const { waysOn } = await list('makeCode=TOYOTA&minPrice=20000&maxPrice=10000');
    expect(waysOn?.without).toEqual([{ chip: 'minPrice', count: 40 }]);
  });

  test('R9 R51 counts results in larger radii, each with more than the one before', async () => {
    const { waysOn, totalResultCount } = await list('zip=99501&searchRadius=10');
    expect(totalResultCount).toBe(0);
    expect(waysOn?.within).toEqual([{ radius: 0, count: 60 }]);
    expect((await list('zip=99501')).waysOn?.within).toEqual([{ radius: 0, count: 60 }]);
  });

  test('with enough results, or with hidden filters, has no alternatives', async () => {
    expect((await list('')).waysOn).toBeUndefined();
    expect((await list('minPrice=99000&hideFilters=true')).waysOn).toBeUndefined();
  });
});

test('R5 R9 section 3: requestParams is the search as it was understood, on request', async () => {
  const asked = 'makeCode1=TOYOTA&makeCodeList=HONDA&searchRadius=500&zip=60601-1234&unknown=1&showRequestParams=true';
  expect((await list(asked)).requestParams).toEqual({
    ...{ makeCode: 'TOYOTA,HONDA', zip: '60601', sortBy: 'derivedpriceDESC', numRecords: '30' },
  });
  expect(await list('makeCode=TOYOTA')).not.toHaveProperty('requestParams');
});

test('the supplemental search has no facets and accepts the commercial category', async () => {
  const page = await list('hideFilters=true&supplemental=true&numRecords=100&lifestyleCategory=Commercial');
  expect(page).toMatchObject({ filters: {}, totalResultCount: 0 });
});

test('listings are counted', async () => {
  const count = await server.get('/rest/lsc/listing/count?makeCode=TOYOTA&searchRadius=0', z.unknown());
  expect(count).toEqual({ totalResultCount: 40 });
});

test('one listing is answered with its owner; an unknown one is 404', async () => {
  const shape = vehicleSchema.strict();
  const { listing, owner } = await server.get('/rest/lsc/listing/l-0002', shape);
  expect([listing.id, owner.name]).toEqual(['l-0002', 'Plain & Sons']);
  expect(await server.problem('/rest/lsc/listing/nothing', 404)).toMatchObject({ type: 'marketplace/unknown-listing' });
});

test('spotlights are of the requested tier, in pages', async () => {
  const path = '/rest/lsc/listing/spotlight';
  const premium = await server.get(`${path}/premiumresults?numSpotlights=3&listingTier=premium`, short);
  expect(premium.listings.map((each) => each.tier?.name)).toEqual(['premium', 'premium', 'premium']);
  expect(premium.totalResultCount).toBe(12);
  const second = await server.get(`${path}/premiumresults?spotlightPage=2`, short);
  expect(second.listings.map((each) => each.id)).not.toContain(premium.listings[0]!.id);
  const featured = await server.get(`${path}/results?listingTier=featured&makeCode=HONDA`, short);
  expect(featured.listings.map((each) => [each.tier?.name, each.makeCode])).toEqual(
    Array.from({ length: 4 }, () => ['featured', 'HONDA']),
  );
  const highlights = await server.get(`${path}/vehiclehighlight?zip=60601`, short);
  expect(highlights.listings.every((each) => each.vehicleHighlight?.isVehicleHighlight)).toBe(true);
  expect(highlights.listings).toHaveLength(10);
  expect((await server.problem(`${path}/results?listingTier=premium`, 400)).detail).toContain('listingTier');
  expect((await server.problem(`${path}/premiumresults?spotlightPage=x`, 400)).detail).toContain('spotlightPage');
});

test('R50 R51 the supplemental search has listings beyond the radius of a search that finds 25 or fewer', async () => {
  const far = await list('zip=99501&searchRadius=10&supplemental=true&hideFilters=true&numRecords=30');
  expect([far.listings.length, far.totalResultCount]).toEqual([30, 60]);
  const near = await list('zip=60601&searchRadius=10&numRecords=100');
  const beyond = await list('zip=60601&searchRadius=10&supplemental=true&hideFilters=true&numRecords=100');
  const ids = new Set(near.listings.map(({ id }) => id));
  expect(beyond.totalResultCount).toBe(near.totalResultCount > 25 ? 0 : 60 - near.totalResultCount);
  expect(beyond.listings.filter(({ id }) => ids.has(id))).toEqual([]);
});

test('R51 a search that finds more than its limit has no similar listings', async () => {
  const similar = (atMost: number) =>
    server.get(`/rest/lsc/listing/similar?makeCode=TOYOTA&extColorSimple=RED&atMost=${atMost}`, short);
  const { totalResultCount: found } = await list('makeCode=TOYOTA&extColorSimple=RED');
  expect((await similar(found)).listings.length).toBeGreaterThan(0);
  expect((await similar(found - 1)).listings).toEqual([]);
});

test('similar listings do not match the search, but nearly', async () => {
  const own = await list('makeCode=TOYOTA&extColorSimple=RED&zip=60601&searchRadius=5&numRecords=100');
  const similar = await server.get(
    '/rest/lsc/listing/similar?makeCode=TOYOTA&extColorSimple=RED&zip=60601&searchRadius=5',
    short,
  );
  expect(similar.listings).toHaveLength(20);
  const ids = new Set(own.listings.map((each) => each.id));
  expect(similar.listings.filter((each) => ids.has(each.id))).toEqual([]);
  expect(similar.listings[0]).toMatchObject({ makeCode: 'TOYOTA', extColorSimple: 'RED' });
});

test('listings that another process imports are found without a restart', async () => {
  const other = path.join(folder(), 'imported');
  const importing = await startTestServer(other);
  try {
    const store = await openStore(other);
    await store.replaceInventory('elsewhere', sampleInventory(7));
    await store.close();
    const count = z.object({ totalResultCount: z.number() });
    const deadline = Date.now() + 50_000;
    let total = 0;
    while (total !== 7 && Date.now() < deadline)
      total = (await importing.get('/rest/lsc/listing/count', count)).totalResultCount;
    expect(total).toBe(7);
  } finally {
    await importing.close();
  }
});

test('fuzzed queries are never a 500', async () => {
  const queries = [
    'zip=%F0%9F%9A%97',
    'firstRecord=-5&numRecords=1e9',
    'makeCode=__proto__&modelCode=constructor|__proto__',
    'trimCode=%00&keyword=%25%25&sortBy=toString',
    'minPrice=NaN&searchRadius=Infinity&startYear=99999',
    `featureCode=${'1,'.repeat(3000)}`,
    'a=b&a=c&=d&%E0%A4%A=1',
    'homeServices=,,&vehicleExchange=&experience=hasOwnProperty',
  ];
  for (const query of queries) await list(query);
});

test.each(facetNames)('a %s that is the name of what every object has is a code like another', async (facet) => {
  for (const code of ['__proto__', 'constructor', 'toString']) await list(`makeCode=TOYOTA&${facet}=${code}`);
});
