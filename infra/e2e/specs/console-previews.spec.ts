import { expect, type Page, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { expectAccessible } from './accessibility';
import { brand, call, giveSession, ownRemote } from './console-site';

const { remote, begin } = ownRemote('mfe-previewed');
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => begin(['1.0.0', '1.1.0', '1.2.0']));

test('a link to a mix of versions is made from the address of the form, and shows them to one browser', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(`${registryUrl}/console/previews?brand=${brand}&mix=${remote}@1.1.0`);
  const chosen = page.getByLabel(`Version of ${remote}`);
  await chosen.selectOption('1.2.0');
  await expect(page).toHaveURL(/mix=.*1\.2\.0/);
  await expect(
    page.getByText(`npm run fragment -- preview ${remote}@1.2.0 --brand ${brand} --page /cars-for-sale/all --hours 8`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('status').getByRole('link').getAttribute('href');
  await page.getByRole('button', { name: `Leave out ${remote}` }).press('Enter');
  const another = page.getByLabel('Another remote');
  await expect(another).toBeFocused();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  await page.goto(link ?? '');
  await expect(page).toHaveURL(/\/cars-for-sale\/all$/);
  expect((await context.cookies(page.url())).map((cookie) => cookie.name)).toContain('fc_preview');
});

test('a remote that is chosen is added by the button only, which keeps the focus', async ({ page }) => {
  await page.goto(`${registryUrl}/console/previews?brand=${brand}`);
  const another = page.getByLabel('Another remote');
  await another.focus();
  await page.keyboard.press('ArrowDown');
  await expect(another).not.toHaveValue('');
  const chosen = await another.inputValue();
  await expect(page.getByLabel(`Version of ${chosen}`)).toHaveCount(0);
  await page.keyboard.press('Tab');
  const add = page.getByRole('button', { name: 'Add it' });
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Version of ${chosen}`)).toBeVisible();
  await expect(another).toHaveValue('');
  await expect(add).toBeFocused();
});

interface ListedLink {
  id: string;
  page: string;
  versions: Readonly<Record<string, string>>;
}
const makeLink = async (body: object = {}): Promise<{ status: number; id: string; url: string }> => {
  const answer = await call('POST', '/v1/previews', { versions: { [remote]: '1.1.0' }, brand, hours: 1, ...body });
  return { status: answer.status, ...(await answer.json()) };
};
/** Lists the links to this spec's remote; other specs make some at the same time. */
const links = async (): Promise<ListedLink[]> =>
  (await (await fetch(`${registryUrl}/v1/previews`)).json()).previews.filter(
    ({ versions }: ListedLink) => remote in versions,
  );
const linkRow = (page: Page, id: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: id }) });

test('a link is listed, opened elsewhere and revoked: the next page there is the ordinary one, and says so', async ({
  page,
  context,
  browser,
}) => {
  await giveSession(context);
  await page.goto(`${registryUrl}/console/previews?brand=${brand}&mix=${remote}@1.1.0&hours=1`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = (await page.getByRole('status').getByRole('link').getAttribute('href')) ?? '';
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(page.getByText('Copy it now: it is not shown again.')).toBeVisible();
  await expect(page.getByText(/^It ends in 1 hr\./)).toBeVisible();
  const [{ id } = { id: '' }] = await links();
  await expect(linkRow(page, id)).toContainText(new RegExp(`${remote}@1.1.0.*${brand}.*/cars-for-sale/all`));

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`${registryUrl}/console/previews`);
  await expect(linkRow(reader, id)).toBeVisible();
  await expect(reader.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  const tester = await (await browser.newContext()).newPage();
  await tester.goto(link);
  await expect(tester.getByRole('complementary', { name: 'Preview' })).toContainText(`Preview of ${remote} 1.1.0`);

  await linkRow(page, id)
    .getByRole('button', { name: `Revoke ${id}` })
    .press('Enter');
  await expect(page.getByLabel('Reason, for the audit log (optional)')).toBeFocused();
  await expect(linkRow(page, id).locator('+ tr form')).toBeInViewport();
  await page.getByRole('button', { name: 'Leave it' }).press('Enter');
  await expect(linkRow(page, id).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('the wrong person has it');
  await expect(page.getByText(`fragment -- preview revoke ${id} --why 'the wrong person has it'`)).toBeVisible();
  await expectAccessible(page, [390, 1440]);
  expect((await links()).map((one) => one.id)).toContain(id);
  await page.getByRole('button', { name: `Revoke ${id} for good` }).press('Enter');
  await expect(page.getByText(`The link ${id} is revoked.`)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toHaveCount(0);
  await expect(page.getByText(`The link ${id} is revoked, or has ended.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Valid links' })).toBeFocused();
  for (const one of [page, reader]) await expect(linkRow(one, id)).toHaveCount(0);
  const { entries } = await (await call('GET', '/v1/audit?action=revoke-preview')).json();
  expect(entries).toContainEqual(expect.objectContaining({ link: id, why: 'the wrong person has it' }));

  const stranger = await (await browser.newContext()).newPage();
  await expect(async () => expect((await stranger.goto(link))?.status()).toBe(403)).toPass();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This preview was revoked');
  await expectAccessible(stranger, [390, 1440]);
  const said = tester.getByText('The preview was revoked. This page is what everybody sees.');
  await tester.reload();
  await expect(said).toBeVisible();
  await expect(tester).toHaveURL(/\/cars-for-sale\/all$/);
  await expectAccessible(tester, [390, 1440]);
  expect((await tester.context().cookies()).map(({ name }) => name)).not.toContain('fc_preview');
  await tester.reload();
  await expect(tester.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
  for (const one of [reader, tester, stranger]) await one.context().close();
});

test('links that others make and revoke come and go by themselves, and a form says that its link is gone', async ({
  page,
  context,
}) => {
  await giveSession(context);
  await page.goto(`${registryUrl}/console/previews`);
  await expect(page.getByRole('heading', { name: 'Valid links' })).toBeVisible();
  const { id } = await makeLink();
  await linkRow(page, id)
    .getByRole('button', { name: `Revoke ${id}` })
    .click();
  await page.getByLabel('Reason, for the audit log (optional)').fill('too late');
  await call('DELETE', `/v1/previews/${id}`);
  await expect(linkRow(page, id)).toHaveCount(0);
  await expect(page.getByText('Somebody else has revoked it, or it has ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Revoke ${id} for good` })).toBeDisabled();
  await expect(page.getByLabel('Reason, for the audit log (optional)')).toHaveValue('too late');
});
