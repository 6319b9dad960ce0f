import { expect, type Page, test } from '@playwright/test';
import { call, giveSession } from './console-site';
import { brands, done, newBrand as form, markup as name, ownBrand, row, brandsView as view } from './own-brand';

const model = 'console-new-model';
/** The brand that the tests add. */
const copy = 'console-copy';
ownBrand(model, 'Console model');
test.afterAll(async () => {
  await call('DELETE', `/v1/brands/${copy}`);
});

const preview = (page: Page) => page.getByRole('region', { name: 'What would be added' });
const add = (page: Page) => form(page).getByRole('button', { name: 'Add the brand' });

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Id (').fill(copy);
  await form(page).getByLabel('Name', { exact: true }).fill(name);
  await form(page).getByLabel('Host names').fill(`${copy}.localhost, ${copy}.test`);
}

test('a new brand after another one is tried, refused with every reason, and added with a reason; its name is text', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(view);
  await row(page, model)
    .getByRole('link', { name: `New brand after ${model}` })
    .click();
  await expect(page).toHaveURL(`${view}?from=${model}#new`);
  await fill(page);
  await expect(preview(page)).toContainText(`Host names: ${copy}.localhost, ${copy}.test`);
  await expect(preview(page)).toContainText(/mfe-search-results@\d/);
  expect(await brands()).not.toContain(copy);

  await form(page).getByText('Colours: the model’s').click();
  await form(page).getByLabel('link in light', { exact: true }).fill('#eeeeee');
  await expect(page.getByRole('region', { name: 'Sample in light' }).getByRole('link')).toHaveCSS(
    'color',
    'rgb(238, 238, 238)',
  );
  await form(page).getByLabel('Host names').fill('maker.localhost');
  await expect(form(page).getByRole('alert')).toContainText(
    /maker.localhost is maker's.*link on bg is 1\.\d : 1 in light/,
  );
  await expect(form(page).getByText(/\d+ of \d+ contrasts are too low/)).toBeVisible();
  await expect(form(page).getByRole('row', { name: /^link on bg/ })).toContainText(/1\.\d\d, below 4\.5/);
  await add(page).click();
  await expect(form(page).getByRole('alert').first()).toContainText('The brand was refused');
  expect(await brands()).not.toContain(copy);

  await form(page).getByLabel('link in light', { exact: true }).fill('#0a6347');
  await form(page).getByLabel('Host names').fill(`${copy}.localhost`);
  await form(page).getByLabel('Reason').fill('<b>a second</b> one');
  await expect(
    form(page).getByText(
      new RegExp(
        `npm run fragment -- brand add ${copy} --name '<img .*' --host ${copy}\\.localhost --colors 'link=#0a6347/#\\w{6}' --from ${model} --why '<b>a second</b> one'`,
      ),
    ),
  ).toBeVisible();
  await expect(preview(page)).toBeVisible();
  await expect(form(page).getByText(/All \d+ contrasts are high enough/)).toBeVisible();
  await add(page).click();
  await expect(done(form(page))).toContainText(`${copy} is a brand of the site`);
  const { brand } = await (await call('GET', `/v1/brands/${copy}`)).json();
  expect(brand).toMatchObject({ name, hosts: [`${copy}.localhost`] });
  expect(brand.theme['--fc-color-link']).toContain('#0a6347');

  await expect(row(page, copy)).toContainText(name);
  await form(page).getByRole('link', { name: copy }).click();
  await expect(page.getByRole('region', { name: 'Sample in dark' })).toContainText(name);
  await expect(page.getByRole('region', { name: 'Its last changes' })).toContainText('“<b>a second</b> one”');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await call('DELETE', `/v1/brands/${copy}`);
});

test('if somebody else changed the model meanwhile, the form shows that change and adds nothing', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(`${view}?from=${model}`);
  await fill(page);
  await expect(preview(page)).toBeVisible();
  await call('PATCH', `/v1/flags/${model}`, { values: { newCarBoost: false } });
  await add(page).click();
  await expect(form(page).getByRole('alert')).toContainText(`Somebody else changed ${model}`);
  await expect(form(page).getByRole('alert')).toContainText('Changed flags by');
  expect(await brands()).not.toContain(copy);
  await expect(form(page).getByLabel('Id (')).toHaveValue(copy);
  await add(page).click();
  await expect(done(form(page))).toContainText(`${copy} is a brand of the site`);
  await call('DELETE', `/v1/brands/${copy}`);
});

test('the form says that a token may not change brands; after a session ends it still has the typed text', async ({
  page,
  context,
}) => {
  const reader = `brand-reader-${Date.now()}`;
  const body = { name: reader, may: ['promote', 'place'], remotes: '*', brands: '*', expiresAt: null };
  const { secret } = await (await call('POST', '/v1/tokens', body)).json();
  const signIn = page.getByRole('region', { name: 'Sign in to add it' });
  await page.goto(`${view}?from=${model}`);
  await fill(page);
  await signIn.getByLabel('Token').fill(secret);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(form(page).getByText('You may promote, place, not admin.')).toBeVisible();
  await expect(add(page)).toBeDisabled();
  await call('DELETE', `/v1/tokens/${reader}`);

  await giveSession(context);
  await page.reload();
  await fill(page);
  await expect(preview(page)).toBeVisible();
  await context.clearCookies();
  await add(page).click();
  await expect(signIn).toBeVisible();
  await expect(form(page).getByLabel('Id (')).toHaveValue(copy);
  expect(await brands()).not.toContain(copy);
});
