/** Vehicles side by side (R56): columns, order, best values, phones and paper. */
import type { Locator, Page } from '@playwright/test';
import { violations } from './accessibility';
import { resize, slot } from './results-page';
import { expect, test } from './watched-page';

/** Opens the comparison of the first vehicles of the results. */
async function compare(page: Page, count: number): Promise<Locator> {
  const html = await (await page.request.get('/cars-for-sale/all')).text();
  const found = [...html.matchAll(/\/cars-for-sale\/vehicle\/(\d+)/g)].map(([, id]) => id);
  await page.goto(`/cars-for-sale/compare?ids=${[...new Set(found)].slice(0, count).join(',')}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(count);
  return table;
}

const widthsOf = (cells: Locator): Promise<number[]> =>
  cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().width)));

/** Waits until a region has stopped scrolling. */
const atRest = (region: Locator): Promise<void> =>
  region.evaluate(async (element) => {
    for (let still = 0, last = element.scrollLeft; still < 8; last = element.scrollLeft) {
      await new Promise(requestAnimationFrame);
      still = element.scrollLeft === last ? still + 1 : 0;
    }
  });

const topOf = (place: Locator): Promise<number> => place.evaluate((element) => element.getBoundingClientRect().top);

/** Lists the ratings of sellers whose numbers are broken over several lines. */
const brokenRatings = (table: Locator): Promise<string[]> =>
  table.getByRole('img', { name: /^Rated/ }).evaluateAll((ratings) =>
    ratings.flatMap((rating) => {
      const texts = [rating.querySelector('b')?.firstChild, rating.lastChild].filter((node) => node instanceof Text);
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getClientRects().length > 1 ? [text.data] : [];
      });
    }),
  );

for (const count of [2, 3, 4]) {
  test(`R56 ${count} vehicles have columns of one width beside terms of at most 200 px, and axe finds nothing`, async ({
    page,
  }) => {
    const table = await compare(page, count);
    for (const width of [1440, 768, 390]) {
      await resize(page, width);
      const columns = await widthsOf(table.getByRole('columnheader'));
      expect(columns).toHaveLength(count);
      expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(1);
      const [label = 0] = await widthsOf(table.locator('tbody th[scope="row"]').first());
      expect(label).toBeLessThanOrEqual(200);
      expect(await brokenRatings(table)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('R56 what decides is first, then what tells them apart, and each row has one best value or none', async ({
  plain,
}) => {
  const table = await compare(plain, 4);
  const terms = await table.locator('tbody').first().locator('th').allTextContents();
  expect(terms.slice(0, 2)).toEqual(['Price', 'Against the market']);
  const titles = await table.locator('th[scope="rowgroup"]').allTextContents();
  expect(titles[0]).toBe('What tells them apart');
  expect(titles.at(-1)).toBe('What they have in common');
  expect(titles.slice(1, -1).every((title) => title.startsWith('Features: '))).toBe(true);
  const best = await table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map(
        (row) => [...row.querySelectorAll('td')].filter((cell) => /\bBest$/.test(cell.textContent ?? '')).length,
      ),
    );
  expect(Math.max(...best)).toBe(1);
  for (const term of ['Year', 'Fuel economy', 'Seller'])
    await expect(table.locator(`[data-term="${term}"]`)).not.toContainText('Best');
});

test('names stay at the top of wide screens', async ({ plain }) => {
  const table = await compare(plain, 3);
  await resize(plain, 1440);
  await plain.evaluate(() => scrollTo(0, 900));
  expect(await topOf(table.getByRole('columnheader').first())).toBe(0);
});

test('R56 on a phone the columns of four vehicles snap beside the terms, which stay', async ({ page }) => {
  const table = await compare(page, 4);
  await resize(page, 390, 844);
  const region = slot(page, 'comparison').getByRole('region', { name: /^4 vehicles side by side/ });
  const [column = 0] = await widthsOf(table.getByRole('columnheader').first());
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await atRest(region);
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  const price = table.locator('[data-term="Price"] > *');
  const [term, last] = [await price.first().boundingBox(), await price.last().boundingBox()];
  expect(term?.x).toBe(0);
  expect(Math.round(last!.x + last!.width)).toBeLessThanOrEqual(390);
  // Rests at the start of a column, whatever it was scrolled to.
  await region.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), column * 0.9);
  await expect
    .poll(async () => {
      const starts = await price.evaluateAll((cells) =>
        cells.slice(1).map((cell) => cell.getBoundingClientRect().left),
      );
      return Math.min(...starts.map((start) => Math.abs(start - term!.width)));
    })
    .toBeLessThanOrEqual(1);
});

test('on paper the comparison is whole, without controls', async ({ plain }) => {
  const table = await compare(plain, 4);
  await resize(plain, 390, 844);
  await plain.emulateMedia({ media: 'print' });
  // The width of A4 across, less its margins.
  await resize(plain, 1031);
  const region = slot(plain, 'comparison').locator('section').first();
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  for (const control of await plain.getByRole('link', { name: /^(Check Availability|Remove|Add a car)/ }).all())
    await expect(control).toBeHidden();
  const columns = await widthsOf(table.getByRole('columnheader'));
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(1);
  await expect(table.locator('[data-term="Price"]')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R56 vehicles are compared, and one is removed by a link', async ({ page }) => {
    const table = await compare(page, 3);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Add a car' })).toBeVisible();
  });
});
