import { vehicleView } from '@forecourt/listing-kit/testing';
import { fixtureBrand, fixtureFlags, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import fragment from './index';

const similar = vehicleView().data?.similar;
const show = (data = { similar }) => renderFragment(fragment, { view: { ...vehicleView(), data } });

test('lists others of the make and model, and links to all of them', () => {
  const queries = show();
  queries.getByRole('region', { name: 'Similar vehicles' });
  expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const all = queries.getByRole('link', { name: 'All Used Toyota Camry for Sale' });
  expect(all.getAttribute('href')).toBe('/cars-for-sale/all/toyota/camry');
});

test('a click is measured as one on a similar vehicle, not on a sponsored one', () => {
  const queries = show();
  expect(queries.queryByText('Sponsored')).toBeNull();
  const [first] = queries.getAllByRole('heading', { level: 3 });
  const link = first && within(first).getByRole('link');
  if (link === undefined) throw new Error('There is nothing to click.');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(queries.events).toEqual([
    expect.objectContaining({
      type: 'click',
      detail: expect.objectContaining({ placement: 'similar', id: 'listing-7', position: 0, sponsored: false }),
    }),
  ]);
});

test('R57 none of their pictures is fetched before it is near', () => {
  const pictures = [...show().container.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy']);
});

test('payments are shown where the brand has them', () => {
  const on = show();
  expect(on.getAllByText(/^Est\. /)).toHaveLength(3);
  const brand = fixtureBrand({ flags: fixtureFlags({ payments: false }) });
  const off = renderFragment(fragment, { view: { ...vehicleView(), brand } });
  expect(off.queryByText(/^Est\. /)).toBeNull();
});

test.each([
  ['there is none', { similar: { listings: [], owners: [] } }],
  ['they could not be had (R72)', { similar: undefined }],
])('is empty if %s', (_name, data) => {
  expect(show(data).container.textContent).toBe('');
});

test('R73 has no accessibility violations', async () => {
  expect(await violations(show().container)).toEqual([]);
});
