import { useFolder } from '../testing/folder';
import { startTestServer, type TestServer } from '../testing/server';
import * as schemas from './schemas';

// These tests only read.
const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(folder());
});
afterAll(() => server.close());

const facts = (query: string) => server.get(`/rest/lsc/modelinfo/facts?makeCode=TOYOTA&${query}`, schemas.factsSchema);

test('a search without a year gets the facts of every year of its listings; the year with most listings is the example', async () => {
  const { year, years } = await facts('modelCode=CAMRY&listingType=USED');
  expect(years.map((each) => each.year)).toEqual(years.map((each) => each.year).toSorted((a, b) => b - a));
  expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(36);
  const most = Math.max(...years.map(({ count }) => count));
  expect(years.find((each) => each.count === most)?.year).toBe(year);
  const of2021 = years.find((each) => each.year === 2021);
  expect(of2021).toMatchObject({ seats: { min: 5, max: 5 }, electricRange: null, safety: [] });
  expect(of2021?.economy?.min).toBeGreaterThan(20);
  expect(of2021?.price?.min).toBeLessThanOrEqual(of2021?.price?.max ?? 0);
});

test('a range of years limits the facts; a year without listings still has its facts', async () => {
  const some = await facts('modelCode=CAMRY&startYear=2016&endYear=2018');
  expect(some.years.every(({ year }) => year >= 2016 && year <= 2018)).toBe(true);
  const { year, years, sources } = await facts('modelCode=RAV4&startYear=2022&endYear=2022');
  expect(year).toBe(2022);
  expect(years).toMatchObject([{ year: 2022, count: 0, price: null, safety: [{ overall: 5 }, { overall: 5 }] }]);
  expect(sources.nhtsa).toMatchObject({ publisher: 'NHTSA', isSample: true });
});

test('mileage has a mean by the year of age, and the share with at most 50,000 miles of the model and of all', async () => {
  const path = '/rest/lsc/crawl/stats/mileage?makeCode=TOYOTA&modelCode=CAMRY&listingType=USED';
  const { stats } = await server.get(path, schemas.mileageStatsSchema);
  const thisYear = new Date().getUTCFullYear();
  const age = stats.facetSearchFieldStats.reduce(
    (sum, { year, count }) => sum + count * Math.max(1, thisYear - year),
    0,
  );
  expect(stats).toMatchObject({ percentModel: 100, percentAllCar: 100 });
  expect(stats.mileagePerYearMean).toBe(Math.round((31_500 * 36) / age));
});

test('a request about facts needs one known model', async () => {
  for (const query of ['', '?makeCode=TOYOTA', '?makeCode=TOYOTA&modelCode=NOTHING'])
    expect((await server.problem(`/rest/lsc/modelinfo/facts${query}`, 400)).detail).toContain('modelCode');
});
