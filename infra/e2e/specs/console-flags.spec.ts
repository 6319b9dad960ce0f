import { expect, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { expectAccessible } from './accessibility';
import { brand, call, giveSession } from './console-site';

test.describe.configure({ mode: 'serial' });

/** A flag that no test of pages reads. */
const flag = 'newCarBoost';
const setFlag = (values: object) => call('PATCH', `/v1/flags/${brand}`, { values });

test('a flag is changed on one brand, and a second person sees the change of the first one', async ({
  page,
  context,
}) => {
  await setFlag({ [flag]: null });
  await giveSession(context);
  await page.goto(`${registryUrl}/console/flags`);
  const before = (await page.getByRole('link', { name: `${flag} on ${brand}:` }).textContent()) ?? '';
  const [to, other] = before === 'on' ? ['off', 'on'] : ['on', 'off'];
  await page.getByRole('link', { name: `${flag} on ${brand}:` }).click();
  await page.getByLabel('Reason').fill('cars of June');
  await expect(
    page.getByText(`npm run fragment -- flags set ${flag}=${to} --brand ${brand} --why 'cars of June'`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Set the flag' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Set to ${to} on ${brand}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${flag} on ${brand}: ${to}, changed here` })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: `${brand}: ${flag}: own value → ${to}` });
  await expect(entry.first()).toContainText('“cars of June”');

  await page.getByLabel('Set it to').selectOption('own');
  await expect(page.getByText(`Now — ${brand}: ${to}`)).toBeVisible();
  await setFlag({ [flag]: other === 'on' });
  await page.getByRole('button', { name: 'Set the flag' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toContainText(
    `It was ${brand}: ${to}. It is ${brand}: ${other}, its own value.`,
  );
  await expect(page.getByText('it is like that already')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set the flag' })).toBeDisabled();
  expect((await (await call('GET', `/v1/flags/${brand}`)).json()).changed).not.toContain(flag);
});

test('the values of a flag are one tab stop; arrow keys lead from brand to brand', async ({ page }) => {
  await page.goto(`${registryUrl}/console/flags`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  const values = (at: number) => rows.nth(at).getByRole('link');
  const last = (await values(0).count()) - 1;
  await expect(rows.nth(8)).toBeVisible();
  await values(0).first().focus();
  await page.keyboard.press('Tab');
  await expect(values(1).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(values(1).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(values(1).nth(last)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(values(0).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(values(1).nth(last)).toBeFocused();
});

for (const width of [1440, 390])
  test(`the form of a flag opens below its row at ${width} px, takes the focus, and gives it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${registryUrl}/console/flags`);
    const value = page.getByRole('link', { name: `${flag} on ${brand}:` });
    await value.press('Enter');
    const form = page.getByRole('form', { name: `Change ${flag}` });
    await expect(form.getByRole('combobox', { name: 'Brand' })).toBeFocused();
    await expect(form).toBeInViewport();
    await expect(page.locator(`#flag-${flag} + tr`).getByRole('form')).toHaveCount(1);
    await expectAccessible(page, [width]);
    await form.getByLabel('Set it to').focus();
    await form.getByLabel('Set it to').selectOption('own');
    await expect(form.getByLabel('Set it to')).toBeFocused();
    await form.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(form).toHaveCount(0);
    await expect(value).toBeFocused();
    await expect(page).toHaveURL(`${registryUrl}/console/flags`);
  });
