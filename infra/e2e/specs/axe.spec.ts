/**
 * Sixty and more states of the site that axe examines: each page wide, in dark colours and on a phone, and what opens over it or refuses
 * an entry. Pages and brands take turns, so that every brand has its part of both. Other specs examine their own states besides.
 */
import { brandIds } from '@forecourt/brands';
import type { Page } from '@playwright/test';
import { brandSite } from '../ports';
import { violations } from './accessibility';
import { alive, openDrawer, openPlace, resize, results, slot, toCompare } from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const cars = (html: string) => html.matchAll(/href="(\/cars-for-sale\/vehicle\/(\d+)[^"?]*)/g);

/** Pages by name: their path, or where to find it in the HTML of a brand's results. */
const pages: Readonly<Record<string, string | ((html: string) => string)>> = {
  'a search': all,
  'a search near a place with chips': `${all}?zip=60601&searchRadius=50&maxPrice=30000`,
  'a search without results': `${all}?maxPrice=1&keyword=qwzxv`,
  'a model with its reference': `${all}/hyundai/tucson?zip=60601`,
  'all filters': '/cars-for-sale/filters?vehicleStyleCode=SUVCROSS',
  'a vehicle': (html) => [...cars(html)][0]?.[1] ?? '',
  'a comparison': (html) => {
    const ids = [...cars(html)].map(([, , id]) => id);
    return `/cars-for-sale/compare?ids=${[...new Set(ids)].slice(0, 4).join(',')}`;
  },
  'a comparison without vehicles': '/cars-for-sale/compare',
  'signing in': '/account/sign-in',
  'saved cars': '/account/favourites',
  'saved searches': '/account/saved-searches',
  deals: '/account/deals',
  'stored data': '/account/privacy',
  'a link that is spent': `/account/deal?token=${'A'.repeat(43)}`,
  'a page of the site': '/about',
  articles: '/articles',
  'an article': '/articles/taxes-titles-and-fees',
  'an unknown page': '/cars-for-sale/nowhere',
};

/** How a page is looked at. */
const looks = {
  wide: { width: 1440 },
  dark: { width: 1440, colorScheme: 'dark' },
  'on a phone': { width: 390 },
} as const;

/** Layers over a page, and refused entries: the page, its width, and how to reach the state. */
const opened: readonly { name: string; on: string; width: number; open(page: Page): Promise<void> }[] = [
  {
    ...{ name: 'the menu of a tile', on: 'a search', width: 1440 },
    open: (page) => results(page).locator('li summary').first().click(),
  },
  {
    ...{ name: 'the menu of the header', on: 'an article', width: 390 },
    open: (page) => page.locator('.fc-menu').click(),
  },
  {
    ...{ name: 'the drawer of the filters', on: 'a search', width: 390 },
    open: async (page) => void (await openDrawer(page)),
  },
  {
    ...{ name: 'a refused ZIP Code', on: 'a search', width: 390 },
    async open(page) {
      await alive(page, 'hero');
      await openPlace(page);
      const field = slot(page, 'hero').getByLabel('ZIP Code');
      await field.fill('1234');
      await field.press('Enter');
      await expect(slot(page, 'hero').getByRole('alert')).toBeVisible();
    },
  },
  {
    ...{ name: 'the drawer of the comparison', on: 'a search', width: 1440 },
    async open(page) {
      await alive(page, 'results');
      const { menu, box } = toCompare(page);
      await menu.click();
      await box.check();
      await expect(page.getByRole('region', { name: /^Compare \(1 of/ })).toBeVisible();
    },
  },
  {
    ...{ name: 'a message without a sender', on: 'a vehicle', width: 390 },
    async open(page) {
      await alive(page, 'contact');
      await slot(page, 'contact').getByRole('button', { name: /^Send/ }).click();
      await expect(slot(page, 'contact').getByRole('alert').first()).toBeVisible();
    },
  },
  {
    ...{ name: 'a picture in full size', on: 'a vehicle', width: 1440 },
    async open(page) {
      await slot(page, 'gallery').getByRole('link', { name: 'See it large' }).click();
      await expect(page.locator('dialog:modal')).toBeVisible();
    },
  },
  {
    ...{ name: 'a vehicle to share', on: 'a vehicle', width: 390 },
    async open(page) {
      await page
        .getByRole('link', { name: /^Share/ })
        .first()
        .click();
      await expect(page.locator('dialog:modal')).toBeVisible();
    },
  },
  {
    ...{ name: 'the way to a new password', on: 'signing in', width: 390 },
    open: (page) => page.getByText('Forgot your password?').click(),
  },
];

/** Every state with its brand: pages take turns, and so do states that are opened. */
const states = [
  ...Object.keys(pages).flatMap((on, at) =>
    Object.entries(looks).map(([look, { width, ...media }]) => ({
      ...{ name: `${on}, ${look}`, on, at, width, media, open: undefined },
    })),
  ),
  ...opened.map((state, at) => ({ ...state, at, media: {} })),
].map(({ at, ...state }) => ({ ...state, brand: brandIds[at % brandIds.length]! }));

test.use({ allowedComplaints: [/404 \(Not Found\)/] });

test('at least sixty states are examined, each of another name', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  expect(states.length).toBeGreaterThanOrEqual(60);
});

/** Returns the path of a page, which for a vehicle is found in the HTML of a brand's results. */
async function pathOf(page: Page, brand: string, on: string): Promise<string> {
  const path = pages[on]!;
  if (typeof path === 'string') return path;
  // Only browsers resolve the host name of a brand.
  const headers = { host: new URL(brandSite(brand)).host };
  return path(await (await page.request.get(all, { headers })).text());
}

for (const { on, brand } of new Map(states.map((state) => [`${state.on} ${state.brand}`, state])).values()) {
  test(`${on} of ${brand}: axe finds nothing in any of its states, and nothing scrolls sideways`, async ({ page }) => {
    const url = brandSite(brand) + (await pathOf(page, brand, on));
    const ofPage = states.filter((state) => state.on === on && state.brand === brand);
    for (const [index, { name, width, media, open }] of ofPage.entries()) {
      await resize(page, width);
      await page.emulateMedia({ colorScheme: null, ...media });
      if (index === 0 || open !== undefined) await page.goto(url);
      await open?.(page);
      expect([name, await violations(page)]).toEqual([name, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
    }
  });
}
