import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { brandSite, registryUrl } from '../ports';
import { card, editedPage, pageType } from './edited-page';

const brand = 'console-page-preview';
const { view, call, slotsIn, signedIn } = editedPage(brand);

const frame = (page: Page) => page.locator('iframe');
/** The order of two slots on a page of the site. */
const orderOn = (site: Page | FrameLocator, slots: readonly string[]) =>
  site
    .locator(slots.map((slot) => `[data-slot="${slot}"]`).join())
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.slot));

test('a draft is shown on the real page in a frame and by a link to copy; other tabs show what visitors get', async ({
  page,
  context,
  browser,
}) => {
  await signedIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: registryUrl });
  const answer = await page.goto(view);
  expect(await answer?.headerValue('content-security-policy')).toContain(`; frame-src ${brandSite(brand)};`);
  const before = await slotsIn('main');
  const [first = '', second = ''] = before;
  const [then, drafted] = [
    [first, second],
    [second, first],
  ];
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await page.getByRole('button', { name: 'Preview the draft' }).click();
  await expect(frame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText(`Preview of a layout of ${pageType} pages`)).toBeVisible();
  await expect.poll(() => orderOn(shown, then)).toEqual(drafted);

  const tab = await context.newPage();
  await tab.goto(`${brandSite(brand)}/cars-for-sale/all`);
  expect(await orderOn(tab, then)).toEqual(then);
  await expect(tab.getByText('Preview of a layout')).toHaveCount(0);
  expect(await slotsIn('main')).toEqual(before);

  const form = page.getByRole('form', { name: 'Preview the draft' });
  await expect(form).toContainText(`fragment -- preview --layout ${pageType}=layout.json --brand ${brand}`);
  await form.getByRole('button', { name: 'Copy the link' }).click();
  await expect(form.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const colleague = await browser.newContext();
  const theirs = await colleague.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText(`Preview of a layout of ${pageType} pages`)).toBeVisible();
  expect(await orderOn(theirs, then)).toEqual(drafted);
  await colleague.close();

  await page.getByRole('button', { name: `Move ${first} up` }).click();
  await expect(form).toContainText('The draft has changed since.');
  await form.getByRole('button', { name: 'Show the draft again' }).click();
  await expect.poll(() => orderOn(shown, then)).toEqual(then);
});

test('another brand’s page is no other document, until a draft is previewed there: a document shows the site of one brand alone', async ({
  page,
  context,
}) => {
  await signedIn(context);
  await page.goto(`${registryUrl}/console/pages/maker/${pageType}`);
  const documents: string[] = [];
  page.on('request', (one) => {
    if (one.isNavigationRequest() && one.frame() === page.mainFrame()) documents.push(one.url());
  });
  await page.getByLabel('Brand').selectOption(brand);
  await expect(page.getByRole('heading', { name: `${pageType} on ${brand}` })).toBeVisible();
  await page.getByRole('button', { name: 'Remove feedback' }).click();
  expect(documents).toEqual([]);
  const loaded = page.waitForResponse((one) => one.request().isNavigationRequest() && one.url().startsWith(view));
  await page.getByRole('button', { name: 'Preview the draft' }).press('Enter');
  expect(await (await loaded).headerValue('content-security-policy')).toContain(`; frame-src ${brandSite(brand)};`);
  await expect(page.frameLocator('iframe').getByText(`Preview of a layout of ${pageType} pages`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the real page' })).toBeFocused();
  await expect(page).toHaveURL(view);
  await expect(card(page, 'feedback')).toHaveCount(0);
  expect(documents).toHaveLength(1);
});

test('each preview of a draft is a link of its own in the list of previews and in the audit log', async ({
  page,
  context,
}) => {
  await signedIn(context);
  await page.goto(view);
  const links = async (): Promise<string[]> =>
    (await (await call('GET', `/v1/previews?brand=${brand}`)).json()).previews.map(({ id }: { id: string }) => id);
  const before = await links();
  await page.getByRole('button', { name: 'Remove feedback' }).click();
  await page.getByRole('button', { name: 'Preview the draft' }).click();
  await expect.poll(async () => (await links()).length).toBe(before.length + 1);
  await page.getByRole('button', { name: 'Remove hero' }).click();
  await page.getByRole('button', { name: 'Show the draft again' }).click();
  await expect.poll(async () => (await links()).length).toBe(before.length + 2);
  const made = (await links()).filter((id) => !before.includes(id));
  await page.goto(`${registryUrl}/console/previews`);
  for (const id of made)
    await expect(page.getByRole('row').filter({ hasText: id })).toContainText(`a draft of ${pageType}`);
  const { entries } = await (await call('GET', `/v1/audit?action=preview&brand=${brand}&limit=2`)).json();
  expect(entries.map(({ link }: { link: string }) => link).sort()).toEqual([...made].sort());
});
