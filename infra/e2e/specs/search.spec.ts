import { expect, test } from './watched-page';

const heading = /[\d,]+ Match(es)?/;

/** The number in the heading of the results. */
async function matches(page: import('@playwright/test').Page): Promise<number> {
  const text = await page
    .locator('[data-slot="results"]')
    .getByRole('heading', { name: heading })
    .first()
    .textContent();
  return Number((text ?? '').replace(/[^\d]/g, ''));
}

test.describe('with script', () => {
  test('a filter changes results and URL without a reload; back and forward show at once', async ({ page }) => {
    await page.goto('/cars-for-sale/all');
    await expect(page.locator('[data-slot="filters"]')).toHaveAttribute('data-alive', '');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const all = await matches(page);
    const box = page
      .locator('[data-slot="filters"]')
      .getByRole('checkbox', { name: /^Sedan/ })
      .first();
    await box.check();
    await expect(page).toHaveURL(/vehicleStyleCode=SEDAN|sedan/);
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
    expect(await matches(page)).toBe(sedans);
  });

  test('R21 a sort change keeps the filters; one intent is one history entry', async ({ page }) => {
    await page.goto('/cars-for-sale/used?maxPrice=30000');
    await expect(page.locator('[data-slot="results"]')).toHaveAttribute('data-alive', '');
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel('Sort By:').first().selectOption('derivedpriceASC');
    await expect(page).toHaveURL(/maxPrice=30000.*sortBy=derivedpriceASC|sortBy=derivedpriceASC.*maxPrice=30000/);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('a click before the page is alive is kept and done once it is', async ({ page }) => {
    await page.route('**/_shell/assets/host*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/cars-for-sale/all', { waitUntil: 'commit' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .locator('[data-slot="filters"]')
      .getByRole('checkbox', { name: /^Sedan/ })
      .first()
      .click({ noWaitAfter: true });
    await expect(page).toHaveURL(/SEDAN|sedan/);
    await expect(
      page
        .locator('[data-slot="filters"]')
        .getByRole('checkbox', { name: /^Sedan/ })
        .first(),
    ).toBeChecked();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a modified click on a filter link opens a tab and leaves this page alone', async ({ page, context }) => {
    await page.goto('/cars-for-sale/all?vehicleStyleCode=SEDAN');
    await expect(page.locator('[data-slot="results"]')).toHaveAttribute('data-alive', '');
    const before = page.url();
    const tab = context.waitForEvent('page');
    await page
      .locator('[data-slot="results"] a[data-enhance]')
      .first()
      .click({ modifiers: ['Control'] });
    await (await tab).waitForLoadState();
    expect(page.url()).toBe(before);
  });
});

test.describe('when a remote fails in the browser', () => {
  test.use({ allowedComplaints: [/./] });

  test('its server HTML stays, its links work, the others are alive', async ({ page }) => {
    await page.route('**/_shell/remotes/mfe-filters/**', (route) => route.abort());
    await page.goto('/cars-for-sale/all');
    await expect(page.locator('[data-slot="results"]')).toHaveAttribute('data-alive', '');
    const filters = page.locator('[data-slot="filters"]');
    await expect(filters.getByRole('checkbox', { name: /^Sedan/ }).first()).toBeVisible();
    await expect(filters).not.toHaveAttribute('data-alive', '');
  });

  test('without the host, links and forms do their own work', async ({ page }) => {
    await page.route('**/_shell/assets/**', (route) => route.abort());
    await page.goto('/cars-for-sale/all');
    await page.getByRole('link', { name: /next/i }).first().click();
    await expect(page).toHaveURL(/firstRecord=30/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter form searches and the answer is canonical', async ({ page }) => {
    await page.goto('/cars-for-sale/all');
    const all = await matches(page);
    const filters = page.locator('[data-slot="filters"]');
    await filters
      .getByRole('checkbox', { name: /^Sedan/ })
      .first()
      .check();
    await filters
      .getByRole('button', { name: /See Results|Show .* Results|Apply/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cars-for-sale\/all\?vehicleStyleCode=SEDAN$/);
    expect(await matches(page)).toBeLessThan(all);
    await expect(filters.getByRole('checkbox', { name: /^Sedan/ }).first()).toBeChecked();
  });

  test('chips, sort and pages are links and forms', async ({ page }) => {
    await page.goto('/cars-for-sale/all?vehicleStyleCode=SEDAN');
    await page.getByRole('link', { name: /next/i }).first().click();
    await expect(page).toHaveURL(/firstRecord=30/);
    await page.getByLabel('Sort By:').first().selectOption('derivedpriceASC');
    await page.locator('[data-slot="results"] form').getByRole('button').first().click();
    await expect(page).toHaveURL(/sortBy=derivedpriceASC/);
    await expect(page).not.toHaveURL(/firstRecord/);
    await page
      .locator('[data-slot="results"]')
      .getByRole('link', { name: /remove.*sedan|sedan/i })
      .first()
      .click();
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
