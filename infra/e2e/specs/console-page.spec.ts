import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { dataDir, registryUrl } from '../ports';
import { expectAccessible } from './accessibility';

/** A brand of these tests only, so that no page of another test changes. */
const brand = 'console-page';
const pageType = 'results';
const view = `${registryUrl}/console/pages/${brand}/${pageType}`;

let token: string;
let cookie: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  const { brand: data } = await (await call('GET', '/v1/brands/research')).json();
  const own = { ...data, id: brand, name: 'Console page', hosts: [`${brand}.localhost`] };
  const published = await call('PUT', `/v1/brands/${brand}`, { brand: own });
  expect(published.status, await published.text()).toBe(200);
  const begun = await call('POST', '/v1/session', { token }, { origin: registryUrl });
  cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
});
test.afterAll(async () => {
  await call('DELETE', `/v1/brands/${brand}`);
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(registryUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const layout = async () => (await call('GET', `/v1/layouts/${brand}/${pageType}`)).json();
const slotsIn = async (region: string | null): Promise<string[]> =>
  (await layout()).slots.flatMap((one: { slot: string; region: string | null }) =>
    one.region === region ? [one.slot] : [],
  );

async function signedIn(context: BrowserContext): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: registryUrl }]);
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, slot: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Remove ${slot}`, exact: true }) });
const apply = (page: Page) => page.getByRole('button', { name: /^Apply for all visitors/ });
const said = (page: Page) => page.locator('[role=status].exact');

test('each slot of a page names its fragment, version, hydration policy and weight', async ({ page }) => {
  await page.goto(`${registryUrl}/console/`);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Pages' }).click();
  await page.getByLabel('Brand').selectOption(brand);
  await page.getByLabel('Page type').selectOption(pageType);
  await expect(page).toHaveURL(view);
  await expect(region(page, 'main')).toContainText('results');
  await expect(card(page, 'results')).toContainText(
    /mfe-search-results@\d+\.\d+\.\d+\/results, hydrates \w+, [\d.]+ kB of scripts and styles/,
  );
  await expect(region(page, 'within other fragments')).toContainText('mfe-ads');
  await expect(page.getByText('Sign in to change anything.')).toBeVisible();
});

test('a slot is moved by keyboard, applied, and taken back in two presses', async ({ page, context }) => {
  await signedIn(context);
  await page.goto(view);
  const before = await slotsIn('main');
  const [first = '', second = ''] = before;
  await page.getByRole('button', { name: `Move ${first} down` }).press('Enter');
  await expect(said(page)).toHaveText(`${first} was moved down.`);
  expect(await slotsIn('main')).toEqual(before);
  await apply(page).press('Enter');
  await expect(page.getByRole('form', { name: 'Apply the draft' })).toContainText('another order of slots');
  await expect.poll(() => slotsIn('main')).toEqual([second, first, ...before.slice(2)]);
  await page.getByRole('button', { name: 'Go back to the brand’s own layout' }).press('Enter');
  await page.getByRole('button', { name: 'Restore the brand’s own layout for all visitors' }).press('Enter');
  await expect.poll(() => slotsIn('main')).toEqual(before);
  await expect(page.getByText('It is the first layout')).toBeVisible();
});

test('a fragment is placed, replaced, moved to another region and removed; what was drafted is one change', async ({
  page,
  context,
}) => {
  await signedIn(context);
  await page.goto(view);
  const place = page.getByRole('form', { name: 'Place a fragment' });
  await place.getByLabel(/^Remote/).selectOption('mfe-showcase');
  await place.getByLabel(/^Fragment/).selectOption('vehicle-highlights');
  await place.getByLabel(/^Region/).selectOption('below');
  await place.getByLabel('Name of the slot').fill('second-look');
  await place.getByRole('button', { name: 'Add it to the draft' }).click();
  await expect(region(page, 'below')).toContainText('second-look');
  await page.getByRole('button', { name: 'Replace second-look' }).click();
  const replace = page.getByRole('form', { name: 'Replace second-look' });
  await replace.getByLabel(/^Fragment/).selectOption('sponsored-vehicles');
  await replace.getByRole('button', { name: 'Replace it in the draft' }).click();
  await page.getByLabel('Region of second-look').selectOption('footer');
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
  await call('POST', `/v1/layouts/${brand}/${pageType}/rollback`);
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
  const conflict = page.getByRole('status').filter({ hasText: 'Somebody else changed this page' });
  await expect(conflict).toContainText('feedback');
  await expect(apply(page)).toBeDisabled();
  expect((await slotsIn('main')).slice(0, 2)).toEqual([first, second]);
  await conflict.getByRole('button', { name: 'Keep the draft, put it over theirs' }).click();
  await apply(page).click();
  await expect.poll(async () => (await slotsIn('main')).slice(0, 2)).toEqual([second, first]);
  for (const _ of [1, 2]) await call('POST', `/v1/layouts/${brand}/${pageType}/rollback`);
});

test('a session that ends keeps the draft; the draft is applied after signing in again', async ({ page, context }) => {
  await signedIn(context);
  await page.goto(view);
  const [first = '', second = ''] = await slotsIn('main');
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await context.clearCookies();
  await apply(page).click();
  await page.getByRole('region', { name: 'Sign in to change it' }).getByLabel('Token').fill(token);
  await page.getByRole('region', { name: 'Sign in to change it' }).getByRole('button', { name: 'Sign in' }).click();
  await apply(page).click();
  await expect.poll(async () => (await slotsIn('main')).slice(0, 2)).toEqual([second, first]);
  await call('POST', `/v1/layouts/${brand}/${pageType}/rollback`);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the view has no accessibility violation from 390 to 2560 px, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme });
    await signedIn(context);
    await page.goto(view);
    await expect(card(page, 'results')).toContainText('kB of scripts');
    await page.getByRole('button', { name: 'Remove feedback' }).click();
    await expectAccessible(page, [390, 768, 1440, 2560]);
  });
