import type { Listing, Owner } from '@forecourt/listing';
import { fixtureBrand, fixtureFlags, renderFragment, violations } from '@forecourt/search-kit/testing';
import { within } from '@testing-library/react';
import { vehicleView } from '../../testing/vehicle-view';
import fragment from './index';

const show = (listing: Partial<Listing> = {}, owner: Partial<Owner> = {}, params: Record<string, string> = {}) => {
  const view = vehicleView(listing, owner);
  return renderFragment(fragment, { view: { ...view, params: { ...view.params, ...params } } });
};
const payments = { monthly: 321, months: 60, apr: 9.4, down: 1_840 };
const rowsOf = (section: HTMLElement) =>
  [...section.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('R31 the page is headed by the title, cut at its first " w/"', () => {
  const heading = show({ title: 'Used 2021 Toyota Camry SE w/ Convenience Package' }).getByRole('heading', {
    level: 1,
  });
  expect(heading.textContent).toBe('Used 2021 Toyota Camry SE');
});

describe('price', () => {
  const details = (pricingDetail: Listing['pricingDetail']) => {
    const queries = show({ pricingDetail });
    return rowsOf(queries.container.querySelector('#pricingDetails') ?? queries.container);
  };

  test('R31 an incentive is the price, and says what it was made of', () => {
    const pricingDetail = { incentive: 17_000, salePrice: 18_000, msrp: 20_000 };
    expect(show({ pricingDetail }).container.textContent).toContain('$17,000');
    expect(details(pricingDetail)).toEqual([
      ['MSRP', '$20,000'],
      ['Sale price', '$18,000'],
      ['Price with incentives', '$17,000'],
    ]);
  });

  test.each([
    [
      'a sale price below MSRP',
      { salePrice: 18_000, msrp: 20_000 },
      [
        ['MSRP', '$20,000'],
        ['Price', '$18,000'],
      ],
    ],
    [
      'a price of 0',
      { salePrice: 0, msrp: 20_000 },
      [
        ['MSRP', '$20,000'],
        ['Price', '$0'],
      ],
    ],
    ['one price', { msrp: 20_000 }, []],
    ['no price', {}, []],
  ])('R31 the story of %s', (_name, pricingDetail, rows) => {
    expect(details(pricingDetail)).toEqual(rows);
  });

  test('R31 a vehicle without a price says where it is to be had', () => {
    show({ pricingDetail: {} }).getByText('Contact the seller for the price');
  });

  test.each([
    ['Great', 'Great Price'],
    ['Good', 'Good Price'],
  ] as const)('a %s deal says so', (dealIndicator, text) => {
    show({ pricingDetail: { salePrice: 1, dealIndicator } }).getByText(text);
  });
});

describe('the estimated payment', () => {
  const block = (flags: Parameters<typeof fixtureFlags>[0] = {}) => {
    const brand = fixtureBrand({ flags: fixtureFlags(flags) });
    const view = vehicleView({ pricingDetail: { salePrice: 18_400, payments } });
    return renderFragment(fragment, { view: { ...view, brand } }).container.querySelector<HTMLElement>(
      '#pricingDetails',
    );
  };

  test('stands where a tile\'s "Est. $…/mo" leads, with its term, rate and down payment', () => {
    const section = block();
    if (section === null) throw new Error('There is no block "pricingDetails".');
    within(section).getByRole('heading', { level: 2, name: 'Pricing details' });
    expect(rowsOf(section)).toEqual([
      ['Estimated payment', '$321/mo'],
      ['Term', '60 months'],
      ['APR', '9.4%'],
      ['Down payment', '$1,840'],
    ]);
  });

  test('is not on a brand without payments', () => {
    expect(block({ payments: false })).toBeNull();
  });
});

describe('the way back', () => {
  const back = (params: Record<string, string> = {}) =>
    show({}, {}, params).getByRole('link', { name: 'Back to results' }).getAttribute('href');

  test('leads to the search that led here', () => {
    expect(back({ from: '/cars-for-sale/all?maxPrice=20000' })).toBe('/cars-for-sale/all?maxPrice=20000');
  });

  test.each<Record<string, string>>([{}, { from: '//evil.example/cars-for-sale/' }, { from: 'https://evil.example' }])(
    'leads to make and model where no search did: %j',
    (params) => {
      expect(back(params)).toBe('/cars-for-sale/all/toyota/camry');
    },
  );
});

describe('phone', () => {
  test("the listing's own number counts more than its seller's", () => {
    const call = show({ phone: '312-555-0111' }).getByRole('link', { name: 'Call 312-555-0111' });
    expect(call.getAttribute('href')).toBe('tel:3125550111');
    show({ phone: undefined }, { phone: '312-555-0142' }).getByRole('link', { name: 'Call 312-555-0142' });
  });

  test('a seller without one is not called', () => {
    const queries = show({ phone: undefined }, { phone: undefined });
    expect(queries.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Back to results']);
  });
});

test('R73 has no accessibility violations', async () => {
  expect(await violations(show({ pricingDetail: { salePrice: 18_400, msrp: 19_000, payments } }).container)).toEqual(
    [],
  );
});

test('the fallback heads the page too, and leads on', () => {
  const queries = renderFragment({ ...fragment, Component: fragment.Fallback });
  queries.getByRole('heading', { level: 1 });
  expect(queries.getByRole('link').getAttribute('href')).toBe('/cars-for-sale/all');
});
