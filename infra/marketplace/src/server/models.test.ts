import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directorySchema } from '@forecourt/listing';
import { runReference } from '../cli/reference';
import { epa } from '../published/epa';
import { useFolder } from '../testing/folder';
import { startTestServer, type TestServer } from '../testing/server';
import * as schemas from './schemas';

// These tests only read.
const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  const row = { year: 2021, make: 'Chevrolet', model: 'Bolt EV', fuelType1: 'Electricity', drive: 'Front-Wheel Drive' };
  const cells: Readonly<Record<string, unknown>> = { ...row, city08: 127, highway08: 108, comb08: 118, range: 259 };
  const file = join(folder(), 'vehicles.csv');
  writeFileSync(file, [epa.columns, epa.columns.map((name) => cells[name] ?? '')].join('\n'));
  await runReference(['import', 'epa', file, '--data-dir', folder()], () => {});
  server = await startTestServer(folder());
});
afterAll(() => server.close());

const camry = 'makeCode=TOYOTA&modelCode=CAMRY';

test('years and trims of a model are links to its pages, with their numbers', async () => {
  const years = await server.get(`/rest/lsc/crawl/modelyears?${camry}`, schemas.linksSchema);
  expect(years.links[0]).toEqual({
    label: '2024 Toyota Camry',
    href: '/cars-for-sale/all/2024/toyota/camry',
    count: expect.any(Number),
  });
  expect(years.links.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  const trims = await server.get(`/rest/lsc/crawl/trims?${camry}`, schemas.trimLinksSchema);
  const price = { min: expect.any(Number), max: expect.any(Number) };
  expect(trims.links).toEqual([
    { trimCode: 'CAMRY|LE', label: 'Toyota Camry LE', href: '/cars-for-sale/all/toyota/camry/le', count: 20, price },
    { trimCode: 'CAMRY|XSE', label: 'Toyota Camry XSE', href: '/cars-for-sale/all/toyota/camry/xse', count: 20, price },
  ]);
  for (const link of trims.links) expect(link.price?.min).toBeLessThanOrEqual(link.price?.max ?? 0);
  const fresh = await server.get(`/rest/lsc/crawl/newmodelyears?${camry}`, schemas.linksSchema);
  expect(fresh.links).toMatchObject([{ href: '/cars-for-sale/new/2024/toyota/camry', count: 4 }]);
  const used = await server.get(`/rest/lsc/crawl/modelyears?${camry}&listingType=USED`, schemas.linksSchema);
  expect(used.links.every(({ href }) => href.startsWith('/cars-for-sale/used/'))).toBe(true);
  expect(used.links.reduce((sum, { count }) => sum + count, 0)).toBe(36);
});

test('R56 mileage statistics count mileages above 0 and below 250,000', async () => {
  const path = `/rest/lsc/crawl/stats/mileage?${camry}&listingType=USED`;
  const { stats, facetStats } = await server.get(path, schemas.mileageStatsSchema);
  expect(stats).toMatchObject({ count: 36, max: 31_500, mean: 31_500 });
  expect(stats.facetSearchFieldStats.reduce((sum, year) => sum + year.count, 0)).toBe(36);
  expect(facetStats[0]).toEqual({ name: '0-50000', count: 36, percent: 100 });
  const none = await server.get(
    `/rest/lsc/crawl/stats/mileage?${camry}&listingType=CERTIFIED`,
    schemas.mileageStatsSchema,
  );
  expect(none.stats).toMatchObject({ count: 0, max: 0, mean: 0 });
});

test('a model in a year has its trims with EPA figures and present prices', async () => {
  const path = `/rest/lsc/modelinfo/ymm?${camry}&startYear=2021&endYear=2021&numRecords=1`;
  const { trims, year } = await server.get(path, schemas.modelInfoSchema);
  expect(year).toBe(2021);
  const le = trims.find(({ trimName }) => trimName === 'LE')!;
  expect(le).toMatchObject({ bodyStyle: 'Sedan', vehicleId: '2021-TOYOTA-CAMRY-LE' });
  expect(le.epaHwy).toBeGreaterThan(30);
  expect(le.startingPrice).toBeLessThanOrEqual(le.maxPrice!);
});

test('an electric trim has the MPGe of the EPA’s imported figures, and no miles per gallon', async () => {
  const path = '/rest/lsc/modelinfo/ymm?makeCode=CHEV&modelCode=BOLTEV&startYear=2021';
  const { trims } = await server.get(path, schemas.modelInfoSchema);
  expect(
    trims.map(({ trimName, epaMpgeCity, epaMpgeHwy, epaCity }) => [trimName, epaMpgeCity, epaMpgeHwy, epaCity]),
  ).toEqual([
    ['LT', 127, 108, undefined],
    ['Premier', 127, 108, undefined],
  ]);
});

test('a search’s years and condition decide which year of a model is described, and whose prices are given', async () => {
  const yearOf = async (query: string) =>
    (await server.get(`/rest/lsc/modelinfo/ymm?${camry}&numRecords=1${query}`, schemas.modelInfoSchema)).year;
  const { links } = await server.get(`/rest/lsc/crawl/modelyears?${camry}&listingType=USED`, schemas.linksSchema);
  const counts = links.map(({ label, count }) => ({ year: Number(label.slice(0, 4)), count }));
  const mostOf = (some: typeof counts) => some.toSorted((a, b) => b.count - a.count || b.year - a.year)[0]!.year;
  expect(await yearOf('')).toBeGreaterThan(counts[0]!.year);
  expect(await yearOf('&listingType=USED')).toBe(mostOf(counts));
  const [, , third] = counts;
  const older = counts.filter(({ year }) => year <= third!.year);
  expect(await yearOf(`&listingType=USED&startYear=1900&endYear=${third!.year}`)).toBe(mostOf(older));
  expect(await yearOf('&listingType=USED&startYear=2019')).toBe(2019);
  expect(await yearOf('&listingType=USED&startYear=1950&endYear=1951')).toBe(1951);
});

test('requests about a model need one known model', async () => {
  for (const path of ['crawl/trims', 'crawl/stats/mileage', 'modelinfo/ymm']) {
    for (const query of ['', 'makeCode=TOYOTA', 'makeCode=TOYOTA&modelCode=NOTHING']) {
      expect((await server.problem(`/rest/lsc/${path}?${query}`, 400)).detail).toContain('modelCode');
    }
  }
});

test('keywords are suggested with the search that they mean, frequent ones first', async () => {
  const get = (text: string) =>
    server.get(`/rest/lsc/marketplace/suggested/keywords/${encodeURIComponent(text)}`, schemas.keywordsSchema);
  expect((await get('cmary')).keywords[0]).toEqual({
    ...{ text: 'Toyota Camry', kind: 'model', count: 40 },
    params: { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] },
  });
  expect((await get('carplay')).keywords[0]).toMatchObject({
    text: 'Apple CarPlay',
    params: { featureCode: ['1092'] },
  });
  expect((await get('%')).keywords).toEqual([]);
  await server.problem(`/rest/lsc/marketplace/suggested/keywords/${'x'.repeat(201)}`, 400);
  await server.problem('/rest/lsc/marketplace/suggested/keywords/camry?makeCode=TRABANT', 400);
});

test('R34 a sentence is suggested as the searches that it may mean, and words without a meaning are listed', async () => {
  const get = (text: string, query = '') =>
    server.get(`/rest/lsc/marketplace/suggested/keywords/${encodeURIComponent(text)}${query}`, schemas.keywordsSchema);
  const truck = { makeCode: ['FORD'], modelCode: ['F150|FORD'] };
  const { keywords, understood } = await get('red f150 under 30k near 60601');
  const params = { ...truck, extColorSimple: ['RED'], maxPrice: ['30000'], zip: ['60601'] };
  expect(understood).toEqual({
    params,
    rest: [],
    dropped: [],
    text: 'Ford · F-150 · Under $30,000 · Red Exterior · near 60601',
  });
  expect(keywords[0]).toEqual({ kind: 'search', params, text: understood.text });
  const texts = async (text: string, query = '') => (await get(text, query)).keywords.map((each) => each.text);
  expect((await texts('toyta cam'))[0]).toBe('Toyota Camry');
  expect(await texts('red toyota cam')).toContain('Toyota · Camry · Red Exterior');
  expect(await texts('suv sunr')).toContain('SUV / Crossover · Sunroof/Moonroof');
  expect((await get('toyota xyzzy')).understood).toMatchObject({ params: { makeCode: ['TOYOTA'] }, rest: ['xyzzy'] });
  expect(await texts('camry', '?makeCode=HONDA')).toEqual([]);
  for (const text of ['__proto__', '🚗', '\u202eאבג', 'x'.repeat(200), '(((((', '%2F..%2F'])
    expect((await get(text)).understood.params).toEqual({});
});

test('new cars are boosted for searches of recent used ones of dealers, and for no others', async () => {
  const path = '/rest/lsc/newcarboost/listing';
  const year = new Date().getUTCFullYear();
  expect((await server.problem(path, 400)).detail).toContain('zip');
  expect((await server.problem(`${path}?zip=123`, 400)).detail).toContain('zip');
  const boosts = async (query: string) =>
    (await server.get(`${path}?zip=60601&makeCode=TOYOTA&${query}`, schemas.shortListSchema)).totalResultCount;
  expect(await boosts('')).toBeGreaterThan(0);
  expect(await boosts(`endYear=${year - 5}`)).toBeGreaterThan(0);
  expect(await boosts(`endYear=${year - 6}`)).toBe(0);
  expect(await boosts('listingType=NEW')).toBe(0);
  expect(await boosts(`startYear=${year + 1}`)).toBe(0);
  expect(await boosts('sellerType=p')).toBe(0);
});

test('vehicles of a year and model have ids; nobody has rated one, so there is no answer about ratings', async () => {
  const path = '/rest/lsc/reference/vehicles?yearId=2021&atcMakeCode=TOYOTA&atcModelCode=CAMRY';
  const { items } = await server.get(path, schemas.vehiclesSchema);
  expect(items).toContainEqual(expect.objectContaining({ vehicleId: '2021-TOYOTA-CAMRY-LE', trimName: 'LE' }));
  await server.problem(`/rest/lsc/consumerratings/${items[0]!.vehicleId}`, 404);
});

test('lists of the reference data', async () => {
  const codes = async (list: string) =>
    (await server.get(`/rest/lsc/reference/${list}`, schemas.optionsSchema)).options.map(({ code }) => code);
  expect(await codes('makes')).toContain('TOYOTA');
  expect(await codes('models?makeCode=TOYOTA')).toContain('CAMRY|TOYOTA');
  expect(await codes('trims?modelCode=CAMRY|TOYOTA')).toContain('CAMRY|LE');
  expect((await codes('years'))[0]).toBe(String(new Date().getUTCFullYear() + 1));
  expect(await codes('bodystyles')).toEqual(await codes('vehicleStyleCode'));
  await server.problem('/rest/lsc/reference/__proto__', 404);
  await server.problem('/rest/lsc/reference/models?makeCode=NOBODY', 400);
});

describe('the directory', () => {
  const directory = (query: string) => server.get(`/rest/lsc/crawl/directory?${query}`, directorySchema);

  test('lists the models of each make with their pages and numbers, in one condition', async () => {
    const { groups } = await directory('by=models');
    const toyota = groups.find(({ label }) => label === 'Toyota')!;
    expect(toyota.href).toBe('/cars-for-sale/all/toyota');
    expect(toyota.links.find(({ label }) => label === 'Camry')).toEqual({
      ...{ label: 'Camry', href: '/cars-for-sale/models/toyota/camry', count: 40 },
      changed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(toyota.count).toBe(toyota.links.reduce((sum, { count }) => sum + count, 0));
    const used = await directory('by=models&listingType=USED&makeCode=TOYOTA');
    // Where only one make counts, its page is the first one.
    expect(used.groups.map(({ label, href }) => [label, href])).toEqual([['Toyota', '/cars-for-sale/all']]);
    expect(used.groups[0]?.links.find(({ label }) => label === 'Camry')?.count).toBe(36);
  });

  test('lists body styles with their makes, and cities by state, as searches', async () => {
    const styles = await directory('by=styles');
    expect(styles.groups.length).toBeGreaterThan(0);
    for (const { href, links, count } of styles.groups) {
      expect(href).toContain('vehicleStyleCode=');
      expect(links.reduce((sum, each) => sum + each.count, 0)).toBeLessThanOrEqual(count);
    }
    const cities = await directory('by=cities');
    expect(cities.groups.flatMap(({ links }) => links).map(({ href }) => href)).toContainEqual(
      expect.stringMatching(/^\/cars-for-sale\/all\?city=.+&state=[A-Z]{2}$/),
    );
  });

  test('a directory by something else is refused', async () => {
    await server.problem('/rest/lsc/crawl/directory?by=boats', 400);
  });
});
