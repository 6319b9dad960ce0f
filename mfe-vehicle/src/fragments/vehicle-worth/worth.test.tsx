import type { Listing, Market, Mileage } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';
import { comparisonOf } from './mileage';

const market: Market = {
  years: { from: 2020, to: 2022 },
  count: 40,
  price: { min: 15_000, max: 29_000 },
  spread: { edges: [10_000, 15_000, 20_000, 25_000], counts: [0, 10, 20, 10] },
};
const mileageOf = (mean: number, count = 30): Mileage => ({
  stats: { count, max: 200_000, mean, facetSearchFieldStats: [{ year: 2021, count, mean, max: 200_000 }] },
});
const show = (listing: Partial<Listing> = {}, data: { market?: Market; mileage?: Mileage } = {}) => {
  const view = vehicleView({ listingType: 'USED', year: 2021, ...listing });
  return renderFragment(fragment, { view: { ...view, data: { ...view.data, ...data } } });
};

test('the price is shown among those of similar vehicles, in a chart and in words', () => {
  const queries = show({ pricingDetail: { salePrice: 21_000, marketPrice: 22_500 } }, { market });
  expect(queries.container.querySelectorAll('rect')).toHaveLength(3);
  expect(queries.container.textContent).toContain(
    "Of 40 Toyota Camry of 2020 to 2022 on this site, 10 cost less than this one's band of $20,000 to $24,999, 10 cost more.",
  );
  queries.getByText(
    'The price is $1,500 below what such a vehicle usually costs: $22,500, by age, mileage, equipment and region.',
  );
});

test('R31 without a price, and of too few others, nothing is compared', () => {
  expect(show({ pricingDetail: {} }, { market }).container.querySelector('rect')).toBeNull();
  const few = { ...market, count: 3, spread: { edges: [15_000], counts: [3] } };
  expect(show({ pricingDetail: { salePrice: 16_000 } }, { market: few }).container.querySelector('rect')).toBeNull();
});

test('R72 without the market’s answers it shows the listing’s own facts', () => {
  const queries = show({ pricingDetail: { salePrice: 20_000 }, listedAt: Date.UTC(2026, 9, 3), priceDrop: undefined });
  queries.getByText('First listed here, at $20,000 today');
  queries.getByText('Oct 3, 2026');
});

test('a price reduction has its amount, the former price and the date', () => {
  const priceDrop = { from: 21_500, at: Date.UTC(2026, 10, 12) };
  const queries = show({ pricingDetail: { salePrice: 20_000 }, priceDrop });
  queries.getByText('Reduced by $1,500, from $21,500 to $20,000');
  queries.getByText('Nov 12, 2026');
});

test('R56 miles are compared with the average of the model year', () => {
  const queries = show({ mileage: 30_000 }, { mileage: mileageOf(42_000) });
  queries.getByText('12,000 mi below the average');
});

test.each([
  ['none known', { mileage: undefined }],
  ['none driven', { mileage: 0 }],
  ['250,000 and more', { mileage: 250_000 }],
  ['of a new vehicle', { mileage: 12, listingType: 'NEW' as const }],
  ['of another year', { mileage: 30_000, year: 2005 }],
])('R56 miles that statistics leave out are not compared: %s', (_name, listing) => {
  expect(comparisonOf({ listingType: 'USED', year: 2021, ...listing }, mileageOf(40_000))).toBeNull();
});

test('an average of too few vehicles is not shown', () => {
  expect(comparisonOf({ listingType: 'USED', mileage: 30_000, year: 2021 }, mileageOf(40_000, 4))).toBeNull();
});

test('R73 has no accessibility violations', async () => {
  const { container } = show(
    { mileage: 30_000, pricingDetail: { salePrice: 21_000 } },
    { market, mileage: mileageOf(42_000) },
  );
  expect(await violations(container)).toEqual([]);
});
