import { brandIds } from '@forecourt/brands';
import type { Locator, Page } from '@playwright/test';
import { brandSite, marketplaceUrl } from '../ports';
import { violations } from './accessibility';
import { resize, slot, touch } from './results-page';
import { expect, test } from './watched-page';

/** Fields of the listings' answer. */
interface Priced {
  pricingDetail: { payments?: unknown; marketPrice?: number };
}

const widths = [1440, 768, 390];
const slots = ['gallery', 'actions', 'glance', 'seller', 'contact', 'facts', 'similar'];

/** Opens the first vehicle of a brand's results. */
async function openVehicle(page: Page, brand: string): Promise<void> {
  // Only browsers resolve the host name of a brand.
  const headers = { host: new URL(brandSite(brand)).host };
  const html = await (await page.request.get('/cars-for-sale/all', { headers })).text();
  const [, path = ''] = /data-slot="results"[\s\S]*?href="(\/cars-for-sale\/vehicle\/[^"]+)"/.exec(html) ?? [];
  const response = await page.goto(brandSite(brand) + path.replaceAll('&amp;', '&'));
  expect(response?.status()).toBe(200);
}

/** Returns the place of an element on the page, px. */
async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether the point in the middle of an element belongs to it, and to nothing above it. */
const isUncovered = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });

/** The parts that have to be on the first screen: picture, title, price, miles, place and history. */
const seenFirst = (page: Page): Locator[] => {
  const card = slot(page, 'actions');
  const line = (index: number) => card.getByRole('listitem').nth(index);
  return [
    slot(page, 'gallery').locator('img').first(),
    card.getByRole('heading', { level: 1 }),
    card.locator('p', { hasText: /^\$[\d,]+/ }).first(),
    card.getByText(/^[\d,]+ mi/),
    line(0),
    line(1),
  ];
};

for (const brand of brandIds) {
  test(`a vehicle of ${brand} is complete at every width: axe finds nothing serious, nothing scrolls sideways, and its height is within bounds`, async ({
    page,
  }) => {
    await openVehicle(page, brand);
    for (const name of slots) await expect(slot(page, name)).toHaveAttribute('data-outcome', /^(ok|empty)$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of widths) {
      await resize(page, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(width === 1440 ? 4_500 : 8_000);
    }
  });

  test(`picture, price, miles, place and history of a vehicle of ${brand} are on the first screen`, async ({
    plain,
  }) => {
    await openVehicle(plain, brand);
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
    ] as const) {
      await resize(plain, width, height);
      const bar = plain.locator('.fc-bottom-bar');
      const end = (await bar.isVisible()) ? (await boxOf(bar)).y : height;
      for (const place of seenFirst(plain)) expect((await boxOf(place)).bottom).toBeLessThanOrEqual(end);
      if (width < 1024) continue;
      expect((await boxOf(slot(plain, 'glance'))).bottom).toBeLessThanOrEqual(end);
    }
  });
}

test('everything about the vehicle is in one column beside its card, which stays in view; other vehicles are as wide as both', async ({
  plain,
}) => {
  await openVehicle(plain, 'research');
  await resize(plain, 1440);
  const card = plain.locator('.fc-region-aside');
  const column = await Promise.all(
    ['gallery', 'glance', 'worth', 'facts', 'payment', 'seller'].map((name) => boxOf(slot(plain, name))),
  );
  const { x, right, y } = await boxOf(card);
  for (const [at, box] of column.entries()) {
    expect(box.x).toBe(column[0]!.x);
    expect(box.right).toBeLessThanOrEqual(x);
    if (at > 0) expect(box.y).toBeGreaterThanOrEqual(column[at - 1]!.bottom);
  }
  expect(y).toBeLessThan(200);
  const [seller, contact] = [await boxOf(slot(plain, 'seller')), await boxOf(slot(plain, 'contact'))];
  expect([contact.y, contact.x]).toEqual([seller.y, seller.right]);
  for (const name of ['others', 'similar'])
    expect(await boxOf(slot(plain, name))).toMatchObject({ x: column[0]!.x, right });

  await slot(plain, 'payment').scrollIntoViewIfNeeded();
  await plain.evaluate(() => scrollTo(0, 1800));
  const stuck = await boxOf(card);
  expect(stuck.y).toBeGreaterThanOrEqual(0);
  expect(stuck.bottom).toBeLessThanOrEqual(900);
  // At the end of the column it scrolls away: other vehicles are below it.
  await slot(plain, 'similar').scrollIntoViewIfNeeded();
  expect((await boxOf(card)).bottom).toBeLessThanOrEqual((await boxOf(slot(plain, 'others'))).y);
});

test('on narrow windows price and contact are along the bottom, and cover nothing at the page’s end', async ({
  plain,
}) => {
  await openVehicle(plain, 'research');
  const bar = plain.locator('.fc-bottom-bar');
  await resize(plain, 1440);
  await expect(bar).toBeHidden();
  await resize(plain, 390, 844);
  const atTop = await boxOf(bar);
  expect([atTop.x, atTop.right, atTop.bottom]).toEqual([0, 390, 844]);
  await expect(bar.getByText(/^\$[\d,]+$/)).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Check Availability/ })).toBeVisible();
  await plain.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = await boxOf(plain.locator('.fc-footer'));
  expect(foot.bottom).toBeLessThanOrEqual((await boxOf(bar)).y + 1);
});

test('nothing covers a price or a button of a vehicle’s card, and no focused control is below the bar', async ({
  page,
}) => {
  await openVehicle(page, 'research');
  for (const width of widths) {
    await resize(page, width);
    const controls = await page.locator('.fc-region-aside :is(h1, a, button):visible').all();
    expect(controls.length).toBeGreaterThan(5);
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded();
      await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      expect(await isUncovered(control), (await control.textContent()) ?? '').toBe(true);
    }
  }
  await page.evaluate(() => scrollTo(0, 0));
  await slot(page, 'gallery').locator('a').last().focus();
  for (let tabs = 0; tabs < 25; tabs += 1) {
    await page.keyboard.press('Tab');
    // The focused control may scroll into view smoothly.
    const isCovered = () =>
      page.evaluate(() => {
        const [bar, focused] = [document.querySelector('.fc-bottom-bar'), document.activeElement];
        if (bar === null || focused === null || bar.contains(focused)) return false;
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
      });
    await expect.poll(isCovered).toBe(false);
  }
});

test('the rows of other vehicles are moved by keyboard', async ({ page }) => {
  await openVehicle(page, 'research');
  await resize(page, 390, 844);
  const row = slot(page, 'similar').getByRole('list');
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('nothing moves while a vehicle’s page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await resize(page, width, height);
    await openVehicle(page, 'research');
    for (const name of ['gallery', 'actions', 'keep', 'tools']) await touch(slot(page, name));
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThanOrEqual(0.01);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a vehicle shows all its data, and links to further pages', async ({ page }) => {
    await openVehicle(page, 'certified');
    await expect(page.locator('[data-slot="facts"] dt').first()).toBeVisible();
    await page.locator('[data-slot="similar"] a[href*="/cars-for-sale/vehicle/"]').first().click();
    await expect(page.locator('[data-slot="gallery"]')).toBeVisible();
  });

  test('the card’s links lead to the sections of its lines', async ({ page }) => {
    const { listings } = await (
      await page.request.get(`${marketplaceUrl}/rest/lsc/listing?dealType=greatprice`)
    ).json();
    const { vdpBaseUrl } = listings.find(
      ({ pricingDetail }: Priced) => pricingDetail.payments && pricingDetail.marketPrice,
    );
    await page.goto(vdpBaseUrl);
    const card = slot(page, 'actions');
    await card.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('region', { name: 'Pricing details' })).toBeInViewport();
    await card.getByRole('link', { name: 'Why' }).click();
    await expect(page.getByRole('region', { name: 'Is it a good deal?' })).toBeInViewport();
    await expect(page.locator('.fc-region-aside').getByRole('link', { name: /^Share/ })).toBeVisible();
  });
});

test('R71 a vehicle that is no longer for sale leads to its search, which says so once', async ({ page }) => {
  await page.goto('/cars-for-sale/vehicle/0/toyota/camry');
  await expect(page).toHaveURL(/\/cars-for-sale\/all\/toyota\/camry$/);
  const notice = page.getByText("We're sorry, the Toyota Camry you were looking for is no longer available.");
  await expect(notice).toBeVisible();
  await page.reload();
  await touch(page.locator('[data-slot="results"]'));
  await expect(notice).toHaveCount(0);
});

test('the seller’s telephone number stands alone on its row, and is large enough for a finger', async ({ plain }) => {
  await openVehicle(plain, 'research');
  const call = slot(plain, 'seller').locator('a[href^="tel:"]');
  expect((await boxOf(call)).height).toBeGreaterThanOrEqual(24);
});
