import { expect, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { call, giveSession, ownRemote } from './console-site';

const { remote, begin } = ownRemote('mfe-incidents');
const faultless = ownRemote('mfe-faultless');
test.beforeAll(async () => {
  await begin(['1.0.0']);
  await faultless.begin(['1.0.0']);
});

test('the errors of a live version are shown as they were reported, to sessions only', async ({ page }) => {
  const text = `TypeError: <b onclick=window.pwned=1>${Date.now()}</b>\n    at panel (src/panel.tsx:3:7)`;
  const errors = [{ remote, version: '1.0.0', where: 'browser', what: 'slot panel', text, count: 3 }];
  expect((await call('POST', '/v1/errors', { errors })).status).toBe(204);
  await page.goto(`${registryUrl}/console/incidents`);
  await expect(page.getByRole('heading', { name: 'What the registry did by itself' })).toBeVisible();
  await expect(page.getByText(`${remote}@1.0.0`)).toHaveCount(0);
  await expect(page.getByLabel('Token')).toHaveCount(0);
  await giveSession(page.context());
  await page.goto(`${registryUrl}/console/incidents`);
  await page.getByText(`${remote}@1.0.0`).click();
  const listed = page.getByRole('region', { name: 'Errors of live versions' }).getByRole('listitem');
  await expect(listed.filter({ hasText: `${remote}@` })).toHaveCount(1);
  // A version without errors is no incident.
  await expect(listed.filter({ hasText: `${faultless.remote}@` })).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('It failed in a browser in the slot panel.')).toBeVisible();
  await expect(page.getByText(/^\d+ times since .*UTC/)).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('a refused upload is listed with its reasons as text, to sessions only', async ({ page }) => {
  const file = '<img src=x onerror="window.pwned=1">.js';
  const refused = await call('PUT', '/v1/remotes/mfe-refused/1.0.0', { files: { [file]: '' } });
  expect(refused.status).toBe(422);
  await page.goto(`${registryUrl}/console/incidents`);
  const section = page.getByRole('region', { name: 'Uploads and storage' });
  await expect(section.getByText('Sign in, at the top of the page, to see them.')).toBeVisible();
  await expect(section.getByText('mfe-refused@1.0.0')).toHaveCount(0);
  await giveSession(page.context());
  await page.reload();
  await section.getByText('mfe-refused@1.0.0').first().click();
  await expect(section.getByRole('listitem').filter({ hasText: file }).first()).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Warnings about what the registry stores' })).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});
