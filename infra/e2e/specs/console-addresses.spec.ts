import { expect, type Page, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { ownRemote } from './console-site';

/** Low enough for each view to be scrolled. */
test.use({ viewport: { width: 1000, height: 420 } });

const live = `${registryUrl}/console/`;
const { remote, begin, change } = ownRemote('mfe-addressed');
test.beforeAll(async () => {
  await begin(['1.0.0', '1.1.0']);
  await change({ version: '1.1.0' });
});
const nav = (page: Page, name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const entries = (page: Page) => page.evaluate(() => window.history.length);

/** Holds back requests. @returns lets them go on, and later ones */
async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  let goOn = () => {};
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(address, async (route) => {
    await gone;
    await route.continue();
  });
  return goOn;
}

async function openLive(page: Page): Promise<void> {
  await page.goto(live);
  await expect(page.getByRole('row', { name: new RegExp(`^${remote}`) })).toBeVisible();
}

test('a link opens a view at its top, with the focus and the mark of the navigation; back leads to where the one before was left', async ({
  page,
}) => {
  await openLive(page);
  await expect(nav(page, 'Live')).toHaveAttribute('aria-current', 'page');
  await page.mouse.wheel(0, 150);
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.getByRole('link', { name: remote, exact: true }).first().click();
  await expect(title(page, remote)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await expect(page.locator('main')).toContainText('Where it is live');
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  await expect(page.locator('nav [aria-current]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const left = await scrolled(page);
  await page.goBack();
  await expect(title(page, 'Live')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.goForward();
  await expect(title(page, remote)).toBeVisible();
  expect(left).toBeGreaterThan(0);
});

test('a document that is loaded again is scrolled to where it was left, once its data is there', async ({ page }) => {
  await openLive(page);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolled(page)).toBe(120);
  const goOn = await holdBack(page, '**/v1/live*');
  await page.reload();
  await expect(page.getByText('Reading what is live')).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  goOn();
  await expect.poll(() => scrolled(page)).toBe(120);
});

test('a filter keeps what is typed and where, makes no entry of the history, and has an address', async ({ page }) => {
  await openLive(page);
  const before = await entries(page);
  const field = page.getByLabel('Remote', { exact: true });
  await field.pressSequentially('mfds');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.pressSequentially('e-a');
  await expect(field).toHaveValue('mfe-ads');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(`${live}?remote=mfe-ads`);
  expect(await entries(page)).toBe(before);
  await expect(page.getByRole('status').filter({ hasText: /^1 of / })).toBeVisible();
  await page.getByLabel('Remote', { exact: true }).fill('1.0');
  await page.reload();
  await expect(page.getByLabel('Remote', { exact: true })).toHaveValue('1.0');
  await page.goto(`${live}?remote=%221.0%22`);
  await expect(page.getByLabel('Remote', { exact: true })).toHaveValue('1.0');
});

test('a press with a modifier opens another tab, and the present one stays', async ({ page, context }) => {
  await openLive(page);
  for (const link of [nav(page, 'Flags'), page.getByRole('link', { name: `Roll back ${remote} on maker` })]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.close();
  }
  await expect(page).toHaveURL(live);
});

test('a link to a form leads to it, also when its code and data come later, and again after the view was scrolled', async ({
  page,
}) => {
  await openLive(page);
  const forms = await holdBack(page, /\/assets\/channel-forms-/);
  const data = await holdBack(page, `**/v1/remotes/${remote}`);
  await page.getByRole('link', { name: `Roll back ${remote} on maker` }).click();
  await expect(page.getByText(`Reading ${remote}`)).toBeVisible();
  data();
  await expect(title(page, remote)).toBeVisible();
  forms();
  const form = page.locator('#change');
  await expect(form).toBeInViewport({ ratio: 0.3 });
  await expect(page.locator('#change:focus, #change :focus')).toHaveCount(1);
  await expect(page).toHaveURL(`${live}remotes/${remote}?action=rollback&brand=maker#change`);
  const before = await entries(page);
  await form.getByLabel('Brand').selectOption('research');
  await expect(page).toHaveURL(/brand=research/);
  expect(await entries(page)).toBe(before);
});

test('the present view stays until the next one is loaded; one that is not wanted any more is never shown', async ({
  page,
}) => {
  await openLive(page);
  const flags = await holdBack(page, /\/assets\/flags-/);
  const audit = await holdBack(page, /\/assets\/audit-/);
  await nav(page, 'Flags').click();
  await expect(page).toHaveURL(`${live}flags`);
  await expect(title(page, 'Live')).toBeVisible();
  await expect(nav(page, 'Live')).toHaveAttribute('aria-current', 'page');
  await nav(page, 'Audit').click();
  await page.evaluate(() => {
    new MutationObserver(() => {
      document.body.dataset.shown = `${document.body.dataset.shown ?? ''}${document.querySelector('h1')?.textContent} `;
    }).observe(document.querySelector('main')!, { childList: true });
  });
  flags();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/flags-/.test(name)),
  );
  await expect(title(page, 'Live')).toBeVisible();
  audit();
  await expect(title(page, 'Audit')).toBeVisible();
  expect(await page.locator('body').getAttribute('data-shown')).not.toContain('Flags');
});

test('Pages opens without a document, and the focus is at its title', async ({ page }) => {
  await page.goto(`${registryUrl}/console/`);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Pages' }).press('Enter');
  await expect(page).toHaveURL(/\/console\/pages\/[\w-]+\/\w+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
});

test('an address of no view says so, and leads to what is live', async ({ page }) => {
  await page.goto(`${live}remotes/a/b`);
  await expect(title(page, 'There is no such view')).toBeVisible();
  await page.getByRole('link', { name: 'What is live' }).click();
  await expect(page).toHaveURL(live);
  await expect(title(page, 'Live')).toBeVisible();
});
