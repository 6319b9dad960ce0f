import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import { resultsBefore } from './back-link';
import fragment from './index';

const show = () => renderFragment(fragment, { view: vehicleView() });
const back = (queries: ReturnType<typeof show>) => queries.getByRole('link', { name: 'Back to results' });

afterEach(() => {
  jest.restoreAllMocks();
});

test('without a search before it, the link back leads to make and model', () => {
  expect(back(show()).getAttribute('href')).toBe('/cars-for-sale/all/toyota/camry');
});

test('R74 a visitor from the results goes back to the same page', () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/cars-for-sale/all/toyota?maxPrice=20000`);
  jest.spyOn(history, 'length', 'get').mockReturnValue(2);
  const goBack = jest.spyOn(history, 'back').mockImplementation(() => {});
  const link = back(show());
  expect(link.getAttribute('href')).toBe('/cars-for-sale/all/toyota?maxPrice=20000');
  // Prevents the browser's own navigation, which is not under test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(goBack).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(goBack).toHaveBeenCalledTimes(1);
});

test.each([
  ['https://site.example/cars-for-sale/used/ford?zip=60601', '/cars-for-sale/used/ford?zip=60601'],
  ['https://site.example/cars-for-sale/all', '/cars-for-sale/all'],
  ['https://site.example/cars-for-sale/vehicle/1/ford/focus', null],
  ['https://site.example/cars-for-sale/allx', null],
  ['https://elsewhere.example/cars-for-sale/all', null],
  ['javascript:alert(1)', null],
  ['', null],
])('R13 from %s the way back is %s', (referrer, path) => {
  expect(resultsBefore(referrer, 'https://site.example')).toBe(path);
});

test('the trail ends with the vehicle', () => {
  const queries = show();
  expect(queries.getByRole('navigation', { name: 'Breadcrumb' }).querySelector('[aria-current]')?.textContent).toBe(
    'Used 2021 Toyota Camry SE',
  );
});

const found = (ids: string[], at = '4', back = '/cars-for-sale/all/toyota?maxPrice=20000') => {
  const view = vehicleView();
  const listings = ids.map((id) => ({ id, title: `Car ${id} w/ Sunroof`, vdpBaseUrl: `/v/${id}` }));
  return renderFragment(fragment, {
    view: { ...view, params: { ...view.params, back, at }, data: { ...view.data, besides: { listings } } },
  });
};
const here = () => vehicleView().params?.id ?? '';

test('the vehicles before and after it in the search that it was found in are a link away, and the search is', () => {
  const queries = found(['before', here(), 'after']);
  const ways = within(queries.getByRole('navigation', { name: 'Vehicles of this search' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    [
      'Previous: Car before',
      '/v/before?clickType=listing&listingId=before&refUrl=%2Fcars-for-sale%2Fall%2Ftoyota%3FmaxPrice%3D20000&at=3',
    ],
    [
      'Next: Car after',
      '/v/after?clickType=listing&listingId=after&refUrl=%2Fcars-for-sale%2Fall%2Ftoyota%3FmaxPrice%3D20000&at=5',
    ],
  ]);
  expect(back(queries).getAttribute('href')).toBe('/cars-for-sale/all/toyota?maxPrice=20000');
});

test('the first result has no previous one; a vehicle that is at another position by now has neither link', () => {
  expect(found([here(), 'after'], '0').queryByRole('link', { name: /^Previous/ })).toBeNull();
  const moved = found(['a', 'b', 'c']);
  expect(moved.queryByRole('navigation', { name: 'Vehicles of this search' })).toBeNull();
});

test('R73 has no accessibility violations', async () => {
  expect(await violations(show().container)).toEqual([]);
  expect(await violations(found(['before', here(), 'after']).container)).toEqual([]);
});
