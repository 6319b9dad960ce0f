/** R60, row by row: when a search can be saved, and by which control. It changes flags of a brand, so it runs apart from other tests. */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { brandSite, dataDir, registryUrl } from '../ports';
import { signUp } from './sign-up';
import { expect, test } from './watched-page';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const brand = 'maker';
const origin = brandSite(brand);
const onOff = [false, true];

const searches = {
  'says nothing': '/cars-for-sale/all',
  'has no chips': '/cars-for-sale/all?zip=60601',
  'has chips': '/cars-for-sale/all?zip=60601&extColorSimple=RED',
} as const;
const saved = searches['has chips'];
const overIcon = `/cars-for-sale/overlay/mfe-account/save-search?${new URLSearchParams({ from: saved })}`;

/** Sets flags and waits until pages have them. */
async function setFlags(page: Page, flags: Readonly<Record<string, boolean>>): Promise<void> {
  const words = Object.entries(flags).map(([name, on]) => `${name}=${on ? 'on' : 'off'}`);
  const cli = join(root, 'packages/fragment-cli/dist/fragment.js');
  await run(process.execPath, [cli, 'flags', 'set', ...words, '--brand', brand], {
    env: { ...process.env, REGISTRY_URL: registryUrl, DATA_DIR: dataDir },
  });
  await expect
    .poll(async () => {
      const html = await htmlOf(page, saved);
      const view = /"view":"(views\/[\w-]+)"/.exec(html)?.[1];
      const text = view === undefined ? html : await htmlOf(page, `/_shell/${view}`);
      return Object.entries(flags).every(([name, on]) => text.includes(`"${name}":${on}`));
    })
    .toBe(true);
}

/** Returns the server's HTML for a path, requested with the page's cookies. */
const htmlOf = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (to) => (await fetch(to, { headers: { Accept: 'text/html' } })).text(), path);

/** Returns the control that saves: none, the capture of an email address, with or without signing up for alerts first, or one press. */
const controlOf = (html: string) => {
  if (html.includes('action="/account-api/search"')) return 'save';
  if (html.includes('Sign up for alerts')) return 'alerts';
  return html.includes('action="/account-api/email-subscribe"') ? 'capture' : 'nothing';
};

const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, fields]) =>
      (
        await fetch(to, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(fields),
        })
      ).status,
    [path, body] as const,
  );

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(origin);
  await setFlags(page, { saveSearchOff: false, personalization: true, subscribeSearchAlerts: false });
  await page.close();
});

test('R60 the page follows the whole table: which visitors may save which search, and what a press does', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const visitor = async () => (await browser.newContext({ baseURL: origin })).newPage();
  const [anonymous, subscribed, signedIn, titled] = [
    await visitor(),
    await visitor(),
    await visitor(),
    await visitor(),
  ];
  for (const [page, name] of [
    [signedIn, 'Dora'],
    [titled, 'Edda'],
  ] as const) {
    await page.goto('/cars-for-sale/all');
    await signUp(page, `${name.toLowerCase()}-${Date.now()}@example.com`, name);
  }
  expect(await post(titled, '/account-api/search', { searchString: saved, searchName: 'Red', brand })).toBe(201);
  await anonymous.goto('/cars-for-sale/all');
  await subscribed.goto('/cars-for-sale/all');
  const address = { emailAddress: `fay-${Date.now()}@example.com`, searchString: saved, title: 'Red', brand };
  expect(await post(subscribed, '/account-api/email-subscribe', address)).toBe(201);

  // Flags, account and search of the only rows that offer saving.
  const offered = ['false true, signed out, has chips', 'false true, signed in, has chips'];
  const rows: string[] = [];
  const click: Record<string, string> = {};
  for (const saveSearchOff of onOff) {
    for (const personalization of onOff) {
      await setFlags(anonymous, { saveSearchOff, personalization, subscribeSearchAlerts: true });
      const visitors = { 'signed out': anonymous, 'signed in': signedIn, 'signed in with a saved title': titled };
      for (const [who, page] of Object.entries(visitors)) {
        for (const [what, path] of Object.entries(searches)) {
          const isThere = (await htmlOf(page, path)).includes('aria-label="Save this search"');
          if (isThere) rows.push(`${saveSearchOff} ${personalization}, ${who}, ${what}`);
        }
      }
    }
  }
  expect(rows).toEqual(offered);

  for (const subscribeSearchAlerts of onOff) {
    await setFlags(anonymous, { saveSearchOff: false, personalization: true, subscribeSearchAlerts });
    for (const [who, page] of Object.entries({ anonymous, subscribed, signedIn })) {
      for (const [where, path] of Object.entries({ page: saved, icon: overIcon }))
        click[`${subscribeSearchAlerts ? 'alerts' : 'no alerts'}, ${who}, ${where}`] = controlOf(
          await htmlOf(page, path),
        );
    }
  }
  expect(click).toEqual({
    // (2): the capture opens; the icon has no room for it and leads to the alerts flow.
    'no alerts, anonymous, page': 'capture',
    'no alerts, anonymous, icon': 'alerts',
    // (3): in all other rows one press saves.
    'no alerts, subscribed, page': 'save',
    'no alerts, subscribed, icon': 'save',
    'no alerts, signedIn, page': 'save',
    'no alerts, signedIn, icon': 'save',
    // (1): the flag, and signed out.
    'alerts, anonymous, page': 'alerts',
    'alerts, anonymous, icon': 'alerts',
    'alerts, subscribed, page': 'alerts',
    'alerts, subscribed, icon': 'alerts',
    'alerts, signedIn, page': 'save',
    'alerts, signedIn, icon': 'save',
  });
});
