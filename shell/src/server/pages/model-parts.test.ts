import { eventually, startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { PUBLIC_ORIGINS: 'https://cars.example' } });
  await eventually(
    () => site.page(`${camry}/trims`),
    (page) => page.outcome('model-trims') === 'ok',
  );
});
afterAll(() => site.close());

const camry = '/cars-for-sale/models/toyota/camry';
const research = { host: 'research.localhost' };
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
const countReviews = (count: number) => {
  site.accounts.reviews = { ...site.accounts.reviews, count };
};

test.each([
  [`${camry}/trims`, 'Compare trims of the Toyota Camry'],
  [`${camry}/2021/trims`, 'Compare trims of the 2021 Toyota Camry'],
  [`${camry}/2021/reviews`, 'Reviews of the 2021 Toyota Camry by people who drive it'],
  [`${camry}/2021/reviews?page=3`, 'Reviews of the 2021 Toyota Camry by people who drive it, page 3'],
])('R16 %s is a page with its title, canonical link and trail, which caches may share', async (path, title) => {
  countReviews(23);
  const page = await site.page(path, research);
  expect(page.status).toBe(200);
  expect(page.html).toContain(`<title>${title} | `);
  expect(canonicalOf(page.html)).toBe(`https://cars.example${path}`);
  expect(page.html).toContain('BreadcrumbList');
  expect(page.html).not.toContain('noindex');
  expect(page.headers.get('cache-control')).toContain('public');
});

test('R90 a further page of reviews is requested as such', async () => {
  countReviews(23);
  await site.page(`${camry}/2021/reviews?page=2`, research);
  expect(site.accounts.requests.join()).toMatch(/\/account-api\/reviews\?[^,]*year=2021&from=10/);
});

test.each([
  [`${camry}/TRIMS`, 404, undefined],
  [`${camry}/2021/trims/`, 301, `${camry}/2021/trims`],
  ['/cars-for-sale/models/Toyota/CAMRY/trims', 301, `${camry}/trims`],
  // Beyond the last page.
  [`${camry}/2021/reviews?page=4`, 302, `${camry}/2021/reviews`],
  [`${camry}/2021/reviews?page=0`, 404, undefined],
  [`${camry}/reviews`, 404, undefined],
  ['/cars-for-sale/models/toyota/nothing/trims', 404, undefined],
])('%s is answered with %i', async (path, status, location) => {
  countReviews(23);
  const answer = await site.page(path, research);
  expect([answer.status, answer.headers.get('location') ?? undefined]).toEqual([status, location]);
});

test('a car-maker’s brand has no pages about the models of others', async () => {
  expect((await site.page(`${camry}/trims`, { host: 'maker.localhost' })).status).toBe(404);
});

test('R14 a year without reviews, and a model of one trim, stay out of indexes', async () => {
  countReviews(0);
  const { trims } = site.marketplace;
  site.marketplace.trims = { ...trims, trims: trims.trims.slice(0, 1) };
  for (const path of [`${camry}/2021/reviews`, `${camry}/2020/trims`]) {
    const page = await site.page(path, research);
    expect([page.status, page.html.includes('<meta name="robots" content="noindex')]).toEqual([200, true]);
  }
  site.marketplace.trims = trims;
});
