import { site } from '../ports';
import { alive, open, results } from './results-page';
import { expect, test } from './watched-page';

test('R69 a saved car is still saved after a reload, and a budget sets the highest price and every payment', async ({
  page,
}) => {
  await open(page, `${site}/cars-for-sale/all/toyota`);
  const heart = results(page)
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(
    results(page)
      .getByRole('button', { name: /^Save /, pressed: true })
      .first(),
  ).toBeVisible();

  // Waits for the companion, which shows the result.
  await alive(page, 'companion');
  await page.getByRole('link', { name: 'Set my budget' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Monthly budget' }).fill('450');
  await dialog.getByRole('button', { name: 'Save my budget' }).click();
  await expect(page.getByText('The max price has been updated to match your budget.')).toBeVisible();
  await expect(page).toHaveURL(/maxPrice=21400/);
  await expect(
    results(page)
      .getByRole('button', { name: /^Est\. \$\d+\/mo$/ })
      .first(),
  ).toBeVisible();

  await page.goto(`${site}/account/favourites`);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});
