import { rm } from 'node:fs/promises';
import { publishBody, remoteOf } from '@forecourt/gate/testing';
import { expect, type Page, test } from '@playwright/test';
import { OwnRegistry, streamProxy } from './own-registry';

/** A registry of these tests only: they kill it, and fill its disk. */
const registry = new OwnRegistry();
const remote = 'mfe-away';
const brand = 'maker';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await registry.start();
  for (const version of ['1.0.0', '1.1.0']) {
    const upload = remoteOf(remote, version, { panel: { component: "() => jsx('p', { children: 'away' })" } });
    expect((await registry.call('PUT', `/v1/remotes/${remote}/${version}`, publishBody(upload))).status).toBe(201);
  }
  expect((await change('1.0.0')).status).toBe(200);
});
test.afterAll(async () => {
  await registry.end('SIGKILL');
  await rm(registry.folder, { recursive: true });
});

const change = (version: string) => registry.call('POST', `/v1/channels/${brand}/${remote}`, { version });
const served = async (): Promise<string> =>
  (await (await registry.call('GET', '/v1/channels')).json()).channels[brand][remote].version;
const view = `/console/remotes/${remote}`;
const promotion = `${view}?action=promote&brand=${brand}&version=1.1.0`;
const promote = (page: Page) => page.getByRole('button', { name: 'Promote', exact: true });
const wouldChange = (page: Page) => page.getByRole('region', { name: 'What would change' });
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const lost = (page: Page) => alert(page, 'The connection to the registry is lost');
const nav = (page: Page, name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const reason = (page: Page) => page.getByLabel('Reason');

async function signIn(page: Page, origin = registry.url): Promise<void> {
  await page.goto(`${origin}/console/access`);
  const form = page.getByRole('region', { name: 'Sign in to see tokens' });
  await form.getByLabel('Token').fill(registry.token);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Signs in again in the open form, because a registry that starts has no sessions. */
async function signInAgain(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign in to change it' });
  await form.getByLabel('Token').fill(registry.token);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form).toHaveCount(0);
}

test('a registry that is killed while a form is open: the page says so and keeps everything, and goes on once it is back', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(registry.url + promotion);
  await nav(page, 'Live').click();
  await expect(page.getByRole('row', { name: new RegExp(`^${remote}`) })).toContainText('1.0.0');
  await page.goBack();
  await expect(wouldChange(page)).toContainText('1.0.0 → 1.1.0');
  await reason(page).fill('a long reason');
  await registry.end('SIGKILL');
  await expect(lost(page)).toContainText(/This is the state of \d\d:\d\d:\d\d; it may be old/);
  await expect(promote(page)).toBeDisabled();
  await expect(page.getByRole('row', { name: new RegExp(`^${brand}`) }).first()).toContainText('1.0.0');
  await reason(page).fill('a longer reason');
  await nav(page, 'Live').click();
  await expect(page.getByRole('row', { name: new RegExp(`^${remote}`) })).toContainText('1.0.0');
  await page.goBack();
  await expect(wouldChange(page)).toContainText('1.0.0 → 1.1.0');
  await reason(page).fill('a longer reason');

  await registry.start();
  await expect(lost(page)).toHaveCount(0);
  await expect(promote(page)).toBeEnabled();
  await expect(reason(page)).toHaveValue('a longer reason');
  await promote(page).click();
  await signInAgain(page);
  await expect(reason(page)).toHaveValue('a longer reason');
  await promote(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toContainText('1.0.0 → 1.1.0');
  expect(await served()).toBe('1.1.0');
  await change('1.0.0');
});

test('a view that is opened for the first time while the registry is away: the present one stays, and it opens once the registry is back', async ({
  page,
}) => {
  await page.goto(registry.url + view);
  await expect(page.getByRole('heading', { name: remote })).toBeVisible();
  await registry.end('SIGKILL');
  await expect(lost(page)).toBeVisible();
  const asked = page.waitForEvent('requestfailed', (one) => one.url().startsWith(`${registry.url}/console/flags`));
  await nav(page, 'Flags').click();
  await asked;
  await expect(page.getByRole('heading', { name: remote })).toBeVisible();
  await expect(lost(page)).toBeVisible();
  await registry.start();
  await expect(page.getByRole('heading', { name: 'Flags', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${registry.url}/console/flags`);
  await expect(lost(page)).toHaveCount(0);
});

test('a registry that is killed between what would change and the press: nothing is changed, and the page says that it does not know', async ({
  page,
}) => {
  await signIn(page);
  // So that the page does not hear of it before the press.
  await page.route('**/v1/channels/stream', () => undefined);
  await page.goto(registry.url + promotion);
  await expect(wouldChange(page)).toContainText('1.0.0 → 1.1.0');
  await reason(page).fill('a long reason');
  await expect(promote(page)).toBeEnabled();
  await registry.end('SIGKILL');
  await promote(page).click();
  await expect(alert(page, 'The registry does not answer').first()).toContainText(
    'Nothing was changed, as far as this page knows.',
  );
  await expect(reason(page)).toHaveValue('a long reason');
  await page.unroute('**/v1/channels/stream');
  await registry.start();
  expect(await served()).toBe('1.0.0');
  await promote(page).click();
  await signInAgain(page);
  await promote(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toContainText('1.0.0 → 1.1.0');
  await change('1.0.0');
});

test('a registry that is killed after it has stored a change and before it answers: the page shows what is live then, and sends nothing twice', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(registry.url + promotion);
  await expect(wouldChange(page)).toContainText('1.0.0 → 1.1.0');
  let sent = 0;
  await page.route(`**/v1/channels/${brand}/${remote}`, async (route) => {
    sent += 1;
    await route.fetch();
    await registry.end('SIGKILL');
    await route.abort();
  });
  await promote(page).click();
  await expect(lost(page)).toBeVisible();
  await expect(promote(page)).toBeDisabled();
  await registry.start();
  await expect(lost(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `Somebody changed ${remote}` })).toContainText(
    /it was 1.0.0, and is 1.1.0 now, by ada/,
  );
  await expect(promote(page)).toBeDisabled();
  expect([sent, await served()]).toEqual([1, '1.1.0']);
  await change('1.0.0');
});

test('a full disk: the page says which, nothing can be changed, reading goes on, and it goes on once there is room', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(registry.url + promotion);
  await expect(wouldChange(page)).toBeVisible();
  await reason(page).fill('a long reason');
  registry.limitDisk(true);
  await promote(page).click();
  const full = alert(page, 'The registry cannot store changes');
  await expect(full.first()).toContainText(/cannot write into its folder \((EFBIG|ENOSPC)\)/);
  await expect(full.first()).toContainText('Make room on its disk, or let it write there.');
  await expect(promote(page)).toBeDisabled();
  await expect(reason(page)).toHaveValue('a long reason');
  expect(await served()).toBe('1.0.0');
  await nav(page, 'Live').click();
  await expect(page.getByRole('row', { name: new RegExp(`^${remote}`) })).toContainText('1.0.0');
  await nav(page, 'Previews').click();
  await expect(page.getByText('cannot write into its folder').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await reason(page).fill('a long reason');
  registry.limitDisk(false);
  await expect(full).toHaveCount(0);
  await promote(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toContainText('1.0.0 → 1.1.0');
  await change('1.0.0');
});

test('an event stream that is cut: the page says that it may be old, and shows what happened meanwhile once it hears again', async ({
  page,
}) => {
  const proxy = await streamProxy(registry.url);
  await signIn(page, proxy.url);
  await page.goto(proxy.url + promotion);
  await expect(wouldChange(page)).toContainText('1.0.0 → 1.1.0');
  await reason(page).fill('a long reason');
  proxy.cut();
  await expect(lost(page)).toContainText('it may be old');
  await expect(promote(page)).toBeDisabled();
  await change('1.1.0');
  await expect(page.getByRole('row', { name: new RegExp(`^${brand}`) }).first()).toContainText('1.0.0');
  proxy.mend();
  await expect(lost(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(`^${brand}`) }).first()).toContainText('1.1.0');
  await expect(page.getByRole('status').filter({ hasText: `Somebody changed ${remote}` })).toContainText(
    'it was 1.0.0, and is 1.1.0 now',
  );
  await expect(reason(page)).toHaveValue('a long reason');
  await change('1.0.0');
  await proxy.close();
});
