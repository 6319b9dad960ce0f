import { fixtureBrand, type RenderOptions, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import { details, withProgramme } from '../../program/testing';
import fragment from './index';

const show = (options: RenderOptions = {}) =>
  renderFragment(fragment, {
    ...options,
    view: {
      state: { zip: '60610' },
      brand: fixtureBrand({ name: 'Proven', defaultListingType: undefined }),
      ...withProgramme,
      ...options.view,
    },
  });

describe.each([true, false])('over a page: %s', (overlay) => {
  test('shows every promise in full under its title', () => {
    const queries = show({ overlay });
    queries.getByRole('heading', { name: 'The Proven program', level: 2 });
    for (const { title, whole } of details) {
      queries.getByRole('heading', { name: title });
      queries.getByText(whole);
    }
  });

  test('includes certified vehicles, with script and without', () => {
    const queries = show({ overlay });
    const link = queries.getByRole('link', { name: 'Include Certified Vehicles' });
    expect(link.getAttribute('href')).toBe('/cars-for-sale/certified?zip=60610');
    fireEvent.click(link);
    expect(queries.dispatched).toEqual([{ type: 'toggle', param: 'listingType', value: 'CERTIFIED', on: true }]);
    expect(queries.closed).toEqual(overlay ? ['done'] : []);
  });

  test('has no accessibility violations and no style attributes', async () => {
    const queries = show({ overlay });
    expect(queries.html).not.toContain(' style=');
    expect(await violations(queries.container)).toEqual([]);
  });
});

test('"Cancel" closes it', () => {
  const queries = show({ overlay: true });
  fireEvent.click(queries.getByRole('button', { name: 'Cancel' }));
  expect(queries.closed).toEqual(['close-press']);
});

test('"Cancel" leads back to the search from its page', () => {
  expect(show().getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/cars-for-sale/all?zip=60610');
});

test('R72 without an answer it shows a message, and certified vehicles can still be included', () => {
  const queries = show({ view: { data: {} } });
  queries.getByText('The details of the program are not available right now.');
  queries.getByRole('link', { name: 'Include Certified Vehicles' });
});
