import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '@forecourt/brands';
import type { Locator, Page } from '@playwright/test';
import { brandSite } from '../ports';
import { violations } from './accessibility';
import { resize, touch } from './results-page';
import { startSlowDocument } from './slow-document';
import { expect, test } from './watched-page';

const widths = [1440, 768, 390];

test('every slot is filled by its remote and hydrated', async ({ page }) => {
  const response = await page.goto('/cars-for-sale/all');
  expect(response?.status()).toBe(200);
  const slots = page.locator('[data-slot]');
  expect(await slots.count()).toBeGreaterThanOrEqual(6);
  for (const slot of await slots.all()) {
    // An ad inside the results whose data came late is filled once it is near the screen.
    if ((await slot.getAttribute('data-outcome')) === 'late') {
      // A late paid listing waits out of sight for the next search.
      if (!(await slot.isVisible())) continue;
      await slot.scrollIntoViewIfNeeded();
    }
    await expect(slot).toHaveAttribute('data-outcome', /^(ok|empty)$/);
  }
  for (const name of ['hero', 'filters', 'results', 'save-search']) {
    await touch(page.locator(`[data-slot="${name}"]`));
  }
});

/** Adds up the layout shifts of a document. @param buffered whether those before count */
function addUpShifts(buffered: boolean): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered });
}
/** Adds up the layout shifts of each document of a page. */
const watchShifts = (page: Page) => page.addInitScript(addUpShifts, true);
/** Waits two frames: what has arrived is painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

test('nothing moves while the page loads and hydrates', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/cars-for-sale/all');
  await touch(page.locator('[data-slot="results"]'));
  await page.waitForLoadState('networkidle');
  // 0.00 when rounded to two digits, as it is reported.
  expect(await shiftsOf(page)).toBeLessThan(0.005);
});

for (const width of widths)
  test(`nothing moves at ${width} px when the results arrive after what stands above them`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    // Before the results, and amid them.
    const ends = ['<div id="fc-slot-results"', ' data-anchor='];
    for (const [brand, end] of brandIds.flatMap((id) => ends.map((each) => [id, each] as const))) {
      const slow = await startSlowDocument(end);
      try {
        await page.goto(`${slow.origin.replace('localhost', `${brand}.localhost`)}/cars-for-sale/all`, {
          waitUntil: 'commit',
        });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await painted(page);
        slow.finish();
        await page.waitForLoadState('load');
        await expect(page.locator('[data-slot="results"] li[data-anchor]').first()).toBeVisible();
        expect([brand, end, (await shiftsOf(page)) < 0.01]).toEqual([brand, end, true]);
      } finally {
        await page.goto('about:blank');
        slow.close();
      }
    }
  });

/** The script after a late slot, as the page's policy allows it. */
const lateScript = readFileSync(join(import.meta.dirname, '../../../shell/dist/public/late-slot.js'), 'utf8');

/** Ends a page as the shell does when a slot arrives after its deadline. */
function arrive(page: Page, slot: string, html: string, more = ''): Promise<void> {
  return page.evaluate(
    async ([brings, content, text]) => {
      const brought = document.createRange().createContextualFragment(
        `<div ${brings} data-late-outcome="ok">${content}</div>
        <script type="application/json">{}</script>`,
      );
      const script = document.createElement('script');
      script.textContent = text;
      document.body.append(brought, script);
      // Observers of the place have run by the second frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    },
    [`data-late="${slot}" ${more}`, html, lateScript] as const,
  );
}

test.describe('a late slot', () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedComplaints: [/Failed to load resource/] });

  test('with the page’s subject has its room from the start: it pushes nothing away', async ({ page }) => {
    await page.route('**/_shell/assets/host*', (route) => route.abort());
    await page.goto('/cars-for-sale/all');
    const results = page.locator('[data-slot="results"]');
    await results.evaluate((place) => {
      place.replaceChildren();
      place.setAttribute('data-outcome', 'late');
      place.setAttribute('data-due', '');
    });
    await expect(page.locator('[data-slot="sponsored"]')).not.toBeInViewport();
    await arrive(page, 'results', '<p>two thousand cars</p>');
    await expect(results).toHaveText('two thousand cars');
    expect((await results.boundingBox())?.height).toBeLessThan(100);
  });

  for (const width of widths) {
    test(`at the top of the page has about its room from the start at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/_shell/assets/host*', (route) => route.abort());
      await page.goto('/cars-for-sale/all');
      const top = async () => (await page.locator('[data-slot="results"]').boundingBox())?.y ?? 0;
      const before = await top();
      await page.locator('[data-slot="hero"]').evaluate((place) => {
        place.replaceChildren();
        place.setAttribute('data-outcome', 'late');
        place.setAttribute('data-due', '');
      });
      expect(Math.abs((await top()) - before)).toBeLessThan(24);
      await arrive(page, 'hero', '<h1>Two thousand cars</h1>');
      await expect(page.locator('[data-slot="hero"]')).toHaveText('Two thousand cars');
    });
  }

  for (const width of widths)
    test(`moves nothing at ${width} px, whichever of the placements it is`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/_shell/assets/host*', (route) => route.abort());
      await page.goto('/cars-for-sale/all');
      const placements = await page.locator('[data-slot]').evaluateAll((all) => {
        const subjects = ['hero', 'filters', 'results'];
        const others = all.filter((place) => !subjects.includes(place.getAttribute('data-slot') ?? ''));
        const filled = others.filter((place) => place.childElementCount > 0 && !place.closest('header'));
        const contents = filled.map((place) => ({
          slot: place.getAttribute('data-slot') ?? '',
          html: place.innerHTML,
        }));
        for (const place of filled) {
          place.replaceChildren();
          place.setAttribute('data-outcome', 'late');
        }
        return contents;
      });
      expect(placements.length).toBeGreaterThan(6);
      await painted(page);
      await page.evaluate(addUpShifts, false);
      for (const { slot, html } of placements) await arrive(page, slot, html, 'data-late-extra');
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    });

  test('without the page’s subject waits until its place is out of view', async ({ page }) => {
    // Only the starter runs.
    await page.route('**/_shell/assets/host*', (route) => route.abort());
    await page.goto('/cars-for-sale/all');
    const saving = page.locator('[data-slot="save-search"]');
    const results = page.locator('[data-slot="results"]');
    await saving.evaluate((place) => {
      place.replaceChildren();
      place.setAttribute('data-outcome', 'late');
    });
    const before = await results.boundingBox();
    await arrive(page, 'save-search', '<p>late</p>', 'data-late-extra');
    expect(await results.boundingBox()).toEqual(before);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(saving).toHaveAttribute('data-outcome', 'ok');
    await expect(saving).toHaveText('late');
  });
});

test('hydration fetches no data again, and the URL does not change', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_shell/view?')) searches.push(request.url());
  });
  await page.goto('/cars-for-sale/used?maxPrice=30000');
  const before = page.url();
  const entries = await page.evaluate(() => history.length);
  await touch(page.locator('[data-slot="results"]'));
  await page.waitForLoadState('networkidle');
  expect(searches).toEqual([]);
  expect(page.url()).toBe(before);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

/** Sizes of R59. */
const firstScreens = [
  [1440, 900],
  [1366, 768],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const;

/** Twelve kinds of search; certified has no search by words. */
const firstSearches = [
  'all',
  'new',
  'used?sortBy=mileageASC',
  'all/hyundai',
  'all/hyundai/tucson?zip=60601&searchRadius=0',
  'all?city=Chicago&state=IL',
  'all?vehicleStyleCode=SUVCROSS&startYear=2018&endYear=2023',
  'all?fuelTypeGroup=ELE',
  'all?experience=best-deals',
  'all?sellerType=p',
  'all?maxPrice=60000&zip=60601&searchRadius=500',
  `find?text=under+60k+qwzxv&from=${encodeURIComponent('/cars-for-sale/all?zip=60601&searchRadius=500')}`,
] as const;

/** Returns the lower end of an element, px; infinity if something else covers its last line. */
const endOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    const top = document.elementFromPoint(left + 4, bottom - 4);
    return element.closest('li')?.contains(top) ? bottom : Number.POSITIVE_INFINITY;
  });

for (const brand of brandIds) {
  test(`R59 title and price of the first listing of ${brand} end within the first screen at every size in every kind of search`, async ({
    plain,
  }) => {
    test.slow();
    // Pictures have their room without being loaded.
    await plain.route(/\.(svg|jpg|webp)\b|\/content\/photos/, (route) => route.abort());
    for (const search of firstSearches.filter((each) => brand !== 'certified' || !each.startsWith('find'))) {
      await plain.goto(`${brandSite(brand)}/cars-for-sale/${search}`);
      for (const [width, height] of firstScreens) {
        await resize(plain, width, height);
        const first = plain.locator('[data-slot="results"] li[data-anchor]').first();
        const ends = await Promise.all(
          [first.locator('h3'), first.locator('h3 ~ p:has(button, strong, span)').first()].map(endOf),
        );
        const at = `${search}, ${width} × ${height}`;
        expect([at, Math.max(...ends) <= height]).toEqual([at, true]);
        // Paid places at the head are one row.
        const heights = await plain
          .locator('[data-slot="premium"]')
          .evaluateAll((all) => all.map((place) => place.getBoundingClientRect().height));
        expect([at, Math.max(0, ...heights) <= 150]).toEqual([at, true]);
      }
    }
  });

  test(`${brand} at every width: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
    await page.goto(`${brandSite(brand)}/cars-for-sale/all`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', brand);
    await touch(page.locator('[data-slot="results"]'));
    for (const width of widths) {
      await resize(page, width);
      expect([width, await violations(page)]).toEqual([width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
