import type { Listing } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import fc from 'fast-check';
import { compareRows } from './rows';

const owners = [...fixtureOwners];
const features = [
  { code: 'A', label: 'Heated Seats' },
  { code: 'B', label: 'Third Row' },
  { code: 'C', label: 'Sunroof' },
];
const filterGroups = {
  featureCode: [
    { label: 'Seats', values: ['A', 'B', 'UNKNOWN'] },
    { label: 'Roof', values: ['C'] },
  ],
};
const compare = (listings: Listing[]) =>
  compareRows({ listings, owners, filterGroups }, { featureCode: features }, true);
const row = (listings: Listing[], term: string) =>
  compare(listings)
    .flatMap(({ rows }) => rows)
    .find((one) => one.term === term);
const priced = (salePrice: number | undefined, mileage?: number) =>
  fixtureListing({ pricingDetail: { salePrice }, mileage });

describe('the best value', () => {
  test('is the least price, payment and mileage, and the most dollars below market', () => {
    expect(row([priced(12_000, 50), priced(10_000, 90)], 'Price')?.best).toBe(1);
    expect(row([priced(12_000, 50), priced(10_000, 90)], 'Mileage')?.best).toBe(0);
    const payments = (monthly: number) => ({ ...{ monthly, months: 60 }, apr: 9, down: 0 });
    const asked = (salePrice: number, marketPrice: number) =>
      fixtureListing({ pricingDetail: { salePrice, marketPrice, payments: payments(salePrice / 60) } });
    expect(row([asked(12_000, 15_000), asked(10_000, 11_000)], 'Against the market')).toEqual({
      term: 'Against the market',
      values: ['$3,000 below market', '$1,000 below market'],
      best: 0,
    });
    expect(row([asked(12_000, 11_000), asked(9_000, 8_500)], 'Against the market')?.best).toBeNull();
    expect(row([asked(12_000, 11_000), asked(8_000, 8_500)], 'Against the market')?.best).toBe(1);
    expect(row([asked(12_000, 15_000), asked(9_000, 11_000)], 'Estimated payment')?.best).toBe(1);
  });

  test('is exactly one: none where several have it, or where only one is known', () => {
    expect(row([priced(12_000), priced(10_000), priced(10_000)], 'Price')?.best).toBeNull();
    expect(row([priced(10_000), priced(10_000)], 'Price')?.best).toBeNull();
    expect(row([priced(10_000), priced(undefined)], 'Price')).toMatchObject({
      ...{ values: ['$10,000', 'Contact seller'], best: null },
    });
  });

  test('a free car is the cheapest one, and one that never moved has the fewest miles', () => {
    expect(row([priced(0, 0), priced(1, 1)], 'Price')?.best).toBe(0);
    expect(row([priced(0, 0), priced(1, 1)], 'Mileage')?.best).toBe(0);
  });

  test('is none of what is no matter of more or less: years, fuel economies, sellers', () => {
    const car = (year: number, mpg: string) => fixtureListing({ year, specifications: { mpg } });
    const cars = [car(2019, '22 City / 30 Highway'), car(2022, '23 City / 31 Highway')];
    for (const term of ['Year', 'Fuel economy', 'Seller']) expect(row(cars, term)?.best).toBeNull();
  });
});

test('what decides is first, then what differs, features by group, then what is the same', () => {
  const car = (year: number, featureCodes: string[]) =>
    fixtureListing({ year, doors: 4, featureCodes, history: ['One Owner'], pricingDetail: { salePrice: 9_000 } });
  const groups = compare([car(2019, ['A', 'B', 'UNKNOWN']), car(2022, ['A', 'C'])]).filter(
    ({ rows }) => rows.length > 0,
  );
  expect(groups.map(({ title }) => title)).toEqual([
    ...[null, 'What tells them apart', 'Features: Seats', 'Features: Roof', 'What they have in common'],
  ]);
  const termsOf = (title: string | null) => groups.find((group) => group.title === title)?.rows.map(({ term }) => term);
  expect(termsOf(null)).toEqual(['Price', 'Mileage', 'Owners', 'Place', 'Seller']);
  expect(termsOf('What tells them apart')).toEqual(['Year']);
  expect(termsOf('Features: Seats')).toEqual(['Third Row']);
  expect(termsOf('Features: Roof')).toEqual(['Sunroof']);
  expect(termsOf('What they have in common')).toEqual(expect.arrayContaining(['Doors', 'Heated Seats']));
  expect(row([car(2019, ['A']), car(2022, [])], 'Heated Seats')).toMatchObject({
    ...{ values: ['Yes', null], unknown: 'Not listed' },
  });
});

test('one vehicle differs from nothing', () => {
  const titles = compare([fixtureListing({ featureCodes: ['A'] })]).flatMap(({ title, rows }) =>
    rows.length === 0 ? [] : [title],
  );
  expect(titles).toEqual([null, 'What is known of it']);
});

test('every row is in one group and has a value for each vehicle, one of which is known; rows apart differ, those in common do not', () => {
  const listing = fc.record({
    price: fc.option(fc.nat(50_000), { nil: undefined }),
    mileage: fc.option(fc.nat(3), { nil: undefined }),
    year: fc.constantFrom(2019, 2020),
    doors: fc.option(fc.constantFrom(2, 4), { nil: undefined }),
    featureCodes: fc.option(fc.subarray(['A', 'B', 'C', 'UNKNOWN']), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(listing, { minLength: 1, maxLength: 5 }), (drawn) => {
      const listings = drawn.map(({ price, ...rest }, at) =>
        fixtureListing({ ...rest, id: `${at}`, pricingDetail: { salePrice: price } }),
      );
      const [decisive, ...others] = compare(listings);
      const common = others.pop();
      const all = [decisive, ...others, common].flatMap((group) => group?.rows ?? []);
      expect(new Set(all.map(({ term }) => term)).size).toBe(all.length);
      for (const { values } of others.flatMap(({ rows }) => rows)) expect(new Set(values).size).toBeGreaterThan(1);
      for (const { values, best } of common?.rows ?? []) expect([new Set(values).size, best]).toEqual([1, null]);
      for (const { values, best } of all) {
        expect(values).toHaveLength(listings.length);
        expect(values.some((value) => value !== null)).toBe(true);
        if (best !== null) expect(values.filter((value) => value === values[best])).toHaveLength(1);
      }
    }),
  );
});

test('what a vehicle cannot have is not called unknown: a past of a new one, the bed of one that is no truck', () => {
  const used = fixtureListing({ history: ['One Owner'], style: 'Truck', truckBedLength: 'LONG' });
  const bare = (listing: Partial<Listing>) =>
    fixtureListing({ history: undefined, truckBedLength: undefined, ...listing });
  const facets = { featureCode: features, truckBedLength: [{ code: 'LONG', label: 'Long' }] };
  const listings = [
    used,
    bare({ listingType: 'NEW', style: 'Sedan' }),
    bare({ style: 'Truck' }),
    bare({ style: undefined }),
  ];
  const rows = compareRows({ listings, owners, filterGroups }, facets, true).flatMap((group) => group.rows);
  const valuesOf = (term: string) => rows.find((one) => one.term === term)?.values;
  expect(valuesOf('Owners')).toEqual(['One', 'New vehicle', null, null]);
  expect(valuesOf('Truck bed')).toEqual(['Long', 'No truck', null, null]);
  expect(valuesOf('Accidents')).toBeUndefined();
});
