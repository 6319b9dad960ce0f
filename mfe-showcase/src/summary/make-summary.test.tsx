import { fixtureBrand, fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from '../fragments/model-editorial';

const option = (value: string, label: string, count: number) => ({ value, label, count });
const listing = fixtureListings({
  totalResultCount: 1284,
  filters: {
    modelCode: [
      option('COROLLA|TOYOTA', 'Corolla', 300),
      option('CAMRY|TOYOTA', 'Camry', 984),
      option('X|TOYOTA', 'X', 0),
    ],
  },
  stats: { derivedprice: { min: 4_995, max: 61_000 }, year: { min: 1998, max: 2026 }, mileage: null },
});
const show = (state: object, data: object = { listing }) => renderFragment(fragment, { view: { state, data } });

test('R16 a search for one make is summed up from its own answer, and leads to the pages of its models', async () => {
  const queries = show({ makeCode: ['TOYOTA'], zip: '60601' });
  queries.getByRole('heading', { level: 2, name: 'About Toyota' });
  queries.getByText(
    '1,284 cars by Toyota fit this search, at prices from $4,995 to $61,000, of model years 1998 to 2026. They are of 2 models.',
  );
  const links = queries.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links[0]).toEqual(['Toyota Camry (984)', '/cars-for-sale/models/toyota/camry']);
  expect(await violations(queries.container)).toEqual([]);
});

test('R16 every search of a brand of one make is for that make', () => {
  const queries = renderFragment(fragment, {
    view: { brand: fixtureBrand({ makeCode: 'TOYOTA' }), state: { zip: '60601' }, data: { listing } },
  });
  queries.getByRole('heading', { level: 2, name: 'About Toyota' });
});

test('what is unknown is left out, and one is one', () => {
  const one = fixtureListings({
    ...{ totalResultCount: 1, filters: {} },
    stats: { derivedprice: null, year: { min: 2021, max: 2021 }, mileage: null },
  });
  show({ makeCode: ['TOYOTA'] }, { listing: one }).getByText('One Toyota fits this search, of model year 2021.');
});

test.each([
  ['of several makes', { makeCode: ['TOYOTA', 'FORD'] }, { listing }],
  ['of a model', { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] }, { listing }],
  ['with another filter', { makeCode: ['TOYOTA'], maxPrice: 20_000 }, { listing }],
  ['on a further page', { makeCode: ['TOYOTA'], firstRecord: 30 }, { listing }],
  ['of no make', {}, { listing }],
  ['without results', { makeCode: ['TOYOTA'] }, { listing: fixtureListings({ totalResultCount: 0 }) }],
  ['without an answer', { makeCode: ['TOYOTA'] }, {}],
])('R16 a search %s has no summary', (_name, state, data) => {
  expect(show(state, data).html).toBe('');
});
