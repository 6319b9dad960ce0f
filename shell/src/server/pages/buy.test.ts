import { eventually, startTestSite, type TestSite } from '../testing/test-shell';

const path = '/cars-for-sale/buy/2';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  site.marketplace.online = { deals: ['finance', 'cash'], delivers: false, charges: null };
  await eventually(
    () => site.page(path),
    (page) => page.outcome('purchase') === 'ok',
  );
});
afterAll(() => site.close());
const locationOf = async (asked: string, headers = {}) => {
  const { status, headers: answered } = await site.page(asked, headers);
  return [status, answered.get('location')];
};

test.each([path, `${path}?step=contact&utm=1`])('R84 %s is a page that no search engine indexes', async (asked) => {
  const page = await site.page(asked);
  expect([page.status, page.outcome('purchase')]).toEqual([200, 'ok']);
  expect(page.html).toContain('<title>Buy online: Used 2021 Toyota Camry LE 2');
  expect(page.html).toContain('<meta name="robots" content="noindex');
});

test('R84 a vehicle that cannot be bought online leads to its page, a sold one to the search with a notice', async () => {
  const { online } = site.marketplace;
  site.marketplace.online = undefined;
  expect(await locationOf('/cars-for-sale/buy/3')).toEqual([302, '/cars-for-sale/vehicle/3/toyota/camry']);
  site.marketplace.online = online;
  expect(await locationOf('/cars-for-sale/buy/99')).toEqual([302, '/cars-for-sale/all?expired=1']);
});

test.each(['/cars-for-sale/buy/', '/cars-for-sale/buy/2/toyota', '/cars-for-sale/buy/..%2f'])(
  '%s is no address of a vehicle to buy',
  async (asked) => {
    expect((await site.page(asked)).status).toBe(404);
  },
);

test('R84 a brand without Buy Online has no such page', async () => {
  expect((await site.page(path, { host: 'certified.localhost' })).status).toBe(404);
});
