/** Everything that brings a shopper back, from signing up to deleting the account. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wholeBrowser } from '../browsers';
import { dataDir, site } from '../ports';
import { sentEmail } from './emails';
import { importCar, newVin } from './inventory';
import { type PushService, startPushService } from './push-service';
import { alive, results, slot } from './results-page';
import { password, signUp } from './sign-up';
import { expect, test } from './watched-page';

const search = '/cars-for-sale/all/toyota/camry/blue?zip=60601&searchRadius=10&startYear=2021&endYear=2021';

// The full browser, because this test checks notifications.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: wholeBrowser }),
    { scope: 'worker' },
  ],
});

let pushes: PushService;
test.beforeAll(async () => {
  pushes = await startPushService();
});
test.afterAll(() => pushes.close());

test('R13 R60 R65 R66 R69 a shopper signs up, saves a search and a car, hears of a new car and a price drop by email and push, ends the emails by one request, and deletes everything', async ({
  page,
  context,
}) => {
  test.slow();
  const email = `carol-${Date.now()}@example.com`;
  await page.goto(search);
  await signUp(page, email, 'Carol');

  // R60 (3): a signed-in shopper saves by one press.
  await alive(page, 'save-search');
  await slot(page, 'save-search').getByRole('button', { name: 'Save Search' }).click();
  await expect(slot(page, 'save-search').getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  // Tests cannot reach the browser's own push service, so it is replaced; everything else is real.
  await context.grantPermissions(['notifications'], { origin: site });
  const stored = await page.evaluate(
    async (token) =>
      (
        await fetch('/cars-for-sale/consumer-device/browser', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ brand: 'research', pixall_id: '', browser_token: token, quietFrom: 0, quietTo: 0 }),
        })
      ).status,
    pushes.subscription,
  );
  expect(stored).toBe(201);

  const vin = newVin();
  await importCar(vin);
  const told = await sentEmail('alert-', email);
  expect(told).toContain('$21,500');
  await expect.poll(() => pushes.messages.length, { timeout: 60_000 }).toBe(1);
  expect(JSON.parse(pushes.messages[0]!)).toMatchObject({ body: '1 new', url: expect.stringContaining('lastExec=') });

  // The email's link leads back to the results, where the car is marked; the shopper saves it.
  await page.goto(/See all: (\S+)/.exec(told)?.[1] ?? '');
  await expect(page.getByText('New since your last visit').first()).toBeVisible();
  const ours = results(page).getByRole('listitem').filter({ hasText: 'New since your last visit' });
  const heart = ours.getByRole('button', { name: /^Save .*2021 Toyota Camry/ });
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // A price drop reaches the shopper with this favourite: by email, on the page of favourites, and by push through the service worker.
  await importCar(vin, 19_900);
  expect(await sentEmail('favourites-', email)).toContain('Now $19,900, was $21,500');
  await page.goto('/account/favourites');
  await expect(page.getByText('$19,900').first()).toBeVisible();
  await expect.poll(() => pushes.messages.length, { timeout: 60_000 }).toBe(2);
  expect(await shownByWorker(page, pushes.messages[1]!)).toMatchObject([
    { title: 'A car that you saved is cheaper', body: expect.stringContaining('$19,900, $1,600 less') },
  ]);

  // One request, as a mail program sends it, ends the alerts (RFC 8058).
  const [oneClick = ''] = /http:\S+\/account-api\/alerts\/[\w-]+\/stop/.exec(told) ?? [];
  const ended = await fetch(oneClick, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(ended.status).toBe(200);
  await page.goto(/Stop these emails: (\S+)/.exec(told)?.[1] ?? '');
  await expect(page.getByText(`We do not send emails to ${email}`)).toBeVisible();

  // The account is deleted, and none of its data is left in the store's bytes.
  const store = async () => {
    const files = ['accounts.sqlite', 'accounts.sqlite-wal'].map((name) => readFile(join(dataDir, 'accounts', name)));
    return Buffer.concat(await Promise.all(files)).includes(email);
  };
  expect(await store()).toBe(true);
  await page.goto('/account/privacy');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('All that we kept about you is deleted.')).toBeVisible();
  expect(await store()).toBe(false);
  await page.goto(search);
  await expect(slot(page, 'account-menu').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

/** Delivers a message to the site's service worker as the browser does. @returns the notifications on show */
async function shownByWorker(page: import('@playwright/test').Page, data: string) {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/cars-for-sale/api/'));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/cars-for-sale/api/sw.js', {
      scope: '/cars-for-sale/api/',
    });
    const coming = installing ?? waiting;
    if (active !== null || coming === null) return;
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
    });
  });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId: await registered, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/cars-for-sale/api/');
      const all = (await registration?.getNotifications()) ?? [];
      return all.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(async () => (await shown()).length).toBe(1);
  return shown();
}
