import { type Appraisal, listingResponseSchema, marketSchema, vehicleSchema } from '@forecourt/listing';
import { generateInventory } from '../generate';
import { useFolder } from '../testing/folder';
import { startTestServer, type TestServer } from '../testing/server';

const now = Date.UTC(2026, 5, 1);
const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(folder(), 6_000, (listings) => generateInventory({ listings, seed: 2, now }));
});
afterAll(() => server.close());

const page = (query: string) => server.get(`/rest/lsc/listing?searchRadius=0&${query}`, listingResponseSchema);
const marketOf = (id: string) => server.get(`/rest/lsc/listing/${id}/market`, marketSchema);

/** Computes a badge from the figures that a vehicle's page shows, in the way that the page describes. */
function badgeOf(price: number, { level, factors, range }: Appraisal): string | undefined {
  const estimate = Math.round(factors.reduce((product, { factor }) => product * factor, level));
  const [low, high] = [Math.round(estimate * range.low), Math.round(estimate * range.high)];
  if (price <= low) return 'Great';
  if (price <= (low + estimate) / 2) return 'Good';
  return price <= high ? 'Fair' : undefined;
}

test('R76 every badge of a thousand tiles can be computed again from the figures of the vehicle', async () => {
  const badges = new Map<string, number>();
  for (let first = 0; first < 1_000; first += 100) {
    const { listings } = await page(`sortBy=datelistedDESC&hideFilters=true&firstRecord=${first}&numRecords=100`);
    expect(listings).toHaveLength(100);
    for (const { id, pricingDetail } of listings) {
      const { appraisal, unrated } = await marketOf(id);
      const { incentive, salePrice, msrp, dealIndicator } = pricingDetail;
      const price = incentive ?? salePrice ?? msrp;
      expect(appraisal === undefined).toBe(unrated !== undefined);
      const badge = appraisal === undefined || price === undefined ? undefined : badgeOf(price, appraisal);
      expect([id, dealIndicator]).toEqual([id, badge]);
      badges.set(badge ?? 'none', (badges.get(badge ?? 'none') ?? 0) + 1);
    }
  }
  for (const badge of ['Great', 'Good', 'Fair', 'none']) expect(badges.get(badge)).toBeGreaterThan(20);
});

test('R29 R76 the facet counts the badges, and best deals are the great and the good prices', async () => {
  const { filters, totalResultCount } = await page('numRecords=1');
  const counts = Object.fromEntries((filters.dealType ?? []).map(({ value, count }) => [value, count]));
  const great = await page('dealType=greatprice&numRecords=100');
  expect(great.listings.map(({ pricingDetail }) => pricingDetail.dealIndicator)).toEqual(Array(100).fill('Great'));
  expect(great.totalResultCount).toBe(counts.greatprice);
  const best = await page('experience=best-deals&numRecords=1');
  expect(best.totalResultCount).toBe((counts.greatprice ?? 0) + (counts.goodprice ?? 0));
  expect(best.totalResultCount).toBeLessThan(totalResultCount / 2);
});

test('R76 what a seller says of the price changes nothing on the page, in facets and in the order', async () => {
  const record = {
    ...{ vin: '4T1G11AK5MU500001', year: 2021, make: 'Toyota', model: 'Camry LE', price: 21_500, mileage: 31_500 },
    ...{ sellerName: 'Lakeside Motors', zip: '60601', drive: 'FWD' },
  };
  const seen = async (dealRating: string) => {
    const init = { method: 'POST', body: JSON.stringify({ ...record, dealRating }) };
    const response = await server.write('/inventory/listings', init);
    const [{ id }] = ((await response.json()) as { records: [{ id: string }] }).records;
    const vehicle = await server.get(`/rest/lsc/listing/${id}`, vehicleSchema);
    return {
      vehicle,
      market: await marketOf(id),
      search: await page('makeCode=TOYOTA&sortBy=relevance&numRecords=100'),
    };
  };
  await seen('Fair Deal');
  const before = await seen('Great Deal');
  expect(before.market.appraisal).toBeDefined();
  for (const word of ['Good Deal', 'Fair Deal', 'Overpriced', '']) expect(await seen(word)).toEqual(before);
});
