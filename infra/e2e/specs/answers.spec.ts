/** Pages that wait for an answer, and pages that get none. */
import {
  alive,
  atRest,
  bodyStyle,
  cards,
  expectShown,
  markDocument,
  open,
  results,
  resultsSection,
  SearchGate,
  settled,
  shownListings,
  slot,
} from './results-page';
import { expect, test } from './watched-page';

const all = '/cars-for-sale/all';
const sedans = '/cars-for-sale/all?vehicleStyleCode=SEDAN';

test.describe('data', () => {
  test('R54 old results are never shown as new: they are dimmed and busy, then replaced by placeholders, and nothing moves', async ({
    page,
  }) => {
    // A paid row that was late or failed on the page opens with the next search.
    await expect(async () => {
      await page.goto(all);
      const closed = results(page).locator('[data-outcome="late"],[data-outcome="fallback"]');
      await expect(closed).toHaveCount(0, { timeout: 100 });
    }).toPass();
    const section = resultsSection(page);
    const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
    await alive(page, 'filters', 'results');
    const old = await shownListings(page);
    const status = results(page).getByRole('status');
    await expect(status).toContainText('Matches');
    const gate = await SearchGate.on(page);
    const sedan = await bodyStyle(page, 'Sedan');
    // Until then rows may still take their own heights.
    await atRest(page);
    const before = await height();
    await sedan.check();
    const search = await gate.search(0);
    await expect(section).toHaveAttribute('aria-busy', 'true');
    const content = section.locator('> :last-child > :first-child');
    await expect(slot(page, 'showcase').locator('[aria-busy="true"]')).toBeAttached();
    await expect.poll(() => content.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(0.8);
    await expect(section.locator('[data-placeholders] > *')).toHaveCount(25);
    await expect(status).toHaveText('Loading results');
    await expect(content).toBeHidden();
    expect(await height()).toBe(before);
    await search.answer();
    await expect(section).not.toHaveAttribute('aria-busy');
    await expect(section.locator('[data-placeholders]')).toHaveCount(0);
    await expect.poll(() => content.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
    await expect.poll(() => shownListings(page)).not.toEqual(old);
  });

  test('a reload, a shared address and an address without script show the same results', async ({
    page,
    context,
    plain,
  }) => {
    await open(page, all);
    await (await bodyStyle(page, 'Sedan')).check();
    await slot(page, 'hero').getByLabel('Sort By:').selectOption('yearDESC');
    await expect(page).toHaveURL(`${sedans}&sortBy=yearDESC`);
    await settled(page);
    const shown = await shownListings(page);
    const title = await page.title();
    await page.reload();
    await expectShown(page, shown);
    for (const shared of [await context.newPage(), plain]) {
      const response = await shared.goto(page.url());
      expect(response?.request().redirectedFrom()).toBeNull();
      await expectShown(shared, shown);
      await expect(shared).toHaveTitle(title);
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

  test('20 features, the maximum of a search, survive a filter and a reload, each with its chip', async ({ page }) => {
    const codes = await (await page.request.get('/rest/lsc/listing?numRecords=1')).json();
    const features = (codes.filters.featureCode as { value: string }[]).map(({ value }) => value).slice(0, 20);
    expect(features).toHaveLength(20);
    const url = `${all}?featureCode=${features.join(',')}`;
    await open(page, url);
    await expect(page).toHaveURL(url);
    const chips = slot(page, 'hero')
      .getByRole('list', { name: 'Active filters' })
      .getByRole('link', { name: /^Remove (?!Used$)/ });
    await expect(chips).toHaveCount(20);
    await chips.first().click();
    await expect(page).toHaveURL(`${all}?featureCode=${features.slice(1).join(',')}`);
    await page.reload();
    await expect(chips).toHaveCount(19);
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
    await expect(results(page).getByText('these are the results of your search before')).toBeVisible();
    await expect(cards(page)).toHaveCount(30);
    const isSame = await markDocument(page);
    await results(page).getByRole('link', { name: 'Please try again' }).click();
    await expect(cards(page)).toHaveCount(30);
    expect(await isSame()).toBe(false);
    await expect(page).toHaveURL(sedans);
  });

  test('is requested again automatically once the browser is online again', async ({ page }) => {
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

  test('is replaced by going back, and by the next intent', async ({ page }) => {
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
    await expect(slot(page, 'hero').getByRole('link', { name: 'Remove Hatchback' })).toBeVisible();
    await expect(cards(page)).toHaveCount(30);
  });
});
