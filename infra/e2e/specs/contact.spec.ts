import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { dataDir, site } from '../ports';
import { sentEmail } from './emails';
import { alive, open, results, toCompare, touch } from './results-page';
import { expect, test } from './watched-page';

/** Activates a control by keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

/** Returns the stored events of a listing, with type and placement. */
async function measured(id: string): Promise<string[]> {
  const folder = join(dataDir, 'events');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const events = texts.flatMap((text) => text.split('\n').filter((line) => line.endsWith('}')));
  return events
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((event) => event.id === id)
    .map(({ type, placement, sponsored }) => `${type} ${placement} ${sponsored}`);
}

test('R53 a message to the seller of a vehicle is measured as a lead of the paid place that led to it', async ({
  page,
}) => {
  const paid = page.locator('[data-slot="premium"] h3 a').first();
  // Retries, because a late paid listing is left out of a page.
  await expect(async () => {
    await open(page, `${site}/cars-for-sale/all`);
    await expect(paid).toBeVisible({ timeout: 2000 });
  }).toPass();
  const href = new URL((await paid.getAttribute('href')) ?? '', site);
  expect(href.searchParams.get('placement')).toBe('premium');
  await touch(page.locator('[data-slot="premium"]').first());
  await press(paid);
  await page.waitForURL((url) => url.pathname === href.pathname);
  const form = page.locator('[data-slot="contact"]');
  await form.scrollIntoViewIfNeeded();
  await alive(page, 'contact');
  await form.getByRole('textbox', { name: 'First name' }).fill('Ann');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Lee');
  await form.getByRole('textbox', { name: 'Email' }).fill('ann@example.com');
  const offer = form.getByRole('textbox', { name: 'Your offer' });
  if ((await offer.count()) > 0) await offer.fill('10,000');
  await press(form.getByRole('button', { name: /^Send/ }));
  await expect(form.getByText('Message sent.')).toBeVisible();
  // Unsent events are sent when the page is left.
  await page.goto(`${site}/cars-for-sale/all`);
  const told = expect.arrayContaining(['click premium true', 'lead premium true']);
  await expect.poll(() => measured(href.searchParams.get('listingId') ?? '')).toEqual(told);
});

test('R56 R63 by keyboard two vehicles are compared across a reload, and one of the sellers gets a message', async ({
  page,
}) => {
  await open(page, `${site}/cars-for-sale/all`);
  for (let count = 0; count < 2; count++) {
    const { menu, box } = toCompare(page);
    await press(menu);
    await box.focus();
    await page.keyboard.press('Space');
    await expect(results(page).getByRole('checkbox', { name: /^Added to Compare/, checked: true })).toHaveCount(1);
  }
  const drawer = page.getByRole('region', { name: 'Compare (2 of 5)' });
  await expect(drawer).toBeVisible();
  await page.reload();
  await press(drawer.getByRole('link', { name: 'Compare now' }));
  await expect(page.getByRole('rowgroup').filter({ hasText: 'What tells them apart' })).toBeVisible();

  const ask = page.getByRole('link', { name: /^(Check Availability|Make Offer)/ }).first();
  await touch(page.locator('[data-slot="comparison"]'));
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
  // Tests share the device's storage.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});

test('without script a message is a form that is posted, a page confirms it, and the email is in the mail folder', async ({
  plain,
}) => {
  await plain.goto(`${site}/cars-for-sale/all?sellerType=d`);
  await results(plain)
    .getByRole('link', { name: /^Check Availability/ })
    .first()
    .click();
  await plain.getByRole('textbox', { name: 'First name' }).fill('Plain');
  await plain.getByRole('textbox', { name: 'Last name' }).fill('Post');
  await plain.getByRole('textbox', { name: 'Email' }).fill('plain.post@example.com');
  await plain.getByRole('button', { name: 'Send message' }).click();
  await expect(plain.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(await sentEmail('', 'plain.post@example.com')).toContain('Plain Post');
});
