/** Shoppers with a keyboard, a screen reader, a small screen or dark colours; and messages when they type or save. */
import type { Locator, Page } from '@playwright/test';
import { brandSite } from '../ports';
import { type FocusStop, focusStop, violations, watchAnnouncements } from './accessibility';
import {
  alive,
  atRest,
  bodyStyle,
  cards,
  filters,
  open,
  openDrawer,
  openPlace,
  results,
  resultsSection,
  SearchGate,
  section,
  slot,
  watchHistory,
  watchSearches,
} from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const sedans = '/cars-for-sale/all?vehicleStyleCode=SEDAN';

test.describe('with a keyboard', () => {
  test('Tab reaches the skip link, the filters and the results; each stop is seen, ringed and large enough', async ({
    page,
  }) => {
    test.slow();
    await open(page, all);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to results' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    const stops: FocusStop[] = [];
    for (let presses = 0; presses < 200 && stops.filter(({ slot }) => slot === 'results').length < 8; presses++) {
      await page.keyboard.press('Tab');
      // A carousel scrolls its vehicle into view smoothly; if it never arrives, the check below fails.
      await page
        .waitForFunction(
          () => {
            const box = document.activeElement?.getBoundingClientRect();
            return box !== undefined && box.left >= 0 && box.right <= innerWidth;
          },
          undefined,
          { timeout: 2000 },
        )
        .catch(() => {});
      stops.push(await focusStop(page));
    }
    const reached = new Set(stops.map((stop) => stop.slot));
    for (const name of ['hero', 'filters', 'results']) expect(reached).toContain(name);
    const namesOf = (failing: FocusStop[]) => failing.map(({ name }) => name);
    expect(namesOf(stops.filter(({ isSeen }) => !isSeen))).toEqual([]);
    expect(namesOf(stops.filter(({ hasRing }) => !hasRing))).toEqual([]);
    expect(namesOf(stops.filter(({ isLargeEnough }) => !isLargeEnough))).toEqual([]);
  });

  for (const [name, presses] of [
    ['results', 1],
    ['filters', 2],
  ] as const) {
    test(`a skip link leads to the ${name}, past everything before them`, async ({ page }) => {
      await open(page, all);
      for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: `Skip to ${name}` })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      await page.keyboard.press('Tab');
      await expect(slot(page, name).locator(':focus')).toHaveCount(1);
    });
  }

  test('focus stays on the changed box during the search and after it', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    const box = await bodyStyle(page, 'Sedan');
    await box.focus();
    await page.keyboard.press('Space');
    const search = await gate.search(0);
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await search.answer();
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await (await gate.search(1)).answer();
    await expect(page).toHaveURL(all);
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
  });

  test('a removed chip passes the focus to its neighbour, the last one to the heading', async ({ page }) => {
    await open(page, `${brandSite('certified')}${all}?vehicleStyleCode=SEDAN&maxPrice=30000`);
    const chip = (name: string) => slot(page, 'hero').getByRole('link', { name: `Remove ${name}` });
    await chip('Sedan').press('Enter');
    await expect(chip('Sedan')).toHaveCount(0);
    await expect(chip('Under $30,000')).toBeFocused();
    await chip('Under $30,000').press('Enter');
    await expect(page).toHaveURL(`${brandSite('certified')}${all}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('R7 the chip of the brand’s own condition gives way to that of all conditions, and back', async ({ page }) => {
    await open(page, all);
    const chip = (name: string) => slot(page, 'hero').getByRole('link', { name: `Remove ${name}` });
    await chip('Used').press('Enter');
    await expect(page).toHaveURL(`${all}?listingType=off`);
    await expect(chip('All Conditions')).toBeFocused();
    await expect((await section(page, 'Condition')).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await chip('All Conditions').press('Enter');
    await expect(page).toHaveURL(all);
    await expect(chip('Used')).toBeFocused();
  });

  test('values that the arrow keys pass in a closed list are not searched; Enter searches the chosen one', async ({
    page,
  }) => {
    await open(page, all);
    const searches = watchSearches(page);
    const mileage = (await section(page, 'Mileage')).getByLabel('Mileage', { exact: true });
    await mileage.focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowDown');
    const passed = await mileage.inputValue();
    expect(Number(passed)).toBeGreaterThan(0);
    await atRest(page);
    expect(searches).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${all}?mileage=${passed}`);
    await expect.poll(() => searches).toEqual([`${all}?mileage=${passed}`]);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('targets are large enough, also in the open drawer, and nothing scrolls sideways at 320 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, sedans);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(page)).toEqual([]);
    await openDrawer(page);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('with a screen reader', () => {
  test('the number of results is announced politely, once for each settled search', async ({ page }) => {
    await open(page, all);
    await expect(results(page).getByRole('status')).toContainText('Matches');
    const told = await watchAnnouncements(page);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect.poll(told).toHaveLength(1);
    await atRest(page);
    const text = `${await results(page).getByRole('heading', { level: 2 }).textContent()}, 30 shown`;
    expect(await told()).toEqual([text]);
  });

  test('of two quick searches only the settled one is announced', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    const told = await watchAnnouncements(page);
    await (await bodyStyle(page, 'Sedan')).check();
    await gate.search(0);
    await (await bodyStyle(page, 'Hatchback')).check();
    await (await gate.search(1)).answer();
    await expect.poll(told).toHaveLength(1);
    await atRest(page);
    expect(await told()).toEqual([`${await results(page).getByRole('heading', { level: 2 }).textContent()}, 30 shown`]);
  });

  test('R32 the lack of results is announced at once', async ({ page }) => {
    await open(page, all);
    const told = await watchAnnouncements(page);
    const field = (await section(page, 'Price & Payments')).getByLabel('Max Price');
    await field.fill('1');
    await field.press('Enter');
    await expect(results(page).getByRole('alert')).toBeVisible();
    await expect.poll(told).toEqual(['Update filter criteria to see more results']);
  });

  test('R55 more results are announced with the number of those shown', async ({ page }) => {
    await open(page, all);
    const told = await watchAnnouncements(page);
    await results(page).getByRole('link', { name: 'See More Results' }).click();
    await expect(cards(page)).toHaveCount(60);
    await expect.poll(told).toContainEqual(expect.stringMatching(/Matches, 60 shown$/));
  });
});

test.describe('in dark colours and without motion', () => {
  test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

  for (const brand of ['research', 'maker', 'certified', 'valuation']) {
    test(`${brand}: axe finds nothing, and nothing moves`, async ({ page }) => {
      await open(page, `${brandSite(brand)}${sedans}`);
      expect(await luminance(page)).toBeLessThan(0.2);
      expect(await violations(page)).toEqual([]);
      await slot(page, 'hero').getByLabel('Sort By:').selectOption('yearDESC');
      await expect(page).toHaveURL(/sortBy=yearDESC/);
      await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
      const moving = await page.evaluate(
        () =>
          document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
            .length,
      );
      expect(moving).toBe(0);
    });
  }

  test('errors, messages and no results can be read', async ({ page }) => {
    await open(page, `${sedans}&maxPrice=1`);
    const capture = await openCapture(page);
    await capture.getByRole('button', { name: 'Subscribe' }).click();
    await expect(capture.getByRole('alert')).toBeVisible();
    const price = (await section(page, 'Price & Payments')).getByLabel('Min Price');
    await price.fill('5');
    await price.press('Enter');
    await expect(filters(page).getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

/** Returns the luminance of the page's background, from 0 (black) to 1 (white). */
function luminance(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

test.describe('R40 prices', () => {
  const fields = async (page: Page) => {
    const price = await section(page, 'Price & Payments');
    return { price, min: price.getByLabel('Min Price'), max: price.getByLabel('Max Price') };
  };

  for (const [min, max, message] of [
    ['20,000', '20,000', 'Min and Max price cannot be the same.'],
    ['20,000', '10,000', 'Max price must be greater than Min price.'],
    ['', '0', 'Max price must be greater than 0.'],
  ] as const) {
    test(`from "${min}" to "${max}": ${message} The field is cleared, nothing is searched`, async ({ page }) => {
      const url = min === '' ? all : `${all}?minPrice=20000`;
      const writes = await watchHistory(page);
      await open(page, url);
      const searches = watchSearches(page);
      const { price, min: minField, max: maxField } = await fields(page);
      await expect(minField).toHaveValue(min);
      await maxField.pressSequentially(max);
      await expect(maxField).toHaveValue(max);
      await maxField.press('Tab');
      await expect(price.getByRole('alert')).toHaveText(message);
      await expect(maxField).toHaveValue('');
      await expect(maxField).toHaveAttribute('aria-invalid', 'true');
      await atRest(page);
      await expect(price.getByRole('alert')).toHaveText(message);
      expect(searches).toEqual([]);
      expect(await writes()).toEqual([]);
      await maxField.fill('30000');
      await maxField.press('Enter');
      await expect(page).toHaveURL(/maxPrice=30000/);
      await expect(price.getByRole('alert')).toHaveCount(0);
    });
  }

  test('Enter and then blur search once; the field accepts digits and commas, and shows separators', async ({
    page,
  }) => {
    const writes = await watchHistory(page);
    await open(page, all);
    const searches = watchSearches(page);
    const { max } = await fields(page);
    await max.pressSequentially('$0 25x000');
    await expect(max).toHaveValue('25000');
    await max.press('Enter');
    await max.press('Tab');
    await expect(page).toHaveURL(`${all}?maxPrice=25000`);
    await atRest(page);
    await expect(max).toHaveValue('25,000');
    expect(searches).toEqual([`${all}?maxPrice=25000`]);
    expect(await writes()).toEqual([`pushState ${all}?maxPrice=25000`]);
  });
});

test('R40 a price that is typed before hydration stays, and Enter searches it afterwards', async ({ page }) => {
  let letThrough = () => {};
  const typed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_shell/assets/host*', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(all);
  const searches = watchSearches(page);
  const max = (await section(page, 'Price & Payments')).getByLabel('Max Price');
  await max.fill('25000');
  letThrough();
  await alive(page, 'filters');
  await expect(max).toHaveValue('25000');
  await max.press('Enter');
  await expect(page).toHaveURL(`${all}?maxPrice=25000`);
  await expect.poll(() => searches).toEqual([`${all}?maxPrice=25000`]);
});

test.describe('section 5, ZIP', () => {
  test.use({ allowedComplaints: [/Failed to load resource/] });

  for (const [zip, why] of [
    ['1234', 'too short'],
    ['00000', 'unknown'],
  ] as const) {
    test(`"${zip}" (${why}) says Enter a valid ZIP Code, keeps the typed text, searches nothing`, async ({ page }) => {
      await open(page, all);
      await alive(page, 'hero');
      const searches = watchSearches(page);
      await openPlace(page);
      const field = slot(page, 'hero').getByLabel('ZIP Code');
      await field.fill(zip);
      await field.press('Enter');
      await expect(slot(page, 'hero').getByRole('alert')).toHaveText('Enter a valid ZIP Code');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(zip);
      expect(searches).toEqual([]);
      await expect(page).toHaveURL(all);
    });
  }
});

/** Opens the save-search capture. */
async function openCapture(page: Page): Promise<Locator> {
  await alive(page, 'save-search');
  const capture = slot(page, 'save-search');
  await capture.locator('summary').click();
  await expect(capture.getByLabel('Email')).toBeVisible();
  return capture;
}

const subscribing = '**/account-api/email-subscribe';
const newAddress = () => `e2e-${crypto.randomUUID().slice(0, 18)}@example.com`;

test.describe('saving a search', () => {
  /** Saves a search for an email address as a page of the site would; returns the response's status. */
  const save = async (page: Page, emailAddress: string, searchString: string) => {
    const data = { emailAddress, searchString, brand: 'research', title: 'A search' };
    const headers = { origin: new URL(page.url()).origin };
    return (await page.request.post('/account-api/email-subscribe', { data, headers })).status();
  };

  test('R69 "Subscribed!" comes once the server has agreed; a double click sends once', async ({ page }) => {
    await open(page, sedans);
    const sent: string[] = [];
    let agree = () => {};
    const agreed = new Promise<void>((resolve) => {
      agree = resolve;
    });
    await page.route(subscribing, async (route) => {
      sent.push(route.request().postData() ?? '');
      await agreed;
      await route.continue();
    });
    const capture = await openCapture(page);
    const address = newAddress();
    await capture.getByLabel('Email').fill(address);
    await capture.getByRole('button', { name: 'Subscribe' }).dblclick();
    await expect.poll(() => sent.length).toBe(1);
    await expect(capture.getByText('Subscribed!')).toHaveCount(0);
    agree();
    await expect(capture.getByRole('button', { name: 'Subscribed!' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ emailAddress: address, searchString: sedans, brand: 'research' });
    await (await bodyStyle(page, 'Hatchback')).check();
    await expect(capture.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
  });

  test.describe('if it is refused', () => {
    test.use({ allowedComplaints: [/Failed to load resource/] });

    test('R61 a third search of an address says exactly that, with a link to create an account', async ({ page }) => {
      await open(page, sedans);
      const address = newAddress();
      for (const search of ['/cars-for-sale/new', '/cars-for-sale/certified']) {
        expect(await save(page, address, search)).toBe(201);
      }
      const capture = await openCapture(page);
      await capture.getByLabel('Email').fill(address);
      await capture.getByRole('button', { name: 'Subscribe' }).click();
      await expect(capture.getByText('You have a maximum of 2 searches saved.')).toBeVisible();
      const account = capture.getByRole('link', { name: 'Create a free account' });
      await expect(account).toHaveAttribute(
        'href',
        `/account/sign-in?defaultScreen=signup&refUrl=${encodeURIComponent(sedans)}`,
      );
      await expect(capture.getByText('Subscribed!')).toHaveCount(0);
      await expect(capture.getByLabel('Email')).toHaveValue(address);
    });

    test('R61 any other failure says so, keeps the typed address, and can be retried', async ({ page }) => {
      await open(page, sedans);
      await page.route(subscribing, (route) => route.fulfill({ status: 500, body: 'broken' }));
      const capture = await openCapture(page);
      const address = newAddress();
      await capture.getByLabel('Email').fill(address);
      await capture.getByRole('button', { name: 'Subscribe' }).click();
      await expect(capture.getByText(/Your search was not saved\./)).toBeVisible();
      await expect(capture.getByText(/maximum of 2/)).toHaveCount(0);
      await expect(capture.getByText('Subscribed!')).toHaveCount(0);
      await expect(capture.getByLabel('Email')).toHaveValue(address);
      await page.unroute(subscribing);
      await capture.getByRole('button', { name: 'Subscribe' }).click();
      await expect(capture.getByRole('button', { name: 'Subscribed!' })).toBeVisible();
    });
  });

  test('R62 a filled honeypot is answered as success and stores nothing', async ({ page }) => {
    await open(page, sedans);
    const capture = await openCapture(page);
    const address = newAddress();
    await capture.getByLabel('Email').fill(address);
    const pot = capture.locator('[name="textPot"]');
    await expect(pot).toHaveAttribute('tabindex', '-1');
    await pot.evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.test';
    });
    await capture.getByRole('button', { name: 'Subscribe' }).click();
    await expect(capture.getByRole('button', { name: 'Subscribed!' })).toBeVisible();
    // Two more are accepted, so this one was not stored.
    for (const search of ['/cars-for-sale/new', '/cars-for-sale/certified']) {
      expect(await save(page, address, search)).toBe(201);
    }
    expect(await save(page, address, sedans)).toBe(409);
  });

  test('an invalid address is reported beside the field, and nothing is sent', async ({ page }) => {
    await open(page, sedans);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('email-subscribe')) sent.push(request.url());
    });
    const capture = await openCapture(page);
    const field = capture.getByLabel('Email');
    for (const [typed, message] of [
      ['', 'Enter your email address.'],
      ['somebody', 'Enter an email address such as name@example.com.'],
    ] as const) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(capture.getByRole('alert')).toHaveText(message);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
    }
    await field.fill(`${'a'.repeat(60)}@example.com`);
    expect(await field.evaluate((input: HTMLInputElement) => input.maxLength)).toBe(45);
    expect(sent).toEqual([]);
  });

  test('closed, the box stays away for the session and the focus stays in the page', async ({ page }) => {
    await open(page, sedans);
    await openCapture(page);
    const box = slot(page, 'save-search');
    await box.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(box.getByLabel('Email')).toBeHidden();
    await expect(box.locator('summary')).toBeFocused();
    await page.reload();
    await alive(page, 'save-search');
    await expect(box.getByRole('button', { name: 'Close' })).toHaveCount(0);
  });
});
