import { fakeListing } from '../testing/fake-marketplace';
import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Returns the cars in a page's structured data. */
async function carsOf(path: string): Promise<unknown[]> {
  const { html } = await site.page(path, { host: 'research.localhost' });
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const lists = scripts.map(([, json = '']) => JSON.parse(json)).filter((data) => data['@type'] === 'ItemList');
  return lists.flatMap(({ itemListElement }) => itemListElement.map(({ item }: { item: unknown }) => item));
}

test('R16 the cars of a page are in it by address, for everybody; the rest is on the page of each', async () => {
  const [first, second] = [fakeListing('1'), fakeListing('2')];
  site.marketplace.listing = { ...site.marketplace.listing, listings: [first, second] };
  const cars = await carsOf('/cars-for-sale/all');
  expect(cars).toEqual(
    [first, second].map(({ vdpBaseUrl }) => ({ '@type': 'Car', url: `http://research.localhost${vdpBaseUrl}` })),
  );
});

test('R16 a search that is shared shows the picture of its first car', async () => {
  site.marketplace.listing = { ...site.marketplace.listing, listings: [fakeListing('2')] };
  const { html } = await site.page('/cars-for-sale/all', { host: 'research.localhost' });
  expect(html).toMatch(
    /<meta property="og:image" content="http:\/\/research\.localhost\/content\/photos\/drawn\/[^"]+\.jpg">/,
  );
  site.marketplace.listing = { ...site.marketplace.listing, listings: [] };
  expect((await site.page('/cars-for-sale/new', { host: 'research.localhost' })).html).not.toContain('og:image');
});

test('R5 a car-maker’s brand redirects a search for another make, and the next page says so once', async () => {
  const maker = { host: 'maker.localhost' };
  for (const path of ['/cars-for-sale/all/toyota', '/cars-for-sale/all?makeCode=TOYOTA']) {
    const { status, headers } = await site.page(path, maker);
    expect([status, headers.get('location')]).toEqual([301, '/cars-for-sale/all']);
    expect(headers.get('set-cookie')).toMatch(/^other-make=TOYOTA; Max-Age=60;/);
  }
  const said = await site.page('/cars-for-sale/all', { ...maker, Cookie: 'other-make=TOYOTA' });
  expect(said.html).toContain('"otherMake":"Toyota"');
  expect(said.headers.get('set-cookie')).toMatch(/^other-make=; .*Expires=Thu, 01 Jan 1970/);
  const forged = await site.page('/cars-for-sale/all', { ...maker, Cookie: 'other-make=SOLD%20OUT' });
  expect(forged.html).not.toContain('otherMake');
});

test('a brand of all makes has no other ones', async () => {
  const { headers } = await site.page('/cars-for-sale/all?makeCode=TOYOTA', { host: 'research.localhost' });
  expect(headers.get('set-cookie') ?? '').not.toContain('other-make');
});
