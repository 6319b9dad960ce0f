/** Field data in a real browser: slow elements, long scripts and files that cannot be loaded count for the right version, and the shell's counters follow. */
import type { Page } from '@playwright/test';
import { site } from '../ports';
import { filters, touch } from './results-page';
import { expect, test } from './watched-page';

interface Report {
  versions: Readonly<Record<string, { hasFailed: boolean; values: Readonly<Record<string, number>> }>>;
  values: Readonly<Record<string, number>>;
}

const search = '/cars-for-sale/all';
const slowMs = 150;

/** Makes the next visits of a page measured ones, and collects their reports. */
async function measured(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction('noteReport', (body: string) => reports.push(JSON.parse(body)));
  await page.addInitScript(() => {
    Math.random = () => 0;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (url === '/_shell/field' && body instanceof Blob) {
        const { noteReport } = window as unknown as { noteReport(text: string): void };
        void body.text().then(noteReport);
      }
      return send(url, body);
    };
  });
  return reports;
}

/** Opens the search page, and waits for the script that measures it. @returns the version of the filters on it */
async function openMeasured(page: Page): Promise<string> {
  const script = page.waitForResponse(/\/_shell\/assets\/field\./);
  await page.goto(search);
  await (await script).finished();
  return `mfe-filters@${await filters(page).getAttribute('data-version')}`;
}

/** Hides the page, as another tab does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Returns how many visits of a version the shell has counted an interaction of. */
async function interactionsOf(version: string): Promise<number> {
  const metrics = await (await fetch(`${site}/metrics`)).text();
  const [remote, number] = version.split('@');
  const counts = metrics.matchAll(/^forecourt_field_inp_seconds_count\{(.*)\} (\d+)$/gm);
  return [...counts]
    .filter(([, labels]) => labels?.includes(`remote="${remote}",version="${number}"`))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

test('a slow listener and a long task count for the version whose element was used, and whose script ran', async ({
  page,
}) => {
  const reports = await measured(page);
  const version = await openMeasured(page);
  const before = await interactionsOf(version);
  await touch(filters(page));

  await page.evaluate((ms) => {
    document.querySelector('[data-slot="filters"]')?.addEventListener('pointerup', () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    });
  }, slowMs);
  await filters(page).locator('summary').first().click();
  await page.route('**/_shell/remotes/mfe-filters/*/task.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `{ const end = performance.now() + ${slowMs}; while (performance.now() < end); } document.body.dataset.worked = '';`,
    }),
  );
  await page.evaluate(
    (path) => {
      document.head.append(Object.assign(document.createElement('script'), { src: path }));
    },
    `/_shell/remotes/${version.replace('@', '/')}/task.js`,
  );
  await expect(page.locator('body[data-worked]')).toBeAttached();
  // A frame is reported once it was shown.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  await hide(page);

  await expect.poll(() => reports.filter(({ values }) => 'ttfb' in values)).toHaveLength(1);
  const { versions, values } = reports.find((report) => 'ttfb' in report.values)!;
  const own = versions[version]?.values ?? {};
  expect(own.inp).toBeGreaterThanOrEqual(slowMs);
  // The listener, and the script.
  expect(own.blocking).toBeGreaterThanOrEqual(2 * slowMs);
  expect(own.bytes).toBeGreaterThan(1000);
  expect(own.hydration).toBeGreaterThan(0);
  expect(values.inp).toBeGreaterThanOrEqual(slowMs);
  const others = Object.entries(versions).filter(([key]) => key !== version);
  expect(others.length).toBeGreaterThan(0);
  for (const [key, { values: theirs, hasFailed }] of others)
    expect([key, theirs.inp, hasFailed]).toEqual([key, undefined, false]);
  await expect.poll(() => interactionsOf(version)).toBeGreaterThan(before);
});

test.describe('a file that cannot be loaded', () => {
  test.use({ allowedComplaints: [/./] });

  test('is an error of the visit for its version, and of no other', async ({ page }) => {
    const reports = await measured(page);
    await page.route('**/_shell/remotes/mfe-filters/**/*.js', (route) => route.abort());
    const version = await openMeasured(page);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/mfe-filters/'));
    await filters(page).locator('summary').first().click();
    await refused;
    const failed = () =>
      reports.flatMap(({ versions }) =>
        Object.entries(versions).flatMap(([key, { hasFailed }]) => (hasFailed ? [key] : [])),
      );
    await expect(async () => {
      await hide(page);
      expect(failed()).toEqual([version]);
    }).toPass();
  });
});
