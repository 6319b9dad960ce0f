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

test('R16 the cars of a page are there with picture, model and VIN, what is unknown left out', async () => {
  const photographed = {
    ...fakeListing('1'),
    vin: '4T1B11HK5MU000001',
    images: { primary: 0, sources: [{ src: 'https://photos.example/1.jpg', alt: 'Front' }] },
  };
  site.marketplace.listing = { ...site.marketplace.listing, listings: [photographed, fakeListing('2')] };
  const [first, second] = await carsOf('/cars-for-sale/all');
  expect(first).toMatchObject({ '@type': 'Car', model: 'Camry', vehicleIdentificationNumber: '4T1B11HK5MU000001' });
  expect(first).toHaveProperty(
    'image',
    expect.stringMatching(/^http:\/\/research\.localhost\/content\/photos.*photos\.example/),
  );
  expect(second).toHaveProperty(
    'image',
    expect.stringMatching(/^http:\/\/research\.localhost\/content\/photos\/drawn\/[A-Z]+\/.*\.jpg$/),
  );
  expect(second).not.toHaveProperty('vehicleIdentificationNumber');
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
