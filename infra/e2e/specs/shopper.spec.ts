/** The effort of finding a car: counts every press of a shopper, by pointer, by keyboard and without script. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { dataDir } from '../ports';
import {
  alive,
  cards,
  drawerLink,
  filters,
  results,
  resultsSection,
  section,
  shownListings,
  slot,
  toCompare,
} from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const wanted = 'cheap camry 2018-2022 under 25k';
/** A used Camry of 2018 to 2022, under $25,000 and 60,000 miles, within 50 miles of 30303, the cheapest first. */
const camry =
  '/cars-for-sale/all/toyota/camry/under-25000?startYear=2018&endYear=2022&mileage=60000&zip=30303&searchRadius=50&sortBy=derivedpriceASC';

/** Performs and counts a shopper's actions: presses of the pointer and choices from lists, and keys. */
class Shopper {
  presses = 0;
  keys = 0;

  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.presses++;
    await target.click();
  }

  async choose(list: Locator, label: string | RegExp): Promise<void> {
    this.presses++;
    const value = await list.locator('option', { hasText: label }).first().getAttribute('value');
    await list.selectOption(value);
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  async key(name: string): Promise<void> {
    this.keys++;
    await this.page.keyboard.press(name);
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator): Promise<void> {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !(await isThere()); tabs++) {
      expect(tabs, 'Tab leads there').toBeLessThan(200);
      await this.key('Tab');
    }
  }
}

const words = (page: Page) => slot(page, 'keyword-search').getByLabel(/own words/);

/** Expects the intended search, with the same cars as at its URL. */
async function found(page: Page, plain: Page): Promise<void> {
  await expect(page).toHaveURL(camry);
  await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
  await plain.goto(camry);
  await expect.poll(() => shownListings(page)).toEqual(await shownListings(plain));
  for (const title of await cards(page).allTextContents())
    expect(title).toMatch(/^Used 20(18|19|20|21|22) Toyota Camry/);
}

test('a certain Camry takes ten presses of a pointer at most', async ({ page, plain }) => {
  const shopper = new Shopper(page);
  await page.goto(all);
  await alive(page, 'filters', 'results');
  await shopper.press(words(page));
  await shopper.type(`${wanted} under 60k miles`);
  await shopper.key('Enter');
  await expect(page).toHaveURL(/camry/);
  await alive(page, 'filters', 'results');
  await shopper.press(filters(page).getByLabel(/ZIP Code/));
  await shopper.type('30303');
  await shopper.key('Enter');
  await expect(page).toHaveURL(/zip=30303/);
  await shopper.choose(filters(page).getByLabel('Radius'), /^50 mi/);
  await found(page, plain);
  expect(shopper.presses).toBeLessThanOrEqual(10);
});

test('the same takes sixty keys at most by keyboard alone', async ({ page, plain }) => {
  const shopper = new Shopper(page);
  await page.goto(all);
  await alive(page, 'filters', 'results');
  await shopper.tabTo(words(page));
  await shopper.type('cheap camry 2018-2022 25k 60k mi 50 mi of 30303');
  await shopper.key('Enter');
  await expect(page).toHaveURL(/camry/);
  await found(page, plain);
  expect(shopper.keys).toBeLessThanOrEqual(60);
});

test('the same is one form without script', async ({ plain }) => {
  await plain.goto(all);
  const field = plain.getByLabel(/own words/).first();
  await field.fill(`${wanted} under 60k miles within 50 miles of 30303`);
  await field.press('Enter');
  await expect(plain).toHaveURL(camry);
});

test('a truck with a crew cab takes four presses at most', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(all);
  await shopper.press(filters(page).getByRole('searchbox', { name: 'All sections' }));
  await shopper.type('crew');
  await shopper.press(filters(page).getByRole('checkbox', { name: /^Crew cab/ }));
  await expect(page).toHaveURL(/truckCabSize=CREW/);
  await expect(cards(page).first()).toBeVisible();
  expect(shopper.presses).toBeLessThanOrEqual(4);
});

test('two makes, a colour and a third row take twelve presses at most, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page);
  await page.goto(all);
  await alive(page, 'filters', 'results');
  await shopper.press(drawerLink(page));
  const makes = (await section(page, 'Make, Model & Trim')).locator('select[name="makeCode"]');
  shopper.presses++;
  await shopper.choose(makes, /^Toyota/);
  await expect(page).toHaveURL(/toyota/);
  await shopper.choose(makes, /^Honda/);
  const colors = await section(page, 'Exterior Color');
  shopper.presses++;
  await shopper.press(colors.getByRole('checkbox', { name: /^White/ }));
  await shopper.press(filters(page).getByRole('searchbox', { name: 'All sections' }));
  await shopper.type('third row');
  await shopper.press(
    filters(page)
      .getByRole('checkbox', { name: /^Third-Row Seating/ })
      .first(),
  );
  await shopper.press(filters(page).getByRole('button', { name: /^See Results/ }));
  await expect(page).toHaveURL(/makeCode=TOYOTA,HONDA/);
  await expect(page).toHaveURL(/extColorSimple=WHITE/);
  await expect(page).toHaveURL(/featureCode=1306/);
  await expect(results(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(cards(page).first()).toContainText(/Toyota|Honda/);
  expect(shopper.presses).toBeLessThanOrEqual(12);
});

/** Returns the link to the seller of the cheapest compared vehicle. */
async function cheapestSeller(page: Page): Promise<Locator> {
  const table = slot(page, 'comparison').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await alive(page, 'comparison');
  const prices = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Price', exact: true }) })
    .getByRole('cell')
    .allTextContents();
  const amounts = prices.map((text) => Number(text.replace(/\D/g, '')));
  // The first cell of the row is above the terms.
  const cheapest = table
    .locator('thead tr')
    .last()
    .getByRole('cell')
    .nth(1 + amounts.indexOf(Math.min(...amounts)));
  return cheapest.getByRole('link', { name: /^(Check Availability|Make Offer)/ });
}

/** Counts the emails in the mail folder that contain these words; the folder is made with the first email. */
const emailsWith = (words: string) =>
  (existsSync(join(dataDir, 'mail')) ? readdirSync(join(dataDir, 'mail')) : [])
    .filter((name) => name.endsWith('.eml'))
    .filter((name) => readFileSync(join(dataDir, 'mail', name), 'utf8').includes(words)).length;

const anyDistance = /^Any$/;
const radius = (page: Page) => filters(page).getByLabel('Radius');
const near = 'used camry under 25k near 30303';

test.describe('three Camrys near 30303 are compared, and the seller of the cheapest one gets a message', () => {
  test.afterEach(async ({ page }) => {
    // Tests share the device's storage.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });

  test('R56 R63 in eighteen presses at most; the email is in the mail folder', async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(all);
    await alive(page, 'filters', 'results');
    await shopper.press(words(page));
    await shopper.type(near);
    await shopper.key('Enter');
    await expect(page).toHaveURL(/camry.*zip=30303/);
    await alive(page, 'hero', 'filters', 'results', 'compare-drawer');
    // At any distance, because few cars are nearby.
    await shopper.choose(radius(page), anyDistance);
    await expect(page).toHaveURL(/searchRadius=0/);
    for (let count = 0; count < 3; count++) {
      const { menu, box } = toCompare(page);
      await shopper.press(menu);
      await shopper.press(box);
      await expect(slot(page, 'compare-drawer').getByText(`Compare (${count + 1} of 5)`)).toBeVisible();
    }
    await shopper.press(slot(page, 'compare-drawer').getByRole('link', { name: 'Compare now' }));
    await shopper.press(await cheapestSeller(page));
    const dialog = page.getByRole('dialog');
    await shopper.press(dialog.getByRole('textbox').first());
    await fillIn(shopper, dialog, 'Pia Pointer');
    await shopper.press(dialog.getByRole('button', { name: /^Send/ }));
    await expect(dialog.getByText('Message sent.')).toBeVisible();
    expect(shopper.presses).toBeLessThanOrEqual(18);
    await expect.poll(() => emailsWith('Pia Pointer')).toBeGreaterThan(0);
  });

  test('by keyboard alone', async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(all);
    await alive(page, 'filters', 'results');
    await shopper.tabTo(words(page));
    await shopper.type(near);
    await shopper.key('Enter');
    await expect(page).toHaveURL(/camry.*zip=30303/);
    await alive(page, 'hero', 'filters', 'results', 'compare-drawer');
    await shopper.tabTo(radius(page));
    await shopper.key('End');
    await shopper.key('Enter');
    await expect(page).toHaveURL(/searchRadius=0/);
    for (let count = 0; count < 3; count++) {
      const { menu, box } = toCompare(page);
      await shopper.tabTo(menu);
      await shopper.key('Enter');
      await shopper.tabTo(box);
      await shopper.key('Space');
      await expect(slot(page, 'compare-drawer').getByText(`Compare (${count + 1} of 5)`)).toBeVisible();
    }
    await shopper.tabTo(results(page).getByRole('link', { name: 'Compare 3 now' }).last());
    await shopper.key('Enter');
    await shopper.tabTo(await cheapestSeller(page));
    await shopper.key('Enter');
    const dialog = page.getByRole('dialog');
    await shopper.tabTo(dialog.getByRole('textbox').first());
    await fillIn(shopper, dialog, 'Kay Keys');
    await shopper.tabTo(dialog.getByRole('button', { name: /^Send/ }));
    await shopper.key('Enter');
    await expect(dialog.getByText('Message sent.')).toBeVisible();
    await expect.poll(() => emailsWith('Kay Keys')).toBeGreaterThan(0);
  });
});

/** Fills in the required fields by keyboard, beginning with the first one. */
async function fillIn(shopper: Shopper, dialog: Locator, name: string): Promise<void> {
  const [firstName = '', lastName = ''] = name.split(' ');
  if ((await dialog.getByRole('textbox', { name: 'Your offer' }).count()) > 0) {
    await shopper.type('12000');
    await shopper.key('Tab');
  }
  for (const text of [firstName, lastName, `${firstName.toLowerCase()}@example.com`]) {
    await shopper.type(text);
    await shopper.key('Tab');
  }
}
