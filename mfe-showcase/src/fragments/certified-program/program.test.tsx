import { fixtureBrand, type RenderedFragment, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, render } from '@testing-library/react';
import { withProgramme } from '../../program/testing';
import fragment from './index';

const brand = fixtureBrand({ name: 'Proven', defaultListingType: undefined });
const show = (state = {}): RenderedFragment => renderFragment(fragment, { view: { state, brand, ...withProgramme } });

test('shows the programme’s promises', () => {
  const text = show().getByRole('region', { name: 'What Proven stands for' }).textContent;
  for (const part of ['172-point', 'Six years', '80,000 miles', '14 days', '1,000 miles']) expect(text).toContain(part);
});

test('includes certified vehicles, with script and without', () => {
  const queries = show({ zip: '60610' });
  const link = queries.getByRole('link', { name: 'Include Certified Vehicles' });
  expect(link.getAttribute('href')).toBe('/cars-for-sale/certified?zip=60610');
  fireEvent.click(link);
  expect(queries.dispatched).toEqual([{ type: 'toggle', param: 'listingType', value: 'CERTIFIED', on: true }]);
});

test('says whether certified vehicles are included', () => {
  const queries = show({ listingType: ['USED', 'CERTIFIED'] });
  expect(queries.queryByText('Include Certified Vehicles')).toBeNull();
  queries.getByText('Certified vehicles are included');
});

test('the details are an overlay; without script, a page', () => {
  const queries = show({ zip: '60610' });
  const link = queries.getByRole('link', { name: 'Program details' });
  expect(link.getAttribute('href')).toBe(
    `/cars-for-sale/overlay/mfe-showcase/program-details?${new URLSearchParams({ from: '/cars-for-sale/all?zip=60610' })}`,
  );
  fireEvent.click(link);
  expect(queries.overlays).toEqual([{ name: 'mfe-showcase/program-details', props: {} }]);
});

test('has no accessibility violations and no style attributes', async () => {
  const queries = show();
  expect(queries.html).not.toContain(' style=');
  expect(await violations(queries.container)).toEqual([]);
});

test('R72 without an answer it is empty and reserves no space; if it was shown before, its space stays', () => {
  const queries = renderFragment(fragment, { view: { brand, data: {} } });
  expect(queries.html).toBe('');
  const before = show();
  before.setView({ data: {} });
  expect(before.container.textContent).toBe('');
  expect(before.container.innerHTML).toBe(renderFragment({ ...fragment, Component: fragment.Fallback }).html);
});

test('the fallback is reserved space without text', () => {
  expect(render(<fragment.Fallback />).container.textContent).toBe('');
});
