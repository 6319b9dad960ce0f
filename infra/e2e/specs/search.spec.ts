import type { Locator, Page } from '@playwright/test';
import { alive, atRest, cards, plainSection, resultsSection, section, sendFilters, slot, touch } from './results-page';
import { expect, test } from './watched-page';

const heading = /[\d,]+ Match(es)?/;
const results = (page: Page) => page.locator('[data-slot="results"]');
const filters = (page: Page) => page.locator('[data-slot="filters"]');

/** Returns the number in the heading of the results. */
async function matches(page: Page): Promise<number> {
  const text = await results(page).getByRole('heading', { name: heading }).first().textContent();
  return Number((text ?? '').replace(/[^\d]/g, ''));
}

/** Returns the box of a body style, after opening its section as a shopper would. */
async function bodyStyle(page: Page, label: string): Promise<Locator> {
  const box = (await section(page, 'Body Style')).getByRole('checkbox', { name: label });
  await expect(box).toBeVisible();
  return box;
}

test.describe('with script', () => {
  test('a filter changes results and URL without a reload; back and forward show at once', async ({ page }) => {
    await page.goto('/cars-for-sale/all');
    await touch(filters(page));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const all = await matches(page);
    const box = await bodyStyle(page, 'Sedan');
    await box.check();
    await expect(page).toHaveURL(/vehicleStyleCode=SEDAN/);
    await expect.poll(() => matches(page)).toBeLessThan(all);
    await expect(box).toBeFocused();
    const sedans = await matches(page);
    await page.goBack();
    await expect.poll(() => matches(page)).toBe(all);
    await expect(box).not.toBeChecked();
    await page.goForward();
    await expect.poll(() => matches(page)).toBe(sedans);
    await expect(box).toBeChecked();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.reload();
    await expect.poll(() => matches(page)).toBe(sedans);
  });

  test('R52 the ad places of later blocks are filled, too: positions 36 and 43, if there are so many results', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/all');
    await touch(results(page));
    for (const shown of [60, 90]) {
      await results(page).getByRole('link', { name: 'See More Results' }).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(shown);
    }
    for (const position of [7, 14, 19, 36, 43]) {
      const place = results(page).locator(`[data-slot="fluid"][data-props*='"position":${position},']`);
      await place.scrollIntoViewIfNeeded();
      await expect(place.getByRole('link')).toHaveAttribute('href', /^\/[a-z]/);
    }
  });

  test('a filter used deep in the list shows the results from their beginning; the box stays under the pointer, and back restores the position', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/all');
    await alive(page, 'filters', 'results');
    const box = (await section(page, 'Condition')).getByRole('checkbox', { name: /^New/ });
    await page.evaluate(() => scrollTo(0, 2500));
    await atRest(page);
    const before = await box.boundingBox();
    await box.click();
    await expect(page).toHaveURL(/listingType=/);
    await expect(async () => {
      const top = await results(page).evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      // Below the row that stays at the top.
      expect(top).toBeLessThan(80);
    }).toPass();
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    await expect.poll(() => box.boundingBox()).toEqual(before);
    await page.goBack();
    // The same tile is at the same place again; rows above it may have become a fraction of a pixel lower or higher.
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 2500))).toBeLessThanOrEqual(1);
  });

  test('R21 a sort change keeps the filters; one intent is one history entry', async ({ page }) => {
    await page.goto('/cars-for-sale/all?maxPrice=30000');
    await touch(results(page));
    const entries = await page.evaluate(() => history.length);
    await slot(page, 'hero').getByLabel('Sort By:').selectOption('derivedpriceASC');
    await expect(page).toHaveURL(/\?maxPrice=30000&sortBy=derivedpriceASC$/);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('a box that is clicked before hydration is ticked and the page busy at once; the search follows', async ({
    page,
  }) => {
    let loadHost = () => {};
    const clicked = new Promise<void>((resolve) => {
      loadHost = resolve;
    });
    await page.route('**/_shell/assets/host*', async (route) => {
      await clicked;
      await route.continue();
    });
    // A section with a choice is open; one that is opened so early is filled as soon as the page is alive.
    await page.goto('/cars-for-sale/all?vehicleStyleCode=HATCH', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const colors = await section(page, 'Exterior Color');
    await expect(colors.getByRole('link', { name: 'All Exterior Color options' })).toBeVisible();
    const box = await bodyStyle(page, 'Sedan');
    const coupe = await bodyStyle(page, 'Coupe');
    for (const each of [box, coupe, coupe]) await each.click();
    await expect(box).toBeChecked();
    await expect(coupe).not.toBeChecked();
    await expect(resultsSection(page)).toHaveAttribute('aria-busy', 'true');
    await expect(filters(page)).not.toHaveAttribute('data-alive', '');
    loadHost();
    await expect(page).toHaveURL(/vehicleStyleCode=HATCH,SEDAN$/);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    await expect(box).toBeChecked();
    await expect(coupe).not.toBeChecked();
    await expect(colors.getByRole('checkbox', { name: /^Black/ })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a modified click on a filter link opens a tab and does not change this page', async ({ page, context }) => {
    await page.goto('/cars-for-sale/all?vehicleStyleCode=SEDAN');
    await touch(results(page));
    const before = page.url();
    const tab = context.waitForEvent('page');
    await results(page)
      .locator('a[data-enhance]')
      .first()
      .click({ modifiers: ['Control'] });
    await (await tab).waitForLoadState();
    expect(page.url()).toBe(before);
  });

  test('a click on a listing leads to the vehicle, and back to the results', async ({ page }) => {
    await page.goto('/cars-for-sale/all?vehicleStyleCode=SEDAN');
    await touch(results(page));
    const title = await cards(page).first().textContent();
    await cards(page).first().click();
    await expect(page.locator('h1')).toHaveText((title ?? '').trim());
    await page.goBack();
    await expect(page).toHaveURL(/vehicleStyleCode=SEDAN/);
    await expect(cards(page).first()).toHaveText((title ?? '').trim());
  });
});

test.describe('when something fails in the browser', () => {
  test.use({ allowedComplaints: [/./] });

  test('a remote: its server HTML stays and works without script, the others are hydrated', async ({ page }) => {
    await page.route('**/_shell/remotes/mfe-filters/**', (route) => route.abort());
    await page.goto('/cars-for-sale/all?vehicleStyleCode=HATCH');
    await touch(results(page));
    const box = await bodyStyle(page, 'Sedan');
    await expect(filters(page)).not.toHaveAttribute('data-alive', '');
    await expect(box).toBeVisible();
  });

  test('the host: links and forms work without script', async ({ page }) => {
    await page.route('**/_shell/assets/**', (route) => route.abort());
    await page.goto('/cars-for-sale/all');
    await page.getByRole('link', { name: /next/i }).first().click();
    await expect(page).toHaveURL(/firstRecord=30/);
  });

  test('a script whose bytes were changed on the way is refused; its server HTML stays', async ({ page }) => {
    await page.route('**/_shell/remotes/mfe-account/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title="taken"' }),
    );
    await page.goto('/cars-for-sale/all?vehicleStyleCode=SEDAN');
    await touch(results(page));
    await expect(page.locator('[data-slot="save-search"]')).toContainText(/Save Search/i);
    await expect(page).not.toHaveTitle('taken');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter form searches and the answer is canonical', async ({ page }) => {
    await page.goto('/cars-for-sale/all');
    const all = await matches(page);
    await (await plainSection(page, 'Body Style')).getByRole('checkbox', { name: 'Sedan' }).check();
    await sendFilters(page);
    await expect(page).toHaveURL(/\/cars-for-sale\/all\?vehicleStyleCode=SEDAN$/);
    expect(await matches(page)).toBeLessThan(all);
    await expect(filters(page).getByRole('checkbox', { name: 'Sedan' }).first()).toBeChecked();
  });

  test('chips, sort and pages are links and forms', async ({ page }) => {
    await page.goto('/cars-for-sale/all?vehicleStyleCode=SEDAN');
    await page.getByRole('link', { name: /next/i }).first().click();
    await expect(page).toHaveURL(/firstRecord=30/);
    const tools = slot(page, 'hero');
    await tools.getByLabel('Sort By:').selectOption('derivedpriceASC');
    await tools.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/sortBy=derivedpriceASC/);
    await expect(page).not.toHaveURL(/firstRecord/);
    await tools.getByRole('link', { name: /sedan/i }).click();
    await expect(page).not.toHaveURL(/SEDAN/);
  });

  test('saving a search stores it and says so on a page of its own', async ({ page }) => {
    await page.goto('/cars-for-sale/all?vehicleStyleCode=SEDAN');
    const save = page.locator('[data-slot="save-search"]');
    await save
      .getByText(/Save Search/i)
      .first()
      .click();
    await save.getByRole('textbox', { name: /email/i }).fill('no-script@example.com');
    await save.getByRole('button', { name: /Subscribe/i }).click();
    await expect(page.getByRole('heading', { name: 'Subscribed!' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the results' }).click();
    await expect(page).toHaveURL(/vehicleStyleCode=SEDAN/);
  });
});
