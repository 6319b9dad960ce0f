/** An account: created by the email's link, shown in the header, signed out; with script and without. */
import type { Page } from '@playwright/test';
import { violations } from './accessibility';
import { sentEmail } from './emails';
import { slot } from './results-page';
import { password, signUp } from './sign-up';
import { expect, test } from './watched-page';

const search = '/cars-for-sale/all/toyota';
/** A name that occurs nowhere else on the site. */
const name = 'Zuzanna';
const menu = (page: Page) => slot(page, 'account-menu');

async function signOut(page: Page): Promise<void> {
  await menu(page)
    .getByRole('button', { name: `${name} (your account)` })
    .click();
  await menu(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(menu(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
}

test('R13 R15 a person signs up by the email’s link, finds their pages in the header by keyboard, and signs out and in', async ({
  page,
}) => {
  test.slow();
  const email = `ann-${Date.now()}@example.com`;
  await page.goto(search);
  const before = await page.request.get(search);
  await signUp(page, email, name);

  const button = menu(page).getByRole('button', { name: `${name} (your account)` });
  await button.press('Enter');
  await expect(menu(page).getByText(email)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: /^Saved searches/ })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu(page).getByText(email)).toBeHidden();
  await expect(button).toBeFocused();
  expect((await page.request.get(search)).headers()['cache-control']).toBe('private, no-store');

  await signOut(page);
  await expect(page).toHaveURL(search);
  const after = await page.request.get(search);
  expect(after.headers()['cache-control']).toBe(before.headers()['cache-control']);
  expect(after.headers()['cache-control']).toContain('public');
  for (const own of [name, email]) expect(await after.text()).not.toContain(own);

  await menu(page).getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(search);
  await expect(button).toBeVisible();
});

test.describe('signed out on another tab', () => {
  test.use({ allowedComplaints: [/status of 401/] });

  test('R15 an attempt to save reports that one is signed out, with a link to sign in', async ({ page }) => {
    test.slow();
    await page.goto(`${search}?zip=60601`);
    await signUp(page, `bea-${Date.now()}@example.com`, name);
    const other = await page.context().newPage();
    await other.goto(search);
    await signOut(other);
    await other.close();

    const save = slot(page, 'save-search');
    const stored = page.waitForResponse('**/account-api/search');
    await save.getByRole('button', { name: /^Save/ }).first().click();
    expect((await stored).status()).toBe(401);
    await expect(save.getByText('Your search was not saved: you are signed out.')).toBeVisible();
    await expect(save.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test('R13 a passkey is added on the page of one’s account, signs in without a password, and is removed', async ({
  page,
}) => {
  test.slow();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto(search);
  await signUp(page, `cid-${Date.now()}@example.com`, name);
  await page.goto('/account/sign-in');
  // The password again, so that the session alone is not enough to add a passkey.
  const adding = page.locator('form', { has: page.getByRole('button', { name: 'Add a passkey' }) });
  await adding.getByLabel('Current password').fill(password);
  await adding.getByRole('button').click();
  const passkey = page.getByText(/^Passkey on Linux, for localhost/);
  await expect(passkey).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(search);
  await signOut(page);
  // The device confirms at once the passkey that the browser offers at the email field.
  await menu(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(search);
  await expect(menu(page).getByRole('button', { name: `${name} (your account)` })).toBeVisible();

  await page.goto('/account/sign-in');
  await passkey.click();
  const removing = page.locator('form', { has: page.getByRole('button', { name: 'Remove Passkey on Linux' }) });
  await removing.getByLabel('Current password').fill(password);
  await removing.getByRole('button').click();
  await expect(passkey).toBeHidden();
});

test('R79 in another browser, without script, the link of a sign-up asks for the password, and works once', async ({
  page,
  plain,
}) => {
  test.slow();
  const email = `dan-${Date.now()}@example.com`;
  await page.goto('/account/sign-in?defaultScreen=signup');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill('the password of a thief');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/^Check your email: /)).toBeVisible();
  const [link = ''] = /http:\S+\/account\/verify\S+/.exec(await sentEmail('account-', email)) ?? [];

  await plain.goto(link);
  await plain.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(plain.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await plain.getByLabel(/^Password/).fill(password);
  await plain.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(menu(plain).getByRole('button', { name: /\(your account\)$/ })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(/^This link does not work any more/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('R15 R65 without script the menu opens and signs out on a phone, and the page of notifications says what it needs', async ({
  plain,
}) => {
  test.slow();
  await plain.setViewportSize({ width: 390, height: 844 });
  await plain.goto(search);
  await signUp(plain, `bob-${Date.now()}@example.com`, name);
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await menu(plain)
    .getByRole('button', { name: `${name} (your account)` })
    .click();
  await menu(plain).getByRole('link', { name: 'Notifications' }).click();
  await expect(plain.getByRole('heading', { name: 'Notifications', exact: true })).toBeInViewport();
  await expect(plain.getByText(/^No browser receives notifications for you/)).toBeVisible();
  await signOut(plain);
});
