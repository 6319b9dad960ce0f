import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const path = '/cars-for-sale/filters';

test('the filters of a search have a page of their own that no search engine lists', async () => {
  const page = await site.page(`${path}?maxPrice=9000&zip=60610`);
  expect([page.status, page.outcome('filters')]).toEqual([200, 'ok']);
  expect(page.html).toContain('all filters 1.0.0');
  expect(page.html).toContain('<meta name="robots" content="noindex');
  expect(page.html).not.toContain('rel="canonical"');
});

test.each([
  [`${path}?zip=60610&maxPrice=9000&minPrice=`, `${path}?maxPrice=9000&zip=60610`],
  [`${path}?maxPrice=9000&firstRecord=60`, `${path}?maxPrice=9000`],
  [`${path}?listingType=USED`, path],
  [`${path}?utm=x&sortBy=luck`, `${path}?utm=x`],
])('R2 R21 %s is at %s', async (asked, canonical) => {
  const { status, headers } = await site.page(asked);
  expect([status, headers.get('location')]).toEqual([301, canonical]);
});

test('below it there is nothing', async () => {
  expect((await site.page(`${path}/new`)).status).toBe(404);
});
