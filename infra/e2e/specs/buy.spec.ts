import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { dataDir, site } from '../ports';
import { violations } from './accessibility';
import { sentEmail } from './emails';
import { importCar, newVin } from './inventory';
import { resize } from './results-page';
import { password, signUp } from './sign-up';
import { expect, test } from './watched-page';

/** Opens the page of a vehicle that can be bought online, the `nth` of the filter's. @returns its title */
async function openOnline(page: Page, nth: number): Promise<string> {
  const answer = await page.request.get(`${site}/cars-for-sale/all?experience=buy-online&firstRecord=${nth * 30}`);
  const [, path = ''] =
    /data-slot="results"[\s\S]*?href="(\/cars-for-sale\/vehicle\/[^"?]+)/.exec(await answer.text()) ?? [];
  await page.goto(site + path);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** How a shopper uses a page. */
interface Hands {
  act(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

const mouse: Hands = { act: (control) => control.click(), type: (field, text) => field.fill(text) };

/** Uses the keyboard alone: reaches every control by Tab, and a radio button by the arrow keys within its group. */
function keyboardOf(page: Page): Hands {
  const reach = async (control: Locator) => {
    await expect(control).toBeVisible();
    for (let press = 0; press < 150; press += 1) {
      await page.keyboard.press('Tab');
      const isThere = await control.evaluate((element) => {
        const { activeElement: active } = document;
        if (!(element instanceof HTMLInputElement && active instanceof HTMLInputElement)) return element === active;
        return element === active || (element.type === 'radio' && element.name === active.name);
      });
      if (isThere) return;
    }
    throw new Error(`${control} is not reached by 150 presses of the tab key`);
  };
  return {
    async act(control) {
      await reach(control);
      if ((await control.getAttribute('type')) !== 'radio') return page.keyboard.press('Enter');
      for (let press = 0; press < 5 && !(await control.isChecked()); press += 1) await page.keyboard.press('ArrowDown');
      await expect(control).toBeChecked();
    },
    async type(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}

/** Steps of a purchase, up to its review. */
async function buy(page: Page, email: string, { act, type }: Hands, look?: () => Promise<void>) {
  const go = (name: string) => act(page.getByRole('button', { name }));
  const fill = (name: string, text: string) => type(page.getByRole('textbox', { name }), text);
  await act(page.getByRole('link', { name: 'Buy online', exact: true }));
  await expect(page.getByText(/^You pay nothing here/)).toBeVisible();
  await look?.();
  await act(page.getByRole('radio', { name: /^Cash/ }));
  await go('Save and continue');
  await expect(page.getByRole('heading', { name: 'Trade-in' })).toBeVisible();
  await look?.();
  await fill('Year', '2012');
  await fill('Make', 'Honda');
  await fill('Model', 'Civic <S>');
  await fill('What you think it is worth', '1,500');
  await go('Save and continue');
  await expect(page.getByRole('heading', { name: 'Handover' })).toBeVisible();
  await look?.();
  await go('Save and continue');
  await fill('First name', 'Ann');
  await fill('Last name', 'Lee');
  await fill('Email', email);
  await look?.();
  await go('Save and continue');
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await look?.();
}

/** Returns the reference of the only deal on the page of deals. */
async function referenceOn(page: Page): Promise<string> {
  await expect(page.getByRole('main')).toContainText(/Reference \w{8}/);
  return /Reference (\w{8})/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? '';
}

/** Returns the plain text of the dealer's email of a purchase, as a mail program decodes it. */
async function dealersText(reference: string): Promise<string> {
  await sentEmail(`purchase-${reference}-dealer`, reference);
  const folder = join(dataDir, 'mail');
  const [name = ''] = (await readdir(folder)).filter((each) => each === `purchase-${reference}-dealer.eml`);
  const raw = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const part = raw.split(`--${boundary}`).find((each) => /^\nContent-Type: text\/plain/i.test(each)) ?? '';
  const [head = '', ...body] = part.trim().split('\n\n');
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  return text
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

/** Parses ADF with the browser's XML parser. @returns texts by path, and the names of the prospect's elements */
const parsed = (page: Page, adf: string) =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/xml');
    const error = document.querySelector('parsererror')?.textContent;
    const at = (path: string) => document.querySelector(path)?.textContent;
    return {
      ...{ error, root: document.documentElement.tagName },
      prospect: [...(document.querySelector('adf > prospect')?.children ?? [])].map(({ tagName }) => tagName),
      ...{ email: at('customer > contact > email'), traded: at('vehicle[interest="trade-in"] > model') },
      ...{ id: at('prospect > id'), vendor: at('vendor > vendorname'), method: at('finance > method') },
    };
  }, adf);

test('R84 by keyboard a vehicle is bought, seen again after signing in on another device, and cancelled there', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `buyer-${Date.now()}@example.com`;
  const title = await openOnline(page, 0);
  await signUp(page, email, 'Ann');
  const keyboard = keyboardOf(page);
  await buy(page, email, keyboard);
  await expect(page.getByText('Your trade-in')).toBeVisible();

  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(`${site}/account/sign-in?refUrl=/account/deals`);
  const { act, type } = keyboardOf(there);
  await type(there.getByRole('textbox', { name: 'Email' }), email);
  await type(there.getByLabel(/^Password/), password);
  await act(there.getByRole('button', { name: 'Sign in', exact: true }));
  await expect(there).toHaveURL(/\/account\/deals$/);
  await act(there.getByRole('link', { name: /^Continue with/ }));
  await act(there.getByRole('link', { name: 'Review', exact: true }));
  await expect(there.getByRole('main').getByText(email)).toBeVisible();
  await act(there.getByRole('button', { name: 'Send the deal to the dealer' }));
  await expect(there).toHaveURL(/\/account\/deals$/);
  await expect(there.getByRole('heading', { name: title })).toBeVisible();

  await page.goto(`${site}/account/deals`);
  const reference = await referenceOn(page);
  const adf = await parsed(page, await dealersText(reference));
  expect(adf).toMatchObject({
    ...{ error: undefined, root: 'adf', id: reference, email, traded: 'Civic <S>', method: 'cash' },
    prospect: ['id', 'requestdate', 'vehicle', 'vehicle', 'customer', 'vendor', 'provider'],
  });
  expect(adf.vendor).not.toBe('');
  await keyboard.act(page.locator('summary').filter({ hasText: 'Cancel this deal' }));
  await keyboard.act(page.getByRole('button', { name: 'Yes, cancel it' }));
  await expect(page.getByText(/^Cancelled/)).toBeVisible();
  expect(await sentEmail(`purchase-${reference}-cancelled`, reference)).toContain('Ann Lee cancelled');
  await other.close();
});

test('R84 every step is usable at every width: axe finds nothing, nothing scrolls sideways', async ({ page }) => {
  test.slow();
  await openOnline(page, 1);
  await buy(page, 'axe@example.com', mouse, async () => {
    await page.waitForLoadState();
    for (const width of [1440, 768, 390]) {
      await resize(page, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    }
  });
});

test('R84 a new car of a feed is leased and brought to its buyer; the dealer’s email has terms and address', async ({
  page,
}) => {
  const sold = { buyOnline: 'lease', homeDelivery: 'yes', condition: 'New', sellerName: 'Leasing Motors' };
  const id = await importCar(newVin(), 28_400, { ...sold, mileage: 12 });
  const email = `lessee-${Date.now()}@example.com`;
  const next = () => page.getByRole('button', { name: 'Save and continue' }).click();
  await page.goto(`${site}/cars-for-sale/buy/${id}`);
  await page.getByRole('radio', { name: /^Lease/ }).check();
  await next();
  await expect(page.getByRole('heading', { name: 'Trade-in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price breakdown' })).toContainText('Each month, 36 times');
  await next();
  await page.getByRole('radio', { name: 'The dealer brings it to you' }).check();
  for (const [name, text] of [
    ['Street', '12 Oak St'],
    ['City', 'Evanston'],
    ['State', 'IL'],
    ['ZIP code', '60201'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text);
  await next();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lee');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await next();
  await expect(page.getByText('Delivery to 12 Oak St, Evanston, IL, 60201')).toBeVisible();
  await page.getByRole('button', { name: 'Send the deal to the dealer' }).click();
  await expect(page).toHaveURL(/\/account\/deals$/);
  const reference = await referenceOn(page);
  const text = await dealersText(reference);
  expect(await parsed(page, text)).toMatchObject({ error: undefined, method: 'lease', email });
  expect(text).toContain('12 Oak St');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R84 a vehicle is bought, reopened by the link of the email, and cancelled', async ({ page, browser }) => {
    test.slow();
    const email = `plain-${Date.now()}@example.com`;
    const title = await openOnline(page, 2);
    await buy(page, email, mouse);
    await page.getByRole('button', { name: 'Send the deal to the dealer' }).click();
    await expect(page).toHaveURL(/\/account\/deals$/);
    await expect(page.getByText(/^Sent to/)).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByText(/^You have sent this deal/)).toBeVisible();

    const mail = await sentEmail('purchase-', `To: Ann Lee <${email}>`);
    const [, link = ''] = /(http:\S+\/account\/deal\?token=[\w-]{43})/.exec(mail) ?? [];
    const other = await browser.newContext({ javaScriptEnabled: false });
    const there = await other.newPage();
    await there.goto(link);
    await expect(there.getByRole('heading', { name: title })).toBeVisible();
    await expect(there.getByText(email)).toHaveCount(0);
    await there.getByText('Cancel this deal').click();
    await there.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(there.getByText(/^Cancelled/)).toBeVisible();
    await other.close();
  });

  test.describe('after a refusal', () => {
    test.use({ allowedComplaints: [/400 \(Bad Request\)/] });

    test('R84 wrong amounts are refused in words, asked for once more, and everything else stays', async ({ page }) => {
      await openOnline(page, 3);
      await page.getByRole('link', { name: 'Buy online', exact: true }).click();
      await page.getByRole('textbox', { name: 'Down payment' }).evaluate((field) => field.removeAttribute('pattern'));
      await page.getByRole('textbox', { name: 'Down payment' }).fill('-500');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByText('Down: an amount in whole dollars, at most $9,999,999.')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(1);
      await page.getByRole('textbox', { name: 'Down' }).fill('750');
      const again = page.getByRole('button', { name: 'Send it again' });
      // Of the site's buttons, not of the browser's.
      await expect(again).toHaveCSS('border-style', 'none');
      await again.click();
      await expect(page).toHaveURL(/\/cars-for-sale\/buy\/.*step=trade-in/);
      await page.getByRole('link', { name: 'How you pay' }).click();
      await expect(page.getByRole('textbox', { name: 'Down payment' })).toHaveValue('750');
    });
  });
});
