import { publishBody, remoteOf } from '@forecourt/gate/testing';
import { expect, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { expectAccessible } from './accessibility';
import { call, giveSession } from './console-site';

const remote = 'mfe-compared';
test.beforeAll(async () => {
  for (const [version, fragments] of [
    ['1.0.0', { panel: { component: "() => jsx('p', { children: 'one' })" } }],
    [
      '1.1.0',
      {
        panel: { component: "() => jsx('p', { children: 'two, and longer' })" },
        badge: { component: "() => jsx('b', { children: 'new' })" },
      },
    ],
  ] as const) {
    const answer = await call(
      'PUT',
      `/v1/remotes/${remote}/${version}`,
      publishBody(remoteOf(remote, version, fragments)),
    );
    expect([201, 409], await answer.text()).toContain(answer.status);
  }
});

test('two versions are compared: fragments, files and packages that were added, removed and changed', async ({
  page,
  context,
}) => {
  const address = `${registryUrl}/console/remotes/${remote}`;
  await page.goto(address);
  await page.locator('summary').filter({ hasText: '1.1.0' }).click();
  await page.getByRole('link', { name: 'Compare with 1.0.0' }).click();
  await expect(page).toHaveURL(`${address}?compare=1.0.0..1.1.0#compare`);
  const compared = page.getByRole('region', { name: '1.0.0 and 1.1.0 compared' });
  await expect(compared.getByRole('row', { name: /^badge new hydrate – interaction/ })).toBeVisible();
  await expect(compared.getByRole('row', { name: /^server\.js changed bytes [\d.]+ kB [\d.]+ kB/ })).toBeVisible();
  await expect(compared.getByText(`npm run fragment -- diff ${remote}@1.0.0..1.1.0`)).toBeVisible();
  await expect(compared.getByText('Sign in to compare their packages.')).toBeVisible();
  await giveSession(context);
  await page.reload();
  await expect(compared.getByText('the builds of 1.0.0 and 1.1.0 listed none')).toBeVisible();
  await compared.getByLabel('From').selectOption('1.1.0');
  await expect(page.getByText('Apart from their packages, they do not differ.')).toBeVisible();
  await expect(page).toHaveURL(/compare=1\.1\.0\.\.1\.1\.0/);
});

test('the packages that the site’s own remotes contain are compared for a session', async ({ page, context }) => {
  const { remotes } = await (await call('GET', '/v1/remotes')).json();
  const { latest } = remotes.find((one: { remote: string }) => one.remote === 'mfe-ads');
  await giveSession(context);
  await page.goto(`${registryUrl}/console/remotes/mfe-ads?compare=${latest}..${latest}`);
  await expect(page.getByText('Their packages do not differ.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a comparison has no violation of WCAG from 390 to 2560 px, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme });
    await giveSession(context);
    await page.goto(`${registryUrl}/console/remotes/${remote}?compare=1.0.0..1.1.0`);
    await expect(page.getByRole('heading', { name: '1.0.0 and 1.1.0 compared' })).toBeVisible();
    await expectAccessible(page, [390, 768, 1440, 2560]);
  });
