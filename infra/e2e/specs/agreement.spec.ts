/** Pages of which a part is not hydrated: everything a shopper does still works, and all parts of the page show the same search. */
import { expectOneSearch } from './one-search';
import { filters, results, section, slot } from './results-page';
import { expect, test } from './watched-page';

/** Sections with a choice are open, so that their boxes are there before any script. */
const start = '/cars-for-sale/all?listingType=USED,CERTIFIED&extColorSimple=BLUE,RED';
const scripts = {
  'mfe-search-results': '**/_shell/remotes/mfe-search-results/**',
  'mfe-vehicle': '**/_shell/remotes/mfe-vehicle/**',
  'mfe-filters': '**/_shell/remotes/mfe-filters/**',
  'mfe-showcase': '**/_shell/remotes/mfe-showcase/**',
  'mfe-account': '**/_shell/remotes/mfe-account/**',
  'mfe-ads': '**/_shell/remotes/mfe-ads/**',
  'the host': '**/_shell/assets/host*',
};

test.describe('R58 with the script blocked of', () => {
  test.use({ allowedComplaints: [/./] });

  for (const [name, pattern] of Object.entries(scripts)) {
    test(`${name}: a filter, a chip, the sort and a page`, async ({ page }) => {
      // Pictures do not matter here and take time on each page.
      for (const blocked of [pattern, '**/_shell/vehicles/**']) await page.route(blocked, (route) => route.abort());
      await page.goto(start, { waitUntil: 'domcontentloaded' });
      await (await section(page, 'Condition')).getByRole('checkbox', { name: /^New/ }).click();
      await expect(page).toHaveURL(/listingType=[A-Z,]*NEW/);
      await expectOneSearch(page);

      await slot(page, 'hero').getByRole('link', { name: 'Remove Blue Exterior' }).click();
      await expect(page).not.toHaveURL(/BLUE/);
      await expectOneSearch(page);

      await slot(page, 'hero').getByLabel('Sort By:').selectOption('mileageASC');
      await expect(page).toHaveURL(/sortBy=mileageASC/);
      await expectOneSearch(page);

      await results(page).getByRole('link', { name: /next/i }).first().click();
      await expect(page).toHaveURL(/firstRecord=30/);
      await expectOneSearch(page);

      // Where the part cannot follow, the page is loaded: that replaces the navigation which `goBack` would wait for.
      await page.evaluate(() => history.back());
      await expect(page).not.toHaveURL(/firstRecord/);
      await expectOneSearch(page);
      await expect(filters(page)).toHaveAttribute('data-outcome', 'ok');
    });
  }

  test('mfe-showcase: a page that shows the search everywhere is not loaded again, so no press on it is lost', async ({
    page,
  }) => {
    await page.route(scripts['mfe-showcase'], (route) => route.abort());
    await page.goto(start);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('remoteEntry.js'));
    await (await section(page, 'Condition')).getByRole('checkbox', { name: /^New/ }).click();
    await expect(page).toHaveURL(/listingType=[A-Z,]*NEW/);
    await expectOneSearch(page);
    await slot(page, 'hero').getByRole('link', { name: 'Remove Blue Exterior' }).hover();
    await page.mouse.down();
    await failure;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
    await page.mouse.up();
    await expect(page).not.toHaveURL(/BLUE/);
    await expectOneSearch(page);
  });

  test('mfe-search-results: the page that a shopper opens is not replaced by that of the search before', async ({
    page,
  }) => {
    await page.route(scripts['mfe-search-results'], (route) => route.abort());
    await page.goto(start, { waitUntil: 'domcontentloaded' });
    await (await section(page, 'Condition')).getByRole('checkbox', { name: /^New/ }).click();
    await expect(page).toHaveURL(/listingType=[A-Z,]*NEW/);
    await expectOneSearch(page);
    // A server that takes longer than a slot that shows the search may take to follow it.
    await page.route(/extColorSimple=RED/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    await slot(page, 'hero').getByRole('link', { name: 'Remove Blue Exterior' }).click();
    await expect(page).not.toHaveURL(/BLUE/);
    await expectOneSearch(page);
  });
});
