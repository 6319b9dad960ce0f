/** The header of every brand: one row with the visitor's own links at its end, and a name that is never cut. */
import { brandIds } from '@forecourt/brands';
import { brandSite } from '../ports';
import { alive, resize, slot } from './results-page';
import { expect, test } from './watched-page';

/** Distance of the last link from the edge of the window, px: the page's margin. */
const margin = 48;

test('the visitor’s links are in the row of the brand’s name, at its end, on every brand, wide and on a phone', async ({
  plain,
}) => {
  for (const brand of brandIds) {
    for (const path of ['/cars-for-sale/all', '/about']) {
      for (const [width, last] of [
        [1440, '[data-slot="account-menu"]'],
        [390, '.fc-menu'],
      ] as const) {
        await resize(plain, width);
        await plain.goto(brandSite(brand) + path);
        const found = await plain.evaluate((selector) => {
          const [name, end] = ['.fc-brand', selector].map((each) => document.querySelector(each)!);
          const [left, right] = [name!.getBoundingClientRect(), end!.getBoundingClientRect()];
          return {
            isOneRow: right.top < left.bottom && left.top < right.bottom,
            fromEdge: innerWidth - right.right,
            isCut: name!.scrollWidth > name!.clientWidth,
          };
        }, last);
        expect([brand, path, width, found]).toEqual([
          ...[brand, path, width],
          { isOneRow: true, fromEdge: expect.any(Number), isCut: false },
        ]);
        expect(found.fromEdge).toBeLessThanOrEqual(margin);
      }
    }
  }
});

test('the search by words is an icon on phones and a field where there is room, on search pages and on others, also without script', async ({
  plain,
}) => {
  for (const path of ['/cars-for-sale/all', '/account/favourites', '/about', '/cars-for-sale/nowhere']) {
    await resize(plain, 1440);
    await plain.goto(path);
    const header = plain.locator('.fc-header');
    const field = header.getByRole('searchbox', { name: 'Search cars in your own words' });
    await expect(field, path).toBeVisible();
    await resize(plain, 390);
    await expect(field, path).toBeHidden();
    const icon = header.locator('.fc-find, [data-slot="keyword-search"] a');
    await expect(icon, path).toBeVisible();
    expect(await icon.evaluate((one) => one.getBoundingClientRect().bottom), path).toBeLessThan(60);
  }
  const header = plain.locator('.fc-header');
  await header.getByRole('button', { name: 'Search by words' }).click();
  await header.getByRole('searchbox').fill('toyota camry');
  await header.getByRole('searchbox').press('Enter');
  await expect(plain).toHaveURL(/toyota\/camry/);
});

test('the link of the search that is shown is marked, also after searches without a new document', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  await resize(page, 1440);
  await page.goto('/cars-for-sale/all');
  await expect(marked).toHaveText('Used');
  await alive(page, 'hero');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await slot(page, 'hero').getByRole('list', { name: 'Narrow by make' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/all$/);
  await expect(marked).toHaveCount(0);
  await page.goBack();
  await expect(marked).toHaveText('Used');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a search’s title, place and trail never lie on one another, nor under the row of tools, on every brand', async ({
  plain,
}) => {
  const narrow = 'vehicleStyleCode=SUVCROSS&maxPrice=25000&fuelTypeGroup=HYB&city=Chicago&state=IL';
  for (const brand of brandIds) {
    for (const path of ['/cars-for-sale/all', `/cars-for-sale/all?${narrow}`]) {
      await plain.goto(brandSite(brand) + path);
      for (const width of [1024, 1280, 1440]) {
        await resize(plain, width);
        const overlaps = await plain.evaluate(() => {
          const trail = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')];
          const others = document.querySelectorAll('h1, h1 ~ *, [data-slot="hero"] nav[aria-label="Categories"]');
          const box = (element: Element) => element.getBoundingClientRect();
          return trail.flatMap((item) =>
            [...others]
              .filter((other) => {
                const [a, b] = [box(item), box(other)];
                return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
              })
              .map((other) => `${item.textContent} on ${other.textContent}`),
          );
        });
        const isOneLine = await plain.evaluate(
          () =>
            new Set(
              [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(
                (item) => item.getBoundingClientRect().top,
              ),
            ).size === 1,
        );
        expect([brand, path, width, overlaps, isOneLine]).toEqual([brand, path, width, [], true]);
      }
    }
  }
});

test('the first car that a visitor saves is counted in the header of the same page, also if the count’s code arrives later', async ({
  page,
}) => {
  const saved = page.waitForResponse((response) => response.url().endsWith('/account-api/favourites'));
  await page.route(/mfe-account\/.*\.js$/, async (route) => {
    await saved;
    await route.continue();
  });
  await page.goto('/cars-for-sale/all');
  await slot(page, 'results')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await saved;
  await expect(slot(page, 'saved-cars').getByRole('link')).toHaveText(/^Saved cars\s*1$/);
});
