import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBody, remoteOf } from '@forecourt/gate/testing';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { dataDir, registryUrl } from '../ports';
import { expectAccessible } from './accessibility';

/** Brands and a remote of these tests only. */
const model = 'console-model';
const copy = 'console-copy';
/** Those that the tests of changes change. */
const changed = 'console-changed';
const remote = 'mfe-compared';
const view = `${registryUrl}/console/brands`;
/** A name that would do something if it were markup. */
const name = '<img src=x onerror="window.pwned=1">';

let token: string;
let cookie: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  const own = { id: model, name: 'Console model', hosts: [`${model}.localhost`] };
  const published = await call('POST', '/v1/brands/research/copies', own);
  // A site that runs already may have it from an earlier run.
  expect(await brands(), await published.text()).toContain(model);
  for (const [version, fragments] of [
    ['1.0.0', { panel: { component: "() => jsx('p', { children: 'one' })" } }],
    [
      '1.1.0',
      {
        panel: { component: "() => jsx('p', { children: 'two, and longer' })" },
        badge: { component: "() => jsx('b', { children: 'new' })" },
      },
    ],
  ] as const) {
    const answer = await call(
      'PUT',
      `/v1/remotes/${remote}/${version}`,
      publishBody(remoteOf(remote, version, fragments)),
    );
    expect([201, 409], await answer.text()).toContain(answer.status);
  }
  const begun = await call('POST', '/v1/session', { token }, { origin: registryUrl });
  cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
});
test.afterAll(async () => {
  for (const brand of [copy, changed, model]) await call('DELETE', `/v1/brands/${brand}`);
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(registryUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const brands = async (): Promise<string[]> => (await (await call('GET', '/v1/brands')).json()).brands;

async function signedIn(context: BrowserContext): Promise<void> {
  const [cookieName = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name: cookieName, value, url: registryUrl }]);
}

/** The outcome of a change. */
const done = (of: Locator) => of.getByRole('status').filter({ hasText: 'Done' });
const form = (page: Page) => page.getByRole('form', { name: 'New brand after another' });
const preview = (page: Page) => page.getByRole('region', { name: 'What would be added' });
const add = (page: Page) => form(page).getByRole('button', { name: 'Add the brand' });
const row = (page: Page, brand: string) => page.getByRole('row', { name: new RegExp(`^${brand} `) });

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Id (').fill(copy);
  await form(page).getByLabel('Name', { exact: true }).fill(name);
  await form(page).getByLabel('Host names').fill(`${copy}.localhost, ${copy}.test`);
}

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
  // Without a session the form says why it cannot add one.
  await expect(form(page).getByText('Sign in to change anything.')).toBeVisible();
  await expect(add(page)).toBeDisabled();
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

test('a new brand after another one is tried, refused with every reason, and added with a reason; its name is text', async ({
  page,
  context,
}) => {
  await signedIn(context);
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
  await signedIn(context);
  await page.goto(`${view}?from=${model}`);
  await fill(page);
  await expect(preview(page)).toBeVisible();
  await call('PATCH', `/v1/flags/${model}`, { values: { newCarBoost: true } });
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

  await signedIn(context);
  await page.reload();
  await fill(page);
  await expect(preview(page)).toBeVisible();
  await context.clearCookies();
  await add(page).click();
  await expect(signIn).toBeVisible();
  await expect(form(page).getByLabel('Id (')).toHaveValue(copy);
  expect(await brands()).not.toContain(copy);
});

const history = async (brand: string) => (await call('GET', `/v1/brands/${brand}/history`)).json();
const dataOf = async (brand: string) => (await (await call('GET', `/v1/brands/${brand}`)).json()).brand;
const address = `${view}/${changed}`;
const change = (page: Page) => page.getByRole('form', { name: `Change ${changed}` });
const send = (page: Page) => change(page).getByRole('button', { name: `Change ${changed} for all visitors` });

test.describe('a brand', () => {
  /** Version of its data at first: of a site that runs already it is a later one. */
  let first: number;
  test.beforeAll(async () => {
    const own = { id: changed, name: 'Changed', hosts: [`${changed}.localhost`] };
    await call('POST', `/v1/brands/${model}/copies`, own);
    expect(await brands()).toContain(changed);
    first = (await history(changed)).version;
  });

  test('is changed: its contrasts follow the colours, every reason for a refusal is named, its texts are text', async ({
    page,
    context,
  }) => {
    await signedIn(context);
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

  test('two people change it at once: the second one reads who was first, sees both changes, and can keep both', async ({
    page,
    context,
  }) => {
    await signedIn(context);
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

  test('that somebody else changed between the last look and the press is not overwritten', async ({
    page,
    context,
  }) => {
    await signedIn(context);
    await page.goto(`${address}?form=change`);
    await change(page).getByLabel('Tagline').fill('Mine');
    await expect(page.getByRole('region', { name: 'What would change' })).toContainText('→ Mine');
    // The page hears of nothing, as if the event were late.
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

  test('keeps what was typed while a session ends and another begins', async ({ page, context }) => {
    await signedIn(context);
    await page.goto(`${address}?form=change`);
    await change(page).getByLabel('Tagline').fill('Typed before the session ended');
    await expect(page.getByRole('region', { name: 'What would change' })).toContainText('Typed before');
    await context.clearCookies();
    await send(page).click();
    const signIn = page.getByRole('region', { name: 'Sign in to change it' });
    await signIn.getByLabel('Token').fill(token);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(signIn).toBeHidden();
    await send(page).click();
    await expect(done(change(page))).toBeVisible();
    expect((await dataOf(changed)).tagline).toBe('Typed before the session ended');
  });

  test('goes back to an earlier version in two presses, with a reason', async ({ page, context }) => {
    await signedIn(context);
    await page.goto(address);
    const [before] = (await history(changed)).earlier;
    await page.getByRole('link', { name: `Go back to version ${before.version} of its data` }).click();
    const back = page.getByRole('form', { name: `Restore version ${before.version} of ${changed}` });
    await expect(page.getByRole('region', { name: 'What would change' }).getByRole('listitem')).toHaveText(before.what);
    await expect(back.getByText(`npm run fragment -- brand rollback ${changed} --to ${before.version}`)).toBeVisible();
    await back.getByLabel('Reason').fill('too early');
    await back
      .getByRole('button', { name: `Restore version ${before.version} of ${changed} for all visitors` })
      .click();
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

  test('is not removed while a token is for it, and not by a press alone; then it is, and can be brought back', async ({
    page,
    context,
  }) => {
    const scope = { may: ['promote'], remotes: '*', brands: [changed], expiresAt: null };
    await call('POST', '/v1/tokens', { name: 'console-changed-team', ...scope });
    await signedIn(context);
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

  test('that comes with the site offers no change; a form that its address names is refused in the registry’s words', async ({
    page,
    context,
  }) => {
    await signedIn(context);
    await page.goto(`${view}/maker`);
    await expect(page.getByText('It comes with the site: its data is its folder in packages/brands.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove maker' })).toHaveCount(0);
    await page.goto(`${view}/maker?form=remove`);
    await expect(page.getByRole('alert')).toContainText('maker comes with the site: take its folder out');
  });

  test('is read without a session and by a token without the right, which is said', async ({ page }) => {
    await page.goto(`${address}?form=change`);
    await expect(change(page).getByText('Sign in to change anything.')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await page.goto(`${address}?form=remove`);
    await expect(page.getByRole('button', { name: `Remove ${changed}`, exact: true })).toBeDisabled();
  });
});

test('two versions are compared: fragments, files and packages that were added, removed and changed', async ({
  page,
  context,
}) => {
  const address = `${registryUrl}/console/remotes/${remote}`;
  await page.goto(address);
  await page.locator('summary').filter({ hasText: '1.1.0' }).click();
  await page.getByRole('link', { name: 'Compare with 1.0.0' }).click();
  await expect(page).toHaveURL(`${address}?compare=1.0.0..1.1.0#compare`);
  const compared = page.getByRole('region', { name: '1.0.0 and 1.1.0 compared' });
  await expect(compared.getByRole('row', { name: /^badge new hydrate – interaction/ })).toBeVisible();
  await expect(compared.getByRole('row', { name: /^server\.js changed bytes [\d.]+ kB [\d.]+ kB/ })).toBeVisible();
  await expect(compared.getByText(`npm run fragment -- diff ${remote}@1.0.0..1.1.0`)).toBeVisible();
  await expect(compared.getByText('Sign in to compare their packages.')).toBeVisible();
  await signedIn(context);
  await page.reload();
  await expect(compared.getByText('the builds of 1.0.0 and 1.1.0 listed none')).toBeVisible();
  await compared.getByLabel('From').selectOption('1.1.0');
  await expect(page.getByText('Apart from their packages, they do not differ.')).toBeVisible();
  await expect(page).toHaveURL(/compare=1\.1\.0\.\.1\.1\.0/);
});

test('the packages that the site’s own remotes contain are compared for a session', async ({ page, context }) => {
  const { remotes } = await (await call('GET', '/v1/remotes')).json();
  const { latest } = remotes.find((one: { remote: string }) => one.remote === 'mfe-ads');
  await signedIn(context);
  await page.goto(`${registryUrl}/console/remotes/mfe-ads?compare=${latest}..${latest}`);
  await expect(page.getByText('Their packages do not differ.')).toBeVisible();
});

for (const [title, address, shown] of [
  ['the list of brands', '/console/brands', 'New brand after another'],
  ['a brand', `/console/brands/${model}`, 'Contrasts'],
  ['the change of a brand', `/console/brands/${changed}?form=change`, `Change ${changed}`],
  ['the way back of a brand', `/console/brands/${changed}?to=1`, `Restore version 1 of ${changed}`],
  ['the removal of a brand', `/console/brands/${changed}?form=remove`, `Remove ${changed}`],
  ['a comparison', `/console/remotes/${remote}?compare=1.0.0..1.1.0`, '1.0.0 and 1.1.0 compared'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${title} has no violation of WCAG from 390 to 2560 px, ${colorScheme}`, async ({ page, context }) => {
      await page.emulateMedia({ colorScheme });
      await signedIn(context);
      await page.goto(registryUrl + address);
      await expect(page.getByRole('heading', { name: shown })).toBeVisible();
      const colours = page.getByText(/^Colours: /);
      if (await colours.isVisible()) await colours.click();
      await expectAccessible(page, [390, 768, 1440, 2560]);
    });
