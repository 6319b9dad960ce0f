import { expect, test } from '@playwright/test';

test('stands in the page, and the browser complains of nothing', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/cars-for-sale/all');
  const slot = page.locator('[data-fragment="mfe-placeholder-name/placeholder-name"]');
  await slot.scrollIntoViewIfNeeded();
  await expect(slot.getByRole('region', { name: 'PlaceholderName' })).toContainText('cars match this search');
  expect(complaints).toEqual([]);
});
