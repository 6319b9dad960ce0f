import { startTestSite, type TestSite } from './testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    env: {
      BRAND_HOSTS: 'research=www.example.com,example.com;maker=maker.example.com',
      PUBLIC_ORIGINS: 'https://www.example.com,https://maker.example.com',
    },
  });
});
afterAll(() => site.close());

const page = (host: string, path?: string) => site.page(path, { Host: host });

test.each([
  ['www.example.com', 'research', 'https://www.example.com'],
  ['example.com', 'research', 'https://www.example.com'],
  ['maker.example.com:443', 'maker', 'https://maker.example.com'],
  ['maker.localhost', 'maker', 'https://maker.example.com'],
  ['valuation.localhost', 'valuation', 'http://valuation.localhost'],
])(
  'R16 at %s the brand %s answers, with canonical links, crawl files and cookies of %s',
  async (host, brand, origin) => {
    const { status, html } = await page(host);
    expect(status).toBe(200);
    expect(html).toContain(`data-theme="${brand}"`);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${origin}/cars-for-sale/all`);
    expect((await page(host, '/robots.txt')).html).toContain(`${origin}/`);
  },
);

test('a host of no brand is refused, with the variables that would name it', async () => {
  const { status, html } = await page('www.example.org');
  expect(status).toBe(421);
  expect(html).toMatch(/PUBLIC_ORIGINS.*BRAND_HOSTS/);
});
