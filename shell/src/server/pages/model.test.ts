import * as z from 'zod';
import { editorialEntry } from '../testing/fake-content';
import { eventually, type Page, startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { PUBLIC_ORIGINS: 'https://cars.example' } });
  const { listing } = site.marketplace;
  site.marketplace.listing = { ...listing, stats: { ...listing.stats, derivedprice: { min: 9_000, max: 31_000 } } };
  site.content.entries = { 'cars-under-20000': editorialEntry('article', 'cars-under-20000') };
  await eventually(
    () => site.page('/cars-for-sale/models/toyota/camry'),
    (page) => page.outcome('heading') === 'ok',
  );
});
afterAll(() => site.close());

const research = { host: 'research.localhost' };
const jsonLdOf = ({ html }: Page) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(text ?? '')),
  );
const ofType = (page: Page, type: string) => jsonLdOf(page).find((each) => each['@type'] === type);
const canonicalOf = ({ html }: Page) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

test.each([
  ['/cars-for-sale/models/toyota/camry', 'Toyota Camry: prices, trims, reviews and cars for sale'],
  ['/cars-for-sale/models/toyota/camry/2021', '2021 Toyota Camry: prices, trims, reviews and cars for sale'],
  ['/cars-for-sale/makes', 'Makes and models'],
  ['/cars-for-sale/body-styles', 'Body styles'],
  ['/cars-for-sale/cities', 'Cities'],
  ['/cars-for-sale/under-20000', 'About cars-under-20000'],
])('R16 %s is a page with its title, canonical link and trail, which caches may share', async (path, title) => {
  const page = await site.page(`${path}?utm_source=mail`, research);
  expect(page.status).toBe(200);
  expect(page.html).toContain(`<title>${title} | `);
  expect(canonicalOf(page)).toBe(`https://cars.example${path}`);
  expect(ofType(page, 'BreadcrumbList')).toBeDefined();
  expect(ofType(page, 'ItemList')).toBeDefined();
  expect(page.html).not.toContain('noindex');
  expect(page.headers.get('cache-control')).toContain('public');
});

test.each([
  ['/cars-for-sale/models/Toyota/CAMRY', '/cars-for-sale/models/toyota/camry'],
  ['/cars-for-sale/models/toyota/camry/2021/', '/cars-for-sale/models/toyota/camry/2021'],
  ['/articles/cars-under-20000', '/cars-for-sale/under-20000'],
])('R2 %s has moved to %s', async (path, location) => {
  const { status, headers } = await site.page(path, research);
  expect([status, headers.get('location')]).toEqual([301, location]);
});

test.each([
  ['/cars-for-sale/models/toyota/nothing', 'research.localhost'],
  ['/cars-for-sale/models/nobody/camry', 'research.localhost'],
  ['/cars-for-sale/models/toyota', 'research.localhost'],
  ['/cars-for-sale/models/toyota/camry/21', 'research.localhost'],
  ['/cars-for-sale/makes/toyota', 'research.localhost'],
  // A car-maker's brand has no pages about the models of others.
  ['/cars-for-sale/models/toyota/camry', 'maker.localhost'],
])('%s on %s is not found', async (path, host) => {
  expect((await site.page(path, { host })).status).toBe(404);
});

test('a model is a product with the prices of its listings, and without a rating that nobody gave', async () => {
  const page = await site.page('/cars-for-sale/models/toyota/camry/2021', research);
  expect(ofType(page, 'Product')).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'Product', name: '2021 Toyota Camry', category: 'Car' },
    url: 'https://cars.example/cars-for-sale/models/toyota/camry/2021',
    brand: { '@type': 'Brand', name: 'Toyota' },
    offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 9_000, highPrice: 31_000, offerCount: 3 },
  });
  expect(page.html).toContain(
    '<meta name="description" property="og:description" content="3 2021 Toyota Camry for sale',
  );
  const card = 'https://cars.example/content/cards/research/models/TOYOTA/CAMRY/2021.jpg';
  expect(page.html).toContain(`<meta property="og:image" content="${card}">`);
});

test('R16 a model of whose listings no price is known is no product: it would have no offers', async () => {
  const { listing } = site.marketplace;
  site.marketplace.listing = { ...listing, stats: { ...listing.stats, derivedprice: null } };
  const page = await site.page('/cars-for-sale/models/toyota/camry/2021', research);
  site.marketplace.listing = listing;
  expect(ofType(page, 'Product')).toBeUndefined();
  expect(ofType(page, 'ItemList')).toBeDefined();
});

test('a model of which many are for sale has its questions in its structured data', async () => {
  const { listing } = site.marketplace;
  site.marketplace.listing = { ...listing, totalResultCount: 40 };
  const page = await site.page('/cars-for-sale/models/toyota/camry', research);
  site.marketplace.listing = listing;
  expect(ofType(page, 'FAQPage')).toMatchObject({
    mainEntity: [
      { acceptedAnswer: { text: '40 fit your search. From the listings on this site.' } },
      { name: 'How much does a used Camry cost?' },
    ],
  });
});

test('R14 a model of which nothing is for sale stays out of indexes', async () => {
  const { listing } = site.marketplace;
  site.marketplace.listing = { ...listing, listings: [], totalResultCount: 0 };
  const page = await site.page('/cars-for-sale/models/toyota/camry/1999', research);
  site.marketplace.listing = listing;
  expect([page.status, page.html.includes('<meta name="robots" content="noindex')]).toEqual([200, true]);
  expect(ofType(page, 'Product')).toBeUndefined();
});

test('what $20,000 buys is the editors’ text above the cars up to that price', async () => {
  const page = await site.page('/cars-for-sale/under-20000', research);
  expect([page.outcome('entry'), page.outcome('for-sale')]).toEqual(['ok', 'ok']);
  expect(ofType(page, 'Article')).toMatchObject({
    mainEntityOfPage: 'https://cars.example/cars-for-sale/under-20000',
  });
  expect(site.marketplace.requests.filter((path) => path.startsWith('/rest/lsc/listing?')).join()).toContain(
    'maxPrice=20000',
  );
});

test('R16 footers lead to every list in place of the header’s links', async () => {
  const { html } = await site.page('/no-such-page', research);
  const footer = html.slice(html.indexOf('<footer'));
  for (const href of ['makes', 'body-styles', 'cities', 'under-20000'])
    expect(footer).toContain(`<a href="/cars-for-sale/${href}">`);
});
