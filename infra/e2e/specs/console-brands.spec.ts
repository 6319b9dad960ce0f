import { expect, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { expectAccessible } from './accessibility';
import { call, giveSession } from './console-site';
import { brands, newBrand, ownBrand, row, brandsView as view } from './own-brand';

const model = 'console-model';
ownBrand(model, 'Console model');

test('every brand is listed with its hosts, pages, changed flags, and who changed it last', async ({ page }) => {
  await call('PATCH', `/v1/flags/${model}`, { values: { newCarBoost: true } });
  await call('PATCH', `/v1/flags/${model}`, { values: { newCarBoost: false } });
  await page.goto(`${registryUrl}/console/`);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveURL(view);
  for (const brand of await brands()) await expect(row(page, brand)).toBeVisible();
  await expect(row(page, 'maker')).toContainText('maker.localhost');
  await expect(row(page, model)).toContainText(/Changed flags, .+just now/);
  expect(
    await row(page, model)
      .locator('img')
      .evaluate((mark: HTMLImageElement) => mark.naturalWidth),
  ).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'New brand after maker' }).click();
  // Without a session the form says why it cannot add one.
  await expect(newBrand(page).getByText('Sign in to change anything.')).toBeVisible();
  await expect(newBrand(page).getByRole('button', { name: 'Add the brand' })).toBeDisabled();
});

test('a brand is shown in its colours, light and dark, with the contrast of each pair, its hosts, pages, flags and history', async ({
  page,
}) => {
  await page.goto(view);
  await row(page, model).getByRole('link', { name: model, exact: true }).click();
  await expect(page).toHaveURL(`${view}/${model}`);
  const { brand, contrasts } = await (await call('GET', `/v1/brands/${model}`)).json();
  const [, light = '', dark = ''] = /\((#\w+), (#\w+)\)/.exec(brand.theme['--fc-color-primary']) ?? [];
  for (const [mode, color] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const button = page.getByRole('region', { name: `Sample in ${mode}` }).getByRole('button', { name: 'Primary' });
    await expect(button).toHaveCSS('background-color', rgb(color));
  }
  const rows = page.getByRole('region', { name: 'Contrasts' }).getByRole('row');
  await expect(rows).toHaveCount(1 + contrasts.length / 2);
  await expect(page.getByRole('region', { name: 'Contrasts' })).toContainText(
    /text on bg\s*\d+\.\d\d\s*\d+\.\d\d\s*4\.5/,
  );
  await expect(page.getByRole('region', { name: 'What it is' })).toContainText(`${model}.localhost`);
  await expect(page.getByRole('link', { name: 'newCarBoost off' })).toHaveAttribute('href', /flags\?.*newCarBoost/);
  await expect(page.getByRole('region', { name: 'Its last changes' })).toContainText('Changed flags');
  await page.getByRole('link', { name: 'results', exact: true }).click();
  await expect(page).toHaveURL(`${registryUrl}/console/pages/${model}/results`);
});

/** Returns `#rrggbb` as browsers say it. */
const rgb = (color: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

test('a pair of colours without enough contrast is marked', async ({ page }) => {
  const data = await (await call('GET', `/v1/brands/${model}`)).json();
  const contrasts = [
    { pair: 'text on bg', mode: 'light', ratio: 4.499, least: 4.5 },
    { pair: 'text on bg', mode: 'dark', ratio: 4.5, least: 4.5 },
  ];
  await page.route(`**/v1/brands/${model}`, (route) => route.fulfill({ json: { ...data, contrasts } }));
  await page.goto(`${view}/${model}`);
  const pair = page.getByRole('row', { name: /^text on bg/ });
  await expect(pair).toContainText('4.49, below 4.5');
  await expect(pair).toContainText('4.50');
  await expect(pair.getByText('below')).toHaveCount(1);
});

for (const [title, address, shown] of [
  ['the list of brands', `/console/brands?from=${model}`, 'New brand after another'],
  ['a brand', `/console/brands/${model}`, 'Contrasts'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${title} has no violation of WCAG from 390 to 2560 px, ${colorScheme}`, async ({ page, context }) => {
      await page.emulateMedia({ colorScheme });
      await giveSession(context);
      await page.goto(registryUrl + address);
      await expect(page.getByRole('heading', { name: shown })).toBeVisible();
      const colours = page.getByText(/^Colours: /);
      if (await colours.isVisible()) await colours.click();
      await expectAccessible(page, [390, 768, 1440, 2560]);
    });
