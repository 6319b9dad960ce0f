import { fixtureBrand, type RenderedFragment, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, render, within } from '@testing-library/react';
import fragment from './index';

const show = (state = {}): RenderedFragment =>
  renderFragment(fragment, { view: { state, brand: fixtureBrand({ name: 'Proven', defaultListingType: undefined }) } });
const details = (queries: RenderedFragment) => within(queries.container.querySelector<HTMLElement>('[popover]')!);

test('says what the programme promises', () => {
  const text = show().getByRole('region', { name: 'What Proven stands for' }).textContent;
  for (const part of ['172-point', 'Six years', '80,000 miles', '14 days', '1,000 miles']) expect(text).toContain(part);
});

test('includes certified vehicles, with script and without', () => {
  const queries = show({ zip: '60610' });
  const [link] = queries.getAllByRole('link', { name: 'Include Certified Vehicles' });
  expect(link?.getAttribute('href')).toBe('/cars-for-sale/certified?zip=60610');
  fireEvent.click(link!);
  expect(queries.dispatched).toEqual([{ type: 'toggle', param: 'listingType', value: 'CERTIFIED', on: true }]);
});

test('says so where they are included', () => {
  const queries = show({ listingType: ['USED', 'CERTIFIED'] });
  expect(queries.queryByText('Include Certified Vehicles')).toBeNull();
  expect(queries.getAllByText('Certified vehicles are included')).toHaveLength(2);
});

test('the details are a native popover that opens and cancels without script', () => {
  const queries = show();
  const panel = queries.container.querySelector('[popover]');
  expect(panel?.getAttribute('role')).toBe('dialog');
  const button = (name: string, within = queries as Pick<RenderedFragment, 'getByText'>) =>
    within.getByText(name).closest('button');
  expect(button('Program details')?.getAttribute('popovertarget')).toBe(panel?.id);
  expect(button('Cancel', details(queries))?.getAttribute('popovertarget')).toBe(panel?.id);
  expect(button('Cancel', details(queries))?.getAttribute('popovertargetaction')).toBe('hide');
});

test('taking certified vehicles in the details closes them', () => {
  const queries = show();
  const panel = queries.container.querySelector('[popover]') as HTMLElement;
  panel.hidePopover = jest.fn();
  fireEvent.click(details(queries).getByText('Include Certified Vehicles'));
  expect(panel.hidePopover).toHaveBeenCalledTimes(1);
  expect(queries.dispatched).toHaveLength(1);
});

test('breaks no rule of access or style', async () => {
  const queries = show();
  expect(queries.html).not.toContain(' style=');
  expect(await violations(queries.container)).toEqual([]);
});

test('the fallback is room without words', () => {
  expect(render(<fragment.Fallback />).container.textContent).toBe('');
});
