/** Visitors look at a vehicle, and others see how many did. */
import type { Browser } from '@playwright/test';
import { site } from '../ports';
import { results } from './results-page';
import { expect, test } from './watched-page';

/** Opens a page in a browser of its own, as one visitor, and closes it once the shell has stored the view. */
async function look(browser: Browser, path: string, visitor: number): Promise<void> {
  const context = await browser.newContext({
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/14${visitor}.0.0.0 Safari/537.36`,
  });
  const page = await context.newPage();
  const told = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/_shell/events') && (answer.request().postData() ?? '').includes('"type":"view"'),
  );
  await page.goto(site + path);
  expect((await told).status()).toBe(204);
  await context.close();
}

test('R77 three visitors who look at a vehicle’s page appear on its tile, each once', async ({ page, browser }) => {
  test.slow();
  const search = '/cars-for-sale/new';
  await page.goto(search);
  // A tile that says nothing else about its vehicle says how many looked.
  const tile = results(page)
    .locator('li[data-anchor]')
    .filter({ hasText: /Listed [A-Z][a-z]+ \d/ })
    .last();
  const path = (await tile.locator('h3 a').getAttribute('href'))!.split('?')[0]!;
  const shown = results(page).locator(`li[data-anchor="${await tile.getAttribute('data-anchor')}"]`);
  await look(browser, path, 1);
  await look(browser, path, 1);
  await look(browser, path, 2);
  await page.reload();
  await expect(shown).not.toContainText('viewed this week');
  await look(browser, path, 3);
  await expect(async () => {
    await page.goto(search);
    await expect(shown).toContainText('3 viewed this week', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});
