import { expect, type Page, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { brand, giveSession, ownRemote, siteToken } from './console-site';

const { remote, view, change, served, begin } = ownRemote('mfe-promoted');
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => begin(['1.0.0', '1.1.0', '1.2.0']));

const form = (page: Page) => page.getByRole('form');
const preview = (page: Page) => page.getByRole('region', { name: 'What would change' });

test('a promotion is previewed, applied and taken back, by keyboard; the change is said with its reason', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(`${view}?action=promote&brand=${brand}&version=1.1.0`);
  await expect(preview(page)).toContainText(`${brand}: 1.0.0 → 1.1.0`);
  await expect(page.getByText(`npm run fragment -- promote ${remote}@1.1.0 --brand ${brand}`)).toBeVisible();
  await page.getByLabel('Reason').focus();
  await page.keyboard.type('<b>faster</b> results');
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 5; presses++) {
    if (
      await page.getByRole('button', { name: 'Promote', exact: true }).evaluate((one) => one === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('status')).toContainText('1.0.0 → 1.1.0');
  expect((await served()).version).toBe('1.1.0');

  await page.goto(`${registryUrl}/console/audit?remote=${remote}`);
  const latest = page.getByRole('listitem').filter({ hasText: remote }).first();
  await expect(latest).toContainText('“<b>faster</b> results”');
  await latest.getByRole('link', { name: 'Undo' }).press('Enter');
  await expect(preview(page)).toContainText('1.1.0 → 1.0.0');
  await page.getByRole('button', { name: 'Roll back', exact: true }).press('Enter');
  await expect(form(page).getByRole('status')).toContainText('1.1.0 → 1.0.0');
  expect((await served()).version).toBe('1.0.0');
});

test('a second person sees who made the first change, and both changes, and overwrites nothing', async ({
  page,
  context,
}) => {
  await giveSession(context);
  // The other's change is not heard of before the press.
  await page.route('**/v1/channels/stream', (route) => route.abort());
  await page.goto(`${view}?action=promote&brand=${brand}&version=1.1.0`);
  await page.unroute('**/v1/channels/stream');
  await expect(preview(page)).toContainText('1.0.0 → 1.1.0');
  await change({ version: '1.2.0' });
  const conflict = page.getByRole('status').filter({ hasText: 'Somebody changed' });
  await expect(conflict).toContainText('it was 1.0.0, and is 1.2.0 now');
  await expect(page.getByRole('button', { name: 'Promote', exact: true })).toBeDisabled();
  expect((await served()).version).toBe('1.2.0');
  await page.getByRole('button', { name: 'Go on from what is live now' }).click();
  await expect(preview(page)).toContainText('1.2.0 → 1.1.0');
  await change({ version: '1.0.0' });
});

test('a session that ends keeps what was typed', async ({ page, context }) => {
  await giveSession(context);
  await page.goto(`${view}?action=promote&brand=${brand}&version=1.1.0`);
  await expect(preview(page)).toBeVisible();
  await page.getByLabel('Reason').fill('a long reason');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Promote', exact: true }).click();
  const again = page.getByRole('region', { name: 'Sign in to change it' });
  await again.getByLabel('Token').fill(await siteToken());
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel('Reason')).toHaveValue('a long reason');
  await expect(page.getByRole('button', { name: 'Promote', exact: true })).toBeEnabled();
});

test('a registry that does not answer is said, its last state stays, and nothing can be changed', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(`${view}?action=promote&brand=${brand}&version=1.1.0`);
  await expect(preview(page)).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.getByRole('button', { name: 'Promote', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(/does not answer|is lost/);
  await expect(page.getByRole('heading', { name: remote })).toBeVisible();
  await context.setOffline(false);
  expect((await served()).version).toBe('1.0.0');
});
