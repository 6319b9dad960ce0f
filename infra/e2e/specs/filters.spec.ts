import { expect, test } from '@playwright/test';

const panel = '[data-slot="filters"]';
const alive = `${panel}[data-alive]`;

test('an option is found wherever in the panel it is, and a price and a year are typed as people type them', async ({
  page,
}) => {
  await page.goto('/cars-for-sale/all');
  await page.locator(alive).waitFor();
  const filters = page.locator(panel);

  const field = filters.getByRole('searchbox', { name: 'All sections' });
  await field.fill('third row');
  await filters
    .getByRole('checkbox', { name: /^Third-Row Seating/ })
    .first()
    .click();
  await expect(page).toHaveURL(/third-row|featureCode=1306/);
  await field.press('Escape');

  await filters.locator('summary', { hasText: 'Price & Payments' }).click();
  await filters.getByLabel('Max Price').pressSequentially('45k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/maxPrice=45000|under-45000/);
  // Fetched with integrity, from the one origin, when its place is seen.
  await filters.getByRole('slider', { name: 'Maximum price' }).press('ArrowLeft');
  await expect(page).toHaveURL(/maxPrice=40000|under-40000/);

  await filters.locator('summary', { hasText: /^Year/ }).click();
  await filters.getByLabel('Min Year').focus();
  await page.keyboard.type('2019');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/startYear=2019/);
});

test('where the shopper is becomes a ZIP code once they click', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.8858, longitude: -87.6181 });
  await page.goto('/cars-for-sale/all');
  await page.locator(alive).waitFor();
  await page.locator(panel).getByRole('button', { name: 'Use my location' }).click();
  await expect(page).toHaveURL(/zip=606\d\d/);
});

test('without script nothing that needs it is shown, and a crew cab is one form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/cars-for-sale/all');
  const filters = page.locator(panel);
  await expect(filters.getByText('All sections')).toBeHidden();
  // Every option of every section is in it, for who has no script; so each may cost little.
  expect((await filters.innerHTML()).length).toBeLessThan(45_000);
  await filters.locator('summary', { hasText: 'Truck Cab Size' }).click();
  await filters.getByRole('checkbox', { name: /^Crew cab/ }).check();
  await filters.locator('summary', { hasText: 'Price & Payments' }).click();
  await filters.getByLabel('Max Price').fill('45k');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/maxPrice=45000/);
  await expect(page).toHaveURL(/truckCabSize=CREW/);
  await context.close();
});
