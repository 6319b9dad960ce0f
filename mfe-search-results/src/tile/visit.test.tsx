import { fixtureListing } from '@forecourt/listing/testing';
import { fixtureListings, type RenderedFragment, renderFragment } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import results from '../fragments/results';

const now = Date.UTC(2026, 10, 22, 12);
const hour = 3_600_000;
const listings = [
  fixtureListing({ id: 'old', title: 'Old', listedAt: now - 100 * hour }),
  fixtureListing({ id: 'fresh', title: 'Fresh', listedAt: now - hour }),
];
const show = (): RenderedFragment =>
  renderFragment(results, { view: { data: { listing: fixtureListings({ listings, totalResultCount: 2 }) } } });
const marks = (queries: RenderedFragment) =>
  ['Old', 'Fresh'].map(
    (name) => queries.getByRole('link', { name }).closest('li')?.querySelector('.flag')?.textContent,
  );
/** Opens a link in another tab. */
const open = (queries: RenderedFragment, name: string) => {
  const link = queries.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

test('on the first visit nothing is marked', () => {
  expect(marks(show())).toEqual([undefined, undefined]);
});

test('listings since the previous visit are new, for as long as this visit lasts', () => {
  jest.setSystemTime(now - 30 * hour);
  show().unmount();
  jest.setSystemTime(now);
  const marked = [undefined, 'New since your last visit'];
  const first = show();
  expect(marks(first)).toEqual(marked);
  first.unmount();
  jest.setSystemTime(now + 60_000);
  expect(marks(show())).toEqual(marked);
});

test('an opened listing is labelled as viewed, in another tab, too; the server does not know it', () => {
  const queries = show();
  open(queries, 'Old');
  expect(marks(queries)).toEqual(['Viewed', undefined]);
  queries.unmount();
  const later = show();
  expect(marks(later)).toEqual(['Viewed', undefined]);
  expect(later.html).not.toContain('Viewed');
});

test('a browser that refuses its storage only forgets', () => {
  const refused = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const queries = show();
  open(queries, 'Old');
  expect(marks(queries)).toEqual(['Viewed', undefined]);
  refused.mockRestore();
});
