import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { comparePage } from './compare-page';
import type { KnownPage } from './known-pages';
import { type Visited, visit } from './page';

const slot = (name: string, outcome: string, remote = 'mfe-own', content = '') =>
  `<div data-slot="${name}" data-fragment="${remote}/${name}" data-version="1.0.0" data-outcome="${outcome}">${content}</div>`;
const car = '<a href="/cars-for-sale/vehicle/1/a/b">A car</a>';
const page = (...slots: string[]) => `<!doctype html><html><body>${slots.join('')}</body></html>`;
const whole = page(slot('hero', 'ok', 'mfe-other'), slot('results', 'ok', 'mfe-own', car));

const known: KnownPage = {
  ...{ brand: 'a', host: 'localhost', path: '/', hasVehicles: true, slots: ['hero', 'results'] },
  remotes: new Map([
    ['hero', 'mfe-other'],
    ['results', 'mfe-own'],
  ]),
};

/** Returns the page that a visitor gets from a server with this answer. */
async function visited(html: string, status = 200): Promise<Visited> {
  const server = createServer((_request, response) => response.writeHead(status).end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const got = await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'localhost', '/');
  await new Promise((resolve) => server.close(resolve));
  return got;
}

test('an undisturbed page is complete', async () => {
  expect(comparePage(known, await visited(whole), { isTimed: true })).toEqual({ isLost: false, lacks: [] });
});

test.each([
  ['an error', whole, 500],
  ['half a page', whole.slice(0, -8), 200],
])('%s is a lost page', async (_what, html, status) => {
  expect(comparePage(known, await visited(html, status), { isTimed: true }).isLost).toBe(true);
});

test('no answer is a lost page', async () => {
  expect(comparePage(known, await visit('http://127.0.0.1:9', 'localhost', '/'), { isTimed: true }).isLost).toBe(true);
});

test.each([
  ['a fallback', page(slot('hero', 'fallback', 'mfe-other'), slot('results', 'ok', 'mfe-own', car)), ['hero']],
  ['a slot that is not there', page(slot('results', 'ok', 'mfe-own', car)), ['hero']],
  ['a page without vehicles', page(slot('hero', 'ok', 'mfe-other'), slot('results', 'ok')), ['vehicles']],
  [
    'a slot after a comment that never ends',
    page(slot('hero', 'ok', 'mfe-other', '<!-- '), slot('results', 'ok', 'mfe-own', car)),
    ['results', 'vehicles'],
  ],
])('%s is reported as missing', async (_what, html, lacks) => {
  const got = await visited(html);
  expect(comparePage(known, { ...got, isWhole: true }, { isTimed: true }).lacks).toEqual(lacks);
});

test("only the culprit's own slot may show its fallback", async () => {
  const got = await visited(page(slot('hero', 'fallback', 'mfe-other'), slot('results', 'ok', 'mfe-own', car)));
  expect(comparePage(known, got, { culprit: 'mfe-other', isTimed: true }).lacks).toEqual([]);
  expect(comparePage(known, got, { culprit: 'mfe-own', isTimed: true }).lacks).toEqual(['hero']);
});

test('a late slot is a fault if times are checked', async () => {
  const got = await visited(page(slot('hero', 'late', 'mfe-other'), slot('results', 'ok', 'mfe-own', car)));
  expect(comparePage(known, got, { isTimed: true }).lacks).toEqual(['hero']);
  expect(comparePage(known, got, { isTimed: false }).lacks).toEqual([]);
});

test('a forbidden text is a fault on every brand except that of the culprit', async () => {
  const got = await visited(whole.replace('A car', 'HACKED'));
  expect(comparePage(known, got, { mark: 'HACKED', isTimed: true }).lacks).toEqual(['mark']);
  expect(comparePage(known, got, { mark: 'HACKED', culprit: 'mfe-other', isTimed: true }).lacks).toEqual([]);
});
