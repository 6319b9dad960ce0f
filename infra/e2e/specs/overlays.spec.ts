/** Overlays: the drawer of the filters, and fragments that are loaded when they are opened. */
import type { Locator, Page } from '@playwright/test';
import { brandSite } from '../ports';
import { focusStop, violations } from './accessibility';
import {
  alive,
  atRest,
  bodyStyle,
  drawerLink,
  filters,
  markDocument,
  open,
  openDrawer,
  resize,
  results,
  section,
  sendFilters,
  slot,
  watchHistory,
  watchSearches,
} from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const sedans = '/cars-for-sale/all?vehicleStyleCode=SEDAN';
const both = '/cars-for-sale/all?vehicleStyleCode=SEDAN,HATCH';

const programPage = '/cars-for-sale/overlay/mfe-showcase/program-details';

const hasFocusInside = (container: Locator) =>
  expect.poll(() => container.evaluate((element) => element.contains(document.activeElement))).toBe(true);
const edgeOf = (place: Locator, edge: 'top' | 'bottom'): Promise<number> =>
  place.evaluate((element, name) => element.getBoundingClientRect()[name], edge);
const lengthOf = (page: Page) => page.evaluate(() => history.length);

test.describe('the filters on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the focus moves in, stays there and returns; the page behind cannot be reached', async ({ page }) => {
    await open(page, all);
    await drawerLink(page).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer).toBeVisible();
    await hasFocusInside(drawer);
    // The title has the focus, so that screen readers announce it; the controls follow.
    await expect(drawer.getByRole('heading', { name: 'Filters' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('button', { name: 'Close filters' })).toBeFocused();
    expect(await focusStop(page)).toMatchObject({ isSeen: true, isLargeEnough: true, hasRing: true });
    // The focus moves out of the page into the browser's controls and back, never behind the drawer.
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
      const isOutside = await page.evaluate(() => document.activeElement === document.body);
      expect(stop === 'DIALOG' || isOutside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(drawerLink(page)).toBeFocused();
  });

  test('nothing moves or scrolls behind the drawer', async ({ page }) => {
    await open(page, all);
    await page.evaluate(() => scrollTo(0, 40));
    const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
    await openDrawer(page);
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before);
    await page.mouse.move(200, 400);
    const turned = page.evaluate(
      () =>
        new Promise((shown) =>
          addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(shown)), { once: true }),
        ),
    );
    await page.mouse.wheel(0, 20_000);
    await turned;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before);
  });

  test('filters, order and saving stay visible however far one scrolls, and cover no scroll target', async ({
    page,
  }) => {
    await open(page, `${all}?maxPrice=60000`);
    await page.evaluate(() => scrollTo(0, 3000));
    await expect(drawerLink(page)).toBeInViewport({ ratio: 1 });
    const bar = filters(page).locator('.fc-bar');
    await expect(slot(page, 'hero').getByLabel('Sort By:')).toBeInViewport({ ratio: 1 });
    await expect(slot(page, 'hero').getByRole('link', { name: 'Save search' })).toBeInViewport({ ratio: 1 });
    await resize(page, 320, 844);
    const tools = page.locator('.fc-bar a, .fc-tools select, .fc-tools a[href*="save-search"]');
    const middles = await tools.evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(middles).toHaveLength(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    await resize(page, 390, 844);
    await slot(page, 'hero').getByLabel('Sort By:').selectOption('mileageASC');
    await expect(page).toHaveURL(/sortBy=mileageASC/);
    await expect(async () => {
      const [top, below] = [await edgeOf(results(page), 'top'), await edgeOf(bar, 'bottom')];
      expect(top).toBeGreaterThanOrEqual(below);
      expect(top).toBeLessThan(200);
    }).toPass();
  });

  test('a press beside the drawer closes it', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await open(page, all);
    const drawer = await openDrawer(page);
    await page.mouse.click(680, 450);
    await expect(drawer).toHaveCount(0);
    await expect(drawerLink(page)).toBeFocused();
  });

  test('R21 back closes it and stays on the page; forward does not search', async ({ page }) => {
    await open(page, all);
    const isSame = await markDocument(page);
    const searches = watchSearches(page);
    const drawer = await openDrawer(page);
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(all);
    await expect(drawerLink(page)).toBeFocused();
    await page.goForward();
    await atRest(page);
    expect([await isSame(), searches]).toEqual([true, []]);
  });

  test('R21 back after two changes in it closes it and keeps both; the next back undoes the last', async ({ page }) => {
    await open(page, all);
    const drawer = await openDrawer(page);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await (await bodyStyle(page, 'Hatchback')).check();
    await expect(page).toHaveURL(both);
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(both);
    await expect(slot(page, 'hero').getByRole('link', { name: 'Remove Hatchback' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(sedans);
    await page.goBack();
    await expect(page).toHaveURL(all);
  });

  test('R21 opened and closed in other ways it leaves the history as it was; loading writes nothing', async ({
    page,
  }) => {
    const writes = await watchHistory(page);
    await page.goto(sedans);
    await open(page, all);
    const length = await lengthOf(page);
    for (const way of ['Escape', 'Enter']) {
      const drawer = await openDrawer(page);
      await drawer.getByRole('button', { name: 'Close filters' }).press(way);
      await expect(drawer).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    }
    expect(await lengthOf(page)).toBe(length + 1);
    expect(await writes()).toEqual(['pushState ', 'pushState ']);
    await page.goBack();
    await expect(page).toHaveURL(sedans);
  });

  test('the drawer stays open while it is used; "See Results" closes it and leads to the results', async ({ page }) => {
    await open(page, all);
    const drawer = await openDrawer(page);
    const box = await bodyStyle(page, 'Sedan');
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(sedans);
    await expect(drawer).toBeVisible();
    await expect(box).toBeFocused();
    const isSame = await markDocument(page);
    const see = drawer.getByRole('button', { name: /^See Results/ });
    await expect(see).toBeInViewport({ ratio: 1 });
    await see.press('Enter');
    await expect(drawer).toHaveCount(0);
    const heading = results(page).getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(await isSame()).toBe(true);
  });

  test('"See Results" leads to the results also if nothing was changed', async ({ page }) => {
    await open(page, all);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: /^See Results/ }).click();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    const heading = results(page).getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test('closed by its button, or by a screen that grows, it leaves the page usable', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await open(page, all);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Close filters' }).click();
    await expect(drawer).toHaveCount(0);
    await openDrawer(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
  });

  test('an overlay of another remote is above the drawer, and back closes one at a time', async ({ page }) => {
    await open(page, `${brandSite('certified')}${all}`);
    const drawer = await openDrawer(page);
    await (await section(page, 'Money Back Guarantee')).getByRole('link', { name: 'Program details' }).click();
    const details = page.getByRole('dialog', { name: /program$/ });
    await expect(details).toBeVisible();
    await page.goBack();
    await expect(details).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await hasFocusInside(drawer);
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(`${brandSite('certified')}${all}`);
  });
});

test.describe('the details of the certified programme', () => {
  const certified = `${brandSite('certified')}${all}`;
  const link = (page: Page) => slot(page, 'promises').getByRole('link', { name: 'Program details' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'The Proven Choice Certified program' });

  test('none of their files is loaded before they are opened', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await open(page, certified);
    await atRest(page);
    expect(files.filter((url) => url.includes('program-details'))).toEqual([]);
    expect(await page.content()).not.toContain('A technician goes through');
    await link(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(files.filter((url) => /program-details.*\.js/.test(url))).toHaveLength(1);
  });

  test('axe finds nothing in them; the focus moves in and returns', async ({ page }) => {
    await open(page, certified);
    await alive(page, 'promises');
    await link(page).focus();
    await page.keyboard.press('Enter');
    await hasFocusInside(dialog(page));
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
  });

  test('"Include Certified Vehicles" closes them and searches, as one step of the history', async ({ page }) => {
    await open(page, certified);
    await alive(page, 'promises');
    await link(page).click();
    await dialog(page).getByRole('link', { name: 'Include Certified Vehicles' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/certified|CERTIFIED/);
    const searched = page.url();
    await atRest(page);
    expect(page.url()).toBe(searched);
    await page.goBack();
    await expect(page).toHaveURL(certified);
  });

  test('a click before the page answers opens them as well', async ({ page }) => {
    await page.goto(certified);
    await link(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(certified);
  });

  test.describe('that cannot be loaded', () => {
    test.use({
      allowedComplaints: [/Failed to load resource|program-details/],
    });

    test('their page is opened instead, and back leads to the search', async ({ page }) => {
      await page.route(/mfe-showcase\/.*program-details.*\.js/, (route) => route.abort());
      await open(page, certified);
      await alive(page, 'promises');
      await link(page).click();
      await expect(page).toHaveURL(new RegExp(programPage));
      await expect(page.getByRole('heading', { name: 'The Proven Choice Certified program' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(certified);
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters have their own page, and lead to the search', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(sedans);
    await drawerLink(page).click();
    await expect(page).toHaveURL('/cars-for-sale/filters?vehicleStyleCode=SEDAN');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await (await section(page, 'Body Style')).getByRole('checkbox', { name: 'Hatchback' }).check();
    await sendFilters(page);
    await expect(page).toHaveURL(/vehicleStyleCode=HATCH,SEDAN$/);
  });

  test('the programme has its own page, with links back and to a search', async ({ page }) => {
    await page.goto(`${brandSite('certified')}${all}`);
    await page.getByRole('link', { name: 'Program details' }).first().click();
    await expect(page.getByRole('heading', { name: 'The Proven Choice Certified program' })).toBeVisible();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${brandSite('certified')}${all}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Include Certified Vehicles' }).click();
    await expect(page).toHaveURL(/certified|CERTIFIED/);
  });

  test('an overlay without a button to close it has the way back on its own page', async ({ page }) => {
    await page.goto(sedans);
    await page.getByRole('link', { name: 'Save search' }).first().click();
    await expect(page.getByRole('heading', { name: 'Save Search' })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(sedans);
  });
});
