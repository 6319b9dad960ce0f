/** Pages that a browser requests ahead of its visitor. */
import type { ServerResponse } from 'node:http';
import { eventually, startTestSite, type TestSite } from './testing/test-shell';

const prefetch = { 'Sec-Purpose': 'prefetch' };
const all = '/cars-for-sale/all';
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ env: { PAGES_AT_ONCE: '1', PAGES_WAITING: '5' } });
});
afterAll(() => site.close());

const countOf = async (metric: string, status = 200): Promise<number> => {
  const line = new RegExp(`^${metric}\\{[^}]*status="${status}"[^}]*\\} (\\d+)$`, 'gm');
  return [...(await site.metrics()).matchAll(line)].reduce((sum, [, count]) => sum + Number(count), 0);
};

test('a page names the rules in a header: vehicles’ pages only, and no link that opens a layer or another tab', async () => {
  const { headers } = await site.page();
  const [, path = ''] = /^"(\/_shell\/rules\/[\da-f]+)"$/.exec(headers.get('speculation-rules') ?? '') ?? [];
  const file = await site.page(path);
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'application/speculationrules+json; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(JSON.parse(file.html)).toEqual({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/cars-for-sale/vehicle/*' },
            { not: { selector_matches: '[aria-haspopup], [target], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
});

test('a page that a browser prefetches is the same page, and is counted apart', async () => {
  const [pages, prefetched] = [
    await countOf('forecourt_pages_total'),
    await countOf('forecourt_prefetched_pages_total'),
  ];
  const page = await site.page(all);
  const early = await site.page(all, prefetch);
  expect([early.status, early.html]).toEqual([200, page.html]);
  expect(await countOf('forecourt_pages_total')).toBe(pages + 1);
  expect(await countOf('forecourt_prefetched_pages_total')).toBe(prefetched + 1);
});

test('a page that no visitor has requested yet does not wait for a place: it is refused at once, while others are served', async () => {
  const held: ServerResponse[] = [];
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
    held.push(response);
    return true;
  };
  const asked = site.page(`${all}?maxPrice=31000`);
  await eventually(
    async () => held.length,
    (count) => count > 0,
  );
  const early = await site.page(`${all}?maxPrice=32000`, prefetch);
  expect([early.status, early.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await countOf('forecourt_prefetched_pages_total', 503)).toBe(1);
  expect(await site.metrics()).not.toMatch(/^forecourt_pages_turned_away_total\{/m);
  site.marketplace.fault = () => false;
  const answer = JSON.stringify(site.marketplace.listing);
  for (const response of held) response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
  expect((await asked).status).toBe(200);
});
