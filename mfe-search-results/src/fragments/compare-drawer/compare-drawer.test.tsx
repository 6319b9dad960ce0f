import { compared, toggleCompared } from '@forecourt/device';
import { fixtureBrand, fixtureFlags, renderFragment, violations } from '@forecourt/search-kit/testing';
import { dockedHeight } from '@forecourt/ui';
import { act, fireEvent, waitFor } from '@testing-library/react';
import fragment from './index';

beforeEach(() => compared.change(() => []));
const show = (compare = true) =>
  renderFragment(fragment, { view: { brand: fixtureBrand({ flags: fixtureFlags({ compare }) }) } });
const add = (id: string) => act(() => toggleCompared({ id, title: `Used 2021 Toyota Camry ${id}` }));

test('is there while something is compared, and links to the page of just these vehicles', async () => {
  const queries = show();
  expect(queries.container.textContent).toBe('');
  add('a');
  add('b');
  queries.getByRole('region', { name: 'Compare (2 of 5)' });
  const now = () => queries.getByRole('link', { name: 'Compare now' }).getAttribute('href');
  expect(now()).toBe('/cars-for-sale/compare?ids=a,b');
  expect(await violations(queries.container)).toEqual([]);
  fireEvent.click(queries.getByRole('button', { name: 'Take Used 2021 Toyota Camry a away' }));
  expect(now()).toBe('/cars-for-sale/compare?ids=b');
  fireEvent.click(queries.getByRole('button', { name: 'Clear all' }));
  expect(queries.container.textContent).toBe('');
});

test('it can be collapsed, and opens when a vehicle is added', () => {
  const queries = show();
  add('a');
  fireEvent.click(queries.getByRole('button', { name: 'Hide the vehicles' }));
  expect(queries.queryByText('Used 2021 Toyota Camry a')).toBeNull();
  add('b');
  queries.getByText('Used 2021 Toyota Camry a');
});

test('compared vehicles are there after a reload', () => {
  add('a');
  show().getByRole('region', { name: 'Compare (1 of 5)' });
});

test('floating elements stay above it once it is visible', async () => {
  const queries = show();
  add('a');
  await waitFor(() => expect(dockedHeight()).toBe('0px'));
  fireEvent.click(queries.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(dockedHeight()).toBe(''));
  add('b');
  await waitFor(() => expect(dockedHeight()).toBe('0px'));
  queries.unmount();
  expect(dockedHeight()).toBe('');
});

test('a brand that compares nothing has none', () => {
  add('a');
  expect(show(false).container.textContent).toBe('');
});
