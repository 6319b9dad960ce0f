import { brandIds } from '@forecourt/brands';
import type { Page } from '@playwright/test';
import { brandSite } from '../ports';
import { violations } from './accessibility';
import { resize, touch } from './results-page';
import { expect, test } from './watched-page';

const widths = [1440, 768, 390];
const slots = ['gallery', 'actions', 'seller', 'contact', 'facts', 'similar'];

/** Opens the first vehicle of a brand's results. */
async function openVehicle(page: Page, brand: string): Promise<void> {
  // Only browsers resolve the host name of a brand.
  const headers = { host: new URL(brandSite(brand)).host };
  const html = await (await page.request.get('/cars-for-sale/all', { headers })).text();
  const [, path = ''] = /data-slot="results"[\s\S]*?href="(\/cars-for-sale\/vehicle\/[^"]+)"/.exec(html) ?? [];
  const response = await page.goto(brandSite(brand) + path.replaceAll('&amp;', '&'));
  expect(response?.status()).toBe(200);
}

for (const brand of brandIds) {
  test(`a vehicle of ${brand} is complete at every width: axe finds nothing serious, nothing scrolls sideways`, async ({
    page,
  }) => {
    await openVehicle(page, brand);
    for (const slot of slots)
      await expect(page.locator(`[data-slot="${slot}"]`)).toHaveAttribute('data-outcome', /^(ok|empty)$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of widths) {
      await resize(page, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('price and seller stand beside the pictures on the first screen of a laptop', async ({ page }) => {
  await openVehicle(page, 'research');
  const box = (slot: string) => page.locator(`[data-slot="${slot}"]`).boundingBox();
  const [gallery, actions] = [await box('gallery'), await box('actions')];
  expect(gallery!.width).toBeLessThanOrEqual(1440 * 0.6);
  expect(actions!.x).toBeGreaterThan(gallery!.x + gallery!.width);
  expect(actions!.y).toBeLessThan(400);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a vehicle shows all its data, and links to further pages', async ({ page }) => {
    await openVehicle(page, 'certified');
    await expect(page.locator('[data-slot="facts"] dt').first()).toBeVisible();
    await page.locator('[data-slot="similar"] a[href*="/cars-for-sale/vehicle/"]').first().click();
    await expect(page.locator('[data-slot="gallery"]')).toBeVisible();
  });
});

test('R71 a vehicle that is no longer for sale leads to its search, which says so once', async ({ page }) => {
  await page.goto('/cars-for-sale/vehicle/0/toyota/camry');
  await expect(page).toHaveURL(/\/cars-for-sale\/all\/toyota\/camry$/);
  const notice = page.getByText("We're sorry, the Toyota Camry you were looking for is no longer available.");
  await expect(notice).toBeVisible();
  await page.reload();
  await touch(page.locator('[data-slot="results"]'));
  await expect(notice).toHaveCount(0);
});
