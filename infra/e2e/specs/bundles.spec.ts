/** The scripts of the search page: how many and how large until the first filter has answered, and what happens if a bundle is not what the plan says. */
import type { Page, Request } from '@playwright/test';
import { alive, begun, filters, resultsSection } from './results-page';
import { expect, test } from './watched-page';

// Nothing is in the cache of a first visit.
test.use({ ownContext: true });

/** Most script requests, and most compressed bytes of their bodies, until the first filter has answered. */
const most = { requests: 4, bytes: 116_500 };

const isBundle = /\/_shell\/remotes\/mfe-[^/]+\/[^/]+\/bundle\.[\w-]+\.js$/;

/** Returns the requests for scripts, as they are finished. */
function scriptsOf(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}

/** Sets the first filter, and waits until the results follow it. */
async function filterByPrice(page: Page): Promise<void> {
  const field = filters(page).getByLabel('Max Price');
  await field.fill('45000');
  await field.press('Enter');
  await expect(page).toHaveURL(/maxPrice=45000|under-45000/);
  await expect(resultsSection(page)).not.toHaveAttribute('aria-busy', 'true');
}

test('until the first filter has answered, a page requests few scripts: of each remote at most one, and no file that is in it', async ({
  page,
}) => {
  const asked: Request[] = [];
  let isAnswered = false;
  page.on('request', (request) => {
    if (!isAnswered && request.resourceType() === 'script') asked.push(request);
  });
  page.on('requestfinished', (request) => {
    isAnswered ||= request.url().includes('/_shell/view?');
  });
  await page.goto('/cars-for-sale/all?vehicleStyleCode=HATCH');
  await begun(page);
  // Without a focus before it, which would be a touch of its own.
  await filters(page)
    .locator('input[name="vehicleStyleCode"][value="SEDAN"]')
    .evaluate((box: HTMLInputElement) => box.click());
  await expect.poll(() => isAnswered).toBe(true);
  // A file that was preloaded may be reported again when it runs.
  const all = [...new Map([...asked].reverse().map((request) => [new URL(request.url()).pathname, request]))];
  // The script that measures the visit comes once the page is idle, within bytes of its own.
  const once = all.filter(([path]) => !path.startsWith('/_shell/assets/field.'));
  const paths = once.map(([path]) => path);
  const bundles = paths.filter((path) => isBundle.test(path));
  const remotes = bundles.map((path) => path.split('/')[3]);
  expect(remotes).toContain('mfe-filters');
  expect(new Set(remotes).size).toBe(remotes.length);
  expect(paths.filter((path) => path.endsWith('/remoteEntry.js'))).toEqual([]);
  expect(once.length).toBeLessThanOrEqual(most.requests);
  const sizes = await Promise.all(once.map(([, request]) => request.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(most.bytes);
});

test.describe('a bundle that is not what the plan says', () => {
  test.use({
    allowedComplaints: [/integrity|Failed to load resource|preload/],
  });

  for (const [what, answer] of [
    ['has other bytes', { status: 200, contentType: 'text/javascript', body: 'document.title = "taken";' }],
    ['is missing', { status: 404, body: '' }],
  ] as const)
    test(`never runs if it ${what}: the remote's files are loaded one by one, with the integrity of each, and the page works`, async ({
      page,
    }) => {
      const scripts = scriptsOf(page);
      await page.route(/\/mfe-filters\/[^/]+\/bundle\./, (route) =>
        route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
      );
      await page.goto('/cars-for-sale/all');
      await alive(page, 'filters');
      await filterByPrice(page);
      expect(await page.title()).not.toBe('taken');
      const single = scripts.filter((request) => /\/mfe-filters\/.*\/(remoteEntry|filters\.)/.test(request.url()));
      expect(single.length).toBeGreaterThan(0);
      expect(scripts.filter((request) => /\/mfe-search-results\/.*\/remoteEntry/.test(request.url()))).toEqual([]);
    });
});
