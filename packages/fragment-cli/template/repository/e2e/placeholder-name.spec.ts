import { expect, test } from '@playwright/test';

test('stands in the page, and the browser complains of nothing', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const slot = page.locator('[data-fragment="mfe-placeholder-name/placeholder-name"]');
  // What has just been promoted takes a moment.
  await expect(async () => {
    await page.goto('/cars-for-sale/all');
    await expect(slot.getByRole('region', { name: 'PlaceholderName' })).toContainText('cars match', { timeout: 2_000 });
  }).toPass();
  await slot.scrollIntoViewIfNeeded();
  expect(complaints).toEqual([]);
});
