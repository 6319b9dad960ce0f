import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
let asked: URL[] = [];
let isDown = false;
const camry = { label: 'Toyota Camry', count: 9 };
/** The marketplace's crawl paths for the Camry; links with too few vehicles must not be listed. */
const links: Record<string, { label: string; href: string; count: number }[]> = {
  modelyears: [
    { ...camry, href: '/cars-for-sale/used/2021/toyota/camry' },
    { ...camry, href: '/cars-for-sale/used/2009/toyota/camry', count: 2 },
  ],
  trims: [{ ...camry, href: '/cars-for-sale/used/toyota/camry/le' }],
  newmodelyears: [{ ...camry, href: '/cars-for-sale/new/2026/toyota/camry' }],
  newtrims: [{ ...camry, href: '//elsewhere.example/cars' }],
};

const option = (value: string, count: number) => ({ value, label: value, count });
const filters = {
  makeCode: [option('TOYOTA', 9), option('HYUND', 2), option('NOBODYS', 9)],
  modelCode: [option('CAMRY|TOYOTA', 9)],
};

beforeAll(async () => {
  site = await startTestSite({ env: { PUBLIC_ORIGINS: 'https://cars.example' } });
  site.marketplace.fault = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://marketplace');
    asked.push(url);
    const [, name = ''] = /^\/rest\/lsc\/crawl\/(\w+)$/.exec(url.pathname) ?? [];
    if (isDown) response.writeHead(500).end();
    else if (links[name] !== undefined)
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ links: links[name] }));
    else return false;
    return true;
  };
});
beforeEach(() => {
  asked = [];
  isDown = false;
  site.marketplace.listing = { ...site.marketplace.listing, filters };
});
afterAll(() => site.close());

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
const research = { host: 'research.localhost' };
/** A brand of which no other test requests anything, so that the shell has cached nothing. */
const certified = { host: 'certified.localhost' };

test('R14 robots.txt disallows the inside of the site, and names the sitemap of the brand', async () => {
  const { status, headers, html } = await site.page('/robots.txt', { host: 'maker.localhost:41' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(html.split('\n')).toEqual([
    'User-agent: *',
    ...['/_shell/', '/account-api/', '/cars-for-sale/overlay/', '/cars-for-sale/filters'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    'Sitemap: http://maker.localhost:41/sitemap.xml',
    '',
  ]);
  expect((await site.page('/robots.txt', research)).html).toContain('Sitemap: https://cars.example/sitemap.xml');
});

test('R16 the index of sitemaps lists those of makes with enough vehicles, under the brand’s origin', async () => {
  const { status, headers, html } = await site.page('/sitemap.xml', research);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(html).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(html)).toEqual(
    ['site', 'articles', 'reviews', 'models', 'makes/toyota'].map(
      (name) => `https://cars.example/sitemaps/${name}.xml`,
    ),
  );
  const about = await site.page('/sitemaps/site.xml', research);
  for (const path of ['/about', '/cars-for-sale/makes', '/cars-for-sale/cities'])
    expect(locations(about.html)).toContain(`https://cars.example${path}`);
});

test('R16 the sitemap of models names the page of each with enough vehicles, with the day of its newest', async () => {
  const few = { label: 'Supra', href: '/cars-for-sale/models/toyota/supra', count: 2 };
  const [group] = site.marketplace.directory.groups;
  site.marketplace.directory = { groups: [{ ...group!, links: [...group!.links, few] }] };
  const { status, html } = await site.page('/sitemaps/models.xml', research);
  expect([status, locations(html)]).toEqual([200, ['https://cars.example/cars-for-sale/models/toyota/camry']]);
  expect(html).toContain('/camry</loc><lastmod>2026-10-10</lastmod>');
  expect(asked.find(({ pathname }) => pathname.endsWith('/directory'))?.search).toBe('?by=models&listingType=USED');
});

test('R7 R16 the sitemap of a make has its canonical pages that have enough vehicles: make, models, years, trims', async () => {
  const { html } = await site.page('/sitemaps/makes/toyota.xml', research);
  const paths = [
    'all/toyota',
    'all/toyota/camry',
    'all/2021/toyota/camry',
    'all/toyota/camry/le',
    'new/2026/toyota/camry',
  ];
  // The brand's own condition is in no address.
  expect(locations(html)).toEqual(paths.map((path) => `https://cars.example/cars-for-sale/${path}`));
  const years = asked.find(({ pathname }) => pathname.endsWith('/modelyears'));
  expect(Object.fromEntries(years?.searchParams ?? [])).toEqual({
    ...{ makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', listingType: 'USED' },
  });
});

test('R16 the page of the only make of a brand is its start', async () => {
  const filters = { makeCode: [{ value: 'HYUND', label: 'Hyundai', count: 9 }] };
  site.marketplace.listing = { ...site.marketplace.listing, filters };
  const { html } = await site.page('/sitemaps/makes/hyundai.xml', { host: 'maker.localhost' });
  expect(locations(html)).toEqual(['http://maker.localhost/cars-for-sale/all']);
});

test.each([
  ['research.localhost', 'no-such-make'],
  ['research.localhost', '__proto__'],
  ['maker.localhost', 'toyota'],
])('%s has no sitemap of %s', async (host, make) => {
  expect((await site.page(`/sitemaps/makes/${make}.xml`, { host })).status).toBe(404);
});

test('concurrent requests for a sitemap call the marketplace once', async () => {
  const path = '/sitemaps/makes/toyota.xml';
  const all = await Promise.all([1, 2, 3].map(() => site.page(path, certified)));
  all.push(await site.page(path, certified));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(asked.filter(({ pathname }) => pathname.endsWith('/trims'))).toHaveLength(1);
});

test('R14 while the marketplace is down crawlers get a Retry-After, and nothing of that is cached', async () => {
  await site.restartShell();
  isDown = true;
  for (const path of ['/sitemap.xml', '/sitemaps/models.xml', '/sitemaps/makes/toyota.xml']) {
    const { status, headers } = await site.page(path, research);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '300', 'no-store']);
  }
  isDown = false;
  expect((await site.page('/sitemap.xml', research)).status).toBe(200);
});
