import type { PageView } from '@forecourt/contracts';
import { fixtureOwners, listingAt } from '@forecourt/listing/testing';
import { fixtureListings, type RenderedFragment, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import fragment from './index';

const owners = [...fixtureOwners];
const some = (count: number) => Array.from({ length: count }, (_, index) => listingAt(index + 10));
interface Numbers {
  found: number;
  farther: number;
  alike?: number;
}
const show = ({ found, farther, alike = 6 }: Numbers, view: Partial<PageView> = {}): RenderedFragment => {
  const data = {
    listing: fixtureListings({ listings: [], totalResultCount: found }),
    supplemental: { listings: some(Math.min(farther, 4)), owners, totalResultCount: farther },
    alike: { listings: some(alike), owners },
  };
  return renderFragment(fragment, { view: { state: { zip: '60610' }, data, ...view } });
};
const headings = (queries: RenderedFragment) =>
  queries.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each<[Numbers, string[]]>([
  [{ found: 0, farther: 0 }, ['Similar vehicles']],
  [{ found: 20, farther: 5 }, ['More, farther away', 'Similar vehicles']],
  [{ found: 20, farther: 6 }, ['More, farther away']],
  [{ found: 25, farther: 0 }, ['Similar vehicles']],
  [{ found: 26, farther: 0 }, []],
  [{ found: 3, farther: 0, alike: 0 }, []],
])('R51 %j shows %j', (numbers, titles) => {
  expect(headings(show(numbers))).toEqual(titles);
});

test.each<[string, Partial<PageView>]>([
  ['without a place and without criteria', { state: {} }],
  ['at any distance', { state: { zip: '60610', searchRadius: 0 } }],
  ['while a search is under way', { status: 'loading' }],
])('R51 is empty %s', (_name, view) => {
  expect(show({ found: 2, farther: 3 }, view).container.innerHTML).toBe('');
});

test('links to everything beyond the radius', () => {
  const queries = show({ found: 2, farther: 41 });
  const link = queries.getByRole('link', { name: 'All 43 at any distance' });
  expect(link.getAttribute('href')).toBe('/cars-for-sale/all?zip=60610&searchRadius=0');
  fireEvent.click(link);
  expect(queries.dispatched).toEqual([{ type: 'location', searchRadius: 0 }]);
});

test('R72 a late or failed source is left out', () => {
  const listing = fixtureListings({ listings: [], totalResultCount: 0 });
  expect(renderFragment(fragment, { view: { state: { zip: '60610' }, data: { listing } } }).html).toBe('');
});

test('breaks no accessibility rule', async () => {
  expect(await violations(show({ found: 1, farther: 3 }).container)).toEqual([]);
});
