import {
  alive,
  atRest,
  bodyStyle,
  expectShown,
  filters,
  markDocument,
  matches,
  open,
  results,
  resultsSection,
  SearchGate,
  section,
  shownListings,
  slot,
  watchHistory,
  watchSearches,
} from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const sedans = '/cars-for-sale/all?vehicleStyleCode=SEDAN';
/** Parameters unknown to the search, with characters that are easily encoded wrong, in canonical spelling. */
const strange = 'brand=A%26B&off=50%25&trim=CAMRY%7CLE&car=%F0%9F%9A%97&empty=';

test.describe('R21 history', () => {
  test('nothing is written on load, hydration and leaving, and the URL does not change', async ({ page }) => {
    const writes = await watchHistory(page);
    const url = `/cars-for-sale/new?maxPrice=60000&${strange}#main`;
    await page.goto(url);
    const before = await page.evaluate(() => location.href);
    expect(before.endsWith(url)).toBe(true);
    await alive(page, 'filters', 'results');
    await atRest(page);
    expect(await page.evaluate(() => location.href)).toBe(before);
    await page.goto(all);
    expect(await writes()).toEqual([]);
  });

  test('one intent is one entry, and each press of back or forward is one step', async ({ page }) => {
    const writes = await watchHistory(page);
    await open(page, all);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await (await bodyStyle(page, 'Hatchback')).check();
    const both = '/cars-for-sale/all?vehicleStyleCode=SEDAN,HATCH';
    await expect(page).toHaveURL(both);
    await page.goBack();
    await expect(page).toHaveURL(sedans);
    await page.goBack();
    await expect(page).toHaveURL(all);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(both);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    expect(await writes()).toEqual([`pushState ${sedans}`, `pushState ${both}`]);
  });

  test('a search after going back needs one press of back', async ({ page }) => {
    await open(page, all);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await page.goBack();
    await expect(page).toHaveURL(all);
    await (await bodyStyle(page, 'Hatchback')).check();
    await expect(page).toHaveURL('/cars-for-sale/all?vehicleStyleCode=HATCH');
    await page.goBack();
    await expect(page).toHaveURL(all);
    await expect(await bodyStyle(page, 'Hatchback')).not.toBeChecked();
  });

  test('the same address twice is one entry and no search', async ({ page }) => {
    const writes = await watchHistory(page);
    await open(page, all);
    await alive(page, 'hero');
    const searches = watchSearches(page);
    const tab = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All Results' });
    await tab.click();
    await tab.click();
    await results(page).getByRole('link', { name: 'Page 1', exact: true }).click();
    await atRest(page);
    expect(await writes()).toEqual([]);
    expect(searches).toEqual([]);
    await expect(page).toHaveURL(all);
  });

  test('back and forward show the former results at once, without a request', async ({ page }) => {
    await open(page, all);
    const first = await shownListings(page);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect.poll(() => shownListings(page)).not.toEqual(first);
    const second = await shownListings(page);
    const gate = await SearchGate.on(page);
    await page.goBack();
    await expect.poll(() => shownListings(page)).toEqual(first);
    await page.goForward();
    await expect.poll(() => shownListings(page)).toEqual(second);
    expect(gate.asked).toBe(0);
  });

  test('going back aborts the pending search; forward requests it again', async ({ page }) => {
    await open(page, all);
    const before = await matches(page);
    const gate = await SearchGate.on(page);
    await (await bodyStyle(page, 'Sedan')).check();
    const given = await gate.search(0);
    await page.goBack();
    await expect(page).toHaveURL(all);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    await given.answer();
    await expect(await bodyStyle(page, 'Sedan')).not.toBeChecked();
    expect(await matches(page)).toBe(before);
    await page.goForward();
    const again = await gate.search(1);
    expect(again.url).toBe(sedans);
    await again.answer();
    await expect.poll(() => matches(page)).toBeLessThan(before);
  });

  test('#hash survives filtering, and going back to before it is no search', async ({ page }) => {
    await open(page, all);
    const isSame = await markDocument(page);
    const searches = watchSearches(page);
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(`${sedans}#main`);
    await page.goBack();
    await expect(page).toHaveURL(`${all}#main`);
    await page.goBack();
    await expect(page).toHaveURL(all);
    await atRest(page);
    expect(searches).toEqual([sedans]);
    expect(await isSame()).toBe(true);
  });

  test('unknown parameters and their spelling survive filtering and a reload', async ({ page }) => {
    await open(page, `${all}?${strange}`);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(`${sedans}&${strange}`);
    const response = await page.reload();
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL(`${sedans}&${strange}`);
  });

  test('typing a price writes no history and searches nothing before it is committed', async ({ page }) => {
    const writes = await watchHistory(page);
    await open(page, all);
    const searches = watchSearches(page);
    const price = (await section(page, 'Price & Payments')).getByRole('textbox', { name: 'Max Price' });
    await price.pressSequentially('25000');
    await expect(price).toHaveValue('25000');
    await atRest(page);
    expect(await writes()).toEqual([]);
    await price.press('Enter');
    await expect(page).toHaveURL('/cars-for-sale/all?maxPrice=25000');
    expect(await writes()).toEqual(['pushState /cars-for-sale/all?maxPrice=25000']);
    await expect.poll(() => searches).toEqual(['/cars-for-sale/all?maxPrice=25000']);
  });
});

test.describe('R20 the last intent wins', () => {
  test('two quick toggles both survive a slow server', async ({ page }) => {
    await open(page, all);
    const before = await matches(page);
    const gate = await SearchGate.on(page);
    const sedan = await bodyStyle(page, 'Sedan');
    const hatchback = await bodyStyle(page, 'Hatchback');
    await sedan.check();
    await hatchback.check();
    await expect(page).toHaveURL('/cars-for-sale/all?vehicleStyleCode=SEDAN,HATCH');
    await (await gate.search(1)).answer();
    await expect.poll(() => matches(page)).toBeLessThan(before);
    await expect(sedan).toBeChecked();
    await expect(hatchback).toBeChecked();
    await expect(slot(page, 'hero').getByRole('link', { name: 'Remove Sedan' })).toBeVisible();
    await expect(slot(page, 'hero').getByRole('link', { name: 'Remove Hatchback' })).toBeVisible();
  });

  test('answers that arrive as 2, then 1, leave state 2, and search 1 was aborted', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    const givenUp: string[] = [];
    page.on('requestfailed', (request) => givenUp.push(request.failure()?.errorText ?? ''));
    const sort = slot(page, 'hero').getByLabel('Sort By:');
    await sort.selectOption('derivedpriceASC');
    const first = await gate.search(0);
    await sort.selectOption('mileageASC');
    const second = await gate.search(1);
    await expect.poll(() => givenUp).toEqual(['net::ERR_ABORTED']);
    await second.answer();
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    const shown = await shownListings(page);
    await first.answer();
    await atRest(page);
    expect(await shownListings(page)).toEqual(shown);
    await expect(page).toHaveURL('/cars-for-sale/all?sortBy=mileageASC');
    await page.reload();
    await expectShown(page, shown);
  });

  test('an old search that fails shows no error', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    await (await bodyStyle(page, 'Sedan')).check();
    const old = await gate.search(0);
    await (await bodyStyle(page, 'Hatchback')).check();
    await old.fail(500);
    await (await gate.search(1)).answer();
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    expect(await matches(page)).toBeGreaterThan(0);
    await expect(results(page).getByRole('alert')).toHaveCount(0);
  });

  test('a fragment that arrives late shows the then current search', async ({ page }) => {
    let letThrough = () => {};
    const late = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/_shell/remotes/mfe-filters/**/*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(sedans);
    await alive(page, 'results');
    await slot(page, 'hero').getByRole('link', { name: 'Remove Sedan' }).click();
    await expect(page).toHaveURL(all);
    await expect(filters(page)).not.toHaveAttribute('data-alive');
    letThrough();
    await alive(page, 'filters');
    await expect(await bodyStyle(page, 'Sedan')).not.toBeChecked();
    await expect(filters(page).getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
  });
});

test.describe('a second copy of the page’s host', () => {
  test.use({ allowedComplaints: [/createBus: this page has a bus already/] });

  test('reports an error and does not disturb the first', async ({ page }) => {
    await open(page, all);
    const failure = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      const first = document.querySelector<HTMLScriptElement>('script[src*="/_shell/assets/host"]')!;
      const second = document.createElement('script');
      second.src = `${first.src}?again`;
      document.head.append(second);
    });
    expect(String(await failure)).toContain('createBus: this page has a bus already');
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await expect(slot(page, 'hero').getByRole('link', { name: 'Remove Sedan' })).toBeVisible();
  });
});
