import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const path = '/cars-for-sale/compare';

test.each([
  [`${path}?ids=a,b,a`, `${path}?ids=a,b`],
  [`${path}?ids=a&ids=b`, `${path}?ids=a,b`],
  [`${path}?ids=a,<script>,b/../c`, `${path}?ids=a`],
  [`${path}?ids=`, path],
  [`${path}?utm=x&ids=a`, `${path}?ids=a`],
  [`${path}?ids=a,b,c,d,e,f`, `${path}?ids=a,b,c,d,e`],
])('R56 the comparison %s is at %s: five vehicles at most, each once', async (asked, canonical) => {
  const { status, headers } = await site.page(asked);
  expect([status, headers.get('location')]).toEqual([301, canonical]);
});

test('the comparison is a page that no search engine indexes', async () => {
  const page = await site.page(`${path}?ids=2,3`);
  expect([page.status, page.outcome('comparison')]).toEqual([200, 'ok']);
  expect(page.html).toContain('<meta name="robots" content="noindex');
});
