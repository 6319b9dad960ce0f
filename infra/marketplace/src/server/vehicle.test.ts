import { marketSchema, sellersSchema, vehicleSchema } from '@forecourt/listing';
import { useFolder } from '../testing/folder';
import { startTestServer, type TestServer } from '../testing/server';

const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(folder());
});
afterAll(() => server.close());

const first = '/rest/lsc/listing/l-0001';

test("lists the seller's other vehicles, without the vehicle itself, and their number", async () => {
  const { listing } = await server.get(first, vehicleSchema);
  const others = await server.get(`${first}/seller`, sellersSchema);
  expect(others.listings.length).toBeGreaterThan(0);
  expect(others.listings.length).toBeLessThanOrEqual(12);
  expect(new Set(others.listings.map(({ ownerId }) => ownerId))).toEqual(new Set([listing.ownerId]));
  expect(others.listings.map(({ id }) => id)).not.toContain(listing.id);
  expect(others.totalResultCount).toBeGreaterThanOrEqual(others.listings.length);
  expect(others.owners.map(({ id }) => id)).toEqual([listing.ownerId]);
});

test('the market of a vehicle has the prices of its model at a similar age, used and new ones separately', async () => {
  const { listing } = await server.get(first, vehicleSchema);
  const market = await server.get(`${first}/market`, marketSchema);
  expect(market.years).toEqual({ from: market.appraisal?.from, to: market.appraisal?.to });
  expect(market.years.from).toBeLessThan(listing.year);
  const types = listing.listingType === 'NEW' ? 'NEW' : 'USED,CERTIFIED,3P_CERT';
  const search = new URLSearchParams({
    ...{ modelCode: listing.modelCode, listingType: types, numRecords: '100' },
    ...{ startYear: String(market.years.from), endYear: String(market.years.to) },
  });
  const { listings } = await server.get(`/rest/lsc/listing?${search}`, sellersSchema);
  const prices = listings.flatMap(
    ({ pricingDetail: { incentive, salePrice, msrp } }) => incentive ?? salePrice ?? msrp ?? [],
  );
  expect(market.count).toBe(prices.length);
  expect(market.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
  expect(market.spread.edges).toHaveLength(market.spread.counts.length);
});

test('R76 the market says how the price of the vehicle is rated, as its badge does, or why it is not', async () => {
  const ids = Array.from({ length: 60 }, (_, number) => `l-${String(number).padStart(4, '0')}`);
  let rated = 0;
  for (const id of ids) {
    const { listing } = await server.get(`/rest/lsc/listing/${id}`, vehicleSchema);
    const { appraisal, unrated } = await server.get(`/rest/lsc/listing/${id}/market`, marketSchema);
    const { marketPrice, dealIndicator = 'High', salePrice = 0 } = listing.pricingDetail;
    expect(marketPrice).toBe(appraisal?.estimate);
    expect(unrated).toBe(appraisal === undefined ? 'few-offers' : undefined);
    if (appraisal === undefined) continue;
    rated += 1;
    const { level, factors, range } = appraisal;
    const estimate = Math.round(factors.reduce((product, { factor }) => product * factor, level));
    const [low, high] = [Math.round(estimate * range.low), Math.round(estimate * range.high)];
    const badge =
      salePrice <= low ? 'Great' : salePrice <= (low + estimate) / 2 ? 'Good' : salePrice <= high ? 'Fair' : 'High';
    expect(dealIndicator).toBe(badge);
  }
  expect(rated).toBeGreaterThan(30);
});

test.each(['seller', 'market'])('of a listing that there is not, %s is 404', async (what) => {
  const problem = await server.problem(`/rest/lsc/listing/none/${what}`, 404);
  expect(problem.type).toBe('marketplace/unknown-listing');
});
