/** A vehicle's page is requested when the pointer rests on its link, and counts nothing before it is shown. */
import type { Page } from '@playwright/test';
import { site } from '../ports';
import { cards } from './results-page';
import { expect, test } from './watched-page';

test.use({ ownContext: true });

/** Number of prefetched pages that the shell has sent, to any visitor. */
const prefetched = async (page: Page): Promise<number> => {
  const text = await (await page.request.get(`${site}/metrics`)).text();
  const counts = text.matchAll(/^forecourt_prefetched_pages_total\{[^}]*status="200"[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};

/** Records the paths that the browser has prefetched and may use: their requests and answers are not reported as a page's. */
async function watchPrefetches(page: Page): Promise<readonly string[]> {
  const ready: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.push(new URL(prefetchUrl).pathname);
  });
  await browser.send('Preload.enable');
  return ready;
}

test('the page of a vehicle whose link the pointer rests on is there when it is followed; nothing is sent from it before', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  const ready = await watchPrefetches(page);
  await page.goto('/cars-for-sale/all');
  const before = await prefetched(page);
  const link = cards(page).first();
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', site);
  await link.hover();
  await expect.poll(() => ready).toContain(pathname);
  expect(await prefetched(page)).toBeGreaterThan(before);
  expect(sent.filter((body) => body.includes('"on":"vehicle"'))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/cars-for-sale\/vehicle\//);
  const how = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
        .deliveryType,
  );
  expect(how).toBe('navigational-prefetch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
