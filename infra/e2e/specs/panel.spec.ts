/** Every section of the filter panel: opened and used by pointer and by keyboard, beside the results and as a drawer, and all of them as one form without script. */
import { brands } from '@forecourt/brands';
import type { Locator, Page } from '@playwright/test';
import { brandSite } from '../ports';
import { violations } from './accessibility';
import { alive, atRest, filters, openDrawer, results, section, sendFilters, settled } from './results-page';
import { expect, test } from './watched-page';

/** The control to use in a section: its first enabled box, a list, or a field with the text to type. */
type Control = 'box' | { list: string } | { field: string; typed: string };

/** The sections of the specification's list by title, each with its control. */
const controls: Readonly<Record<string, Control>> = {
  'Make, Model & Trim': { list: 'Make' },
  'Price & Payments': { field: 'Min Price', typed: '5,000' },
  Year: { list: 'Min Year' },
  Mileage: { list: 'Mileage' },
  Condition: 'box',
  'Body Style': 'box',
  'Vehicle Style': 'box',
  'Vehicle Type': 'box',
  'Exterior Color': 'box',
  'Interior Color': 'box',
  'Drive Type': 'box',
  Transmission: 'box',
  Cylinders: 'box',
  'Engine Displacement': 'box',
  'Fuel Type': 'box',
  'Fuel Economy': { list: 'Fuel Economy' },
  'Electric Mile Range': { list: 'Electric Mile Range' },
  Features: 'box',
  'Seller Type': 'box',
  'Vehicle History': 'box',
  'Vehicle Use Type': 'box',
  'Number of Doors': 'box',
  'Number of Seats': 'box',
  'Truck Cab Size': 'box',
  'Truck Bed Length': 'box',
  'Sedan Type': 'box',
  'SUV Type': 'box',
  'Van Type': 'box',
  'Best Deals': 'box',
  'Money Back Guarantee': 'box',
  'Ways to Purchase': 'box',
  Location: { field: 'City or ZIP Code', typed: '30303' },
};

/**
 * Body styles whose type sections are shown; all conditions, so that no other box is ticked. One listing a page and no showcase: some sixty
 * searches are about the panel.
 */
const styles = 'vehicleStyleCode=SEDAN,SUVCROSS,VANMV,TRUCKS';
const query = `${styles}&listingType=off&numRecords=1&hideAlpha=true`;
const start = `/cars-for-sale/all?${query}`;
const form = '/cars-for-sale/filters';

// Motion has tests of its own, and drawing it costs a fourth of each of some hundred searches.
test.use({ reducedMotion: 'reduce' });

/** Returns the titles of the sections in their order. */
const titles = (page: Page): Promise<string[]> =>
  filters(page).locator('details:not(details details) > summary > :is(h2, h3)').allTextContents();

/** Returns the control of an open section. */
async function controlOf(within: Locator, control: Control): Promise<Locator> {
  if (control !== 'box' && 'list' in control) return within.getByRole('combobox', { name: control.list, exact: true });
  if (control !== 'box') return within.getByLabel(control.field).first();
  const boxes = within.locator('input[type="checkbox"]:enabled:not(:checked):visible');
  const [name, value] = await boxes.first().evaluate((box: HTMLInputElement) => [box.name, box.value]);
  return within.locator(`input[type="checkbox"][name="${name}"][value="${value}"]`);
}

/** A way to change a control and to undo that: by pointer, or with keys only from the section's title on. */
interface Hand {
  open(page: Page, title: string): Promise<Locator>;
  reach(page: Page, target: Locator, summary: Locator): Promise<void>;
  tick(page: Page, box: Locator): Promise<void>;
  choose(page: Page, list: Locator, isBack: boolean): Promise<void>;
}

const pointer: Hand = {
  open: section,
  reach: (_page, target) => target.scrollIntoViewIfNeeded(),
  tick: (_page, box) => box.click(),
  async choose(_page, list, isBack) {
    await list.selectOption({ index: isBack ? 0 : 1 });
  },
};

const keyboard: Hand = {
  async open(page, title) {
    const details = filters(page)
      .locator('details')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await details.locator('summary').first().focus();
    if ((await details.getAttribute('open')) === null) await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('open', '');
    return details;
  },
  async reach(page, target, summary) {
    await summary.focus();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !(await isThere()); tabs++) {
      expect(tabs, 'Tab leads from the title to the control').toBeLessThan(12);
      await page.keyboard.press('Tab');
    }
  },
  tick: (page) => page.keyboard.press('Space'),
  async choose(_page, list, isBack) {
    await list.press(isBack ? 'Home' : 'ArrowDown');
    await list.press('Enter');
  },
};

/** Returns the URL once no search is pending. An unticked box of a single value is `off` in the URL (R22). */
async function address(page: Page): Promise<string> {
  await settled(page);
  return page.url().replace(/&?vehicleExchange=off/, '');
}

/** Pauses between looks at the URL, ms: most of the searches are answered within the usual first pauses. */
const intervals = [20, 50, 100];

/** Uses one section, and undoes it. */
async function use(page: Page, title: string, hand: Hand, back: Hand): Promise<void> {
  const before = await address(page);
  const control = controls[title]!;
  const details = await hand.open(page, title);
  const target = await controlOf(details, control);
  await expect(target, title).toHaveAccessibleName(/\S/);
  const summary = details.locator('summary').first();
  const act = async (by: Hand, isBack: boolean) => {
    await by.reach(page, target, summary);
    if (control === 'box') return by.tick(page, target);
    if ('list' in control) return by.choose(page, target, isBack);
    await target.fill(isBack ? '' : control.typed);
    await target.press('Enter');
  };
  await act(hand, false);
  await expect.poll(() => address(page), { message: title, intervals }).not.toBe(before);
  await expect(results(page).getByRole('heading', { level: 2 }), title).toHaveText(/^[\d,]+ Match/);
  // A chosen make adds a link that removes it.
  if (title === 'Make, Model & Trim') await details.getByRole('link', { name: /^Remove / }).click();
  else await act(back, true);
  await expect.poll(() => address(page), { message: title, intervals }).toBe(before);
}

for (const [width, first, second] of [
  [1440, pointer, keyboard],
  [390, keyboard, pointer],
] as const) {
  test(`R22 R24 R28 every section is opened, used and undone by ${first === pointer ? 'pointer, then keyboard' : 'keyboard, then pointer'} at ${width} px, and named for screen readers`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const used = new Set<string>();
    for (const [brand, only] of [['research'], ['certified', ['Money Back Guarantee']]] as const) {
      await page.goto(`${brandSite(brand)}${start}`);
      await alive(page, 'filters', 'results');
      if (width < 900) await openDrawer(page);
      for (const title of only ?? (await titles(page)))
        await test.step(title, async () => {
          await use(page, title, first, second);
          used.add(title);
        });
      if (brand !== 'research') continue;
      // The last search may start only now.
      await atRest(page);
      await address(page);
      // At the top nothing lies beneath the row that stays there: axe takes what it covers in passing for a target that is too small.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await violations(page)).toEqual([]);
    }
    expect([...used].sort()).toEqual(Object.keys(controls).sort());
  });
}

test('R22 R26 every brand has a page with each of its sections in its order, all of them open', async ({ request }) => {
  for (const { id, sections } of brands) {
    // Only browsers resolve the host name of a brand.
    const html = await (
      await request.get(`${form}?${styles}`, { headers: { host: new URL(brandSite(id)).host } })
    ).text();
    const shown = [...html.matchAll(/<details id="([a-z-]+)"[^>]* open=""/g)].map(([, name]) => name ?? '');
    expect(shown, id).toEqual(sections.filter((name) => shown.includes(name)));
    // Except sections without options.
    expect(shown.length, id).toBeGreaterThanOrEqual(sections.length - 2);
  }
});

test('R22 without script every section is part of one form, which sends all its choices', async ({ plain }) => {
  await plain.goto(`${form}?${query}`);
  const asked: [name: string, value: string][] = [];
  for (const title of await titles(plain)) {
    const details = await section(plain, title);
    const control = controls[title]!;
    const target = await controlOf(details, control);
    if (control === 'box') await target.check();
    else if ('list' in control) await target.selectOption({ index: 1 });
    else await target.fill(control.typed);
    asked.push(await target.evaluate((field: HTMLInputElement): [string, string] => [field.name, field.value]));
  }
  await sendFilters(plain);
  await expect(plain).toHaveURL(/\/cars-for-sale\/(all|new|used|certified)/);
  const sent = await filters(plain).evaluate((panel, wanted) => {
    const data = new FormData(panel.querySelector<HTMLFormElement>('form:has(details)')!);
    return wanted.filter(
      ([name, value]) =>
        !data
          .getAll(name)
          .some((each) => String(each).replace(/\D/g, '') === value.replace(/\D/g, '') || each === value),
    );
  }, asked);
  // The panel of the resulting search shows every choice.
  expect(sent).toEqual([]);
});
