import { expect, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { brand, call, ownRemote } from './console-site';

const { remote, view, change, begin } = ownRemote('mfe-watched');
/** A remote of the charts only, with new versions in each run: a site that runs already has figures of an earlier one. */
const charted = ownRemote('mfe-charted');
const patch = Math.floor(Date.now() / 1000);
const [steady, trial] = [`1.0.${patch}`, `1.1.${patch}`] as const;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await begin(['1.0.0', '1.1.0']);
  // A version before the one that is watched.
  await change({ version: '1.1.0' });
  await change({ version: '1.0.0' });
});

test('a canary is watched: its figures, what will happen, and each way out', async ({ page }) => {
  await change({ version: '1.1.0', percent: 5 });
  await page.goto(view);
  await page
    .getByRole('row', { name: new RegExp(`^${brand}.*canary 5 %`) })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`${registryUrl}/console/watch/${remote}?brand=${brand}`);
  const canary = page.getByRole('region', { name: '1.1.0' });
  await expect(canary).toContainText('canary 5 %');
  await expect(canary).toContainText('It ends by itself if it is significantly worse');
  await expect(canary).toContainText('Nothing is measured yet.');
  await expect(page.getByRole('region', { name: '1.0.0' }).getByRole('link', { name: 'Roll back' })).toBeVisible();
  await canary.getByRole('link', { name: 'End the canary' }).click();
  await expect(page).toHaveURL(new RegExp(`action=stop-canary&brand=${brand}`));
  await call('DELETE', `/v1/channels/${brand}/${remote}/canary`);
});

test('a watched release has charts of both versions with what is tolerated, as values, in words, and as they come in', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await charted.begin([steady, trial]);
  await charted.change({ version: trial, percent: 5 });
  await charted.report(steady, 40, 2);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const refused: string[] = [];
  page.on('console', (message) => /Content.Security|Trusted/i.test(message.text()) && refused.push(message.text()));
  await page.goto(`${registryUrl}/console/watch/${charted.remote}?brand=${brand}`);
  const canary = page.getByRole('region', { name: trial });
  const chart = canary.getByRole('img', { name: /^Errors from / });
  await expect(chart).toHaveAttribute(
    'aria-label',
    new RegExp(`${trial} was not measured; ${steady} was 5\\.0 % at \\d\\d:\\d\\d`),
  );
  await expect(chart).toHaveAttribute('aria-label', /tolerated is [\d.]+ %/);
  await expect(
    canary.getByRole('img', { name: /^(Errors|Late slots|Largest paint .LCP.|Slowest interaction .INP.) from / }),
  ).toHaveCount(4);
  expect(scripts.filter((url) => /charts-\w+\.js/.test(url))).toHaveLength(1);

  // Values come in: the chart shows them in its place, and what is open stays open.
  await expect(canary.getByText('Too few visits to judge: each version needs 50.')).toBeVisible();
  await expect(canary.getByRole('columnheader', { name: `${steady} (40 visits)` })).toBeVisible();
  await expect(canary.getByRole('rowheader', { name: /^Late slots/ })).toContainText(
    'not ready when the page needed them',
  );
  const values = canary.locator('details').filter({ hasText: 'Values of Errors' });
  await values.locator('summary').click();
  await canary.getByRole('img', { name: /^Largest paint/ }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await chart.evaluate((element) => element.setAttribute('data-same', ''));
  const drawn = await chart.locator('canvas').screenshot();
  await charted.report(trial, 40, 1);
  await expect(chart).toHaveAttribute('aria-label', new RegExp(`${trial} was 2\\.5 % at`), { timeout: 20_000 });
  await expect(values.getByRole('row').nth(1)).toContainText('2.5 % of 40');
  await expect(chart).toHaveAttribute('data-same', '');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const after = await chart.locator('canvas').screenshot();
  expect(after.equals(drawn)).toBe(false);

  // Its colours are those of the page, in both modes.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await chart.locator('canvas').screenshot()).equals(after)).toBe(false);
  expect(refused).toEqual([]);
  await call('DELETE', `/v1/channels/${brand}/${charted.remote}/canary`);
});
