import { chips } from './chips';
import { reduce } from './reduce';
import type { SearchState } from './state';
import { fixture, makerRules, plainRules } from './testing/fixture';

const labels = (state: SearchState) => chips(state, plainRules, fixture).map(({ label }) => label);

test('each active filter is one chip a value, in the order of the parameters, with the label people read', () => {
  const state: SearchState = {
    intColorSimple: ['BLACK'],
    extColorSimple: ['BLACK'],
    trimCode: ['CAMRY|LE'],
    modelCode: ['CAMRY|TOYOTA'],
    makeCode: ['TOYOTA', 'HONDA'],
    startYear: 2018,
    endYear: 2020,
    maxPrice: 20000,
    mileage: 30000,
    mpgRange: 30,
    electricMileRange: 200,
    truckCabSize: ['CREW'],
    truckBedLength: ['LONG'],
    homeServices: 'HOME_DELIVERY,other',
    keyword: 'red truck',
  };
  expect(labels(state)).toEqual([
    'Toyota',
    'Honda',
    'Camry',
    'Camry LE',
    '2018 - 2020',
    'Under $20,000',
    'Under 30,000 Miles',
    '30+ MPG',
    '200+ Mile Range',
    'HOME_DELIVERY, other',
    'Black Exterior',
    'Black Interior',
    'Bed: LONG',
    'Crew cab, seats 5',
    '“red truck”',
  ]);
});

test('an unknown code is its own label; of a compound code the part that names the thing', () => {
  expect(
    labels({
      makeCode: ['DELOREAN'],
      modelCode: ['DMC12|DELOREAN'],
      trimCode: ['DMC12|GOLD'],
      vehicleStyleCode: ['GULLWING'],
    }),
  ).toEqual(['DELOREAN', 'DMC12', 'DMC12|GOLD', 'GULLWING']);
});

test('there are no more than 40 chips: the link of each contains all the others', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
  const state: SearchState = { doorCode: many(20), packages: many(20), vehicleUseType: many(20), keyword: 'red truck' };
  expect(labels(state)).toHaveLength(40);
});

test('location, sort, pages, switched-off values and carried parameters are not chips', () => {
  const quiet: SearchState = {
    zip: '60563',
    searchRadius: 25,
    sortBy: 'yearASC',
    firstRecord: 30,
    numRecords: 50,
    marketExtension: 'off',
    homeServices: 'off',
    bookmarkId: '7',
    extra: [['utm', '1']],
  };
  expect(labels(quiet)).toEqual([]);
  expect(labels({ city: 'Chicago', state: 'IL' })).toEqual([]);
});

test('a search for the cars of one dealer has a chip that leads back to all dealers', () => {
  const [chip, ...others] = chips({ zip: '60563', showcaseOwnerId: 'dealer-7' }, plainRules, fixture);
  expect([chip?.label, others]).toEqual(['One Dealer’s Cars', []]);
  expect(reduce({ zip: '60563', showcaseOwnerId: 'dealer-7' }, chip!.remove, plainRules, fixture)).toEqual({
    zip: '60563',
  });
});

test('R7 a shopper who has removed the brand’s condition sees a chip for that, which restores it', () => {
  const usedRules = { ...plainRules, defaultListingType: 'USED' };
  const state: SearchState = { listingType: ['off'], maxPrice: 20000 };
  const [all, ...others] = chips(state, usedRules, fixture);
  expect([all?.key, all?.label, all?.standard, others.map(({ label }) => label)]).toEqual([
    'listingType:off',
    'All Conditions',
    undefined,
    ['Under $20,000'],
  ]);
  expect(reduce(state, all!.remove, usedRules, fixture)).toEqual({ maxPrice: 20000 });
});

test("R7 a car-maker's own make is not a chip, its model is", () => {
  expect(chips({ modelCode: ['TUCSON|HYUND'] }, makerRules, fixture).map(({ label }) => label)).toEqual(['Tucson']);
});

test('R26 a hidden section with a selected value still shows its chip', () => {
  expect(labels({ fuelTypeGroup: ['ELE'], mpgRange: 30 })).toEqual(['Electric', '30+ MPG']);
});

test('R29 best deals are one chip; one deal rating alone is its own', () => {
  expect(labels({ experience: 'best-deals', dealType: ['goodprice', 'greatprice', 'fairprice'] })).toEqual([
    'Best Deals',
    'Fair Price',
  ]);
  expect(labels({ experience: 'best-deals', dealType: ['greatprice'] })).toEqual(['Best Deals', 'Great Price']);
  expect(labels({ dealType: ['greatprice', 'goodprice'] })).toEqual(['Great Price', 'Good Price']);
});
