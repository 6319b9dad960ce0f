/** Pages of which something does not come alive: what a shopper does works all the same, and all that the page says is of one search. */
import type { Page } from '@playwright/test';
import { filters, results, section } from './results-page';
import { expect, test } from './watched-page';

const start = '/cars-for-sale/all?extColorSimple=BLUE,RED';
const scripts = {
  'mfe-search-results': '**/_shell/remotes/mfe-search-results/**',
  'mfe-filters': '**/_shell/remotes/mfe-filters/**',
  'mfe-showcase': '**/_shell/remotes/mfe-showcase/**',
  'mfe-account': '**/_shell/remotes/mfe-account/**',
  'mfe-ads': '**/_shell/remotes/mfe-ads/**',
  'the host': '**/_shell/assets/host*',
};

/** What the page says of its search in each of its parts, and what the server says of the page's address. */
function said(page: Page): Promise<{ here: unknown; byServer: unknown }> {
  return page.evaluate(async () => {
    const partsOf = (of: Document) => ({
      title: of.querySelector('h1')?.textContent,
      count: of.querySelector('[data-slot="results"] h2')?.textContent?.replace(/ Match(es)?$/, ''),
      panel: /([\d,]+) match(es)?, /.exec(of.querySelector('[data-slot="filters"]')?.textContent ?? '')?.[1],
      boxes: [...of.querySelectorAll<HTMLInputElement>('[data-slot="filters"] input:checked')].map(
        ({ name, value }) => `${name}=${value}`,
      ),
      first: of.querySelector('[data-slot="results"] h3 a[href*="clickType=listing"]')?.getAttribute('href'),
    });
    const html = await (await fetch(location.href)).text();
    return { here: partsOf(document), byServer: partsOf(new DOMParser().parseFromString(html, 'text/html')) };
  });
}

async function expectOneSearch(page: Page): Promise<void> {
  await expect(async () => {
    const { here, byServer } = await said(page);
    expect(here).toEqual(byServer);
    expect(here).toEqual({ ...Object(here), count: Object(here).panel, first: expect.stringContaining('/vehicle/') });
  }).toPass({ intervals: [50, 100, 250] });
}

test.describe('R58 with the script blocked of', () => {
  test.use({ allowedComplaints: [/./] });

  for (const [name, pattern] of Object.entries(scripts)) {
    test(`${name}: a filter, a chip, the sort and a page`, async ({ page }) => {
      // Pictures say nothing of it, and cost each page its time.
      for (const blocked of [pattern, '**/_shell/vehicles/**']) await page.route(blocked, (route) => route.abort());
      await page.goto(start, { waitUntil: 'domcontentloaded' });
      // Where nothing answers, a form is sent by its button.
      const send = async (form: 'Apply' | 'Sort') =>
        name === 'the host' && (await page.getByRole('button', { name: form, exact: true }).first().click());

      await (await section(page, 'Condition')).getByRole('checkbox', { name: /^New/ }).click();
      await send('Apply');
      await expect(page).toHaveURL(/listingType=/);
      await expectOneSearch(page);

      await results(page).getByRole('link', { name: 'Remove Blue Exterior' }).click();
      await expect(page).not.toHaveURL(/BLUE/);
      await expectOneSearch(page);

      await results(page).getByLabel('Sort By:').selectOption('mileageASC');
      await send('Sort');
      await expect(page).toHaveURL(/sortBy=mileageASC/);
      await expectOneSearch(page);

      await results(page).getByRole('link', { name: /next/i }).first().click();
      await expect(page).toHaveURL(/firstRecord=30/);
      await expectOneSearch(page);

      await page.goBack();
      await expect(page).not.toHaveURL(/firstRecord/);
      await expectOneSearch(page);
      await expect(filters(page)).toHaveAttribute('data-outcome', 'ok');
    });
  }
});
