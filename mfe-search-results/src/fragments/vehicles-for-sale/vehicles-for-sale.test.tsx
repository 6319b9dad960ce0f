import { listingAt } from '@forecourt/listing/testing';
import { fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import fragment from './index';

const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
const listing = fixtureListings({ listings: Array.from({ length: 20 }, (_, index) => listingAt(index)) });
const show = (data: object = { listing }) => renderFragment(fragment, { view: { state: camry, data } });

test('shows the first twelve vehicles of the search, and links to all of them', async () => {
  const queries = show();
  queries.getByRole('region', { name: 'For sale' });
  expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  const all = queries.getByRole('link', { name: /^All .*Toyota Camry for Sale$/ });
  expect(all.getAttribute('href')).toBe('/cars-for-sale/all/toyota/camry');
  expect(await violations(queries.container)).toEqual([]);
});

test('R53 a click is measured as one on a result in its regular place', () => {
  const queries = show();
  const link = within(queries.getAllByRole('heading', { level: 3 })[0]!).getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(queries.events).toEqual([
    expect.objectContaining({
      detail: expect.objectContaining({ placement: 'organic', position: 0, sponsored: false }),
    }),
  ]);
});

test('R72 is empty without vehicles', () => {
  expect(show({}).container.textContent).toBe('');
});
