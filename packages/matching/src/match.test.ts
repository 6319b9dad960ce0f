import fc from 'fast-check';
import { type Criteria, toCriteria } from './criteria';
import type { SearchDocument } from './document';
import { facetNames } from './facets';
import {
  chordTo,
  fitsVehicle,
  hasAny,
  inRange,
  inScope,
  isNear,
  type Placed,
  placed,
  saysWord,
  withinStep,
} from './match';

const chicago = { lat: 41.88, lon: -87.62 };
const noCodes = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as SearchDocument['codes'];

function listing(more: Partial<SearchDocument> = {}, codes: Partial<SearchDocument['codes']> = {}): Placed {
  return placed({
    ...{ id: 'listing-1', ownerId: 'owner-1', price: 20_000, year: 2020, mileage: 15_000, mpg: 30, electricRange: 100 },
    ...{ payment: 300, ...chicago, state: 'IL', tier: 2, vehicleHighlight: false, marketExtension: false },
    ...{ showcase: false, listedAt: 1, relevance: 1, words: ['toyota', 'camry'] },
    codes: { ...noCodes, makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], ...codes },
    ...more,
  });
}

type Request = Parameters<typeof toCriteria>[0];
const scopeOf = (more: Partial<Request>) => toCriteria({ state: {}, origin: null, ...more }).scope;

test.each<[string, Partial<Request>, Placed, Placed]>([
  ['a state', { state: { state: 'IL' } }, listing(), listing({ state: 'NY' })],
  [
    'every feature, not one of them',
    { state: { featureCode: ['1062', '1306'] } },
    listing({}, { featureCode: ['1306', '1062', '1'] }),
    listing({}, { featureCode: ['1062'] }),
  ],
  ['every word', { state: { keyword: 'camry toyota' } }, listing(), listing({ words: ['camry'] })],
  ['other ids', { excludedIds: ['listing-9', 'listing-2'] }, listing(), listing({ id: 'listing-2' })],
  ['paid tiers', { tiers: [0, 2] }, listing(), listing({ tier: 1 })],
  ['highlights', { vehicleHighlights: true }, listing({ vehicleHighlight: true }), listing()],
  ['an owner', { ownerId: 'owner-1' }, listing(), listing({ ownerId: 'owner-2' })],
  ['the showcase', { showcase: true }, listing({ showcase: true }), listing()],
  ['a distance', { state: { searchRadius: 10 }, origin: chicago }, listing({ lat: 41.9 }), listing({ lat: 42.6 })],
])('a search for %s finds a listing with it, and no listing without', (_what, request, fitting, other) => {
  expect([fitting, other].map((one) => inScope(one, scopeOf(request)))).toEqual([true, false]);
});

test('a search without conditions finds every listing', () => {
  const anything = listing({ state: null, lat: null, lon: null, showcase: true, vehicleHighlight: true });
  expect(inScope(anything, scopeOf({}))).toBe(true);
});

test('a keyword matches a word of the listing, or a code whose label has the word', () => {
  const sunroof = { word: 'sunroof', labels: [{ facet: 'featureCode', code: '7' } as const] };
  expect(saysWord(listing({ words: ['sunroof'] }), sunroof)).toBe(true);
  expect(saysWord(listing({}, { featureCode: ['6', '7'] }), sunroof)).toBe(true);
  expect(saysWord(listing({}, { featureCode: ['6'], doorCode: ['7'] }), sunroof)).toBe(false);
});

describe('R9 near is', () => {
  const near = (more: object = {}) => scopeOf({ state: { searchRadius: 10, ...more }, origin: chicago }).near!;

  test('within the distance, its edge included', () => {
    const at = listing({ lat: 42 });
    const chord = chordTo(at, near().vector);
    expect(isNear(at, { ...near(), chord })).toBe(true);
    expect(isNear(at, { ...near(), chord: chord * 0.999 })).toBe(false);
  });

  test('not if the place of a listing is unknown', () => {
    for (const unknown of [{ lat: null }, { lon: null }, { lat: null, lon: null }]) {
      expect(listing(unknown).vector).toBeNull();
      expect(chordTo(listing(unknown), near().vector)).toBe(Number.POSITIVE_INFINITY);
      expect(isNear(listing(unknown), near())).toBe(false);
    }
  });

  test('anywhere for a shipped vehicle, if shipped vehicles are included', () => {
    const shipped = listing({ lat: 34, lon: -118, marketExtension: true });
    const included = near({ marketExtension: 'include' });
    expect([isNear(shipped, included), isNear(shipped, near())]).toEqual([true, false]);
    expect(isNear(listing({ lat: 34, lon: -118 }), included)).toBe(false);
  });
});

describe('R6 a choice of vehicles', () => {
  const choice = (state: Request['state']): Criteria['vehicle'] => toCriteria({ state, origin: null }).vehicle;
  const fits = (state: Request['state'], one: Placed) =>
    (['makeCode', 'seriesCode', 'modelCode', 'trimCode', 'packages'] as const).map((facet) =>
      fitsVehicle(one, facet, choice(state)),
    );
  const x5 = listing(
    {},
    {
      makeCode: ['BMW'],
      modelCode: ['X5|BMW'],
      seriesCode: ['X|BMW'],
      trimCode: ['X5|M'],
      packages: ['TECH', 'SPORT'],
    },
  );
  const all = [true, true, true, true, true];

  test.each<[string, Request['state'], boolean[]]>([
    ['nothing', {}, all],
    ['its make', { makeCode: ['HONDA', 'BMW'] }, all],
    ['another make', { makeCode: ['HONDA'] }, [false, true, true, true, true]],
    ['its series', { seriesCode: ['X|BMW', '3|BMW'] }, all],
    ['another series', { seriesCode: ['3|BMW'] }, [true, false, true, true, true]],
    ['a series of another make', { makeCode: ['BMW'], seriesCode: ['3|HONDA'] }, all],
    ['its model', { modelCode: ['X5|BMW'] }, all],
    ['another model of its make', { modelCode: ['X3|BMW'] }, [true, true, false, true, true]],
    ['a model of another make besides its make', { makeCode: ['BMW'], modelCode: ['X5|HONDA'] }, all],
    ['its trim', { modelCode: ['X5|BMW'], trimCode: ['X5|M', 'X5|L'] }, all],
    ['another trim', { modelCode: ['X5|BMW'], trimCode: ['X5|L'] }, [true, true, true, false, true]],
    ['a trim of another model', { modelCode: ['X5|BMW', 'X3|BMW'], trimCode: ['X3|L'] }, all],
    ['its package', { packages: ['TECH', 'COLD'] }, all],
    ['another package', { packages: ['COLD'] }, [true, true, true, true, false]],
  ])('of %s', (_what, state, expected) => {
    expect(fits(state, x5)).toEqual(expected);
  });

  test('R6 of a model narrows its own make only', () => {
    const state = { makeCode: ['TOYOTA', 'HONDA'], modelCode: ['CAMRY|TOYOTA'] };
    const honda = listing({}, { makeCode: ['HONDA'], modelCode: ['CIVIC|HONDA'] });
    const corolla = listing({}, { modelCode: ['COROLLA|TOYOTA'] });
    expect([listing(), honda, corolla].map((one) => fits(state, one).every(Boolean))).toEqual([true, true, false]);
  });
});

test('R23 one of the codes of a facet is enough', () => {
  const red = listing({}, { extColorSimple: ['RED'] });
  expect(hasAny(red, 'extColorSimple', new Set(['BLUE', 'RED']))).toBe(true);
  expect(hasAny(red, 'extColorSimple', new Set(['BLUE']))).toBe(false);
  expect(hasAny(listing(), 'extColorSimple', new Set(['RED']))).toBe(false);
});

test('a range includes its ends, an absent end is open, and an unknown value is in no range that has an end', () => {
  const value = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
  const end = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
  fc.assert(
    fc.property(value, end, end, (fact, min, max) => {
      const whole = Array.from({ length: 21 }, (_, number) => number);
      const range = whole.slice(min ?? 0, max === undefined ? undefined : max + 1);
      const isOpen = min === undefined && max === undefined;
      expect(inRange(fact, { min, max })).toBe(isOpen || (fact !== null && range.includes(fact)));
    }),
  );
});

test('a step bounds mileage and payment above, economy and range below; without a step every value fits', () => {
  const within = (param: Parameters<typeof withinStep>[1], bound: number | undefined) =>
    withinStep(listing(), param, bound);
  expect([within('mileage', 15_000), within('mileage', 14_999)]).toEqual([true, false]);
  expect([within('mpgRange', 30), within('mpgRange', 31)]).toEqual([true, false]);
  expect([within('electricMileRange', 100), within('electricMileRange', 101)]).toEqual([true, false]);
  expect([within('monthlyBudget', 300), within('monthlyBudget', 299)]).toEqual([true, false]);
  expect(withinStep(listing({ mileage: null }), 'mileage', undefined)).toBe(true);
  expect(withinStep(listing({ mileage: null }), 'mileage', 1)).toBe(false);
});
