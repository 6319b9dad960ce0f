import type { Locator } from '@playwright/test';
import { site } from '../ports';
import { open, results } from './results-page';
import { expect, test } from './watched-page';

/** By keyboard alone. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

test('R56 R63 by keyboard: two vehicles are compared over a reload, and the seller of one is written to', async ({
  page,
}) => {
  await open(page, `${site}/cars-for-sale/all`);
  const compare = results(page).getByRole('link', { name: /^Compare / });
  await press(compare.first());
  await press(compare.first());
  const drawer = page.getByRole('region', { name: 'Compare (2 of 5)' });
  await expect(drawer).toBeVisible();
  await page.reload();
  await press(drawer.getByRole('link', { name: 'Compare now' }));
  await expect(page.getByRole('rowgroup').filter({ hasText: 'What tells them apart' })).toBeVisible();

  const ask = page.getByRole('link', { name: /^(Check Availability|Make Offer)/ }).first();
  await expect(page.locator('[data-slot="comparison"]')).toHaveAttribute('data-alive', '');
  await press(ask);
  const dialog = page.getByRole('dialog');
  const offer = dialog.getByRole('textbox', { name: 'Your offer' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ann');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Lee');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ann@example.com');
  if ((await offer.count()) > 0) await offer.fill('10,000');
  await press(dialog.getByRole('button', { name: /^Send/ }));
  await expect(dialog.getByText('Message sent.')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Done' }));
  await expect(
    page.getByRole('cell').or(page.getByRole('columnheader')).filter({ hasText: 'Message sent' }),
  ).toBeVisible();
  // What the device remembers is the next test's, too.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});
