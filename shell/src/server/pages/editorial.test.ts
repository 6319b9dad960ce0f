import * as z from 'zod';
import { draftOfTests, editorialEntry } from '../testing/fake-content';
import { eventually, type Page, startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { PUBLIC_ORIGINS: 'https://cars.example' } });
  await eventually(
    () => site.page('/articles'),
    (page) => page.outcome('list') === 'ok',
  );
});
afterAll(() => site.close());
afterEach(() => {
  site.content.fault = () => false;
});

const research = { host: 'research.localhost' };
const jsonLdOf = ({ html }: Page) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(text ?? '')),
  );
const ofType = (page: Page, type: string) => jsonLdOf(page).find((each) => each['@type'] === type);
const canonicalOf = ({ html }: Page) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

test.each([
  ['/articles', 'Car buying articles'],
  ['/articles?topic=money', 'Car buying articles: Money'],
  ['/articles?topic=money&page=2', 'Car buying articles: Money, page 2'],
  ['/reviews', 'Expert reviews'],
])('R86 %s is a list with its title and canonical link', async (path, title) => {
  const page = await site.page(`${path}${path.includes('?') ? '&' : '?'}utm_source=mail`, research);
  expect([page.status, page.outcome('list')]).toEqual([200, 'ok']);
  expect(page.html).toContain(`<title>${title} | `);
  expect(canonicalOf(page)).toBe(`https://cars.example${path.replace('&', '&amp;')}`);
  expect(ofType(page, 'BreadcrumbList')).toBeDefined();
  // Readers of feeds find the feed of articles by any of their pages.
  const feed = '<link rel="alternate" type="application/rss+xml" href="/articles/feed.xml">';
  expect(page.html.includes(feed)).toBe(path.startsWith('/articles'));
  const [, query = ''] = path.split('?');
  const kind = path.startsWith('/reviews') ? 'expert-review' : 'article';
  expect(site.content.requests).toContain(
    `/content/editorial?kind=${kind}&brand=research${query === '' ? '' : `&${query}`}`,
  );
});

test.each([
  '/articles?topic=boats',
  '/articles?topic=constructor',
  '/articles?page=0',
  '/articles?page=x',
  '/articles/A',
  '/articles/a/b',
  '/reviews/none',
  '/articles/../x',
  '/drafts/x',
])('%s is not found', async (path) => {
  expect((await site.page(path, research)).status).toBe(404);
});

test('R86 an article is a page with its head, its picture for previews, and structured data', async () => {
  const page = await site.page('/articles/used-pickup', research);
  expect([page.status, page.outcome('entry')]).toEqual([200, 'ok']);
  expect(page.html).toContain('<title>About used-pickup | ');
  expect(page.html).toContain('<meta name="description" property="og:description" content="In short.">');
  const card = 'https://cars.example/content/cards/research/texts/used-pickup.jpg';
  expect(page.html).toContain(`<meta property="og:image" content="${card}">`);
  const picture = 'https://cars.example/content/photos/drawn/sedan/BLUE/side.jpg';
  expect(canonicalOf(page)).toBe('https://cars.example/articles/used-pickup');
  expect(ofType(page, 'Article')).toMatchObject({
    ...{ headline: 'About used-pickup', datePublished: '2026-06-02', dateModified: '2026-06-02', image: [picture] },
  });
});

test('R86 a review names its car, and has a rating only if its author gave one', async () => {
  const page = await site.page('/reviews/camry', research);
  expect(ofType(page, 'Review')).toMatchObject({
    itemReviewed: { '@type': 'Car', name: 'Toyota Camry', model: 'Camry' },
  });
  expect(ofType(page, 'Review')).not.toHaveProperty('reviewRating');
  site.content.entries = {
    ...site.content.entries,
    scored: { ...editorialEntry('expert-review', 'scored'), score: 8.5 },
  };
  expect(ofType(await site.page('/reviews/scored', research), 'Review')).toMatchObject({
    reviewRating: { '@type': 'Rating', ratingValue: 8.5, worstRating: 1, bestRating: 10 },
  });
});

test('a text at the address of the other kind has moved', async () => {
  const { status, headers } = await site.page('/articles/camry', research);
  expect([status, headers.get('location')]).toEqual([301, '/reviews/camry']);
});

test('R87 a draft is private, and no search engine indexes it', async () => {
  const page = await site.page(`/drafts/${draftOfTests}`, research);
  expect([page.status, page.outcome('entry')]).toEqual([200, 'ok']);
  expect(page.html).toContain('<meta name="robots" content="noindex');
  expect(page.headers.get('cache-control')).toContain('private');
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.headers.get('etag')).toBeNull();
  expect(canonicalOf(page)).toBeUndefined();
});

test('R86 pages link the reviews and articles in header and footer', async () => {
  const { html } = await site.page('/no-such-page', research);
  for (const href of ['/reviews', '/articles']) expect(html.split(`<a href="${href}">`)).toHaveLength(3);
});

test('a text that could not be loaded is an error page', async () => {
  site.content.fault = (_request, response) => {
    response.writeHead(500).end();
    return true;
  };
  expect((await site.page('/articles/used-pickup', { host: 'maker.localhost' })).status).toBe(500);
});
