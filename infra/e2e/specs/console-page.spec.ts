import { expect, type Page, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { expectAccessible } from './accessibility';
import { apply, applyForm, card, editedPage, outcome, pageType, region, said } from './edited-page';

const brand = 'console-page';
const { view, tokenOf, call, layout, slotsIn, rollback, signedIn } = editedPage(brand);

const frame = (page: Page) => page.locator('iframe');
test('each slot of a page names its fragment, version, hydration policy and weight', async ({ page }) => {
  await page.goto(`${registryUrl}/console/`);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Pages' }).click();
  // The view before stays until the next one is loaded, and it has a list of brands, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await page.getByLabel('Brand').selectOption(brand);
  await page.getByLabel('Page type').selectOption(pageType);
  await expect(page).toHaveURL(view);
  await expect(region(page, 'main')).toContainText('results');
  await expect(card(page, 'results')).toContainText(
    /mfe-search-results@\d+\.\d+\.\d+\/results, hydrates \w+, [\d.]+ kB of scripts, [\d.]+ kB of styles/,
  );
  await expect(region(page, 'within fragments')).toContainText('mfe-ads');
  await expect(page.getByText('Sign in to change anything.')).toBeVisible();
});

test('without a session a page can be drafted, and neither previewed nor applied', async ({ page }) => {
  await page.goto(view);
  const [first = ''] = await slotsIn('main');
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(said(page)).toHaveText(`${first} was moved down.`);
  await expect(apply(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Preview the draft' }).click();
  await expect(page.getByRole('form', { name: 'Preview the draft' })).toContainText('Sign in to preview it.');
  await expect(frame(page)).toHaveCount(0);
});

test('a slot is moved by keyboard, applied, and taken back by keyboard', async ({ page, context }) => {
  await signedIn(context);
  await page.goto(view);
  const before = await slotsIn('main');
  const [first = '', second = ''] = before;
  await page.getByRole('button', { name: `Move ${first} down` }).press('Enter');
  await expect(said(page)).toHaveText(`${first} was moved down.`);
  expect(await slotsIn('main')).toEqual(before);
  await expect(applyForm(page)).toContainText(`${second} and ${first} changed places in main`);
  await apply(page).press('Enter');
  await expect.poll(() => slotsIn('main')).toEqual([second, first, ...before.slice(2)]);
  await page.getByRole('link', { name: 'Go back to the brand’s own layout' }).press('Enter');
  const restore = page.getByRole('form', { name: 'Restore the brand’s own layout' });
  await expect(restore.getByLabel(/^Reason/)).toBeFocused();
  expect(await slotsIn('main')).toEqual([second, first, ...before.slice(2)]);
  await page.keyboard.press('Enter');
  await expect.poll(() => slotsIn('main')).toEqual(before);
  await expect(page.getByText('Visitors get the brand’s own layout; there is none before it.')).toBeVisible();
});

test('a fragment is placed, replaced, moved to another region and removed; what was drafted is one change', async ({
  page,
  context,
}) => {
  await signedIn(context);
  await page.goto(view);
  await page.getByRole('button', { name: 'Place a fragment' }).click();
  const place = page.getByRole('form', { name: 'Place a fragment' });
  await place.getByLabel(/^Remote/).selectOption('mfe-showcase');
  await expect(place.getByRole('option', { name: /^sponsored-vehicles \([\d.]+ kB of scripts, / })).toBeAttached();
  await place.getByLabel(/^Fragment/).selectOption('vehicle-highlights');
  await expect(place).toContainText(
    new RegExp(
      `mfe-showcase@[\\d.]+, which ${brand} serves: hydrates \\w+, [\\d.]+ kB of scripts, [\\d.]+ kB of styles`,
    ),
  );
  await place.getByLabel(/^Region/).selectOption('below');
  await place.getByLabel('Name of the slot').fill('second-look');
  await place.getByRole('button', { name: 'Add it to the draft' }).click();
  await expect(region(page, 'below')).toContainText('second-look');
  await page.getByRole('button', { name: 'Replace second-look' }).click();
  const replace = page.getByRole('form', { name: 'Replace second-look' });
  await replace.getByLabel(/^Fragment/).selectOption('sponsored-vehicles');
  await replace.getByRole('button', { name: 'Replace it in the draft' }).click();
  await page.getByLabel('Region of second-look').selectOption('footer');
  await page.getByRole('button', { name: 'Move second-look to that region' }).click();
  await page.getByRole('button', { name: 'Remove feedback' }).click();
  const { revision } = await (await call('GET', '/v1/live?limit=1')).json();
  await apply(page).click();
  await expect
    .poll(async () => (await layout()).slots.map((one: { slot: string }) => one.slot))
    .toContain('second-look');
  const { slots } = await layout();
  const { entries } = await (await call('GET', `/v1/audit?brand=${brand}`)).json();
  expect(entries.filter((one: { revision: number }) => one.revision > revision)).toHaveLength(1);
  expect(slots.find((one: { slot: string }) => one.slot === 'second-look')).toMatchObject({
    ...{ remote: 'mfe-showcase', fragment: 'sponsored-vehicles', region: 'footer' },
  });
  expect(slots.some((one: { slot: string }) => one.slot === 'feedback')).toBe(false);
  await rollback();
});

test('a brand that there is not has no page, which is said', async ({ page }) => {
  await page.goto(`${registryUrl}/console/pages/no%20brand/${pageType}`);
  await expect(page.getByText('There is no brand "no brand".')).toBeVisible();
});

test('while the registry is away, the console stays, and a draft with it', async ({ page, context }) => {
  await signedIn(context);
  await page.goto(view);
  const [first = ''] = await slotsIn('main');
  await expect(card(page, first)).toContainText('kB of scripts');
  await context.route(`${registryUrl}/**`, (route) => route.abort());
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The registry does not answer' })).toBeVisible();
  await expect(said(page)).toHaveText(`${first} was moved down.`);
  await page.getByLabel('Brand').selectOption('maker');
  await expect(page).toHaveURL(/\/pages\/maker/);
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
});

test('the reason of a change stands in the audit log, and an entry of the history goes back to what was before it', async ({
  page,
  context,
}) => {
  await signedIn(context);
  await page.goto(view);
  const before = await slotsIn('main');
  const reasons = async (): Promise<(string | undefined)[]> =>
    (await (await call('GET', `/v1/audit?brand=${brand}&page=${pageType}`)).json()).entries.map(
      (one: { why?: string }) => one.why,
    );
  const form = applyForm(page);
  for (const [slot, why] of [
    ['feedback', 'nobody used it'],
    [before[0], 'a trial'],
  ]) {
    await page.getByRole('button', { name: `Remove ${slot}`, exact: true }).click();
    await form.getByLabel(/^Reason/).fill(` ${why} `);
    await expect(form).toContainText(`layout set layout.json --page ${pageType} --brand ${brand} --why '${why}'`);
    await apply(page).click();
    await expect(outcome(page)).toContainText(`removed ${slot}`);
    await expect.poll(async () => (await reasons())[0]).toBe(why);
    await expect(form).toHaveCount(0);
  }

  const entry = page.getByRole('listitem').filter({ hasText: 'nobody used it' }).first();
  await entry.getByRole('link', { name: `Go back to what ${brand} had before` }).click();
  const restore = page.getByRole('form', { name: 'Restore the brand’s own layout' });
  await expect(restore.getByRole('region', { name: 'What would change' })).toContainText('added feedback');
  await expectAccessible(page, [390, 1440]);
  await restore.getByLabel(/^Reason/).fill('it was missed');
  await expect(restore).toContainText(
    `layout rollback --to 0 --page ${pageType} --brand ${brand} --why 'it was missed'`,
  );
  await restore.getByRole('button', { name: 'Restore the brand’s own layout for all visitors' }).click();
  await expect.poll(() => slotsIn('main')).toEqual(before);
  expect((await reasons()).slice(0, 3)).toEqual(['it was missed', 'a trial', 'nobody used it']);
  await expect(page.getByText('“it was missed”').first()).toBeVisible();
  await expect(restore).toHaveCount(0);
  await expect(entry.getByRole('link', { name: /^Go back/ })).toHaveCount(0);
});

test('if somebody else changed the page, the view names the person, shows both layouts, and overwrites nothing before a choice', async ({
  page,
  context,
}) => {
  await signedIn(context);
  await page.goto(view);
  const [first = '', second = ''] = await slotsIn('main');
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  const theirs = await call('POST', `/v1/layouts/${brand}/${pageType}/unplace`, { slot: 'feedback' });
  expect(theirs.status).toBe(200);
  const conflict = page.getByRole('status').filter({ hasText: 'The page was changed since this draft began' });
  await expect(conflict).toContainText('feedback');
  await expect(apply(page)).toBeDisabled();
  expect((await slotsIn('main')).slice(0, 2)).toEqual([first, second]);
  await conflict.getByRole('button', { name: 'Keep the draft, put it over theirs' }).click();
  await apply(page).click();
  await expect.poll(async () => (await slotsIn('main')).slice(0, 2)).toEqual([second, first]);
  for (const _ of [1, 2]) await rollback();
});

test('a session that ends keeps the draft; the draft is applied after signing in again', async ({ page, context }) => {
  await signedIn(context);
  await page.goto(view);
  const [first = '', second = ''] = await slotsIn('main');
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(applyForm(page)).toContainText('No warnings.');
  await context.clearCookies();
  await apply(page).click();
  await page.getByRole('region', { name: 'Sign in to change it' }).getByLabel('Token').fill(tokenOf());
  await page.getByRole('region', { name: 'Sign in to change it' }).getByRole('button', { name: 'Sign in' }).click();
  await apply(page).click();
  await expect.poll(async () => (await slotsIn('main')).slice(0, 2)).toEqual([second, first]);
  await rollback();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the view has no accessibility violation from 390 to 2560 px, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme });
    await signedIn(context);
    await page.goto(view);
    await expect(card(page, 'results')).toContainText('kB of scripts');
    await expectAccessible(page, [390, 1440]);
    await page.getByRole('button', { name: 'Remove feedback' }).click();
    await page.getByRole('button', { name: 'Place a fragment' }).click();
    await page.getByLabel(/^Remote/).selectOption('mfe-showcase');
    await page.getByLabel(/^Fragment/).selectOption('vehicle-highlights');
    await page.getByRole('button', { name: 'Preview the draft' }).click();
    await expect(frame(page)).toBeVisible();
    await expectAccessible(page, [390, 768, 1440, 2560]);
  });
