import { expect, type Page, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { brand, call, giveSession, ownRemote } from './console-site';

const { remote, view, change, served, begin } = ownRemote('mfe-live');
/** A remote without an earlier version. */
const news = ownRemote(`mfe-new-${Date.now()}`);
const only = '1.0.0';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await begin(['1.0.0', '1.1.0', '1.2.0']);
  await news.begin([only, '1.1.0']);
});

const row = (page: Page) => page.getByRole('row', { name: new RegExp(`^${remote}`) });
const form = (page: Page) => page.getByRole('form');

test('what is live is seen without a session; a link signs in, and works once', async ({ page, context }) => {
  await page.goto(`${registryUrl}/console/?brand=${brand}`);
  await expect(row(page)).toContainText('1.0.0');
  await expect(page.getByText('You read only.')).toBeVisible();
  const { path } = await (await call('POST', '/v1/session/links')).json();
  await page.goto(registryUrl + path);
  await page.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await context.clearCookies();
  const again = await context.newPage();
  await again.goto(registryUrl + path);
  await again.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(again.getByRole('alert')).toContainText('works once');
});

test('a canary is begun, its share changed, and ended from the table in two presses', async ({ page, context }) => {
  await giveSession(context);
  await page.goto(`${view}?action=canary&brand=${brand}&version=1.1.0`);
  await page.getByRole('slider').fill('20');
  await page.getByRole('button', { name: 'Serve the canary' }).click();
  await expect(form(page).getByRole('status')).toContainText('1.1.0 for 20 %');
  await page.goto(`${registryUrl}/console/?remote=${remote}&brand=${brand}`);
  await page.getByRole('link', { name: `Change its share: the canary of ${remote} on ${brand}` }).click();
  await expect(page.getByRole('slider')).toHaveValue('20');
  await page.getByRole('slider').fill('40');
  await page.getByRole('button', { name: 'Serve the canary' }).click();
  await expect(form(page).getByRole('status')).toContainText('1.1.0 for 20 % → 1.0.0 + 1.1.0 for 40 %');
  await page.goto(`${registryUrl}/console/?remote=${remote}&brand=${brand}`);
  await page.getByRole('link', { name: `End the canary of ${remote} on ${brand}` }).click();
  await page.getByRole('button', { name: 'End the canary', exact: true }).click();
  await expect(form(page).getByRole('status')).toContainText('Done');
  expect((await served()).canary).toBeNull();
});

test('the page follows changes of others', async ({ page }) => {
  await page.goto(`${registryUrl}/console/?remote=${remote}&brand=${brand}`);
  await expect(row(page)).toContainText('1.0.0');
  await change({ version: '1.2.0' });
  await expect(row(page)).toContainText('1.2.0');
  await change({ version: '1.0.0' });
  await expect(row(page)).toContainText('1.0.0');
});

test('few visits are no verdict, and a first version has no way back', async ({ page }) => {
  await page.goto(`${registryUrl}/console/?remote=${news.remote}&brand=${brand}`);
  const cell = page.getByRole('row', { name: new RegExp(`^${news.remote}`) }).getByRole('cell');
  await expect(cell).toContainText('no reports yet');
  await news.report(only, 1, 0);
  await page.reload();
  await expect(cell).toContainText('too few visits to judge: 1 visit, 0.0 % with errors');
  await expect(cell.getByRole('link')).toHaveCount(0);
  await news.report(only, 60, 0);
  await page.reload();
  await expect(cell).toContainText('well: 61 visits');
  await page.goto(`${registryUrl}/console/watch/${news.remote}?brand=${brand}`);
  await expect(page.getByText('It is the first version there, so nothing takes it back by itself.')).toBeVisible();
  await page.goto(`${news.view}?action=rollback&brand=${brand}`);
  await giveSession(page.context());
  await page.reload();
  await expect(page.getByText(`There is no version before ${only} on ${brand}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Roll back', exact: true })).toBeDisabled();
  await news.change({ version: '1.1.0', percent: 10 });
  await expect(page.getByText('A canary of 1.1.0 runs there: choose “End the canary”.')).toBeVisible();
});

test('a remote that a flag hides says so, with the way to the flag', async ({ page }) => {
  await page.goto(`${registryUrl}/console/?remote=mfe-ads&brand=${brand}`);
  const cell = page.getByRole('row', { name: /^mfe-ads/ }).getByRole('cell');
  await expect(cell).toContainText('not shown: flag ads is off');
  await expect(cell).not.toContainText('well');
  for (const address of [`remotes/mfe-ads`, `watch/mfe-ads?brand=${brand}`]) {
    await page.goto(`${registryUrl}/console/${address}`);
    await expect(page.getByText('not shown: flag ads is off').first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'flag ads is off' }).first().click();
  await expect(page.getByRole('heading', { name: 'Change ads' })).toBeVisible();
});

test('the brand that was chosen goes along to the remote, and to its forms', async ({ page }) => {
  await page.goto(`${registryUrl}/console/?remote=${remote}&brand=${brand}`);
  await page.getByRole('link', { name: remote, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`remotes/${remote}\\?brand=${brand}`));
  await expect(page.getByRole('form').getByLabel('Brand')).toHaveValue(brand);
  await page.locator('summary', { hasText: '1.1.0' }).click();
  await page.getByRole('link', { name: 'Promote 1.1.0' }).click();
  await expect(page.getByRole('form').getByLabel('Brand')).toHaveValue(brand);
});

test('how long a version is live has its exact time: by pointing, for the row with the focus, and on a phone', async ({
  page,
}) => {
  await page.goto(`${registryUrl}/console/?remote=${remote}&brand=${brand}`);
  const time = row(page).locator('time').first();
  const exact = /\d+ \w{3} \d{4}, \d\d:\d\d UTC/;
  const shown = time.locator('span', { hasText: exact });
  await expect(time).toHaveAttribute('title', exact);
  await expect(shown).toHaveCount(1);
  await expect(time).toHaveAttribute('datetime', /^\d{4}-.*Z$/);
  await expect(shown).toBeHidden();
  await page.getByLabel('State').focus();
  await page.keyboard.press('Tab');
  await expect(row(page).getByRole('link').first()).toBeFocused();
  await expect(shown).toBeVisible();
  await page.getByLabel('State').focus();
  await expect(shown).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shown).toBeVisible();
});

test('on a phone, the title of a view is larger than the headings in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${registryUrl}/console/`);
  const sizeOf = (level: number) =>
    page
      .getByRole('heading', { level })
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(1)).toBeGreaterThan(await sizeOf(2));
});
