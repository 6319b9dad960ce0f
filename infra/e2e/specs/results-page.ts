/** Helpers for tests of results pages. */
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { untilIdle } from './requests';

export const slot = (page: Page, name: string): Locator => page.locator(`[data-slot="${name}"]`);
export const results = (page: Page): Locator => slot(page, 'results');
export const filters = (page: Page): Locator => slot(page, 'filters');
/** The section that is `aria-busy` while a search is pending. */
export const resultsSection = (page: Page): Locator => results(page).locator('section').first();
/** Links of the listings in their order, without paid listings. */
export const cards = (page: Page): Locator => results(page).locator('h3 a[href*="clickType=listing"]');

/** The tiles of listings that are not compared yet. */
const comparable = (page: Page): Locator =>
  results(page)
    .locator('li')
    .filter({ has: page.locator('label', { hasText: /^Compare$/ }) });

/** The button of the first tile's menu that still offers to compare, and the box in it. */
export const toCompare = (page: Page) => {
  const tile = comparable(page).first();
  return { menu: tile.locator('summary'), box: tile.getByRole('checkbox', { name: /^Compare / }) };
};

/**
 * Touches a slot, as focus from the keyboard does, and waits until it is hydrated. Touches again and again, because a host that has not
 * started misses a touch; starts over if the document or the slot's element is replaced.
 */
export async function touch(place: Locator): Promise<void> {
  await expect(() => place.evaluate(touchUntilAlive)).toPass();
}

/** @throws if the element is not hydrated within a second */
async function touchUntilAlive(element: Element): Promise<void> {
  const end = performance.now() + 1000;
  while (!element.hasAttribute('data-alive')) {
    if (performance.now() > end) throw new Error(`The slot ${element.getAttribute('data-slot')} is not hydrated yet`);
    for (const type of ['pointerdown', 'focusin']) element.dispatchEvent(new Event(type, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits until the host has taken over the page. */
export const begun = (page: Page) => page.waitForFunction(() => '__fc' in globalThis && globalThis.__fc.onAct !== null);

/** Touches slots and waits until they are hydrated. */
export async function alive(page: Page, ...slots: readonly string[]): Promise<void> {
  await Promise.all(slots.map((name) => touch(slot(page, name))));
}

/** Waits until no search is pending. */
export async function settled(page: Page): Promise<void> {
  await expect(() => page.evaluate(untilSettled)).toPass();
}

/** @throws if a search is pending for more than a second */
async function untilSettled(): Promise<void> {
  const end = performance.now() + 1000;
  while (document.querySelector('[data-slot="results"] section[aria-busy]') !== null) {
    if (performance.now() > end) throw new Error('The search is still pending');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Sets the size of the window and waits until the page has it. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
}

/** Opens a results page with filters and results hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await alive(page, 'filters', 'results');
}

/** The link that opens the filters on a small screen. */
export const drawerLink = (page: Page): Locator => filters(page).getByRole('link', { name: /^Filters/ });

/** Opens the filters as a drawer, as on small screens, and returns it. */
export async function openDrawer(page: Page): Promise<Locator> {
  await drawerLink(page).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Opens a section of the filter panel and returns it. */
export async function section(page: Page, title: string): Promise<Locator> {
  const details = filters(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
  await expect(details).toHaveAttribute('open', '');
  return details;
}

/** Opens a section without script: one that is closed leads to the page of all filters. */
export async function plainSection(page: Page, title: string): Promise<Locator> {
  const details = await section(page, title);
  const link = details.getByRole('link', { name: `All ${title} options` });
  if ((await link.count()) === 0) return details;
  await link.click();
  await expect(page).toHaveURL(/\/cars-for-sale\/filters(\?|#)/);
  return section(page, title);
}

/** Sends the form of the filters, or of the page of all filters. */
export const sendFilters = (page: Page): Promise<void> =>
  filters(page)
    .getByRole('button', { name: /^(Apply|See Results)$/ })
    .click();

/** Opens the section of body styles and returns the box of one. */
export async function bodyStyle(page: Page, label: string): Promise<Locator> {
  return (await section(page, 'Body Style')).getByRole('checkbox', { name: label });
}

/** Returns the number in the heading of the results; NaN if there is none. */
export async function matches(page: Page): Promise<number> {
  const text = await results(page).getByRole('heading', { level: 2 }).textContent();
  const [, number] = /^([\d,]+) Match(es)?$/.exec(text ?? '') ?? [];
  return Number(number?.replaceAll(',', ''));
}

/** Returns the paths of the shown listings' pages, which are comparable between searches. */
export async function shownListings(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0] ?? ''));
}

/** Waits until the page shows these listings. */
export async function expectShown(page: Page, listings: readonly string[]): Promise<void> {
  await expect.poll(() => shownListings(page)).toEqual(listings);
}

/** Marks this document; the returned function tells whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** Waits until hydration and idle work of the page are over. */
export async function atRest(page: Page): Promise<void> {
  await untilIdle(page);
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })));
}

/** Records every write to the history, also those of documents that were left. Call it before the first page is opened. */
export async function watchHistory(page: Page): Promise<() => Promise<string[]>> {
  const key = 'e2e-history-writes';
  await page.addInitScript((name) => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const write = history[method].bind(history);
      history[method] = (state, unused, url) => {
        const written: string[] = JSON.parse(sessionStorage.getItem(name) ?? '[]');
        sessionStorage.setItem(name, JSON.stringify([...written, `${method} ${url ?? ''}`]));
        write(state, unused, url);
      };
    }
  }, key);
  return () => page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[], key);
}

/** A search request of script that is not answered yet. */
export interface HeldSearch {
  /** Canonical URL of the search. */
  url: string;
  /** Sends the request to the shell. */
  answer(): Promise<void>;
  /** Answers with this status instead. */
  fail(status: number): Promise<void>;
}

/** Holds every search request of script until the test releases it. */
export class SearchGate {
  private readonly held: HeldSearch[] = [];

  private constructor(private readonly page: Page) {}

  static async on(page: Page): Promise<SearchGate> {
    const gate = new SearchGate(page);
    await page.route(isSearch, (route) => void gate.held.push(gate.hold(route)));
    return gate;
  }

  /** Number of searches requested so far. */
  get asked(): number {
    return this.held.length;
  }

  /** Returns the search with this 0-based number once it has been requested. */
  async search(index: number): Promise<HeldSearch> {
    await expect.poll(() => this.held.length, `search ${index} is asked for`).toBeGreaterThan(index);
    return this.held[index]!;
  }

  /** Lets all further searches through. */
  async open(): Promise<void> {
    await this.page.unroute(isSearch);
  }

  private hold(route: Route): HeldSearch {
    return {
      url: searchedUrl(route.request().url()),
      answer: () => route.continue(),
      fail: (status) =>
        route.fulfill({ status, contentType: 'application/problem+json', body: '{"title":"No","status":500}' }),
    };
  }
}

const isSearch = (url: URL) => url.pathname === '/_shell/view';

/** Returns the URL of the search that script requests. */
function searchedUrl(request: string): string {
  return new URL(request).searchParams.get('url') ?? '';
}

/** Records the searches that script requests from now on, by their canonical URLs. */
export function watchSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (isSearch(new URL(request.url()))) searches.push(searchedUrl(request.url()));
  });
  return searches;
}

/** Opens the place of the search, beside the page's title. */
export const openPlace = (page: Page): Promise<void> => slot(page, 'hero').locator('button[popovertarget]').click();
