import { eventually, searchFragments, startTestSite, type TestSite } from './testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const all = '/cars-for-sale/all';
const members = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
const parameters = [
  'sellerType',
  'listingType',
  'experience',
  'sortBy',
  'makeCode',
  'vehicleStyleCode',
  'homeServices',
];

/** Requests a page and follows a redirect, as a browser does. */
async function arrive(url: string) {
  const first = await site.page(url);
  return first.status === 301 ? site.page(first.headers.get('location') ?? '') : first;
}

test('no parameter value that is the name of an object’s member breaks a slot', async () => {
  const urls = members.flatMap((word) => parameters.map((name) => `${all}?${name}=${word}`));
  const pages = await Promise.all(urls.map((url) => arrive(url)));
  expect(pages.map(({ status }) => status)).toEqual(urls.map(() => 200));
  expect(pages.filter(({ html }) => html.includes('native code'))).toEqual([]);
  const outcomes = async () => ['hero', 'results', 'filters'].map((await site.page()).outcome).join();
  await eventually(outcomes, (seen) => seen === 'ok,ok,ok');
  expect(await site.metrics()).not.toMatch(/slot_failures_total.*reason="threw"/);
});

test('R2 an address of 4,096 characters is a page, a longer one is 414, and so is one that would grow beyond it', async () => {
  const filled = (length: number) => `${all}?utm=`.padEnd(length, 'x');
  expect((await site.page(filled(4096))).status).toBe(200);
  const tooLong = await site.page(filled(4097));
  expect([tooLong.status, tooLong.headers.get('cache-control')]).toEqual([414, 'no-store']);
  expect(tooLong.html).toContain('The address is too long.');
  // An exclamation mark is three characters once it is escaped.
  expect((await site.page(`${all}?utm=${'!'.repeat(2000)}`)).status).toBe(414);
  expect((await site.page(`${all}?utm=${'!'.repeat(500)}`)).status).toBe(301);
});

test('a view of an address that is too long is 414, too', async () => {
  const url = encodeURIComponent(`${all}?utm=${'x'.repeat(4096)}`);
  const response = await fetch(`${site.shell.url}/_shell/view?url=${url}&needs=listing`);
  expect([response.status, (await response.json()) as unknown]).toMatchObject([414, { type: 'shell/too-long' }]);
});

test('an upstream that calls an address too long is believed: 414, not 500', async () => {
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
    response.writeHead(431).end();
    return true;
  };
  expect((await site.page()).status).toBe(414);
  site.marketplace.fault = () => false;
});

test('ninety long values of one facet are cut, for everybody', async () => {
  const values = Array.from({ length: 60 }, (_, index) => `${index}`.padStart(60, 'x'));
  const page = await arrive(`${all}?doorCode=${values.join(',')}`);
  expect([page.status, searchFragments.length > 0 && page.outcome('results')]).toEqual([200, 'ok']);
  expect(page.html).toContain(values[19]);
  expect(page.html).not.toContain(values[20]);
});
