/** A saved search: saved with an email address, confirmed by email, alerted about a new car, run again, shared, and ended by one press. */
import { violations } from './accessibility';
import { sentEmail } from './emails';
import { importCar, newVin } from './inventory';
import { alive, open, slot } from './results-page';
import { expect, test } from './watched-page';

/** In a colour of its own: other tests add blue cars at the same place. */
const search = '/cars-for-sale/all/toyota/camry/green?zip=60601&searchRadius=10';

test('R60 R61 R69 a search is saved, a car is added, an email reports it and leads back; one press ends the alerts', async ({
  page,
}) => {
  test.slow();
  const email = `ann-${Date.now()}@example.com`;
  await open(page, search);
  await alive(page, 'save-search');
  await slot(page, 'save-search').locator('summary').click();
  await slot(page, 'save-search').getByRole('textbox', { name: 'Email' }).fill(email);
  await slot(page, 'save-search').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Subscribed!' })).toBeVisible();

  const [yes = ''] = /http:\S+\/account\/alerts\?token=[\w-]+/.exec(await sentEmail('confirm-', email)) ?? [];
  await page.goto(yes);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByText(`We will write to ${email}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await importCar(newVin(), 21_500, { exteriorColor: 'Green' });
  const told = await sentEmail('alert-', email);
  expect(told).toContain('$21,500');
  expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  await page.goto('/account/saved-searches');
  await expect(page.getByText('1 new today')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const shared = await page.getByText('Link to share').getAttribute('href');
  await page.getByRole('button', { name: /^See results/ }).click();
  await expect(page).toHaveURL(/lastExec=\d+/);
  await expect(page.getByText('New since your last visit').first()).toBeVisible();
  await page.goto(/See all: (\S+)/.exec(told)?.[1] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota Camry');
  await page.goto(shared ?? '');
  await expect(page).toHaveURL(/\/toyota\/camry\/green\?.*bookmarkId=/);

  await page.goto(/Stop these emails: (\S+)/.exec(told)?.[1] ?? '');
  await page.getByRole('button', { name: 'Stop emails about this search' }).click();
  await expect(page.getByText(`We do not send emails to ${email}`)).toBeVisible();
});

test('an unknown bookmark says so, and the search starts without filters', async ({ page }) => {
  await page.goto('/cars-for-sale/all?bookmarkId=nobody-shared-this');
  await expect(page.getByText('Bookmark not found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cars for Sale');
});

test('without script a search is saved, renamed, paused and deleted by plain forms', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/cars-for-sale/all/honda/civic');
  await slot(page, 'save-search').locator('summary').click();
  await slot(page, 'save-search').getByRole('textbox', { name: 'Email' }).fill(`bob-${Date.now()}@example.com`);
  await slot(page, 'save-search').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Subscribed!' })).toBeVisible();
  await page.goto('/account/saved-searches');
  await page.getByText('Name, emails and link').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My Civic');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'My Civic' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause emails about My Civic' }).click();
  await page.getByRole('button', { name: 'Resume emails about My Civic' }).waitFor();
  await page.getByRole('button', { name: 'Delete My Civic' }).click();
  await expect(page.getByRole('heading', { name: 'My Civic' })).toHaveCount(0);
  await context.close();
});
