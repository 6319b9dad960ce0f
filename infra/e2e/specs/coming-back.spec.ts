/** Going back restores a page's scroll position. */

import type { Locator, Page } from '@playwright/test';
import { wholeBrowser } from '../browsers';
import { watchRequests } from './requests';
import {
  alive,
  atRest,
  bodyStyle,
  cards,
  markDocument,
  open,
  results,
  resultsSection,
  shownListings,
  watchHistory,
} from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const sedans = '/cars-for-sale/all?vehicleStyleCode=SEDAN';

/** Returns the listing nearest the middle of the window. */
const inTheMiddle = (page: Page) =>
  page.locator('[data-anchor]').evaluateAll((all) => {
    const fromMiddle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.abs(top + bottom - innerHeight);
    };
    return all.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))[0]?.getAttribute('data-anchor');
  });

/** Returns the distance in pixels between a former and the current position; a window scrolls by whole pixels. */
const awayFrom = async (place: { y: number } | null, something: Locator) =>
  Math.abs(((await something.boundingBox())?.y ?? Number.NaN) - (place?.y ?? Number.NaN));

test.describe('R74 coming back from a listing', () => {
  test('restores results and position', async ({ page }) => {
    await open(page, '/cars-for-sale/all?maxPrice=30000');
    const card = cards(page).nth(20);
    // Rows that come into view take their own heights in place of the reserved ones.
    await card.scrollIntoViewIfNeeded();
    await atRest(page);
    await card.scrollIntoViewIfNeeded();
    const url = page.url();
    const place = await card.boundingBox();
    const shown = await shownListings(page);
    await card.click();
    await expect(page).toHaveURL(/\/cars-for-sale\/vehicle\/.*clickType=.*listingId=/);
    await page.goBack();
    await expect(page).toHaveURL(url);
    expect(await shownListings(page)).toEqual(shown);
    await expect.poll(() => awayFrom(place, card)).toBeLessThan(2);
    await alive(page, 'results');
    await atRest(page);
    expect(await awayFrom(place, card)).toBeLessThan(2);
  });

  test('of an added page restores that page and the pages before it', async ({ page }) => {
    await open(page, '/cars-for-sale/all?maxPrice=30000');
    await results(page)
      .getByRole('link', { name: /See More Results/ })
      .click();
    await expect(cards(page)).toHaveCount(60);
    const card = cards(page).nth(44);
    await card.scrollIntoViewIfNeeded();
    await atRest(page);
    const title = await card.textContent();
    const shown = await shownListings(page);
    await card.scrollIntoViewIfNeeded();
    const place = await card.boundingBox();
    await card.click();
    await expect(page).toHaveURL(/\/vehicle\//);
    await page.goBack();
    await expect.poll(async () => (await shownListings(page)).slice(0, shown.length)).toEqual(shown);
    await expect.poll(() => awayFrom(place, card)).toBeLessThan(2);
    expect(await card.textContent()).toBe(title);
  });

  test('R55 and a reload restore the added pages, and the position in them', async ({ page }) => {
    await open(page, '/cars-for-sale/all?maxPrice=30000');
    await results(page)
      .getByRole('link', { name: /See More Results/ })
      .click();
    await expect(cards(page)).toHaveCount(60);
    await cards(page).nth(44).scrollIntoViewIfNeeded();
    await atRest(page);
    const card = page.locator(`[data-anchor="${await inTheMiddle(page)}"]`);
    const shown = await shownListings(page);
    const place = await card.boundingBox();
    await page.reload();
    await expect.poll(async () => (await shownListings(page)).slice(0, shown.length)).toEqual(shown);
    await expect.poll(() => awayFrom(place, card)).toBeLessThan(2);
  });

  test('restores results that arrived late, too', async ({ page }) => {
    await open(page, '/cars-for-sale/all?maxPrice=30000');
    await results(page)
      .getByRole('link', { name: /See More Results/ })
      .click();
    await expect(cards(page)).toHaveCount(60);
    await cards(page).nth(44).click();
    await expect(page).toHaveURL(/\/vehicle\//);
    let letThrough = () => {};
    const marked = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/_shell/assets/host*', async (route) => {
      await marked;
      await route.continue();
    });
    await page.goBack({ waitUntil: 'domcontentloaded' });
    // Marks the slot as the starter does after it has moved it to its place; the next page is requested before this one is hydrated.
    await results(page).evaluate((element) => element.setAttribute('data-arrived', 'late'));
    letThrough();
    await alive(page, 'results');
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(60);
  });

  test('to a page in the back/forward cache finds it unchanged and hydrated', async ({
    playwright,
    launchOptions,
    contextOptions,
    userAgent,
    viewport,
    baseURL,
  }) => {
    // Playwright disables the back/forward cache by default; with the cache it recognizes a return by the URL only.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: wholeBrowser,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ ...contextOptions, userAgent, viewport, baseURL });
    watchRequests(page);
    await open(page, all);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    const isSame = await markDocument(page);
    const card = cards(page).nth(20);
    // Rows that come into view take their own heights in place of the reserved ones.
    await card.scrollIntoViewIfNeeded();
    await atRest(page);
    await card.scrollIntoViewIfNeeded();
    const place = await card.boundingBox();
    const shown = await shownListings(page);
    await card.click();
    await expect(page).toHaveURL(/\/vehicle\//);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(sedans);
    expect(await isSame()).toBe(true);
    expect(await shownListings(page)).toEqual(shown);
    await expect.poll(() => awayFrom(place, card)).toBeLessThan(2);
    await (await bodyStyle(page, 'Sedan')).uncheck();
    await expect(page).toHaveURL(all);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    expect(await shownListings(page)).not.toEqual(shown);
    await browser.close();
  });

  test('that was opened in a tab changes neither this page nor its history', async ({ page, context }) => {
    const writes = await watchHistory(page);
    await open(page, sedans);
    for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await cards(page).first().click(options);
      const tab = await opened;
      await expect(tab).toHaveURL(/\/vehicle\//);
      await tab.close();
    }
    await expect(page).toHaveURL(sedans);
    expect(await writes()).toEqual([]);
    expect(await page.evaluate(() => history.state)).toBeNull();
  });
});
