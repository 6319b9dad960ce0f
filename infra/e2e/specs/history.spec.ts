/** The address, the history and the data of one page: what shoppers lose when a page gets them wrong. */
import type { Locator, Page } from '@playwright/test';
import {
  alive,
  atRest,
  bodyStyle,
  cards,
  filters,
  markDocument,
  matches,
  open,
  results,
  resultsSection,
  SearchGate,
  section,
  shownListings,
  watchHistory,
  watchSearches,
} from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const sedans = '/cars-for-sale/all?vehicleStyleCode=SEDAN';
/** Parameters that no search knows, with everything that encodings get wrong, in their canonical spelling. */
const strange = 'brand=A%26B&off=50%25&trim=CAMRY%7CLE&car=%F0%9F%9A%97&empty=';

test.describe('R21 history', () => {
  test('nothing is written on load, at hydration and on leaving, and the address stays as it was', async ({ page }) => {
    const writes = await watchHistory(page);
    const url = `/cars-for-sale/new?maxPrice=60000&${strange}#main`;
    await page.goto(url);
    const before = await page.evaluate(() => location.href);
    expect(before.endsWith(url)).toBe(true);
    await alive(page, 'filters', 'results');
    await atRest(page);
    expect(await page.evaluate(() => location.href)).toBe(before);
    await page.goto(all);
    expect(await writes()).toEqual([]);
  });

  test('one intent is one entry, and each press of back or forward is one step', async ({ page }) => {
    const writes = await watchHistory(page);
    await open(page, all);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await (await bodyStyle(page, 'Hatchback')).check();
    const both = '/cars-for-sale/all?vehicleStyleCode=SEDAN,HATCH';
    await expect(page).toHaveURL(both);
    await page.goBack();
    await expect(page).toHaveURL(sedans);
    await page.goBack();
    await expect(page).toHaveURL(all);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(both);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    expect(await writes()).toEqual([`pushState ${sedans}`, `pushState ${both}`]);
  });

  test('a search after going back needs one press of back', async ({ page }) => {
    await open(page, all);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await page.goBack();
    await expect(page).toHaveURL(all);
    await (await bodyStyle(page, 'Hatchback')).check();
    await expect(page).toHaveURL('/cars-for-sale/all?vehicleStyleCode=HATCH');
    await page.goBack();
    await expect(page).toHaveURL(all);
    await expect(await bodyStyle(page, 'Hatchback')).not.toBeChecked();
  });

  test('the same address twice is one entry and no search', async ({ page }) => {
    const writes = await watchHistory(page);
    await open(page, all);
    await alive(page, 'hero');
    const searches = watchSearches(page);
    const tab = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All Results' });
    await tab.click();
    await tab.click();
    await results(page).getByRole('link', { name: 'Page 1', exact: true }).click();
    await atRest(page);
    expect(await writes()).toEqual([]);
    expect(searches).toEqual([]);
    await expect(page).toHaveURL(all);
  });

  test('back and forward show at once what was shown, without asking the server', async ({ page }) => {
    await open(page, all);
    const first = await shownListings(page);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect.poll(() => shownListings(page)).not.toEqual(first);
    const second = await shownListings(page);
    const gate = await SearchGate.on(page);
    await page.goBack();
    await expect.poll(() => shownListings(page)).toEqual(first);
    await page.goForward();
    await expect.poll(() => shownListings(page)).toEqual(second);
    expect(gate.asked).toBe(0);
  });

  test('going back gives up the search under way; forward asks for it again', async ({ page }) => {
    await open(page, all);
    const before = await matches(page);
    const gate = await SearchGate.on(page);
    await (await bodyStyle(page, 'Sedan')).check();
    const given = await gate.search(0);
    await page.goBack();
    await expect(page).toHaveURL(all);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    await given.answer();
    await expect(await bodyStyle(page, 'Sedan')).not.toBeChecked();
    expect(await matches(page)).toBe(before);
    await page.goForward();
    const again = await gate.search(1);
    expect(again.url).toBe(sedans);
    await again.answer();
    await expect.poll(() => matches(page)).toBeLessThan(before);
  });

  test('#hash survives filtering, and going back to before it is no search', async ({ page }) => {
    await open(page, all);
    const isSame = await markDocument(page);
    const searches = watchSearches(page);
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(`${sedans}#main`);
    await page.goBack();
    await expect(page).toHaveURL(`${all}#main`);
    await page.goBack();
    await expect(page).toHaveURL(all);
    await atRest(page);
    expect(searches).toEqual([sedans]);
    expect(await isSame()).toBe(true);
  });

  test('unknown parameters and their spelling survive filtering and a reload', async ({ page }) => {
    await open(page, `${all}?${strange}`);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(`${sedans}&${strange}`);
    const response = await page.reload();
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL(`${sedans}&${strange}`);
  });

  test('typing a price writes no history and searches nothing before it is committed', async ({ page }) => {
    const writes = await watchHistory(page);
    await open(page, all);
    const searches = watchSearches(page);
    const price = (await section(page, 'Price & Payments')).getByRole('textbox', { name: 'Max Price' });
    await price.pressSequentially('25000');
    await expect(price).toHaveValue('25000');
    await atRest(page);
    expect(await writes()).toEqual([]);
    await price.press('Enter');
    await expect(page).toHaveURL('/cars-for-sale/all?maxPrice=25000');
    expect(await writes()).toEqual(['pushState /cars-for-sale/all?maxPrice=25000']);
    expect(searches).toEqual(['/cars-for-sale/all?maxPrice=25000']);
  });
});

test.describe('R20 the last intent wins', () => {
  test('two quick toggles both survive a slow server', async ({ page }) => {
    await open(page, all);
    const before = await matches(page);
    const gate = await SearchGate.on(page);
    const sedan = await bodyStyle(page, 'Sedan');
    const hatchback = await bodyStyle(page, 'Hatchback');
    await sedan.check();
    await hatchback.check();
    await expect(page).toHaveURL('/cars-for-sale/all?vehicleStyleCode=SEDAN,HATCH');
    await (await gate.search(1)).answer();
    await expect.poll(() => matches(page)).toBeLessThan(before);
    await expect(sedan).toBeChecked();
    await expect(hatchback).toBeChecked();
    await expect(results(page).getByRole('link', { name: 'Remove Sedan' })).toBeVisible();
    await expect(results(page).getByRole('link', { name: 'Remove Hatchback' })).toBeVisible();
  });

  test('answers that come as 2, then 1, leave state 2, and search 1 was given up', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    const givenUp: string[] = [];
    page.on('requestfailed', (request) => givenUp.push(request.failure()?.errorText ?? ''));
    const sort = results(page).getByLabel('Sort By:');
    await sort.selectOption('derivedpriceASC');
    const first = await gate.search(0);
    await sort.selectOption('mileageASC');
    const second = await gate.search(1);
    await expect.poll(() => givenUp).toEqual(['net::ERR_ABORTED']);
    await second.answer();
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    const shown = await shownListings(page);
    await first.answer();
    await atRest(page);
    expect(await shownListings(page)).toEqual(shown);
    await expect(page).toHaveURL('/cars-for-sale/all?sortBy=mileageASC');
    await page.reload();
    expect(await shownListings(page)).toEqual(shown);
  });

  test('an old search that fails shows no error', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    await (await bodyStyle(page, 'Sedan')).check();
    const old = await gate.search(0);
    await (await bodyStyle(page, 'Hatchback')).check();
    await old.fail(500);
    await (await gate.search(1)).answer();
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    expect(await matches(page)).toBeGreaterThan(0);
    await expect(results(page).getByRole('alert')).toHaveCount(0);
  });

  test('a fragment that comes late shows the search as it is by then', async ({ page }) => {
    let letThrough = () => {};
    const late = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/_shell/remotes/mfe-filters/**', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(sedans);
    await alive(page, 'results');
    await results(page).getByRole('link', { name: 'Remove Sedan' }).click();
    await expect(page).toHaveURL(all);
    await expect(filters(page)).not.toHaveAttribute('data-alive');
    letThrough();
    await alive(page, 'filters');
    await expect(filters(page).getByRole('checkbox', { name: /^Sedan/ })).not.toBeChecked();
    await expect(filters(page).getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
  });
});

test.describe('data', () => {
  test('R54 new state never shows old hits as new: they are dimmed and busy, then give way to placeholders, and nothing jumps', async ({
    page,
  }) => {
    await open(page, all);
    const old = await shownListings(page);
    const status = results(page).getByRole('status');
    await expect(status).toContainText('Matches');
    const gate = await SearchGate.on(page);
    await (await bodyStyle(page, 'Sedan')).check();
    const search = await gate.search(0);
    const section = resultsSection(page);
    await expect(section).toHaveAttribute('aria-busy', 'true');
    const content = section.locator('> :last-child > :first-child');
    const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await expect.poll(() => content.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(0.8);
    await expect(section.locator('[data-placeholders] > *')).toHaveCount(25);
    await expect(status).toHaveText('Loading results');
    await expect(content).toBeHidden();
    expect(await height()).toBe(before);
    await search.answer();
    await expect(section).not.toHaveAttribute('aria-busy');
    await expect(section.locator('[data-placeholders]')).toHaveCount(0);
    await expect.poll(() => content.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
    expect(await shownListings(page)).not.toEqual(old);
  });

  test('a reload, a shared address and an address without script show the same results', async ({
    page,
    context,
    plain,
  }) => {
    await open(page, all);
    await (await bodyStyle(page, 'Sedan')).check();
    await results(page).getByLabel('Sort By:').selectOption('yearDESC');
    await expect(page).toHaveURL(`${sedans}&sortBy=yearDESC`);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    const shown = await shownListings(page);
    const title = await page.title();
    await page.reload();
    expect(await shownListings(page)).toEqual(shown);
    for (const shared of [await context.newPage(), plain]) {
      const response = await shared.goto(page.url());
      expect(response?.request().redirectedFrom()).toBeNull();
      expect(await shownListings(shared)).toEqual(shown);
      expect(await shared.title()).toBe(title);
    }
  });

  test('title and canonical link follow the search, and go back with it', async ({ page }) => {
    await open(page, all);
    const canonical = page.locator('link[rel="canonical"]');
    const before = [await page.title(), await canonical.getAttribute('href')];
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveTitle(/Sedans for Sale/);
    await expect(canonical).toHaveAttribute('href', new RegExp(`${sedans.replace('?', '\\?')}$`));
    await page.goBack();
    await expect(page).toHaveTitle(before[0] ?? '');
    await expect(canonical).toHaveAttribute('href', before[1] ?? '');
  });

  test('20 features, as many as a search takes, are kept through a filter and a reload, each with its chip', async ({
    page,
  }) => {
    const codes = await (await page.request.get('/rest/lsc/listing?numRecords=1')).json();
    const features = (codes.filters.featureCode as { value: string }[]).map(({ value }) => value).slice(0, 20);
    expect(features).toHaveLength(20);
    const url = `${all}?featureCode=${features.join(',')}`;
    await open(page, url);
    await expect(page).toHaveURL(url);
    const chips = results(page)
      .getByRole('list', { name: 'Active filters' })
      .getByRole('link', { name: /^Remove (?!Used$)/ });
    await expect(chips).toHaveCount(20);
    await chips.first().click();
    await expect(page).toHaveURL(`${all}?featureCode=${features.slice(1).join(',')}`);
    await page.reload();
    await expect(chips).toHaveCount(19);
  });
});

test.describe('R55 more results', () => {
  const more = /See More Results/;

  test('asked for twice on a slow network they come once, without duplicates', async ({ page }) => {
    await open(page, all);
    await expect(cards(page)).toHaveCount(30);
    const gate = await SearchGate.on(page);
    const button = results(page).getByRole('link', { name: more });
    await button.dblclick();
    const search = await gate.search(0);
    expect(search.url).toBe(`${all}?firstRecord=30`);
    await expect(results(page).getByText('Loading more results...')).toBeVisible();
    await results(page).getByText('Loading more results...').click();
    expect(gate.asked).toBe(1);
    await search.answer();
    await expect(cards(page)).toHaveCount(60);
    const shown = await shownListings(page);
    expect(new Set(shown).size).toBe(shown.length);
    await expect(page).toHaveURL(all);
  });

  test('the first click arms loading on scroll, page after page', async ({ page }) => {
    await open(page, all);
    const searches = watchSearches(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    await atRest(page);
    expect(searches).toEqual([]);
    await results(page).getByRole('link', { name: more }).click();
    await expect(cards(page)).toHaveCount(60);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(90);
    const shown = await shownListings(page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(searches.slice(0, 2)).toEqual([`${all}?firstRecord=30`, `${all}?firstRecord=60`]);
  });

  test.describe('that fail', () => {
    test.use({ allowedComplaints: [/could not be loaded|Failed to load resource/] });

    test('show a retry, do not loop, do not advance; the retry asks for the same page', async ({ page }) => {
      await open(page, all);
      const gate = await SearchGate.on(page);
      await results(page).getByRole('link', { name: more }).click();
      await (await gate.search(0)).fail(500);
      await expect(results(page).getByText('More results could not be loaded.')).toBeVisible();
      await atRest(page);
      expect(gate.asked).toBe(1);
      await expect(cards(page)).toHaveCount(30);
      await results(page).getByRole('button', { name: 'Try again' }).click();
      const again = await gate.search(1);
      expect(again.url).toBe(`${all}?firstRecord=30`);
      await again.answer();
      await expect(cards(page)).toHaveCount(60);
      const shown = await shownListings(page);
      expect(new Set(shown).size).toBe(shown.length);
    });
  });
});

test.describe('R70 a search that fails', () => {
  test.use({ allowedComplaints: [/could not be loaded|Failed to load resource/] });

  test('says so in the exact words, keeps the address, and "Please try again" loads it anew', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    await (await bodyStyle(page, 'Sedan')).check();
    await (await gate.search(0)).fail(502);
    const alert = results(page).getByRole('alert');
    await expect(alert).toBeVisible();
    expect(await alert.textContent()).toBe('We are sorry.  There was an issue with your last search.');
    await expect(page).toHaveURL(sedans);
    await expect(cards(page)).toHaveCount(0);
    const isSame = await markDocument(page);
    await results(page).getByRole('link', { name: 'Please try again' }).click();
    await expect(cards(page)).toHaveCount(30);
    expect(await isSame()).toBe(false);
    await expect(page).toHaveURL(sedans);
  });

  test('is asked for again by itself once the browser is online again', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    await (await bodyStyle(page, 'Sedan')).check();
    await (await gate.search(0)).fail(502);
    await expect(results(page).getByRole('alert')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await (await gate.search(1)).answer();
    await expect(cards(page)).toHaveCount(30);
    await expect(page).toHaveURL(sedans);
  });

  test('is left behind by going back, and by the next intent', async ({ page }) => {
    await open(page, all);
    const gate = await SearchGate.on(page);
    await (await bodyStyle(page, 'Sedan')).check();
    await (await gate.search(0)).fail(500);
    await expect(results(page).getByRole('alert')).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(30);
    await expect(results(page).getByRole('alert')).toHaveCount(0);
    await gate.open();
    await (await bodyStyle(page, 'Hatchback')).check();
    await expect(results(page).getByRole('link', { name: 'Remove Hatchback' })).toBeVisible();
    await expect(cards(page)).toHaveCount(30);
  });
});

/** The listing that stands nearest the middle of the window. */
const inTheMiddle = (page: Page) =>
  page.locator('[data-anchor]').evaluateAll((all) => {
    const fromMiddle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.abs(top + bottom - innerHeight);
    };
    return all.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))[0]?.getAttribute('data-anchor');
  });

/** Pixels between where something stood and where it stands; a window scrolls by whole ones. */
const awayFrom = async (place: { y: number } | null, something: Locator) =>
  Math.abs(((await something.boundingBox())?.y ?? Number.NaN) - (place?.y ?? Number.NaN));

test.describe('R74 a listing', () => {
  test('come back from, it restores results and position', async ({ page }) => {
    await open(page, '/cars-for-sale/all?maxPrice=30000');
    const card = cards(page).nth(20);
    await card.scrollIntoViewIfNeeded();
    const url = page.url();
    const place = await card.boundingBox();
    const shown = await shownListings(page);
    await card.click();
    await expect(page).toHaveURL(/\/cars-for-sale\/vehicle\/.*clickType=.*listingId=/);
    await page.goBack();
    await expect(page).toHaveURL(url);
    expect(await shownListings(page)).toEqual(shown);
    await expect.poll(() => awayFrom(place, card)).toBeLessThan(2);
    await alive(page, 'results');
    await atRest(page);
    expect(await awayFrom(place, card)).toBeLessThan(2);
  });

  test('of a page that was added is come back to, with the pages before it', async ({ page }) => {
    await open(page, '/cars-for-sale/all?maxPrice=30000');
    await results(page)
      .getByRole('link', { name: /See More Results/ })
      .click();
    await expect(cards(page)).toHaveCount(60);
    const card = cards(page).nth(44);
    await card.scrollIntoViewIfNeeded();
    await atRest(page);
    const title = await card.textContent();
    const shown = await shownListings(page);
    await card.scrollIntoViewIfNeeded();
    const place = await card.boundingBox();
    await card.click();
    await expect(page).toHaveURL(/\/vehicle\//);
    await page.goBack();
    await expect.poll(async () => (await shownListings(page)).slice(0, shown.length)).toEqual(shown);
    await expect.poll(() => awayFrom(place, card)).toBeLessThan(2);
    expect(await card.textContent()).toBe(title);
  });

  test('R55 a reload keeps the pages that were added, and the place in them', async ({ page }) => {
    await open(page, '/cars-for-sale/all?maxPrice=30000');
    await results(page)
      .getByRole('link', { name: /See More Results/ })
      .click();
    await expect(cards(page)).toHaveCount(60);
    await cards(page).nth(44).scrollIntoViewIfNeeded();
    await atRest(page);
    const card = page.locator(`[data-anchor="${await inTheMiddle(page)}"]`);
    const shown = await shownListings(page);
    const place = await card.boundingBox();
    await page.reload();
    await expect.poll(async () => (await shownListings(page)).slice(0, shown.length)).toEqual(shown);
    await expect.poll(() => awayFrom(place, card)).toBeLessThan(2);
  });

  test('come back from, it restores also results that reached the page late', async ({ page }) => {
    await open(page, '/cars-for-sale/all?maxPrice=30000');
    await results(page)
      .getByRole('link', { name: /See More Results/ })
      .click();
    await expect(cards(page)).toHaveCount(60);
    await cards(page).nth(44).click();
    await expect(page).toHaveURL(/\/vehicle\//);
    let letThrough = () => {};
    const marked = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/_shell/assets/host*', async (route) => {
      await marked;
      await route.continue();
    });
    await page.goBack({ waitUntil: 'domcontentloaded' });
    // As the starter marks a slot that it put in its place; the next page is asked for before this one comes alive.
    await results(page).evaluate((element) => element.setAttribute('data-arrived', 'late'));
    letThrough();
    await alive(page, 'results');
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(60);
  });

  test('come back from to a page that the browser kept, finds it as it was, and alive', async ({
    playwright,
    launchOptions,
    contextOptions,
    userAgent,
    viewport,
    baseURL,
  }) => {
    // Playwright turns the back/forward cache off; it notices a return by the address alone.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ ...contextOptions, userAgent, viewport, baseURL });
    await open(page, all);
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    const isSame = await markDocument(page);
    const card = cards(page).nth(20);
    await card.scrollIntoViewIfNeeded();
    const place = await card.boundingBox();
    const shown = await shownListings(page);
    await card.click();
    await expect(page).toHaveURL(/\/vehicle\//);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(sedans);
    expect(await isSame()).toBe(true);
    expect(await shownListings(page)).toEqual(shown);
    expect(await awayFrom(place, card)).toBeLessThan(2);
    await (await bodyStyle(page, 'Sedan')).uncheck();
    await expect(page).toHaveURL(all);
    await expect(resultsSection(page)).not.toHaveAttribute('aria-busy');
    expect(await shownListings(page)).not.toEqual(shown);
    await browser.close();
  });

  test('opened in a tab leaves this page and its history alone', async ({ page, context }) => {
    const writes = await watchHistory(page);
    await open(page, sedans);
    for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await cards(page).first().click(options);
      const tab = await opened;
      await expect(tab).toHaveURL(/\/vehicle\//);
      await tab.close();
    }
    await expect(page).toHaveURL(sedans);
    expect(await writes()).toEqual([]);
    expect(await page.evaluate(() => history.state)).toBeNull();
  });
});

test.describe('a second copy of the page’s host', () => {
  test.use({ allowedComplaints: [/createBus: this page has a bus already/] });

  test('fails loudly and leaves the first alone', async ({ page }) => {
    await open(page, all);
    const failure = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      const first = document.querySelector<HTMLScriptElement>('script[src*="/_shell/assets/host"]')!;
      const second = document.createElement('script');
      second.src = `${first.src}?again`;
      document.head.append(second);
    });
    expect(String(await failure)).toContain('createBus: this page has a bus already');
    await (await bodyStyle(page, 'Sedan')).check();
    await expect(page).toHaveURL(sedans);
    await expect(results(page).getByRole('link', { name: 'Remove Sedan' })).toBeVisible();
  });
});
