import { fixtureBrand } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import { heading, showHero as show } from '../../testing/results-view';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('R35 a suggested filter is a link beside the chips, and an intent; its focus moves on', () => {
  const queries = show({
    suggestedFilters: [
      { name: 'driveGroup', label: 'AWD/4WD', codes: ['AWD4WD'], count: 1204 },
      { name: 'makeCode', label: 'Honda', codes: ['HONDA'], count: 9 },
    ],
    strongAttributesFilters: [
      {
        ...{ name: 'makeCode', label: 'Make' },
        options: ['TOYOTA', 'HONDA'].map((value) => ({ label: value.toLowerCase(), value, count: 4 })),
      },
    ],
  });
  const names = (label: string) =>
    [...queries.getByLabelText(label).querySelectorAll('a')].map((each) => each.textContent);
  expect(names('Narrow by make')).toEqual(['toyota 4', 'honda 4']);
  // No option of a facet that is asked about is suggested a second time.
  expect(names('Suggested filters')).toEqual(['AWD/4WD 1,204']);
  const link = queries.getByRole('link', { name: 'AWD/4WD 1,204' });
  expect(link.getAttribute('href')).toBe('/cars-for-sale/all?driveGroup=AWD4WD&zip=60610');
  fireEvent.click(link);
  expect(queries.dispatched).toEqual([{ type: 'toggle', param: 'driveGroup', value: 'AWD4WD', on: true }]);
  expect(document.activeElement?.tagName).toBe('H1');
});

describe('filter chips', () => {
  const state = { zip: '60610', makeCode: ['TOYOTA', 'HONDA'], maxPrice: 20000 };
  const brand = fixtureBrand({ defaultListingType: undefined });

  test('R7 the brand’s condition is a chip, and so is its removal; nothing else is left to clear', () => {
    const chips = within(show({}, { state: { zip: '60610' } }).getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Remove Used', '/cars-for-sale/all?listingType=off&zip=60610'],
    ]);
  });

  test('each is a link to the search without it, and "Clear all" keeps the location', () => {
    const chips = within(show({}, { state, brand }).getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Remove Toyota',
      'Remove Honda',
      'Remove Under $20,000',
      'Clear all',
    ]);
    expect(chips.getByRole('link', { name: 'Remove Toyota' }).getAttribute('href')).toBe(
      '/cars-for-sale/all/honda?maxPrice=20000&zip=60610',
    );
    expect(chips.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/cars-for-sale/all?zip=60610');
  });

  test('a removed chip passes the focus on, the last one to the heading', () => {
    const queries = show({}, { state, brand });
    const remove = (name: string) => fireEvent.click(queries.getByRole('link', { name: `Remove ${name}` }));
    remove('Honda');
    expect(queries.dispatched).toHaveLength(1);
    queries.setView({ state: { zip: '60610', makeCode: ['TOYOTA'], maxPrice: 20000 } });
    expect(document.activeElement?.textContent).toBe('Remove Under $20,000');
    remove('Toyota');
    queries.setView({ state: { zip: '60610', maxPrice: 20000 } });
    expect(document.activeElement?.textContent).toBe('Remove Under $20,000');
    fireEvent.click(queries.getByRole('link', { name: 'Clear all' }));
    queries.setView({ state: { zip: '60610' } });
    expect(document.activeElement).toBe(heading(queries, 1));
  });

  test('another fragment’s change does not move the focus', () => {
    const queries = show({}, { state, brand });
    queries.setView({ state: { zip: '60610' } });
    expect(document.activeElement).toBe(document.body);
    expect(queries.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });
});
