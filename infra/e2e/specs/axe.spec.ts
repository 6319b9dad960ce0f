/**
 * Pages whose own specs do not examine them for accessibility: each on two brands, once wide and once as on a phone. With the states that
 * other specs examine (search, vehicle, purchase, comparison, panel, overlays, account, gallery; light and dark) they are more than sixty.
 */
import { brandIds } from '@forecourt/brands';
import { brandSite } from '../ports';
import { violations } from './accessibility';
import { resize } from './results-page';
import { expect, test } from './watched-page';

const pages = [
  { name: 'a search without results', path: '/cars-for-sale/all?maxPrice=1&keyword=qwzxv' },
  { name: 'a search near a place with chips', path: '/cars-for-sale/all?zip=60601&searchRadius=50&maxPrice=30000' },
  { name: 'a model with its reference', path: '/cars-for-sale/all/hyundai/tucson?zip=60601' },
  { name: 'all filters', path: '/cars-for-sale/filters?vehicleStyleCode=SUVCROSS' },
  { name: 'saved cars', path: '/account/favourites' },
  { name: 'saved searches', path: '/account/saved-searches' },
  { name: 'deals', path: '/account/deals' },
  { name: 'stored data', path: '/account/privacy' },
  { name: 'a comparison without vehicles', path: '/cars-for-sale/compare' },
  { name: 'an article', path: '/about' },
  { name: 'an unknown page', path: '/cars-for-sale/nowhere' },
  { name: 'a link that is spent', path: `/account/deal?token=${'A'.repeat(43)}` },
] as const;
const widths = [1440, 390] as const;

test.use({ allowedComplaints: [/404 \(Not Found\)/] });

for (const [index, brand] of brandIds.entries()) {
  test(`${brand}: axe finds nothing on pages that are seldom looked at, and nothing scrolls sideways`, async ({
    page,
  }) => {
    const states = pages.flatMap((each, at) =>
      widths.flatMap((width, turn) => ((at + turn) % brandIds.length === index ? [{ ...each, width }] : [])),
    );
    expect(states.length).toBeGreaterThan(4);
    for (const { name, path, width } of states) {
      await resize(page, width);
      await page.goto(brandSite(brand) + path);
      expect([name, width, await violations(page)]).toEqual([name, width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
