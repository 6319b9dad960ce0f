import { dealsOf, type Listing } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';
import { fixtureBrand, fixtureFlags, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import fragment from './index';
import { termsOf } from './terms';

const show = (listing: Partial<Listing> = {}, params: Record<string, string> = {}, flags = {}) => {
  const view = vehicleView(listing);
  const brand = fixtureBrand({ flags: fixtureFlags(flags) });
  return renderFragment(fragment, { view: { ...view, brand, params: { ...view.params, ...params } } });
};
const used = { listingType: 'USED', pricingDetail: { salePrice: 20_000 } } as const;
const leasable = {
  listingType: 'NEW',
  paymentServices: { dealerSettings: { leaseEnabled: true, uiEnabled: true } },
} as const;
const section = (queries: ReturnType<typeof show>) => {
  const found = queries.container.querySelector<HTMLElement>('#pricingDetails');
  if (found === null) throw new Error('There is no block "pricingDetails".');
  return found;
};
const rowsOf = (queries: ReturnType<typeof show>) =>
  [...(section(queries).querySelector('dl')?.children ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const told = (queries: ReturnType<typeof show>) => section(queries).querySelector('output strong')?.textContent;

test.each<[string, Listing['pricingDetail'], string[][]]>([
  [
    'an incentive',
    { incentive: 17_000, salePrice: 18_000, msrp: 20_000 },
    [
      ['MSRP', '$20,000'],
      ['Sale price', '$18,000'],
      ['Price with incentives', '$17,000'],
      ['Below MSRP', '$3,000'],
    ],
  ],
  [
    'a price of 0',
    { salePrice: 0, msrp: 20_000 },
    [
      ['MSRP', '$20,000'],
      ['Price', '$0'],
      ['Below MSRP', '$20,000'],
    ],
  ],
  ['one price', { msrp: 20_000 }, [['Price', '$20,000']]],
])('R31 the story of %s', (_name, pricingDetail, rows) => {
  expect(rowsOf(show({ pricingDetail }))).toEqual(rows);
});

test('R31 without a price, or with a price of 0, nothing is calculated', () => {
  const none = show({ pricingDetail: {} });
  within(section(none)).getByText('The seller tells the price on request.');
  expect(none.queryByRole('radio')).toBeNull();
  expect(show({ pricingDetail: { salePrice: 0 } }).queryByRole('radio')).toBeNull();
});

test('the target of a tile’s "Est. $…/mo" shows the same payment, with its term, rate and down payment', () => {
  const queries = show(used);
  within(section(queries)).getByRole('heading', { level: 2, name: 'Pricing details' });
  expect(told(queries)).toBe('$377/mo');
  expect(queries.getByLabelText<HTMLInputElement>('Down payment').value).toBe('2000');
  expect(queries.getByLabelText<HTMLInputElement>('APR (%)').value).toBe('9.4');
  expect(queries.getByLabelText<HTMLSelectElement>('Term').value).toBe('60');
});

test('typed terms are calculated at once, and sent nowhere', () => {
  const queries = show(used);
  fireEvent.input(queries.getByLabelText('Down payment'), { target: { value: '$5,000' } });
  fireEvent.input(queries.getByLabelText('APR (%)'), { target: { value: '0' } });
  expect(told(queries)).toBe('$250/mo');
  fireEvent.input(queries.getByLabelText('Trade-in value'), { target: { value: '15000' } });
  expect(told(queries)).toBe('$0/mo');
  fireEvent.click(queries.getByRole('radio', { name: 'Cash' }));
  expect(told(queries)).toBe('$5,000');
  expect(queries.queryByLabelText('Term')).toBeNull();
});

test('without script the form requests this same page, which calculates with the terms of its address', () => {
  const queries = show(used, { deal: 'finance', down: '8000', months: '24', apr: '0' });
  const form = section(queries).querySelector('form');
  expect(form?.getAttribute('action')).toMatch(/^\/cars-for-sale\/vehicle\/.+#pricingDetails$/);
  expect(form?.method).toBe('get');
  expect(told(queries)).toBe('$500/mo');
  expect(queries.html).toContain('Calculate');
});

test('a lease is offered if the seller offers one, on its own terms', () => {
  expect(dealsOf({})).toEqual(['finance', 'cash']);
  expect(dealsOf(leasable)).toEqual(['finance', 'lease', 'cash']);
  expect(dealsOf({ paymentServices: { dealerSettings: { leaseEnabled: true, uiEnabled: false } } })).toEqual([
    'finance',
    'cash',
  ]);
  for (const wrong of [null, 'x', { leaseEnabled: 'yes' }])
    expect(dealsOf({ paymentServices: { dealerSettings: wrong } })).toEqual(['finance', 'cash']);
  const queries = show(
    { ...leasable, pricingDetail: { msrp: 30_000 } },
    { deal: 'lease', down: '0', apr: '0', months: '36' },
  );
  // The depreciation: 43 % of 30,000 in 36 months.
  expect(told(queries)).toBe('$358/mo');
});

test.each([
  ['deal', 'barter', { deal: 'finance' }],
  ['deal', 'lease', { deal: 'finance' }],
  ['months', '61', { months: 60 }],
  ['months', '1e9', { months: 60 }],
  ['apr', '99', { apr: 36 }],
  ['apr', '-5', { apr: 9.4 }],
  ['down', '<script>', { down: 2_000 }],
  ['down', '99999999999999', { down: 2_000 }],
])('%s of %s is %j', (name, value, expected) => {
  expect(termsOf({ [name]: value }, 20_000, { listingType: 'USED' })).toMatchObject(expected);
});

test('a brand without payments shows only how the price came about', () => {
  expect(show(used, {}, { payments: false }).queryByRole('radio')).toBeNull();
});

test('R73 has no accessibility violations', async () => {
  expect(await violations(show({ ...leasable, pricingDetail: { msrp: 30_000, incentive: 28_000 } }).container)).toEqual(
    [],
  );
  expect(await violations(renderFragment({ ...fragment, Component: fragment.Fallback }).container)).toEqual([]);
});

test('section 3: links lead to the seller’s incentives and calculator, if they are web pages', () => {
  const linksOf = (paymentServices: Listing['paymentServices']) =>
    within(section(show({ paymentServices })))
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
  const rel = 'noopener noreferrer';
  expect(
    linksOf({
      paymentCalculationUrl: 'https://seller.example/pay?vin=1',
      incentivesUrl: 'https://seller.example/offers',
    }),
  ).toEqual([
    ['The seller’s incentives and offers', 'https://seller.example/offers', rel],
    ['The seller’s own payment calculator', 'https://seller.example/pay?vin=1', rel],
  ]);
  expect(linksOf({ paymentCalculationUrl: 'javascript:alert(1)', incentivesUrl: 7 })).toEqual([]);
  expect(linksOf(undefined)).toEqual([]);
});
