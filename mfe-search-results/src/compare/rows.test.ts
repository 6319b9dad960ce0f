import type { Listing } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import fc from 'fast-check';
import { compareRows } from './rows';

const owners = [...fixtureOwners];
const compare = (listings: Listing[]) => compareRows({ listings, owners }, {}, true);
const row = (listings: Listing[], term: string) => {
  const { differs, same } = compare(listings);
  return [...differs, ...same].find((one) => one.term === term);
};
const priced = (salePrice: number | undefined, mileage?: number) =>
  fixtureListing({ pricingDetail: { salePrice }, mileage });

test('the least price and mileage are best, and the latest year; equal ones together, none where all are', () => {
  expect(row([priced(12_000, 90), priced(10_000, 50), priced(10_000, 70)], 'Price')?.best).toEqual([1, 2]);
  expect(row([priced(12_000, 90), priced(10_000, 50)], 'Mileage')?.best).toEqual([1]);
  expect(row([fixtureListing({ year: 2019 }), fixtureListing({ year: 2022 })], 'Year')?.best).toEqual([1]);
  expect(row([priced(10_000), priced(10_000)], 'Price')?.best).toEqual([]);
  expect(row([priced(10_000), priced(undefined)], 'Price')).toMatchObject({
    ...{ values: ['$10,000', 'Contact seller'], best: [] },
  });
});

test('a free car is the cheapest one, and one that never moved has the fewest miles', () => {
  expect(row([priced(0, 0), priced(1, 1)], 'Price')?.best).toEqual([0]);
  expect(row([priced(0, 0), priced(1, 1)], 'Mileage')?.best).toEqual([0]);
});

test('every row belongs to differences or similarities, has a value for each vehicle, and at least one of them is known', () => {
  const listing = fc.record({
    price: fc.option(fc.nat(50_000), { nil: undefined }),
    mileage: fc.option(fc.nat(3), { nil: undefined }),
    year: fc.constantFrom(2019, 2020),
    doors: fc.option(fc.constantFrom(2, 4), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(listing, { minLength: 1, maxLength: 5 }), (drawn) => {
      const listings = drawn.map(({ price, ...rest }, at) =>
        fixtureListing({ ...rest, id: `${at}`, pricingDetail: { salePrice: price } }),
      );
      const { differs, same } = compare(listings);
      const terms = [...differs, ...same].map(({ term }) => term);
      expect(new Set(terms).size).toBe(terms.length);
      for (const { values } of differs) expect(new Set(values).size).toBeGreaterThan(1);
      for (const { values, best } of same) expect([new Set(values).size, best]).toEqual([1, []]);
      for (const { values, best } of [...differs, ...same]) {
        expect(values).toHaveLength(listings.length);
        expect(values.some((value) => value !== null)).toBe(true);
        for (const at of best) expect(values[at]).not.toBeNull();
      }
    }),
  );
});
