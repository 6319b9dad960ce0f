import { expect, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { call, giveSession } from './console-site';

const remote = 'mfe-ads';
test.describe.configure({ mode: 'serial' });

test('a token is created, shown once, works as it says, and is revoked in two presses', async ({ page, context }) => {
  await giveSession(context);
  await page.goto(`${registryUrl}/console/access`);
  const name = `console-${Date.now()}`;
  await page.getByLabel('Name (lower-case').fill(name);
  await page.getByLabel('Remotes, by commas').fill(remote);
  await page.getByLabel('Days until').fill('1');
  await page.getByRole('checkbox', { name: /^promote/ }).check();
  await expect(
    page.getByText(`npm run fragment -- token add ${name} --may promote --remote ${remote} --days 1`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create the token' }).click();
  const secret = await page.getByRole('status').locator('code').textContent();
  const asked = () => fetch(`${registryUrl}/v1/session`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await (await asked()).json()).toMatchObject({
    who: name,
    rights: [{ may: ['promote'], remotes: [remote], brands: '*' }],
  });
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await row.getByRole('button', { name: `Revoke ${name} for good` }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`The token ${name} is revoked, or has ended.`)).toBeVisible();
  expect((await asked()).status).toBe(401);
});

test('tokens are shown to those who may do everything, and to nobody else', async ({ page }) => {
  const name = `reader-${Date.now()}`;
  const body = { name, may: ['promote'], remotes: '*', brands: '*', expiresAt: null };
  const { secret } = await (await call('POST', '/v1/tokens', body)).json();
  await page.goto(`${registryUrl}/console/access`);
  const form = page.getByRole('region', { name: 'Sign in to see tokens' });
  await form.getByLabel('Token').fill(secret);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You may promote. Tokens are for those who may do everything')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await call('DELETE', `/v1/tokens/${name}`);
});
