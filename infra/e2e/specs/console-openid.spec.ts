import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBody, remoteOf } from '@forecourt/gate/testing';
import { startTestProvider, type TestProvider } from '@forecourt/openid/testing';
import { expect, type Page, test } from '@playwright/test';
import { dataDir, ports, registryUrl } from '../ports';
import { expectAccessible } from './accessibility';

/** A remote of these tests only: no page places it. */
const remote = 'mfe-signed-in';
/** The brand of the rights in `site.json`. */
const brand = 'maker';
const view = `${registryUrl}/console/remotes/${remote}?action=promote&brand=${brand}&version=1.1.0`;
const widths = [390, 1440];

let provider: TestProvider;
let token: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  for (const version of ['1.0.0', '1.1.0']) {
    const upload = remoteOf(remote, version, { panel: { component: "() => jsx('p', { children: 'openid' })" } });
    const published = await call('PUT', `/v1/remotes/${remote}/${version}`, publishBody(upload));
    // A site that runs already may have it from an earlier run.
    expect([201, 409], await published.text()).toContain(published.status);
  }
  await call('POST', `/v1/channels/${brand}/${remote}`, { version: '1.0.0' });
  const redirectUri = `${registryUrl}/v1/session/provider/callback`;
  provider = await startTestProvider({ id: 'console', redirectUri }, ports.openid);
});
test.beforeEach(() => {
  provider.person = { sub: 'u1', email: 'ada@example.com', email_verified: true, groups: ['release'] };
});
test.afterAll(() => provider.close());

const call = (method: string, path: string, body: object) =>
  fetch(registryUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const offer = (page: Page) => page.getByRole('link', { name: 'Sign in with Example ID' });

test('a person signs in by the provider in another tab, which keeps what was typed, and the audit log names them', async ({
  page,
}) => {
  await page.goto(view);
  await page.getByLabel('Reason').fill('a long reason');
  const region = page.getByRole('region', { name: 'Sign in to change it' });
  const first = region.locator('a, input').first();
  await expect(first).toHaveText('Sign in with Example ID');
  // axe skips text that has the colour of its background.
  const [color, background] = await first.evaluate((one) => {
    const style = getComputedStyle(one);
    return [style.color, style.backgroundColor];
  });
  expect(color).not.toBe(background);
  await expectAccessible(page, widths);
  const opened = page.waitForEvent('popup');
  await offer(page).click();
  const other = await opened;
  await expect(page.getByText('ada@example.com', { exact: false }).first()).toBeVisible();
  await expect(region).toHaveCount(0);
  // It closes itself.
  await expect.poll(() => other.isClosed()).toBe(true);
  await expect(page.getByLabel('Reason')).toHaveValue('a long reason');
  await page.getByRole('button', { name: 'Promote', exact: true }).click();
  await expect(page.getByRole('form').getByRole('status')).toContainText('1.0.0 → 1.1.0');

  await page.goto(`${registryUrl}/console/audit?person=ada@example.com&remote=${remote}`);
  const entry = page.getByRole('listitem').filter({ hasText: 'a long reason' }).first();
  await expect(entry).toContainText('ada@example.com (openid:u1)');
  await expectAccessible(page, widths);

  await page.goto(`${registryUrl}/console/remotes/${remote}?action=promote&brand=research&version=1.1.0`);
  await expect(page.getByText(`You may change ${brand}, not research.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign out of Example ID' }).first()).toHaveAttribute(
    'href',
    `${provider.issuer}/end?client_id=console`,
  );
  await call('POST', `/v1/channels/${brand}/${remote}`, { version: '1.0.0' });
});

test('the page for signing in leads through the provider and back, with the session', async ({ page, context }) => {
  await page.goto(`${registryUrl}/console/sign-in`);
  await offer(page).click();
  await expect(page).toHaveURL(`${registryUrl}/console/`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const cookies = await context.cookies(registryUrl);
  expect(cookies).toMatchObject([{ name: 'forecourt-console', httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(`${registryUrl}/console/sign-in?done`);
  await expect(page.getByRole('status').filter({ hasText: 'You are signed in as ada@example.com' })).toBeVisible();
  await expectAccessible(page, widths);
});

test('a sign-in that fails says why, and another attempt leads to the same place', async ({ page }) => {
  provider.person = { sub: 'u2', email: 'grace@example.com', groups: ['visitors'] };
  await page.goto(`${registryUrl}/console/sign-in`);
  await offer(page).click();
  await expect(page.getByRole('alert')).toContainText('None of your groups has rights here');
  await expectAccessible(page, widths);
  provider.person = { sub: 'u1', email: 'ada@example.com', groups: ['release'] };
  await offer(page).click();
  await expect(page).toHaveURL(`${registryUrl}/console/`);
  await page.goto(`${registryUrl}/console/sign-in?failed=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('alert')).toContainText('You were not signed in');
});
