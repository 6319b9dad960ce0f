import { fixtureReference } from '@forecourt/search-kit/testing';
import { sectionNames } from '@forecourt/search-state';
import { brand, listing, section, sent, showAll } from '../filters/testing';

const styles = { vehicleStyleCode: ['SEDAN', 'SUVCROSS', 'VANMV'] };

test('every section of the brand is there in its order, open, and can be linked to', () => {
  const { container } = showAll(styles);
  const sections = [...container.querySelectorAll<HTMLDetailsElement>('details[id]')];
  expect(sections.map(({ id }) => id)).toEqual(sectionNames);
  expect(sections.every(({ open }) => open)).toBe(true);
  expect(container.querySelectorAll('a[href*="/cars-for-sale/filters"]')).toHaveLength(0);
});

test('what few shoppers use is open there, too', () => {
  const { container, getByLabelText } = showAll({ makeCode: ['TOYOTA'] });
  getByLabelText('Monthly Payment');
  expect(section(container, 'Packages').querySelectorAll('input')).toHaveLength(
    fixtureReference.facets.packages?.length ?? Number.NaN,
  );
});

test('it says whose filters they are, sorts, clears, and leads to the results', () => {
  const { getByRole, getByText, getByLabelText } = showAll({ maxPrice: 9000 });
  getByRole('heading', { level: 1, name: 'Filters' });
  getByText(/Under \$9,000: 1,284 matches, 1 filter/);
  expect(getByLabelText<HTMLSelectElement>('Sort By:').value).toBe('derivedpriceDESC');
  expect(getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/cars-for-sale/all');
  expect(getByRole('button', { name: 'See Results' }).getAttribute('type')).toBe('submit');
});

test('a choice that the answer does not list is sent on', () => {
  const state = { extColorSimple: ['RED'], vehicleType: ['TOW_TRUCK'] };
  const { container } = showAll(state, { brand: brand(), ...listing({ filters: {} }) });
  expect(sent(container)).toEqual(state);
});
