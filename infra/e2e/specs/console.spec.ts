import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBody, remoteOf } from '@forecourt/gate/testing';
import { expect, type Page, test } from '@playwright/test';
import { dataDir, registryUrl } from '../ports';
import { expectAccessible } from './accessibility';

/** A remote of these tests only, on one brand: no page places it. */
const remote = 'mfe-console';
const brand = 'maker';
const view = `${registryUrl}/console/remotes/${remote}`;

let token: string;
/** Of a session: signing in for each test would be too many attempts in a minute. */
let cookie: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const upload = remoteOf(remote, version, { panel: { component: "() => jsx('p', { children: 'console' })" } });
    const published = await call('PUT', `/v1/remotes/${remote}/${version}`, publishBody(upload));
    // A site that runs already may have it from an earlier run.
    expect([201, 409], await published.text()).toContain(published.status);
  }
  await change({ version: '1.0.0' });
  const begun = await call('POST', '/v1/session', { token }, { origin: registryUrl });
  cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(registryUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const change = (body: object) => call('POST', `/v1/channels/${brand}/${remote}`, body);
const served = async () => (await (await fetch(`${registryUrl}/v1/channels`)).json()).channels[brand][remote];

/** Signs in by a link, as `npm start` prints it. */
async function signIn(page: Page): Promise<void> {
  const { path } = await (await call('POST', '/v1/session/links')).json();
  await page.goto(registryUrl + path);
  await page.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

const row = (page: Page) => page.getByRole('row', { name: new RegExp(`^${remote}`) });
const form = (page: Page) => page.getByRole('form');
const preview = (page: Page) => page.getByRole('region', { name: 'What would change' });

test('what is live is seen without a session; a link signs in, and works once', async ({ page, context }) => {
  await page.goto(`${registryUrl}/console/?brand=${brand}`);
  await expect(row(page)).toContainText('1.0.0');
  await expect(page.getByText('You read only.')).toBeVisible();
  const { path } = await (await call('POST', '/v1/session/links')).json();
  await page.goto(registryUrl + path);
  await page.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await context.clearCookies();
  const again = await context.newPage();
  await again.goto(registryUrl + path);
  await again.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(again.getByRole('alert')).toContainText('works once');
});

test('a promotion is previewed, applied and taken back, by keyboard; the change is said with its reason', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${view}?action=promote&brand=${brand}&version=1.1.0`);
  await expect(preview(page)).toContainText(`${brand}: 1.0.0 → 1.1.0`);
  await expect(page.getByText(`npm run fragment -- promote ${remote}@1.1.0 --brand ${brand}`)).toBeVisible();
  await page.getByLabel('Reason').focus();
  await page.keyboard.type('<b>faster</b> results');
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 5; presses++) {
    if (
      await page.getByRole('button', { name: 'Promote', exact: true }).evaluate((one) => one === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('status')).toContainText('1.0.0 → 1.1.0');
  expect((await served()).version).toBe('1.1.0');

  await page.goto(`${registryUrl}/console/`);
  const latest = page.getByRole('listitem').filter({ hasText: remote }).first();
  await expect(latest).toContainText('“<b>faster</b> results”');
  await latest.getByRole('link', { name: 'Undo' }).press('Enter');
  await expect(preview(page)).toContainText('1.1.0 → 1.0.0');
  await page.getByRole('button', { name: 'Roll back', exact: true }).press('Enter');
  await expect(form(page).getByRole('status')).toContainText('1.1.0 → 1.0.0');
  expect((await served()).version).toBe('1.0.0');
});

test('a canary is begun and ended from the table in two presses', async ({ page }) => {
  await signIn(page);
  await page.goto(`${view}?action=canary&brand=${brand}&version=1.1.0`);
  await page.getByRole('slider').fill('20');
  await page.getByRole('button', { name: 'Start the canary' }).click();
  await expect(form(page).getByRole('status')).toContainText('1.1.0 for 20 %');
  await page.goto(`${registryUrl}/console/`);
  await page.getByRole('link', { name: `End the canary of ${remote} on ${brand}` }).click();
  await page.getByRole('button', { name: 'End the canary', exact: true }).click();
  await expect(form(page).getByRole('status')).toContainText('Done');
  expect((await served()).canary).toBeNull();
});

test('the page follows changes of others', async ({ page }) => {
  await page.goto(`${registryUrl}/console/?remote=${remote}&brand=${brand}`);
  await expect(row(page)).toContainText('1.0.0');
  await change({ version: '1.2.0' });
  await expect(row(page)).toContainText('1.2.0');
  await change({ version: '1.0.0' });
  await expect(row(page)).toContainText('1.0.0');
});

test('whoever is second is told who was first, sees both, and overwrites nothing', async ({ page }) => {
  await signIn(page);
  // The other's change is not heard of before the press.
  await page.route('**/v1/channels/stream', (route) => route.abort());
  await page.goto(`${view}?action=promote&brand=${brand}&version=1.1.0`);
  await page.unroute('**/v1/channels/stream');
  await expect(preview(page)).toContainText('1.0.0 → 1.1.0');
  await change({ version: '1.2.0' });
  const conflict = page.getByRole('status').filter({ hasText: 'Somebody changed' });
  await expect(conflict).toContainText('it was 1.0.0, and is 1.2.0 now');
  await expect(page.getByRole('button', { name: 'Promote', exact: true })).toBeDisabled();
  expect((await served()).version).toBe('1.2.0');
  await page.getByRole('button', { name: 'Go on from what is live now' }).click();
  await expect(preview(page)).toContainText('1.2.0 → 1.1.0');
  await change({ version: '1.0.0' });
});

test('a session that ends keeps what was typed', async ({ page, context }) => {
  await signIn(page);
  await page.goto(`${view}?action=promote&brand=${brand}&version=1.1.0`);
  await expect(preview(page)).toBeVisible();
  await page.getByLabel('Reason').fill('a long reason');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Promote', exact: true }).click();
  const again = page.getByRole('region', { name: 'Sign in to change it' });
  await again.getByLabel('Token').fill(token);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel('Reason')).toHaveValue('a long reason');
  await expect(page.getByRole('button', { name: 'Promote', exact: true })).toBeEnabled();
});

test('a registry that does not answer is said, its last state stays, and nothing can be changed', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(`${view}?action=promote&brand=${brand}&version=1.1.0`);
  await expect(preview(page)).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.getByRole('button', { name: 'Promote', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(/does not answer|is lost/);
  await expect(page.getByRole('heading', { name: remote })).toBeVisible();
  await context.setOffline(false);
  expect((await served()).version).toBe('1.0.0');
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

test('twenty payloads of markup in reasons and addresses are text', async ({ page }) => {
  for (const [at, why] of payloads.entries()) {
    const answer = await change({ version: at % 2 === 0 ? '1.1.0' : '1.0.0', why });
    expect(answer.status).toBe(200);
  }
  for (const address of [`${registryUrl}/console/audit?remote=${remote}`, view]) {
    await page.goto(address);
    for (const why of payloads) await expect(page.getByText(`“${why}”`, { exact: true }).first()).toBeVisible();
  }
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
  await page.getByLabel('Person or token').fill('nobody-at-all');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/person=nobody-at-all/);
  await expect(page.getByRole('status').filter({ hasText: '0 changes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    /audit\.csv\?.*person=nobody-at-all/,
  );
});

test('a canary is watched: its figures, what will happen, and each way out', async ({ page }) => {
  await change({ version: '1.1.0', percent: 5 });
  await page.goto(view);
  await page
    .getByRole('row', { name: new RegExp(`^${brand}.*canary 5 %`) })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`${registryUrl}/console/watch/${remote}?brand=${brand}`);
  const canary = page.getByRole('region', { name: '1.1.0' });
  await expect(canary).toContainText('canary 5 %');
  await expect(canary).toContainText('It ends by itself if it is significantly worse');
  await expect(canary).toContainText('Nothing is measured yet.');
  await expect(page.getByRole('region', { name: '1.0.0' }).getByRole('link', { name: 'Roll back' })).toBeVisible();
  await canary.getByRole('link', { name: 'End the canary' }).click();
  await expect(page).toHaveURL(new RegExp(`action=stop-canary&brand=${brand}`));
  await call('DELETE', `/v1/channels/${brand}/${remote}/canary`);
});

test('the errors of a live version are shown as they were reported, to sessions only', async ({ page }) => {
  const text = `TypeError: <b onclick=window.pwned=1>${Date.now()}</b>\n    at panel (src/panel.tsx:3:7)`;
  const errors = [{ remote, version: '1.0.0', where: 'browser', what: 'slot panel', text, count: 3 }];
  expect((await call('POST', '/v1/errors', { errors })).status).toBe(204);
  await page.goto(`${registryUrl}/console/incidents`);
  await expect(page.getByRole('heading', { name: 'What the registry did by itself' })).toBeVisible();
  await expect(page.getByText(`${remote}@1.0.0`)).toHaveCount(0);
  await signIn(page);
  await page.goto(`${registryUrl}/console/incidents`);
  await page.getByText(`${remote}@1.0.0`).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(/browser, slot panel, \d+ times/)).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

/** A flag that no test of pages reads. */
const flag = 'newCarBoost';
const setFlag = (values: object) => call('PATCH', `/v1/flags/${brand}`, { values });

test('a flag is changed on one brand, and the second person is told what the first one did', async ({ page }) => {
  await setFlag({ [flag]: null });
  await signIn(page);
  await page.goto(`${registryUrl}/console/flags`);
  const before = (await page.getByRole('link', { name: `${flag} on ${brand}:` }).textContent()) ?? '';
  const [to, other] = before === 'on' ? ['off', 'on'] : ['on', 'off'];
  await page.getByRole('link', { name: `${flag} on ${brand}:` }).click();
  await expect(page.getByText(`npm run fragment -- flags set ${flag}=${to} --brand ${brand}`)).toBeVisible();
  await page.getByRole('button', { name: 'Set the flag' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Changed on ${brand}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${flag} on ${brand}: ${to}, changed here` })).toBeVisible();
  await expect(page.getByText(`${brand}: ${flag}: own value → ${to}`).first()).toBeVisible();

  await page.getByLabel('Set it to').selectOption('own');
  await expect(page.getByText(`Now — ${brand}: ${to}`)).toBeVisible();
  await setFlag({ [flag]: other === 'on' });
  await page.getByRole('button', { name: 'Set the flag' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `It was ${brand}: ${to}. It is ${brand}: ${other}, its own value.`,
  );
  await page.getByRole('button', { name: 'Set the flag' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It was like that already.' })).toBeVisible();
  expect((await (await call('GET', `/v1/flags/${brand}`)).json()).changed).not.toContain(flag);
});

test('a link to a mix of versions is made from the address of the form, and shows them to one browser', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(`${registryUrl}/console/previews?brand=${brand}&mix=${remote}@1.1.0`);
  const chosen = page.getByLabel(`Version of ${remote}`);
  await chosen.selectOption('1.2.0');
  await expect(page).toHaveURL(/mix=.*1\.2\.0/);
  await expect(
    page.getByText(`npm run fragment -- preview ${remote}@1.2.0 --brand ${brand} --page /cars-for-sale/all --hours 8`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('status').getByRole('link').getAttribute('href');
  await page.getByRole('button', { name: `Leave out ${remote}` }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  await page.goto(link ?? '');
  await expect(page).toHaveURL(/\/cars-for-sale\/all$/);
  expect((await context.cookies(page.url())).map((cookie) => cookie.name)).toContain('fc_preview');
});

test('a token is created, shown once, works as it says, and is revoked in two presses', async ({ page }) => {
  await signIn(page);
  await page.goto(`${registryUrl}/console/access`);
  const name = `console-${Date.now()}`;
  await page.getByLabel('Name (lower-case').fill(name);
  await page.getByLabel('Remotes, by commas').fill(remote);
  await page.getByLabel('Days until').fill('1');
  await page.getByRole('checkbox', { name: /^promote/ }).check();
  await expect(
    page.getByText(`npm run fragment -- token add ${name} --may promote --remote ${remote} --days 1`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create the token' }).click();
  const secret = await page.getByRole('status').locator('code').textContent();
  const asked = () => fetch(`${registryUrl}/v1/session`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await (await asked()).json()).toMatchObject({ who: name, may: ['promote'], remotes: [remote], brands: '*' });
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await row.getByRole('button', { name: `Revoke ${name} for good` }).click();
  await expect(row).toHaveCount(0);
  expect((await asked()).status).toBe(401);
});

test('tokens are shown to those who may do everything, and to nobody else', async ({ page }) => {
  const name = `reader-${Date.now()}`;
  const body = { name, may: ['promote'], remotes: '*', brands: '*', expiresAt: null };
  const { secret } = await (await call('POST', '/v1/tokens', body)).json();
  await page.goto(`${registryUrl}/console/access`);
  const form = page.getByRole('region', { name: 'Sign in to see tokens' });
  await form.getByLabel('Token').fill(secret);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your token may promote. Tokens are for those who may do everything')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await call('DELETE', `/v1/tokens/${name}`);
});

/** Headings of views that do not name the remote. */
const headings: Readonly<Record<string, string>> = {
  Access: 'Create a token',
  Incidents: 'Now',
  Flags: `Change ${flag}`,
};

for (const [name, address] of [
  ['Live', '/console/'],
  ['a remote', `/console/remotes/${remote}?action=canary&version=1.1.0`],
  ['a release', `/console/watch/${remote}?brand=${brand}`],
  ['Incidents', '/console/incidents'],
  ['Flags', `/console/flags?brand=${brand}&flag=${flag}`],
  ['Previews', `/console/previews?mix=${remote}@1.1.0`],
  ['Audit', '/console/audit'],
  ['Access', '/console/access'],
  ['signing in', '/console/sign-in'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} has no violation of WCAG in ${colorScheme}, and nothing beside the window from 390 to 2560 px`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme });
      const [cookieName = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name: cookieName, value, url: registryUrl }]);
      await page.goto(registryUrl + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (headings[name] !== undefined) await expect(page.getByRole('heading', { name: headings[name] })).toBeVisible();
      else if (name !== 'signing in') await expect(page.getByText(remote).first()).toBeVisible();
      await expectAccessible(page, [390, 768, 1440, 2560]);
    });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and names the command', async ({ page }) => {
    await page.goto(`${registryUrl}/console/`);
    await expect(page.getByRole('heading')).toHaveText('The console needs JavaScript');
    await expect(page.locator('pre')).toContainText('npm run fragment -- rollback');
  });
});
