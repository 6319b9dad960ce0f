import { expect, type Page, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { expectAccessible } from './accessibility';
import { call, giveSession, siteToken } from './console-site';
import { brands, brandsView, done, markup as name, ownBrand } from './own-brand';

const changed = 'console-changed';
ownBrand(changed, 'Changed');
/** Version of its data at first: of a site that runs already it is a later one. */
let first: number;
test.beforeAll(async () => {
  first = (await history(changed)).version;
});

const history = async (brand: string) => (await call('GET', `/v1/brands/${brand}/history`)).json();
const dataOf = async (brand: string) => (await (await call('GET', `/v1/brands/${brand}`)).json()).brand;
const address = `${brandsView}/${changed}`;
const change = (page: Page) => page.getByRole('form', { name: `Change ${changed}` });
const send = (page: Page) => change(page).getByRole('button', { name: `Change ${changed} for all visitors` });

test('a brand is changed: its contrasts follow the colours, every reason for a refusal is named, its texts are text', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(address);
  await page.getByRole('link', { name: `Change ${changed}` }).click();
  await expect(change(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expect(send(page)).toBeDisabled();
  await change(page).getByText('Colours: unchanged').click();
  const link = change(page).getByLabel('link in light', { exact: true });
  const contrast = change(page).getByRole('row', { name: /^link on bg/ });
  await link.fill('#eeeeee');
  await expect(contrast).toContainText(/1\.\d\d, below 4\.5/);
  await expect(change(page).getByText(/\d+ of \d+ contrasts are too low/)).toBeVisible();
  await change(page).getByLabel('Host names').fill('maker.localhost');
  await expect(change(page).getByRole('alert')).toContainText(
    /maker.localhost is maker's.*link on bg is 1\.\d : 1 in light/,
  );
  await link.fill('#0a6347');
  await expect(contrast).not.toContainText('below');
  await expect(change(page).getByText(/All \d+ contrasts are high enough/)).toBeVisible();
  await expect(change(page).getByRole('region', { name: 'Sample in light' }).getByRole('link')).toHaveCSS(
    'color',
    'rgb(10, 99, 71)',
  );

  await change(page).getByLabel('Links of the header').fill('no address');
  await expect(change(page).getByText('The link “no address” has no address')).toBeVisible();
  await change(page).getByLabel('Links of the header').fill(`<u>Electric</u> | /cars-for-sale/all?fuelTypeGroup=ELE`);
  await change(page).getByLabel('Tagline').fill(name);
  await change(page).getByLabel('Host names').fill(`${changed}.localhost, ${changed}.test`);
  await change(page).getByLabel('Reason').fill('<b>new</b> colours');
  const preview = page.getByRole('region', { name: 'What would change' });
  await expect(preview).toContainText(`host names: ${changed}.localhost → ${changed}.localhost, ${changed}.test`);
  await expect(preview).toContainText(/colour link: #\w{6}\/#\w{6} → #0a6347\/#\w{6}/);
  await expect(preview).toContainText(`→ ${name}`);
  await expect(
    change(page).getByText(`npm run fragment -- brand set ${changed}.json --why '<b>new</b> colours'`),
  ).toBeVisible();
  expect((await history(changed)).version).toBe(first);
  await send(page).click();
  await expect(done(change(page))).toContainText(`${changed} is at version ${first + 1} of its data.`);
  expect(await dataOf(changed)).toMatchObject({
    ...{ tagline: name, hosts: [`${changed}.localhost`, `${changed}.test`] },
    nav: [{ label: '<u>Electric</u>', href: '/cars-for-sale/all?fuelTypeGroup=ELE' }],
  });
  expect((await dataOf(changed)).theme['--fc-color-link']).toContain('#0a6347');
  await expect(page.getByRole('region', { name: 'Its last changes' })).toContainText('“<b>new</b> colours”');
  await expect(page.getByRole('region', { name: 'What it is' })).toContainText(name);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await page.locator('main :is(script, iframe, u, [onerror])').count()).toBe(0);
});

test('two people change a brand at once: the second one reads who was first, sees both changes, and can keep both', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(`${address}?form=change`);
  await change(page).getByText('Colours: unchanged').click();
  await change(page).getByLabel('focus in dark', { exact: true }).fill('#ffffff');
  const { version } = await history(changed);
  const theirs = { ...(await dataOf(changed)), hosts: [`${changed}.localhost`, 'theirs.test'] };
  expect((await call('PUT', `/v1/brands/${changed}`, { brand: theirs, why: 'a host' })).status).toBe(200);
  const conflict = change(page)
    .getByRole('status')
    .filter({ hasText: `Somebody else changed ${changed}` });
  await expect(conflict).toContainText(/Changed a brand’s data, .+“a host”/);
  await expect(conflict).toContainText(/Theirs.*host names: .* → console-changed\.localhost, theirs\.test/);
  await expect(conflict).toContainText(/Yours, which was not sent.*colour focus: .+ → #\w{6}\/#ffffff/);
  await expect(send(page)).toBeDisabled();
  expect((await history(changed)).version).toBe(version + 1);
  await conflict.getByRole('button', { name: 'Put mine over theirs' }).click();
  await expect(page.getByRole('region', { name: 'What would change' }).getByRole('listitem')).toHaveText([
    /^colour focus: .+ → #\w{6}\/#ffffff$/,
  ]);
  await send(page).click();
  await expect(done(change(page))).toBeVisible();
  const { hosts, theme } = await dataOf(changed);
  expect(hosts).toEqual(theirs.hosts);
  expect(theme['--fc-color-focus']).toContain(', #ffffff)');
});

test('what somebody else changed between the last look and the press is not overwritten', async ({ page, context }) => {
  await giveSession(context);
  await page.goto(`${address}?form=change`);
  await change(page).getByLabel('Tagline').fill('Mine');
  await expect(page.getByRole('region', { name: 'What would change' })).toContainText('→ Mine');
  // The page receives no event, as if it were late.
  await page.route(`**/v1/brands/${changed}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  const theirs = { ...(await dataOf(changed)), tagline: 'Theirs' };
  expect((await call('PUT', `/v1/brands/${changed}`, { brand: theirs })).status).toBe(200);
  await send(page).click();
  await expect(change(page).getByRole('alert')).toContainText(`Somebody else changed ${changed}`);
  expect((await dataOf(changed)).tagline).toBe('Theirs');
  await expect(change(page).getByLabel('Tagline')).toHaveValue('Mine');
});

test('the form of a brand keeps what was typed while a session ends and another begins', async ({ page, context }) => {
  await giveSession(context);
  await page.goto(`${address}?form=change`);
  await change(page).getByLabel('Tagline').fill('Typed before the session ended');
  await expect(page.getByRole('region', { name: 'What would change' })).toContainText('Typed before');
  await context.clearCookies();
  await send(page).click();
  const signIn = page.getByRole('region', { name: 'Sign in to change it' });
  await signIn.getByLabel('Token').fill(await siteToken());
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn).toBeHidden();
  await send(page).click();
  await expect(done(change(page))).toBeVisible();
  expect((await dataOf(changed)).tagline).toBe('Typed before the session ended');
});

test('a brand goes back to an earlier version in two presses, with a reason', async ({ page, context }) => {
  await giveSession(context);
  await page.goto(address);
  const [before] = (await history(changed)).earlier;
  await page.getByRole('link', { name: `Go back to version ${before.version} of its data` }).click();
  const back = page.getByRole('form', { name: `Restore version ${before.version} of ${changed}` });
  await expect(page.getByRole('region', { name: 'What would change' }).getByRole('listitem')).toHaveText(before.what);
  await expect(back.getByText(`npm run fragment -- brand rollback ${changed} --to ${before.version}`)).toBeVisible();
  await back.getByLabel('Reason').fill('too early');
  await back.getByRole('button', { name: `Restore version ${before.version} of ${changed} for all visitors` }).click();
  await expect(done(back)).toContainText(before.what[0]);
  expect((await history(changed)).version).toBe(before.version);

  // An entry of the audit log leads to what was there before it; a version that is gone cannot be restored.
  await page.goto(address);
  const entry = page.getByRole('listitem').filter({ hasText: '<b>new</b> colours' }).first();
  await entry.getByRole('link', { name: `Go back to version ${first}` }).click();
  await page.getByRole('button', { name: `Restore version ${first} of ${changed} for all visitors` }).click();
  await expect(done(page.getByRole('form', { name: `Restore version ${first} of ${changed}` }))).toBeVisible();
  expect((await history(changed)).version).toBe(first);
  await page.goto(`${address}?to=${before.version}`);
  await expect(page.getByText(`There is no version ${before.version} to go back to`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore version/ })).toBeDisabled();
});

test('a brand is not removed while a token is for it, and not by a press alone; then it is, and can be brought back', async ({
  page,
  context,
}) => {
  const scope = { may: ['promote'], remotes: '*', brands: [changed], expiresAt: null };
  await call('POST', '/v1/tokens', { name: 'console-changed-team', ...scope });
  await giveSession(context);
  await page.goto(address);
  await page.getByRole('link', { name: `Remove ${changed}` }).click();
  const remove = page.getByRole('form', { name: `Remove ${changed}` });
  const press = remove.getByRole('button', { name: `Remove ${changed}`, exact: true });
  await expect(remove.getByRole('alert')).toContainText('the token "console-changed-team" is for it');
  await call('DELETE', '/v1/tokens/console-changed-team');
  await expect(page.getByRole('region', { name: 'What it means' })).toContainText(
    `its host names lead nowhere: ${changed}.localhost`,
  );
  await expect(page.getByRole('region', { name: 'What it means' })).toContainText(/its pages are gone.*results/);
  await expect(remove.getByText(`npm run fragment -- brand remove ${changed}`)).toBeVisible();
  await expect(press).toBeDisabled();
  await remove.getByLabel(`Type ${changed} to confirm`).fill(changed.slice(1));
  await expect(press).toBeDisabled();
  await remove.getByLabel(`Type ${changed} to confirm`).fill(changed);
  await remove.getByLabel('Reason').fill('a trial');
  await press.click();
  await expect(page.getByRole('status').filter({ hasText: 'It is no brand of the site any more' })).toBeVisible();
  expect(await brands()).not.toContain(changed);
  await page.getByRole('link', { name: `Go back to version ${first} of its data` }).click();
  await expect(page.getByRole('region', { name: 'What would change' })).toContainText('it is a brand of the site');
  await page.getByRole('button', { name: `Restore version ${first} of ${changed} for all visitors` }).click();
  await expect(page.getByRole('heading', { level: 1, name: changed })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Theme and mark' })).toBeVisible();
  expect(await brands()).toContain(changed);
});

test('a brand that comes with the site offers no change; a form that its address names is refused in the registry’s words', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(`${brandsView}/maker`);
  await expect(page.getByText('It comes with the site: its data is its folder in packages/brands.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove maker' })).toHaveCount(0);
  await page.goto(`${brandsView}/maker?form=remove`);
  await expect(page.getByRole('alert')).toContainText('maker comes with the site: take its folder out');
});

test('without a session a brand is read, and neither changed nor removed, which is said', async ({ page }) => {
  await page.goto(`${address}?form=change`);
  await expect(change(page).getByText('Sign in to change anything.')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await page.goto(`${address}?form=remove`);
  await expect(page.getByRole('button', { name: `Remove ${changed}`, exact: true })).toBeDisabled();
});

for (const [title, address, shown] of [
  ['the change of a brand', `/console/brands/${changed}?form=change`, `Change ${changed}`],
  ['the way back of a brand', `/console/brands/${changed}?to=1`, `Restore version 1 of ${changed}`],
  ['the removal of a brand', `/console/brands/${changed}?form=remove`, `Remove ${changed}`],
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
