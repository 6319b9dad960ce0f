import { brandById } from '@forecourt/brands';
import { fakeRemote } from '../testing/fake-remote';
import { filesOf } from '../testing/files-of';
import {
  eventually,
  plainRemotes,
  searchFragments,
  startTestSite,
  type TestSite,
  vehicleFragments,
} from '../testing/test-shell';

const address = '/cars-for-sale/vehicle/2/toyota/camry';
const slots = [
  ...['trail', 'gallery', 'actions', 'tools', 'glance', 'payment', 'seller', 'contact', 'facts', 'worth'],
  ...['others', 'similar'],
];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await eventually(
    () => site.page(address),
    (page) => page.outcome('facts') === 'ok',
  );
});
beforeEach(() => {
  site.marketplace.fault = () => false;
});
afterAll(() => site.close());

/** Makes the marketplace fail for this path. */
function failFor(path: string, status: number): void {
  site.marketplace.fault = (request, response) => {
    if (request.url?.split('?')[0] !== path) return false;
    response.writeHead(status).end();
    return true;
  };
}

test.each(['research', 'maker', 'certified', 'valuation'])('a vehicle of %s is a composed page', async (brand) => {
  const page = await site.page(`${address}?clickType=listing`, { host: `${brand}.localhost` });
  expect(page.status).toBe(200);
  expect(slots.map((slot) => page.outcome(slot))).toEqual(slots.map(() => 'ok'));
  expect(page.html).toContain('data-layout="detail"');
  expect(page.html).toContain('<title>Used 2021 Toyota Camry LE 2 | ');
  expect(page.html).toContain(`<link rel="canonical" href="http://${brand}.localhost${address}">`);
  expect(page.html).toContain('"@type":"Car"');
  expect(page.headers.get('x-forecourt-plan')).toContain('mfe-vehicle@1.0.0');
  expect(page.headers.get('server-timing')).toMatch(/^brand.*document/);
});

test('only pages that are arranged as a vehicle’s have the rules of that', async () => {
  const sheetOf = async (path: string) => {
    const [, url = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec((await site.page(path)).html) ?? [];
    return (await fetch(site.shell.url + url)).text();
  };
  const [vehicle, search, filters] = await Promise.all(
    [address, '/cars-for-sale/all', '/cars-for-sale/filters'].map(sheetOf),
  );
  expect([vehicle, search, filters].map((css) => css?.includes('/* the page of one thing */'))).toEqual([
    ...[true, false, false],
  ]);
});

test('similar vehicles are of the same make and model, without the vehicle itself', async () => {
  await site.page(address);
  const [query] = site.marketplace.requests.filter((url) => url.includes('excludedFilter')).slice(-1);
  expect(Object.fromEntries(new URL(query ?? '', 'http://upstream').searchParams)).toMatchObject({
    ...{ makeCode: 'TOYOTA', excludedFilter: '2', numRecords: '12' },
  });
});

test.each(['/cars-for-sale/vehicle/2', '/cars-for-sale/vehicle/2/toyota', '/cars-for-sale/vehicle/2/ford/focus'])(
  '%s has moved to the address of its make and model',
  async (path) => {
    const { status, headers } = await site.page(`${path}?clickType=listing`);
    expect([status, headers.get('location')]).toEqual([301, `${address}?clickType=listing`]);
  },
);

test.each([
  ['/cars-for-sale/vehicle/99/toyota/camry', '/cars-for-sale/all/toyota/camry?expired=1'],
  ['/cars-for-sale/vehicle/99/toyota/no-such-model', '/cars-for-sale/all/toyota?expired=1'],
  ['/cars-for-sale/vehicle/99', '/cars-for-sale/all?expired=1'],
])('R71 %s, which is gone, leads to its search with the notice', async (path, search) => {
  const { status, headers } = await site.page(path);
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, search, 'no-store']);
});

test('R14 R71 the notice of a vehicle that is gone is shown once, by the search', async () => {
  const moved = await site.page('/cars-for-sale/all/toyota?expired=1');
  expect([moved.status, moved.headers.get('set-cookie')]).toEqual([301, expect.stringContaining('expired=1')]);
  const told = await site.page('/cars-for-sale/all/toyota', { cookie: 'expired=1' });
  expect(told.html).toContain('"params":{"expired":"1"}');
  expect(told.headers.get('set-cookie')).toMatch(/^expired=;.*Expires=Thu, 01 Jan 1970/);
  expect(told.headers.get('cache-control')).toBe('private, no-store');
  const after = await site.page('/cars-for-sale/all/toyota');
  const { params } = (await filesOf(site, after)).view;
  expect([params, after.headers.get('cache-control')]).toEqual([{}, 'public, max-age=0, must-revalidate']);
});

test('R14 a vehicle whose service fails is the error screen; crawlers get 200 without it', async () => {
  failFor('/rest/lsc/listing/3', 500);
  const address = '/cars-for-sale/vehicle/3/toyota/camry';
  const page = await site.page(address);
  expect([page.status, page.html.includes('We are sorry.  There was an issue')]).toEqual([500, true]);
  const bot = await site.page(address, { 'user-agent': 'Googlebot/2.1' });
  expect([bot.status, bot.html.includes('noindex'), bot.html.includes('We are sorry')]).toEqual([200, true, false]);
});

test('R72 without similar vehicles the vehicle is shown', async () => {
  failFor('/rest/lsc/listing', 500);
  const page = await site.page(address);
  expect([page.status, page.outcome('facts')]).toEqual([200, 'ok']);
});

test('an invalid id is not found', async () => {
  expect((await site.page('/cars-for-sale/vehicle/a%20b')).status).toBe(404);
  expect((await site.page('/cars-for-sale/vehicle/')).status).toBe(404);
});

describe('a fault in one slot', () => {
  test.each(slots)('leaves all but the %s', async (slot) => {
    const placed = brandById('research').layouts.vehicle?.slots.find((assignment) => assignment.slot === slot);
    const { remote = '', fragment = '' } = placed ?? {};
    const names = remote === 'mfe-vehicle' ? vehicleFragments : searchFragments;
    const fragments = Object.fromEntries(names.map((name) => [name, `return h('p', null, '${name}');`]));
    const broken = { ...fragments, [fragment]: "throw new Error('no facts today');" };
    const remotes = { ...plainRemotes(), [remote]: fakeRemote({ name: remote, fragments: broken }) };
    const faulty = await startTestSite({ remotes });
    // The results page does not contain the broken fragment; once that page is complete, the remote is ready.
    await eventually(
      () => faulty.page(),
      (answer) => answer.outcome('hero') === 'ok',
    );
    const page = await faulty.page(address);
    expect([page.status, ...slots.map((name) => page.outcome(name))]).toEqual([
      200,
      ...slots.map((name) => (name === slot ? 'fallback' : 'ok')),
    ]);
    expect(page.html).toContain(`<p>fallback of ${fragment}</p>`);
    await faulty.close();
  });
});

test('search engines get a vehicle’s facts, price and pictures; link previews get one picture', async () => {
  const { html } = await site.page(address);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  const car = scripts.map(([, text = '']) => JSON.parse(text)).find((each) => each['@type'] === 'Car');
  expect(car).toMatchObject({
    ...{ brand: { name: 'Toyota' }, model: 'Camry', vehicleModelDate: '2021' },
    offers: { '@type': 'Offer', price: 20_000, priceCurrency: 'USD', seller: { name: 'Main Street Motors' } },
  });
  expect(car.image[0]).toMatch(/^http:\/\/[^/]+\/content\/photos\/drawn\/sedan\/[A-Z]+\/side\.jpg$/);
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/[^"]+\/side\.jpg">/);
  expect(html).toContain('"@type":"BreadcrumbList"');
});

test('terms of payment in an address are handed on as far as they are terms, and are no part of the canonical link', async () => {
  const query = 'down=5000&apr=3.9&deal=lease&months=<script>&fees=%22onload&tradeIn=1e9999999999999&zip=60601';
  const page = await site.page(`${address}?${query}`);
  expect(page.status).toBe(200);
  expect((await filesOf(site, page)).view.params).toEqual({ down: '5000', apr: '3.9', deal: 'lease', id: '2' });
  expect(page.html).toMatch(/<link rel="canonical" href="[^"?]+">/);
});
