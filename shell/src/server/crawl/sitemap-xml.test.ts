import fc from 'fast-check';
import { sitemapXml } from './sitemap-xml';

const at = (url: string) => ({ url });
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

test('R16 a sitemap escapes what its addresses hold', () => {
  const xml = sitemapXml('urlset', [at('https://cars.example/cars-for-sale/all?a=<b>&c="d"')]);
  expect(xml).toContain('<url><loc>https://cars.example/cars-for-sale/all?a=&lt;b&gt;&amp;c=&quot;d&quot;</loc></url>');
  expect(sitemapXml('sitemapindex', [at('https://cars.example/a.xml')])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>https://cars.example/a.xml</loc></sitemap>',
      '</sitemapindex>\n',
    ].join('\n'),
  );
});

test('R16 a sitemap holds 50,000 addresses and 50 MB at most, the first ones', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => `https://cars.example/${index}`);
  expect(locationsIn(sitemapXml('urlset', many.map(at)))).toEqual(many.slice(0, 50_000));
  const long = Array.from({ length: 30_000 }, (_, index) => `https://cars.example/${index}${'é'.repeat(1000)}`);
  const bytes = Buffer.byteLength(sitemapXml('urlset', long.map(at)));
  expect(bytes).toBeLessThan(50_000_000);
  expect(bytes).toBeGreaterThan(48_000_000);
});

test('whatever the limits are, what a sitemap holds is the beginning of what it was given', () => {
  const limits = fc.record({ locations: fc.nat(10), bytes: fc.nat(500) });
  fc.assert(
    fc.property(fc.array(fc.webUrl(), { maxLength: 12 }), limits, (urls, most) => {
      const plain = urls.map((url) => url.replace(/[&'"<>]/g, ''));
      const held = locationsIn(sitemapXml('urlset', plain.map(at), most));
      expect(held.length).toBeLessThanOrEqual(most.locations);
      expect(held).toEqual(plain.slice(0, held.length));
    }),
  );
});

test('R16 an address says when it changed, where that is known', () => {
  const xml = sitemapXml('urlset', [{ url: 'https://cars.example/articles/a', lastmod: '2026-10-10' }]);
  expect(xml).toContain('<url><loc>https://cars.example/articles/a</loc><lastmod>2026-10-10</lastmod></url>');
});
