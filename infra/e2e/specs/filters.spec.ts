import { expect, test } from '@playwright/test';
import { brandSite } from '../ports';
import { violations } from './accessibility';
import { expectOneSearch } from './one-search';
import {
  open,
  openDrawer,
  plainSection,
  resize,
  resultsSection,
  section,
  sendFilters,
  slot,
  touch,
} from './results-page';

const panel = '[data-slot="filters"]';

test('the panel’s search finds options of every section, and accepts a price and a year as people type them', async ({
  page,
}) => {
  await page.goto('/cars-for-sale/all');
  await touch(page.locator(panel));
  const filters = page.locator(panel);

  const field = filters.getByRole('searchbox', { name: 'All sections' });
  await field.fill('third row');
  await filters
    .getByRole('checkbox', { name: /^Third-Row Seating/ })
    .first()
    .click();
  await expect(page).toHaveURL(/third-row|featureCode=1306/);
  await field.press('Escape');

  await filters.getByLabel('Max Price').pressSequentially('45k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/maxPrice=45000|under-45000/);
  // Fetched with integrity, from the site's origin, when its place is in view.
  const thumb = filters.getByRole('slider', { name: 'Maximum price' });
  await expect(thumb).toHaveAttribute('aria-valuetext', '$45,000');
  await thumb.press('ArrowLeft');
  await expect(page).toHaveURL(/maxPrice=40000|under-40000/);

  await filters.getByLabel('Min Year').focus();
  await page.keyboard.type('2019');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/startYear=2019/);
});

test('the panel of the bare search is 260 elements at most: a closed section is a title and a link', async ({
  request,
}) => {
  const html = await (await request.get('/cars-for-sale/all')).text();
  const [, panel = ''] = /data-slot="filters"[^>]*>(.*?)<\/dialog>/s.exec(html) ?? [];
  expect(panel).toContain('All Features options');
  expect(panel.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(260);
  expect(panel.length).toBeLessThan(12_000);
});

test('the panel’s heading stays at its top and hides the options that scroll under it', async ({ page }) => {
  for (const brand of ['research', 'certified']) {
    await page.goto(`${brandSite(brand)}/cars-for-sale/all`);
    const heading = page.locator(panel).getByRole('region', { name: 'Your Search' });
    await expect(heading).toHaveCSS('position', 'sticky');
    await expect(heading).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the shopper’s location becomes a ZIP code after a click', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.8858, longitude: -87.6181 });
  await page.goto('/cars-for-sale/all');
  await touch(page.locator(panel));
  await page.locator(panel).getByRole('button', { name: 'Use my location' }).click();
  await expect(page).toHaveURL(/zip=606\d\d/);
});

test('without script no control that needs it is shown, and one form finds a crew cab', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/cars-for-sale/all');
  const filters = page.locator(panel);
  await expect(filters.getByText('All sections')).toBeHidden();
  const cabs = await plainSection(page, 'Truck Cab Size');
  // It contains every option of every section, for shoppers without script, so each option has to be small.
  expect((await filters.innerHTML()).length).toBeLessThan(45_000);
  await cabs.getByRole('checkbox', { name: /^Crew cab/ }).check();
  await filters.getByLabel('Max Price').fill('45k');
  await sendFilters(page);
  await expect(page).toHaveURL(/maxPrice=45000/);
  await expect(page).toHaveURL(/truckCabSize=CREW/);
  await context.close();
});

test('R20 30 clicks on boxes on a slow network, each as soon as the last one is painted, end in the intended search', async ({
  page,
}) => {
  await open(page, '/cars-for-sale/all');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  for (const title of ['Body Style', 'Exterior Color', 'Condition'])
    await expect((await section(page, title)).getByRole('checkbox').nth(2)).toBeVisible();
  // Runs in the page, because the test's own clicks are too slow. A box without results by then cannot be clicked.
  const meant = await page.evaluate(async () => {
    const names = ['vehicleStyleCode', 'extColorSimple', 'listingType'];
    const at = (name: string, index: number) =>
      document.querySelectorAll<HTMLInputElement>(`[data-slot="filters"] input[type="checkbox"][name="${name}"]`)[
        index
      ]!;
    const boxes = names.flatMap((name) => [0, 1, 2].map((index) => `${name}=${at(name, index).value}`));
    const byKey = (key: string) => {
      const [name = '', value = ''] = key.split('=');
      return document.querySelector<HTMLInputElement>(
        `[data-slot="filters"] input[name="${name}"][value="${value}"]:not([type="hidden"])`,
      )!;
    };
    const ticked = new Map(boxes.map((key) => [key, byKey(key).checked]));
    for (let clicks = 0; clicks < 30; clicks++) {
      const key = boxes[(clicks * 7) % boxes.length]!;
      const box = byKey(key);
      if (!box.disabled) ticked.set(key, !ticked.get(key));
      box.click();
      if (box.checked !== ticked.get(key)) throw new Error(`${key} does not show its click number ${clicks}`);
      // Waits until this click is painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return [...ticked];
  });
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  });
  await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
  for (const [key, isTicked] of meant) {
    const [name, value] = key.split('=');
    const box = page.locator(`${panel} input[name="${name}"][value="${value}"]:not([type="hidden"])`);
    await expect(box, key).toBeChecked({ checked: isTicked });
  }
  await expectOneSearch(page);
});

test('R34 the search by words is used by keyboard: arrows choose, Enter searches, Escape keeps what was typed', async ({
  page,
}) => {
  await page.goto('/cars-for-sale/all');
  const field = slot(page, 'keyword-search').getByLabel(/own words/);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('toyta cam');
  const options = page.getByRole('listbox', { name: 'Suggested searches' }).getByRole('option');
  await expect(options.filter({ hasText: 'Camry' }).first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const first = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', first!);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(field).toHaveValue('toyta cam');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/toyota\/camry/);
});

test('with forced colours and text of twice the size the page scrolls in one direction only, and no control of the panel is cut off or unnamed', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/cars-for-sale/all/toyota/camry?vehicleStyleCode=SEDAN&zip=30303');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [1440, 768, 320, 390]) {
    await resize(page, width, 844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const drawer = await openDrawer(page);
  for (const title of ['Price & Payments', 'Year', 'Exterior Color', 'Features']) await section(page, title);
  /** Texts beyond the drawer's edge, or wider than their own boxes. */
  const cut = await drawer.evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('label, summary, p, a, button, h2, h3')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > dialog.getBoundingClientRect().right + 1)
      .map(({ textContent }) => textContent?.trim().slice(0, 40)),
  );
  expect(cut).toEqual([]);
  expect(await violations(page)).toEqual([]);
  // A title of many lines has room; with large text, columns are stacked.
  await section(page, 'Make, Model & Trim');
  await drawer.getByRole('link', { name: 'Camry trims and prices' }).click();
  const trims = page.getByRole('dialog', { name: 'Camry trims' });
  const headroom = await trims.getByRole('heading', { name: 'Camry trims' }).evaluate((heading) => {
    const frame = heading.closest('dialog')!;
    return heading.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  });
  expect(headroom).toBeGreaterThanOrEqual(0);
  await expect(trims.getByRole('listitem').first()).toBeVisible();
  const broken = await trims.getByRole('listitem').evaluateAll((items) =>
    items
      .map((item) => document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode()!)
      .filter((title) => {
        const lines = document.createRange();
        lines.selectNodeContents(title);
        return lines.getClientRects().length > title.textContent!.trim().split(/\s+/).length;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});
