/** Bytes to send and hydrate the search page, in every run of the tests: bytes are the same on every machine; times are for the benchmarks. */
import type { Request } from '@playwright/test';
import { alive } from './results-page';
import { expect, test } from './watched-page';

/** Most compressed bytes of bodies, and most requests. The budgets are in the benchmarks; these limits prevent getting further from them. */
const most = {
  document: { bytes: 17_000, requests: 1 },
  stylesheet: { bytes: 14_200, requests: 1 },
  script: { bytes: 169_500, requests: 7 },
};
/** Of the stylesheet that comes once the page is touched. */
const laterBytes = 3_250;
/** Of plan and view together. */
const fileBytes = 25_000;
/** Of the document's answer, without the fields that differ from answer to answer. */
const headerBytes = 1300;
/** A document that is sent while data is awaited, as on a busy machine, has no length and the hash of one more script in its policy. */
const lateScriptBytes = 54;
const varying = ['server-timing', 'etag', 'content-length', 'transfer-encoding'];
const hostBytes = 93_000;
/** Of the script that measures the visit, which comes once the page is idle. */
const fieldBytes = 3_050;
/** Most elements of the search page, late slots at its end included, of one listing's tile, of a strip of vehicles, and of a vehicle's page. */
const mostElements = { page: 1_500, tile: 26, strip: 105, vehicle: 730 };
/** Elements but for the ratings of prices, since the inventory decides how many cars of a strip have one. */
const unrated = '*:not([data-kind$="-deal"], [data-kind="neutral"])';

test('HTML, styles and scripts of the search page are within their limits, the host within its own, and no file of mfe-vehicle is loaded', async ({
  page,
}) => {
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await page.goto('/cars-for-sale/all');
  await alive(page, 'hero', 'filters', 'showcase', 'save-search', 'results');

  // Requested by the host.
  const stylesheets = () => asked.filter((request) => request.resourceType() === 'stylesheet');
  await expect.poll(() => stylesheets().length).toBe(2);
  const later = stylesheets().slice(1);
  const field = asked.filter((request) => /\/_shell\/assets\/field\./.test(request.url()));
  const untouched = asked.filter((request) => ![...later, ...field].includes(request));
  const bytesOf = async (requests: readonly Request[]) => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  for (const [type, bound] of Object.entries(most)) {
    const requests = untouched.filter((request) => request.resourceType() === type);
    expect(requests.length, type).toBeGreaterThan(0);
    expect(requests.length, type).toBeLessThanOrEqual(bound.requests);
    expect(await bytesOf(requests), type).toBeLessThanOrEqual(bound.bytes);
  }
  expect(await bytesOf(later)).toBeLessThanOrEqual(laterBytes);
  expect(await bytesOf(field)).toBeLessThanOrEqual(fieldBytes);
  const files = asked.filter((request) => /\/_shell\/(plans|views)\//.test(request.url()));
  expect(files).toHaveLength(2);
  expect(await bytesOf(files)).toBeLessThanOrEqual(fileBytes);
  const [document] = asked.filter((request) => request.resourceType() === 'document');
  const fields = await (await document!.response())!.headersArray();
  const header = fields
    .filter(({ name }) => !varying.includes(name.toLowerCase()))
    .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
  expect(header).toBeGreaterThan(0);
  const isWhole = fields.some(({ name }) => name.toLowerCase() === 'content-length');
  expect(header).toBeLessThanOrEqual(headerBytes + (isWhole ? 0 : lateScriptBytes));
  const host = asked.filter((request) => /\/_shell\/assets\/host\./.test(request.url()));
  expect(host).toHaveLength(1);
  expect(await bytesOf(host)).toBeLessThanOrEqual(hostBytes);
  // Overlays are loaded when they are opened.
  expect(asked.map((request) => request.url()).filter((url) => url.includes('/remotes/mfe-vehicle/'))).toEqual([]);
});

test('the search page and each of its tiles stay within their elements before anybody touches them', async ({
  plain,
}) => {
  await plain.goto('/cars-for-sale/all');
  expect(await plain.locator('*').count()).toBeLessThanOrEqual(mostElements.page);
  const tiles = await plain
    .locator('[data-slot="results"] li[data-anchor]')
    .evaluateAll((all) => all.map((tile) => tile.querySelectorAll('*').length + 1));
  expect(tiles).toHaveLength(30);
  expect(Math.max(...tiles)).toBeLessThanOrEqual(mostElements.tile);
  for (const slot of ['sponsored', 'highlights']) {
    const strip = plain.locator(`[data-slot="${slot}"]`);
    await expect(strip.getByRole('heading', { level: 3 }).first()).toBeAttached();
    expect(await strip.locator(unrated).count(), slot).toBeLessThanOrEqual(mostElements.strip);
  }
});

test('no element of an untouched search page needs a rule of the later stylesheet', async ({ plain }) => {
  for (const path of ['/cars-for-sale/all', '/cars-for-sale/all/toyota?zip=60610&vehicleStyleCode=SUVCROSS']) {
    await plain.goto(path);
    const { plan } = JSON.parse((await plain.locator('#fc-page').textContent()) ?? '');
    const { later } = await (await plain.request.get(`/_shell/${plan}`)).json();
    const css = await (await plain.request.get(Object.keys(later)[0] ?? '')).text();
    const styled = await plain.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const selectorsIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...(rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : []),
        ]);
      const all = selectorsIn(sheet.cssRules);
      return { count: all.length, found: all.filter((selector) => document.querySelector(selector) !== null) };
    }, css);
    expect(styled.count).toBeGreaterThan(50);
    // The panel of the filters is a dialog, which looks like one only over the page.
    expect(styled.found.filter((selector) => !selector.startsWith('.fc-dialog'))).toEqual([]);
  }
});

test('a drawing says on its tile that it is one, in words of the style: thirty tiles do not repeat them', async ({
  plain,
}) => {
  await plain.goto('/cars-for-sale/all');
  const said = await plain.locator('[data-slot="results"] li[data-anchor]').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const isDrawn = tile.querySelector('a > img:not([srcset])') !== null;
      // A view from all sides has a caption, which says it, too.
      const caption = tile.querySelector('a + span')?.textContent ?? '';
      const isSaid = getComputedStyle(tile, '::after').content === '"Illustration"';
      return isDrawn === (caption === '' ? isSaid : caption.startsWith('Illustration'));
    }),
  );
  expect(said).toEqual(Array.from({ length: 30 }, () => true));
});

test('a vehicle’s page and its strips stay within their elements', async ({ plain }) => {
  await plain.goto('/cars-for-sale/all');
  const first = plain.locator('[data-slot="results"] li[data-anchor] a[href*="/cars-for-sale/vehicle/"]').first();
  await plain.goto((await first.getAttribute('href')) ?? '');
  for (const slot of ['others', 'similar'])
    expect(await plain.locator(`[data-slot="${slot}"]`).locator(unrated).count(), slot).toBeLessThanOrEqual(
      mostElements.strip,
    );
  await expect(plain.locator('[data-slot="similar"]').getByRole('heading', { level: 3 }).first()).toBeAttached();
  expect(await plain.locator('*').count()).toBeLessThanOrEqual(mostElements.vehicle);
});
