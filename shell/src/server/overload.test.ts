import type { ServerResponse } from 'node:http';
import { get } from 'node:http';
import { eventually, type Page, startTestSite, type TestSite } from './testing/test-shell';

const places = 3;
const room = 3;
let site: TestSite;
/** Searches whose answer the test delays. */
const held: ServerResponse[] = [];

beforeAll(async () => {
  site = await startTestSite({ env: { PAGES_AT_ONCE: `${places}`, PAGES_WAITING: `${room}` } });
});
afterEach(() => {
  site.marketplace.fault = () => false;
  letGo();
});
afterAll(() => site.close());

function holdSearches(): void {
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
    held.push(response);
    return true;
  };
}

function letGo(): void {
  const answer = JSON.stringify(site.marketplace.listing);
  for (const response of held.splice(0)) response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
}

const isWhole = ({ status, html }: Page) => status === 200 && html.trimEnd().endsWith('</html>');

async function untilMetric(pattern: RegExp): Promise<void> {
  await eventually(
    () => site.metrics(),
    (text) => pattern.test(text),
  );
}

test('of a burst everyone who is served gets a whole page, all others a clear 503 at once, and then all is as before', async () => {
  holdSearches();
  const burst = Array.from({ length: 30 }, () => site.page());
  const turnedAway: Page[] = [];
  for (const page of burst) void page.then((answer) => answer.status === 503 && turnedAway.push(answer));
  await eventually(
    async () => turnedAway.length,
    (count) => count >= burst.length - places - room,
  );
  site.marketplace.fault = () => false;
  letGo();

  const answers = await Promise.all(burst);
  const served = answers.filter(isWhole);
  expect(served.length).toBeGreaterThanOrEqual(places);
  expect(served.length + turnedAway.length).toBe(burst.length);
  for (const { headers, html } of turnedAway) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(html).toContain('This page tries again by itself in a few seconds.');
  }
  expect(isWhole(await site.page())).toBe(true);
  expect(await site.metrics()).toMatch(/forecourt_pages_turned_away_total\{why="full"\} 2[4-7]/);
});

test('the work of clients that leave is given up, and their places are there for the next visitor', async () => {
  holdSearches();
  const visits = Array.from({ length: places }, () => get(`${site.shell.url}/cars-for-sale/all`).on('error', () => {}));
  await eventually(
    async () => held.length,
    (count) => count === places,
  );
  for (const visit of visits) visit.destroy();
  await untilMetric(new RegExp(`forecourt_sources_total\\{source="listing",outcome="left"\\} ${places}`));
  await untilMetric(/forecourt_pages_under_way 0/);
  site.marketplace.fault = () => false;
  expect(isWhole(await site.page())).toBe(true);
  expect(await site.metrics()).toMatch(
    new RegExp(`forecourt_pages_total\\{brand="research",status="499"\\} ${places}`),
  );
});

test('R72 R75 an upstream that sheds opens no breaker: the page says when to come again, and comes with the next answer', async () => {
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
    response.writeHead(503, { 'Retry-After': '1' }).end();
    return true;
  };
  for (let time = 0; time < 8; time += 1) {
    const { status, headers, html } = await site.page('/cars-for-sale/new');
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(html).toMatch(/<meta http-equiv="refresh" content="[2-5]">/);
  }
  const view = await fetch(
    `${site.shell.url}/_shell/view?url=${encodeURIComponent('/cars-for-sale/new')}&needs=listing`,
  );
  expect([view.status, view.headers.get('retry-after')]).toEqual([503, '1']);
  site.marketplace.fault = () => false;
  expect(isWhole(await site.page())).toBe(true);
});
