import { defaultRadius, defaultSort } from '@forecourt/search-state';
import { defaultPageSize, type LabelIndex, type SearchRequest, toCriteria } from './criteria';
import { chordOfMiles, toVector } from './distance';

const chicago = { lat: 41.88, lon: -87.62 };
const of = (state: SearchRequest['state'], more: Partial<SearchRequest> = {}, labels?: LabelIndex) =>
  toCriteria({ state, origin: null, ...more }, labels);

test('an empty search has empty criteria, and begins at the first page', () => {
  expect(of({})).toEqual({
    scope: {
      ...{ near: null, state: null, features: [], keywords: [], excludedIds: new Set(), tiers: null },
      ...{ vehicleHighlights: false, ownerId: null, showcase: false },
    },
    vehicle: { makes: null, seriesOf: new Map(), modelsOf: new Map(), trimsOf: new Map(), packages: null },
    plain: new Map(),
    ...{
      price: {},
      year: {},
      stepped: {},
      sort: defaultSort,
      firstListingType: null,
      origin: null,
      first: 0,
      count: defaultPageSize,
      invalid: {},
    },
  });
  expect(defaultPageSize).toBe(30);
});

test('a page, its size and its order are taken from the search', () => {
  expect(of({ firstRecord: 60, numRecords: 12, sortBy: 'mileageASC' })).toMatchObject({
    ...{ first: 60, count: 12, sort: 'mileageASC' },
  });
});

test('conditions that a caller adds to a search are part of its scope', () => {
  const { scope } = of({}, { excludedIds: ['a', 'b'], tiers: [0], vehicleHighlights: true, showcase: true });
  expect(scope).toMatchObject({
    ...{ excludedIds: new Set(['a', 'b']), tiers: new Set([0]), vehicleHighlights: true, showcase: true },
  });
});

test('an owner that the caller names takes precedence over the search’s own', () => {
  expect(of({ showcaseOwnerId: 'state' }).scope.ownerId).toBe('state');
  expect(of({ showcaseOwnerId: 'state' }, { ownerId: 'caller' }).scope.ownerId).toBe('caller');
});

describe('R8 R9 where to search', () => {
  test('is a distance from a known place, the usual one unless the search has its own', () => {
    const vector = toVector(chicago.lat, chicago.lon);
    expect(of({}, { origin: chicago })).toMatchObject({
      scope: { near: { vector, chord: chordOfMiles(defaultRadius), shipped: false }, state: null },
      origin: vector,
    });
    expect(of({ searchRadius: 10 }, { origin: chicago }).scope.near?.chord).toBe(chordOfMiles(10));
  });

  test('is anywhere with a radius of 0', () => {
    expect(of({ searchRadius: 0 }, { origin: chicago }).scope.near).toBeNull();
  });

  test('includes shipped vehicles only if the search says so', () => {
    const shipped = (marketExtension?: string) =>
      of({ marketExtension } as never, { origin: chicago }).scope.near?.shipped;
    expect([shipped('include'), shipped('off'), shipped()]).toEqual([true, false, false]);
  });

  test('is a state only where there is no place to measure from', () => {
    expect(of({ state: 'IL' }).scope.state).toBe('IL');
    expect(of({ state: 'IL' }, { origin: chicago }).scope.state).toBeNull();
  });
});

test('R25 third-row seating counts as a feature, whichever facet it was chosen in, and once', () => {
  expect(of({ featureCode: ['1062'], maximumSeating: ['1306', '5'] })).toMatchObject({
    scope: { features: ['1062', '1306'] },
    plain: new Map([['maximumSeating', new Set(['5'])]]),
  });
  expect(of({ featureCode: ['1306'], maximumSeating: ['1306'] }).scope.features).toEqual(['1306']);
  expect(of({ maximumSeating: ['1306'] }).plain).toEqual(new Map());
  expect(of({ maximumSeating: ['5'] }).scope.features).toEqual([]);
  expect(of({ extColorSimple: ['1306'] }).plain).toEqual(new Map([['extColorSimple', new Set(['1306'])]]));
});

test('each keyword is matched against words, and against labels of codes', () => {
  const labels: LabelIndex = new Map([['leather', [{ facet: 'featureCode', code: '1062' }]]]);
  expect(of({ keyword: 'Leather seats' }, {}, labels).scope.keywords).toEqual([
    { word: 'leather', labels: [{ facet: 'featureCode', code: '1062' }] },
    { word: 'seats', labels: [] },
  ]);
});

test('plain facets contain their chosen codes; the vehicle’s facets and the features are separate', () => {
  expect(
    of({ driveGroup: ['FWD', 'AWD4WD'], makeCode: ['BMW'], featureCode: ['1062'], packages: ['TECH'] }).plain,
  ).toEqual(new Map([['driveGroup', new Set(['FWD', 'AWD4WD'])]]));
});

describe('R6 vehicles', () => {
  test('chosen by model or series include its make', () => {
    expect(of({ modelCode: ['X5|BMW'], seriesCode: ['3|AUDI'], makeCode: ['HONDA'] }).vehicle).toMatchObject({
      makes: new Set(['HONDA', 'BMW', 'AUDI']),
      modelsOf: new Map([['BMW', new Set(['X5|BMW'])]]),
      seriesOf: new Map([['AUDI', new Set(['3|AUDI'])]]),
    });
  });

  test('of several models are grouped by make', () => {
    expect(of({ modelCode: ['X5|BMW', 'RAV4|HONDA', 'X3|BMW'] }).vehicle.modelsOf).toEqual(
      new Map([
        ['BMW', new Set(['X5|BMW', 'X3|BMW'])],
        ['HONDA', new Set(['RAV4|HONDA'])],
      ]),
    );
  });

  test('have trims grouped by the chosen models, of whichever make', () => {
    const { trimsOf } = of({
      modelCode: ['RAV4|TOYOTA', 'RAV4|HONDA', 'X5|BMW'],
      trimCode: ['RAV4|LE', 'RAV4|XSE', 'CAMRY|LE'],
    }).vehicle;
    expect(trimsOf).toEqual(
      new Map([
        ['RAV4|TOYOTA', new Set(['RAV4|LE', 'RAV4|XSE'])],
        ['RAV4|HONDA', new Set(['RAV4|LE', 'RAV4|XSE'])],
      ]),
    );
    expect(of({ trimCode: ['RAV4|LE'] }).vehicle.trimsOf.size).toBe(0);
  });

  test('have packages', () => {
    expect(of({ packages: ['TECH', 'COLD'] }).vehicle.packages).toEqual(new Set(['TECH', 'COLD']));
  });
});

describe('R10 R32 bounds', () => {
  test('of price and year are ranges, open where an end is absent; both ends may be equal', () => {
    expect(of({ minPrice: 5, maxPrice: 5, startYear: 2019 })).toMatchObject({
      ...{ price: { min: 5, max: 5 }, year: { min: 2019, max: undefined }, invalid: {} },
    });
    expect(of({ maxPrice: 7, endYear: 2020 })).toMatchObject({ price: { max: 7 }, year: { max: 2020 } });
  });

  test('that contradict each other are ignored and reported, both by name', () => {
    expect(of({ minPrice: 9, maxPrice: 5, startYear: 2021, endYear: 2020 })).toMatchObject({
      ...{ price: {}, year: {} },
      invalid: {
        minPrice: 'minPrice 9 is above maxPrice 5',
        maxPrice: 'minPrice 9 is above maxPrice 5',
        startYear: 'startYear 2021 is above endYear 2020',
        endYear: 'startYear 2021 is above endYear 2020',
      },
    });
    expect(of({ minPrice: 9, maxPrice: 5 }).price).toEqual({});
  });

  test('of stepped parameters are stored by name', () => {
    expect(of({ mileage: 15_000, monthlyBudget: 300 }).stepped).toStrictEqual({ mileage: 15_000, monthlyBudget: 300 });
  });
});

test('R30 an unknown order becomes the default, and so does the order by distance without an origin', () => {
  expect(of({ sortBy: 'nonsense' as never }).sort).toBe(defaultSort);
  expect(of({ sortBy: 'distanceASC' }).sort).toBe('relevance');
  expect(of({ sortBy: 'distanceASC' }, { origin: chicago }).sort).toBe('distanceASC');
});
