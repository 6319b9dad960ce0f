/** Every URL of the search on the running site: its page's content, its redirect, and that forms and script lead to the same URL. */
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { brandSite, marketplaceUrl } from '../ports';
import { type ParameterPage, pathPages, queryPages, redirects, unknownPages } from './parameter-pages';
import { alive, open, openPlace, plainSection, results, section, sendFilters, settled, slot } from './results-page';
import { expect, test } from './watched-page';

const base = '/cars-for-sale';
const tables = [
  ['path', pathPages],
  ['query', queryPages],
] as const;
const pages = tables.flatMap(([, table]) => table);
const count = new Intl.NumberFormat('en-US');

/** Returns the marketplace's count for a page; on this brand that of used cars if the search has no condition (R7). */
async function countOf(request: APIRequestContext, { url, search }: ParameterPage): Promise<number> {
  const query = new URLSearchParams(search ?? url.split('?')[1] ?? '');
  if (!query.has('listingType')) query.set('listingType', 'USED');
  const response = await request.get(`${marketplaceUrl}/rest/lsc/listing/count?${query}`);
  return ((await response.json()) as { totalResultCount: number }).totalResultCount;
}

const matches = (total: number) => `${count.format(total)} ${total === 1 ? 'Match' : 'Matches'}`;
/** Returns the text between two marks of the page's HTML, with entities decoded. */
function between(html: string, before: RegExp, after: string): string {
  const [, text = ''] = new RegExp(`${before.source}([^]*?)${after}`).exec(html) ?? [];
  return text.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
}

/** Reads a page, and compares its count with the marketplace's. */
async function readPage(request: APIRequestContext, page: ParameterPage) {
  const response = await request.get(base + page.url, { maxRedirects: 0 });
  const html = await response.text();
  const total = await countOf(request, page);
  return {
    status: response.status(),
    heading: between(html, /<h1[^>]*>/, '</h1>'),
    titled: between(html, /<title>/, '</title>').includes(page.title),
    counted: between(html, /<h2[^>]*>(?:<span[^>]*>)?(?=[\d,]+ Match)/, '</h2>') === matches(total),
    findsAll: total === (await countOf(request, { url: '/all', title: '' })),
    // An inventory of this size may have no cars of a model.
    found: total > 0 || page.search?.includes('makeCode') === true,
  };
}

/** Names every row of a table that fails, not the first one alone. */
const everyRow = expect.configure({ soft: true });

test('the table names every parameter of PARAMETERS.md', () => {
  const documented = readFileSync(`${import.meta.dirname}/../../../packages/search-state/PARAMETERS.md`, 'utf8');
  const names = [...documented.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  const urls = [...pages.map(({ url }) => url), ...redirects.map(([, url]) => url)].join('\n');
  const missing = names.filter((name) => !new RegExp(`[?&]${name}[=|]`).test(urls));
  expect(missing).toEqual([]);
});

test.describe('without script', () => {
  // Rows of a table are steps of one test: a request takes less time than a test does.
  for (const [kind, table] of tables)
    test(`R2 R16 every ${kind} is canonical and says its title with the marketplace’s count`, async ({ request }) => {
      for (const page of table)
        await test.step(`${page.url} says ${page.title}`, async () => {
          // Again if they differ, because other tests add cars between two requests.
          await everyRow
            .poll(() => readPage(request, page), page.url)
            .toEqual({
              status: 200,
              heading: page.title,
              titled: true,
              counted: true,
              findsAll: page.findsAll === true,
              found: true,
            });
        });
    });

  test('R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R22 R25 R29 R30 R71 every other spelling is answered 301 to its canonical URL', async ({
    request,
  }) => {
    for (const [rule, url, canonical] of redirects)
      await test.step(`${rule}: ${url}`, async () => {
        const response = await request.get(base + url, { maxRedirects: 0 });
        everyRow([url, response.status(), response.headers().location]).toEqual([url, 301, base + canonical]);
        everyRow(response.headers()['cache-control'], url).toBe('no-store');
        const arrived = await request.get(base + canonical, { maxRedirects: 0 });
        everyRow(arrived.status(), canonical).toBe(200);
      });
  });

  test('R4 a path that is no page of the search is 404 with the status-code page', async ({ request }) => {
    for (const url of unknownPages)
      await test.step(url, async () => {
        const response = await request.get(base + url, { maxRedirects: 0 });
        everyRow(response.status(), url).toBe(404);
        everyRow(await response.text(), url).toContain('404');
      });
  });

  test('R10 R32 a range that nothing can be in is 200 with no results and says why', async ({ request }) => {
    for (const [url, reason] of [
      ['/all?minPrice=20000&maxPrice=10000', 'The lowest price is above the highest price.'],
      ['/all?startYear=2020&endYear=2018', 'The first year is after the last year.'],
    ] as const) {
      const response = await request.get(base + url, { maxRedirects: 0 });
      expect(response.status(), url).toBe(200);
      const html = await response.text();
      expect(html, url).toContain('Update filter criteria to see more results');
      expect(html, url).toContain(reason);
      expect(html, url).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('R12 campaign parameters leave their cookies, also with the redirect', async ({ request }) => {
    for (const [url, cookie] of [
      ['/all?psid=a', /^psid=a; Max-Age=1800;/],
      ['/all?siomid=b', /^siomid=b; Max-Age=1800;/],
      ['/all?paymentCard=c', /^paymentCard=c; Max-Age=604800;/],
      ['/all?zip=&psid=a', /^psid=a; Max-Age=1800;/],
    ] as const) {
      const response = await request.get(base + url, { maxRedirects: 0 });
      expect(response.headers()['set-cookie']).toMatch(cookie);
      expect(response.headers()['cache-control']).toMatch(/no-store/);
    }
  });

  test('R7 a brand without a default condition shows all; on the others used cars are checked', async ({ request }) => {
    for (const [brand, title, canonicalUsed] of [
      ['research', 'Used Cars for Sale', '/all'],
      ['valuation', 'Used Cars for Sale', '/all'],
      ['certified', 'Cars for Sale', '/used'],
    ] as const) {
      // Only browsers resolve the host name of a brand.
      const headers = { host: new URL(brandSite(brand)).host };
      const html = await (await request.get(`${base}/all`, { headers })).text();
      expect(between(html, /<h1[^>]*>/, '</h1>')).toBe(title);
      const form = await (await request.get(`${base}/filters`, { headers })).text();
      expect(/checked="" value="USED"/.test(form)).toBe(brand !== 'certified');
      const response = await request.get(`${base}/all?listingType=USED`, { headers, maxRedirects: 0 });
      expect(response.headers().location).toBe(base + canonicalUsed);
    }
  });
});

test.describe('with script', () => {
  // Motion has tests of its own, and drawing it costs a fourth of each of some hundred searches.
  test.use({ reducedMotion: 'reduce' });

  for (const [kind, table] of tables) {
    test(`every ${kind} that the history restores shows the same as its own page`, async ({ page, request }) => {
      test.slow();
      await open(page, `${base}/all`);
      await alive(page, 'hero');
      for (const wanted of table) {
        await page.evaluate((url) => {
          history.pushState(null, '', url);
          dispatchEvent(new PopStateEvent('popstate'));
        }, base + wanted.url);
        const total = await countOf(request, wanted);
        await settled(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.title);
        await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(matches(total));
        await expect(page).toHaveURL(base + wanted.url);
      }
    });
  }
});

interface Change {
  name: string;
  from: string;
  to: string;
  /** Does what a shopper does, with script and without; `open` opens a section. */
  act(page: Page, open: typeof section): Promise<void>;
  /** Submits the control's form; by default the filter panel's. */
  send?(page: Page): Promise<void>;
}

const check =
  (title: string, label: string | RegExp, on = true): Change['act'] =>
  async (page, open) => {
    const boxes = await open(page, title);
    // In a long list, rarer boxes are in groups.
    await boxes.locator('details').evaluateAll((groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true;
    });
    await boxes.getByRole('checkbox', { name: label }).setChecked(on);
  };
const choose =
  (title: string, label: string, value: string): Change['act'] =>
  async (page, open) =>
    void (await (await open(page, title)).getByLabel(label).and(page.locator('select')).selectOption(value));
const type =
  (title: string, label: string, text: string): Change['act'] =>
  async (page, open) => {
    const field = (await open(page, title)).getByLabel(label);
    await field.fill(text);
    await field.press('Tab');
  };

/** The second page, sorted, with an unknown parameter: everything that a form could lose. */
const from = '/new?maxPrice=60000&sortBy=yearASC&firstRecord=30&utm=a%26b';
const carried = 'maxPrice=60000&sortBy=yearASC&utm=a%26b';

const changes: readonly Change[] = [
  { name: 'body style', from, to: `/new?vehicleStyleCode=SEDAN&${carried}`, act: check('Body Style', /^Sedan/) },
  {
    name: 'body style unchecked',
    from: '/all?vehicleStyleCode=SEDAN,HATCH',
    to: '/all?vehicleStyleCode=HATCH',
    act: check('Body Style', /^Sedan/, false),
  },
  { name: 'condition', from, to: `/all?listingType=NEW,USED&${carried}`, act: check('Condition', /^Used/) },
  {
    name: 'highest price',
    from,
    to: '/new?maxPrice=25000&sortBy=yearASC&utm=a%26b',
    act: type('Price & Payments', 'Max Price', '25,000'),
  },
  {
    name: 'lowest price',
    from,
    to: `/new?minPrice=9000&${carried}`,
    act: type('Price & Payments', 'Min Price', '9000'),
  },
  {
    name: 'first year',
    from: '/all?mileage=90000',
    to: '/all?startYear=2015&mileage=90000',
    act: choose('Year', 'Min Year', '2015'),
  },
  { name: 'mileage', from: '/all', to: '/all?mileage=30000', act: choose('Mileage', 'Mileage', '30000') },
  { name: 'make', from, to: `/new/ford?${carried}`, act: choose('Make, Model & Trim', 'Make', 'FORD') },
  {
    name: 'another make',
    from: '/all/honda/accord',
    to: '/all?makeCode=HONDA,TOYOTA&modelCode=ACCORD%7CHONDA',
    act: choose('Make, Model & Trim', 'Add Another Make', 'TOYOTA'),
  },
  {
    name: 'model',
    from: '/all/honda?mileage=90000',
    to: '/all/honda/accord?mileage=90000',
    act: check('Make, Model & Trim', /^Accord[ ,]+\d/),
  },
  {
    name: 'R6 a make unchecked, with its models',
    from: '/all/honda/accord',
    to: '/all',
    // Clicked, not unchecked, because the box disappears with its make.
    act: async (page) => (await section(page, 'Make, Model & Trim')).getByRole('checkbox', { name: /^Honda/ }).click(),
  },
  {
    name: 'ZIP',
    from,
    to: '/new?maxPrice=60000&zip=60610&sortBy=yearASC&utm=a%26b',
    act: type('Location', 'ZIP Code', '60610'),
  },
  {
    name: 'radius',
    from: '/all?zip=60610',
    to: '/all?zip=60610&searchRadius=25',
    act: choose('Location', 'Radius', '25'),
  },
  {
    name: 'the hero’s location',
    from,
    to: '/new?maxPrice=60000&zip=60610&searchRadius=50&sortBy=yearASC&utm=a%26b',
    async act(page) {
      await openPlace(page);
      await slot(page, 'hero').getByLabel('ZIP Code').fill('60610');
      await slot(page, 'hero').getByLabel('Within').selectOption('50');
      await slot(page, 'hero').getByRole('button', { name: 'Update' }).click();
    },
    send: async () => {},
  },
  {
    name: 'feature',
    from,
    to: `/new?maxPrice=60000&sortBy=yearASC&featureCode=1062&utm=a%26b`,
    act: check('Features', /^Leather Seats/),
  },
  {
    name: 'feature unchecked',
    from: '/all?featureCode=1062,1064',
    to: '/all?featureCode=1064',
    act: check('Features', /^Leather Seats/, false),
  },
  {
    name: 'sort',
    from,
    to: '/new?maxPrice=60000&sortBy=mileageASC&utm=a%26b',
    act: async (page) => void (await slot(page, 'hero').getByLabel('Sort By:').selectOption('mileageASC')),
    send: (page) => slot(page, 'hero').getByRole('button', { name: 'Sort' }).click(),
  },
  {
    name: 'several at once',
    from: '/all',
    to: '/all?vehicleStyleCode=SEDAN&startYear=2015&maxPrice=30000&mileage=100000',
    async act(page, open) {
      await check('Body Style', /^Sedan/)(page, open);
      await type('Price & Payments', 'Max Price', '30000')(page, open);
      await choose('Year', 'Min Year', '2015')(page, open);
      await choose('Mileage', 'Mileage', '100000')(page, open);
    },
  },
];

test.describe('the form requests the same search as the script', () => {
  for (const { name, from, to, act, send = sendFilters } of changes) {
    test(`R1 R21 ${name}: ${from} becomes ${to}, with script and without`, async ({ page, plain }) => {
      await open(page, base + from);
      await alive(page, 'hero');
      await act(page, section);
      await expect(page).toHaveURL(base + to);
      const heading = results(page).getByRole('heading', { level: 2 });
      await expect(results(page).locator('section').first()).not.toHaveAttribute('aria-busy');
      const shown = await heading.textContent();

      await plain.goto(base + from);
      await act(plain, plainSection);
      await send(plain);
      await expect(plain).toHaveURL(base + to);
      await expect(results(plain).getByRole('heading', { level: 2 })).toHaveText(shown ?? '');
    });
  }
});
