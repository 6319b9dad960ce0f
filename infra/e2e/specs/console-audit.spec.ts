import { expect, test } from '@playwright/test';
import { registryUrl } from '../ports';
import { brand, call, ownRemote } from './console-site';

const { remote, view, change, begin } = ownRemote('mfe-audited');
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await begin(['1.0.0', '1.1.0']);
  await change({ version: '1.1.0' });
  await call('POST', `/v1/channels/${brand}/${remote}/rollback`, {});
});

/** Texts that would do something if they were markup, an address or a template. */
const payloads = [
  '<script>window.pwned = 1</script>',
  '<img src=x onerror="window.pwned = 1">',
  '<svg onload="window.pwned = 1">',
  '"><script>window.pwned = 1</script>',
  "'><img src=x onerror=window.pwned=1>",
  '</title><script>window.pwned = 1</script>',
  '</script><script>window.pwned = 1</script>',
  '<iframe srcdoc="<script>parent.pwned = 1</script>">',
  '<a href="javascript:window.pwned=1">press</a>',
  'javascript:window.pwned=1',
  '<style>*{display:none}</style>',
  '<base href="http://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=http://evil.example/">',
  '<form action="http://evil.example/"><input name=token></form>',
  '&lt;script&gt;window.pwned = 1&lt;/script&gt;',
  '{{constructor.constructor("window.pwned=1")()}}',
  '$' + '{window.pwned = 1}',
  '<math><mtext></mtext><script>window.pwned=1</script></math>',
  '<details open ontoggle="window.pwned=1">',
  '\u202e<b onmouseover=window.pwned=1>txt</b>',
];

test('twenty payloads of markup in reasons, addresses and pages of links are text', async ({ page }) => {
  for (const [at, why] of payloads.entries()) {
    const answer = await change({ version: at % 2 === 0 ? '1.1.0' : '1.0.0', why });
    expect(answer.status).toBe(200);
  }
  for (const [address, shown] of [
    [`${registryUrl}/console/audit?remote=${remote}`, payloads],
    // The remote's own view has its latest changes.
    [view, payloads.slice(-10)],
  ] as const) {
    await page.goto(address);
    for (const why of shown) await expect(page.getByText(`“${why}”`, { exact: true }).first()).toBeVisible();
  }
  const path = (payload: string) => `/cars-for-sale/all?text=${payload}`;
  const made = await Promise.all(
    payloads.map(async (payload) => {
      const wanted = { versions: { [remote]: '1.1.0' }, brand, hours: 1, page: path(payload) };
      const answer = await call('POST', '/v1/previews', wanted);
      return { status: answer.status, ...(await answer.json()) };
    }),
  );
  expect(made.map(({ status }) => status)).toEqual(payloads.map(() => 201));
  await page.goto(`${registryUrl}/console/previews`);
  for (const payload of payloads) await expect(page.getByText(path(payload), { exact: true })).toBeVisible();
  for (const [at, { id }] of made.entries()) await call('DELETE', `/v1/previews/${id}`, { why: payloads[at] });
  await page.goto(`${registryUrl}/console/audit?action=revoke-preview`);
  for (const why of payloads) await expect(page.getByText(`“${why}”`, { exact: true }).first()).toBeVisible();
  await page.goto(
    `${registryUrl}/console/remotes/${encodeURIComponent(payloads[1]!)}?version=${encodeURIComponent(payloads[0]!)}`,
  );
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await page.locator('main :is(script, iframe, base, style, svg, img)').count()).toBe(0);
});

test('the audit log is searched by its address and paged', async ({ page }) => {
  await page.goto(`${registryUrl}/console/audit?remote=${remote}&brand=${brand}`);
  await expect(page.getByLabel('Remote')).toHaveValue(remote);
  await expect(page.getByRole('listitem').first()).toContainText(remote);
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue(brand);
  const choices = (label: string) => page.getByRole('combobox', { name: label }).getByRole('option').allTextContents();
  expect(await choices('Brand')).toEqual(expect.arrayContaining(['any', 'research', brand]));
  await expect.poll(() => choices('Page type')).toEqual(expect.arrayContaining(['any', 'results', 'vehicle']));
  await page.getByRole('combobox', { name: 'Change' }).selectOption('Rolled back');
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(page).toHaveURL(/action=rollback/);
  await expect(page.getByRole('status').filter({ hasText: /change/ })).toBeFocused();
  await expect(page.getByRole('listitem').first()).toContainText(`Rolled back: ${remote}`);
  await page.getByLabel('Person or token').fill('nobody-at-all');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/person=nobody-at-all/);
  await expect(page.getByRole('status').filter({ hasText: '0 changes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    /audit\.csv\?.*person=nobody-at-all/,
  );
});
