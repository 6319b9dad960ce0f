import type { Appraisal, Listing, Market, Mileage } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';
import { comparisonOf } from './mileage';
import { greatPriceText } from './rating-steps';

const market: Market = {
  years: { from: 2020, to: 2022 },
  count: 40,
  price: { min: 15_000, max: 29_000 },
  spread: { edges: [10_000, 15_000, 20_000, 25_000], counts: [0, 10, 20, 10] },
};
const mileageOf = (mean: number, count = 30): Mileage => ({
  stats: {
    ...{ count, max: 200_000, mean, mileagePerYearMean: 9_000, percentModel: 40, percentAllCar: 35 },
    facetSearchFieldStats: [{ year: 2021, count, mean, max: 200_000 }],
  },
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
    'The price is $1,500 below what such a vehicle usually costs: $22,500, by model year, trim, mileage and region.',
  );
});

const appraisal: Appraisal = {
  ...{ level: 22_000, miles: 40_000, from: 2020, to: 2022, offers: 34, sellers: 12 },
  factors: [
    { name: 'mileage', factor: 1.0311 },
    { name: 'trim', factor: 1.0123 },
    { name: 'state', factor: 0.9899 },
  ],
  ...{ estimate: 22_731, range: { low: 0.89, high: 1.11 }, low: 20_231, high: 25_231, deal: 'great' },
};

test('R76 the rating of the price can be computed again from the figures on the page', () => {
  const pricingDetail = { salePrice: 20_000, marketPrice: 22_731, dealIndicator: 'Great' as const };
  const listing = { pricingDetail, mileage: 31_500, trim: 'XSE', listedAt: Date.UTC(2026, 9, 3) };
  const { container } = show(listing, { market: { ...market, appraisal } });
  expect(container.querySelector('details p + p')?.textContent?.split('\n')).toEqual([
    '34 used Toyota Camry of 2020 to 2022, of 12 sellers, at 40,000 mi: $22,000',
    'Its 31,500 mi: × 1.0311',
    'Trim XSE: × 1.0123',
    'Prices in IL: × 0.9899',
    'Usual price of such a vehicle: $22,731',
    'Range of 80% of such prices, × 0.8900 to × 1.1100: $20,231 to $25,231',
    'Great Price, at the lower end of the range: up to $20,231',
    'Good Price, up to half of the way to the usual price: up to $21,481',
    'Fair Price, within the range: up to $25,231',
    'This one, $20,000: Great Price',
  ]);
  expect(Math.round(22_000 * 1.0311 * 1.0123 * 0.9899)).toBe(22_731);
  expect(container.textContent).toContain('The line is the usual price of such a vehicle, $22,731.');
  expect(container.textContent).toContain(
    'It is younger than the average car on the road, which is 12.5 years old, and driven less than 15,000 mi a year.',
  );
});

test.each([
  ['few-offers', 'because too few comparable vehicles are offered here'],
  ['no-mileage', 'because the seller does not say how many miles it has'],
  ['no-price', 'because the seller names no price'],
] as const)('R76 without a rating the page says why: %s', (unrated, text) => {
  const { container } = show({ pricingDetail: { salePrice: 20_000 } }, { market: { ...market, unrated } });
  expect(container.textContent).toContain(text);
  expect(container.querySelector('details')).toBeNull();
});

test.each([
  ['neither young nor driven little', { year: 2010, mileage: 250_000 }, null],
  ['driven little', { year: 2010, mileage: 90_000 }, 'It is driven less than 15,000 mi a year.'],
  [
    'without a known mileage',
    { year: 2022 },
    'It is younger than the average car on the road, which is 12.5 years old.',
  ],
])('a great price is explained by average years and miles: %s', (_name, facts, text) => {
  expect(greatPriceText({ ...facts, listedAt: Date.UTC(2026, 0, 2) })).toBe(text);
});

test('one dearer vehicle costs more, and several cost more', () => {
  const one = { ...market, spread: { ...market.spread, counts: [0, 1, 20, 10] } };
  const { container } = show({ pricingDetail: { salePrice: 21_000 } }, { market: one });
  expect(container.textContent).toContain("1 costs less than this one's band of $20,000 to $24,999, 10 cost more.");
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
