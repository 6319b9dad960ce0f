/** Pages before a touch, and the first touch: nothing is hydrated until then, and only what is touched afterwards (R58). */
import type { Page, Request, Route } from '@playwright/test';
import { expectOneSearch } from './one-search';
import { begun, filters, results, slot } from './results-page';
import { startSlowDocument } from './slow-document';
import { expect, test } from './watched-page';

const start = '/cars-for-sale/all?vehicleStyleCode=HATCH';
const box = (page: Page) => filters(page).locator('input[name="vehicleStyleCode"][value="SEDAN"]');
/** Most bytes of the inline script, uncompressed. */
const inlineBytes = 4500;

/** Slots of ads, which request an ad when they come near; the bar at the bottom waits for the first scroll. */
const ads = ['fluid', 'inline', 'liner', 'treehouse', 'peekaboo', 'promo', 'footer-ad'];

/** Slots that are hydrated. */
const alive = (page: Page) =>
  page.locator('[data-alive]').evaluateAll((all) => all.map((slot) => (slot as HTMLElement).dataset.slot));
/** Waits for an idle page, after all that waits for one. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

test('nothing but ads that are near is hydrated before a touch in ten first visits, and no script is requested before the page has loaded', async ({
  page,
}) => {
  for (let visit = 0; visit < 10; visit += 1) {
    await page.evaluate(() => {
      if (location.protocol.startsWith('http')) localStorage.clear();
    });
    const early: Request[] = [];
    const note = (request: Request) => request.resourceType() === 'script' && early.push(request);
    page.on('request', note);
    page.once('load', () => page.off('request', note));
    await page.goto(`${start}&maxPrice=${50_000 + visit}`);
    expect(early.map((request) => request.url())).toEqual([]);
    await begun(page);
    await idle(page);
    expect((await alive(page)).filter((slot) => !ads.includes(slot ?? ''))).toEqual([]);
  }
  const inline = await page
    .locator('script:not([src]):not([type])')
    .evaluateAll((all) => all.reduce((sum, script) => sum + (script.textContent ?? '').length, 0));
  expect(inline).toBeGreaterThan(0);
  expect(inline).toBeLessThanOrEqual(inlineBytes);
});

test.describe('R58 a press on a box is answered once and right', () => {
  for (const [when, until] of [
    ['as soon as the HTML is there', async () => {}],
    ['while the page loads', (page: Page) => page.waitForLoadState('load')],
    ['when the host has begun', begun],
  ] as const)
    test(`${when}; the results get new HTML and are not hydrated`, async ({ page }) => {
      const views: string[] = [];
      page.on('request', (request) => request.url().includes('/_shell/view?') && views.push(request.url()));
      await page.goto(start, { waitUntil: 'commit' });
      await box(page).waitFor({ state: 'attached' });
      await until(page);
      await box(page).click();
      await expect(page).toHaveURL(/vehicleStyleCode=[A-Z,]*SEDAN/);
      await expectOneSearch(page);
      expect(views).toHaveLength(1);
      await expect.poll(() => alive(page)).toContain('filters');
      expect(await alive(page)).not.toContain('results');

      await page.goBack();
      await expect(page).not.toHaveURL(/SEDAN/);
      await expectOneSearch(page);
      await page.goForward();
      await expectOneSearch(page);
      expect(await alive(page)).not.toContain('results');
    });
});

test('R58 a choice made while the document still arrives is answered once its end is there', async ({ page }) => {
  const slow = await startSlowDocument('<script type="application/json" id="fc-page">');
  try {
    await page.goto(`${slow.origin}${start}`, { waitUntil: 'commit' });
    await box(page).click();
    await slot(page, 'hero').getByLabel('Sort By:').selectOption('mileageASC');
    slow.finish();
    await expect(page).toHaveURL(/vehicleStyleCode=[A-Z,]*SEDAN/);
    await expect(page).toHaveURL(/sortBy=mileageASC/);
    await expectOneSearch(page);
  } finally {
    await page.goto('about:blank');
    slow.close();
  }
});

test('R58 a second press, in the bar above the results, is answered too, and hydrates it', async ({ page }) => {
  await page.goto(start);
  await box(page).click();
  await expectOneSearch(page);
  await slot(page, 'hero').getByLabel('Sort By:').selectOption('mileageASC');
  await expect(page).toHaveURL(/sortBy=mileageASC/);
  await expectOneSearch(page);
  await expect.poll(() => alive(page)).toContain('hero');
  expect(await alive(page)).not.toContain('results');
});

test.describe('without an answer', () => {
  test.use({ allowedComplaints: [/./] });

  test('R58 the results say so, offer to try again, and follow once there is one', async ({ page }) => {
    const refuse = (route: Route) => route.abort();
    await page.route('**/_shell/view?*', refuse);
    const again = results(page).getByRole('link', { name: 'Please try again' });
    // Where the results cannot be hydrated within a moment, the page of the search is opened instead: the next visit has their script.
    await expect(async () => {
      await page.goto(start);
      await begun(page);
      await box(page).click();
      await expect(again).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.unroute('**/_shell/view?*', refuse);
    await again.click();
    await expectOneSearch(page);
    await expect(page).toHaveURL(/SEDAN/);
  });

  test('with the network cut after the HTML a press is performed natively', async ({ page }) => {
    await page.route(/\/_shell\/(assets|remotes|plans|views)\/.*(?<!\.css)$/, (route) => route.abort());
    await page.goto(start);
    await box(page).click();
    await expect(page).toHaveURL(/vehicleStyleCode=[A-Z,]*SEDAN/);
    await expectOneSearch(page);
  });
});
