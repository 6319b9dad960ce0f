import { editorialEntry } from '../testing/fake-content';
import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { PUBLIC_ORIGINS: 'https://cars.example' } });
  site.content.entries = {
    pickup: { ...editorialEntry('article', 'pickup'), title: 'Vans & <trucks>', updated: '2026-10-10' },
  };
});
afterAll(() => site.close());
afterEach(() => {
  site.content.fault = () => false;
});
const research = { host: 'research.localhost' };

test('R16 the sitemaps of articles and of reviews name each text with the day of its last change', async () => {
  const { status, headers, html } = await site.page('/sitemaps/articles.xml', research);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(html).toContain('<url><loc>https://cars.example/articles</loc></url>');
  expect(html).toContain('<loc>https://cars.example/articles/pickup</loc><lastmod>2026-10-10</lastmod>');
  const reviews = await site.page('/sitemaps/reviews.xml', research);
  expect(reviews.html).toContain('<loc>https://cars.example/reviews</loc>');
});

test('R86 the feed is RSS 2.0 with the articles of the brand, escaped', async () => {
  const { status, headers, html } = await site.page('/articles/feed.xml', research);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(html).toContain('<link>https://cars.example/articles</link>');
  const [item = ''] = /<item>.*<\/item>/.exec(html) ?? [];
  expect(item).toBe(
    [
      '<item><title>Vans &amp; &lt;trucks&gt;</title><link>https://cars.example/articles/pickup</link>',
      '<guid isPermaLink="true">https://cars.example/articles/pickup</guid><description>In short.</description>',
      '<category>Buying</category><pubDate>Tue, 02 Jun 2026 00:00:00 GMT</pubDate></item>',
    ].join(''),
  );
});

test.each(['/sitemaps/articles.xml', '/articles/feed.xml'])(
  'R14 while the content service is down %s answers later, and nothing of that is cached',
  async (path) => {
    site.content.fault = (_request, response) => {
      response.writeHead(500).end();
      return true;
    };
    // Of a brand without an earlier answer, which would be used for a minute.
    const { status, headers } = await site.page(path, { host: 'maker.localhost' });
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '300', 'no-store']);
  },
);
