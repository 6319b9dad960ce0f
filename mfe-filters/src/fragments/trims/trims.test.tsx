import { fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import fragment from './index';

const option = (value: string, label: string, count: number) => ({ value, label, count });
const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|SE'] };
const listing = () => {
  const answer = fixtureListings();
  const trimCode = [option('CAMRY|XSE', 'XSE', 0), option('CAMRY|LE', 'LE', 12), option('CAMRY|SE', 'SE', 4)];
  return { ...answer, filters: { ...answer.filters, trimCode } };
};
const trims = {
  links: [
    { trimCode: 'CAMRY|LE', count: 2000, price: { min: 8900, max: 31_000 } },
    { trimCode: 'CAMRY|SE', count: 1, price: { min: 20_000, max: 20_000 } },
    { trimCode: 'CAMRY|XSE', count: 3, price: null },
  ],
};
const show = (data: object, { model = 'CAMRY|TOYOTA' as string | number, overlay = true } = {}) =>
  renderFragment(fragment, { overlay, slot: { model }, view: { state: camry, data } });
const rows = (queries: ReturnType<typeof show>) =>
  queries.getAllByRole('listitem').map((row) => [...row.children].map(({ textContent }) => textContent));

test.each([true, false])(
  'R24 lists each trim with its number and prices, those without a vehicle last; over a page: %s',
  async (overlay) => {
    const queries = show({ listing: listing(), trims }, { overlay });
    queries.getByRole('heading', { name: 'Camry trims', level: 2 });
    expect(rows(queries)).toEqual([
      ['LE', '12 in your search', '2,000 for sale, $8,900 to $31,000'],
      ['SE', 'chosen', '1 for sale, $20,000'],
      ['XSE', 'none in your search', '3 for sale'],
    ]);
    expect(queries.getAllByRole('link', { name: /^(LE|SE|XSE)$/ }).map(({ textContent }) => textContent)).toEqual([
      'LE',
    ]);
    expect(await violations(queries.container)).toEqual([]);
    const link = queries.getByRole('link', { name: 'LE' });
    expect(link.getAttribute('href')).toContain('trimCode=CAMRY%7CSE,CAMRY%7CLE');
    fireEvent.click(link);
    expect(queries.dispatched).toEqual([{ type: 'toggle', param: 'trimCode', value: 'CAMRY|LE', on: true }]);
    expect(queries.closed).toEqual(overlay ? ['done'] : []);
  },
);

test('R72 trims can be chosen without the source of their prices', () => {
  expect(rows(show({ listing: listing() }))[0]).toEqual(['LE', '12 in your search', '']);
});

test.each(['NOTHING|FORD', '', 7])(
  'for a model that is not searched (%j) a message says that there is nothing',
  (model) => {
    show({ listing: listing(), trims }, { model }).getByText('Trims of this model are not available right now.');
  },
);
