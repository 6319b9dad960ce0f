import { vehicleParams } from '@forecourt/search-state';
import fc from 'fast-check';
import { type Criteria, toCriteria } from './criteria';
import type { SearchDocument } from './document';
import { steppedNames } from './facets';
import { fitsVehicle, hasAny, inRange, inScope, placed, withinStep } from './match';
import { Percolator } from './percolator';
import { documentArbitrary, requestArbitrary, sampleLabels } from './testing/arbitraries';

const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) };

/** Whether a listing fits every condition of a search, evaluated one by one. */
function finds({ scope, vehicle, plain, price, year, stepped, invalid }: Criteria, document: SearchDocument): boolean {
  const listing = placed(document);
  return (
    Object.keys(invalid).length === 0 &&
    inScope(listing, scope) &&
    vehicleParams.every((facet) => fitsVehicle(listing, facet, vehicle)) &&
    [...plain].every(([facet, codes]) => hasAny(listing, facet, codes)) &&
    inRange(listing.price, price) &&
    inRange(listing.year, year) &&
    steppedNames.every((param) => withinStep(listing, param, stepped[param]))
  );
}

/** Lists for each listing the searches that find it, by evaluating each search. */
function byAskingEach(searches: readonly Criteria[], documents: readonly SearchDocument[]): number[][] {
  return documents.map((document) => searches.flatMap((criteria, id) => (finds(criteria, document) ? [id] : [])));
}

function byPercolation(searches: readonly Criteria[], documents: readonly SearchDocument[]): number[][] {
  const percolator = new Percolator();
  for (const [id, criteria] of searches.entries()) percolator.add(id, criteria);
  expect(percolator.size).toBe(searches.length);
  const found = documents.map((): number[] => []);
  for (const { searches: ids, listings } of percolator.find(documents)) {
    expect([ids.length > 0, listings.length > 0]).toEqual([true, true]);
    for (const at of listings) found[at]!.push(...ids);
  }
  return found.map((ids) => ids.sort((a, b) => a - b));
}

test('percolation finds the same searches for each listing as running every search', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(requestArbitrary, { minLength: 20, maxLength: 40 }),
      fc.array(documentArbitrary, { maxLength: 10 }),
      (requests, documents) => {
        const searches = requests.map((request) => toCriteria(request, sampleLabels));
        const expected = byAskingEach(searches, documents);
        found += expected.flat().length;
        expect(byPercolation(searches, documents)).toEqual(expected);
      },
    ),
    runs,
  );
  expect(found).toBeGreaterThan(runs.numRuns);
});

test('percolation distinguishes searches that differ in one filter only', () => {
  let differing = 0;
  fc.assert(
    fc.property(requestArbitrary, requestArbitrary, documentArbitrary, (one, other, document) => {
      const names = new Set([...Object.keys(one.state), ...Object.keys(other.state)]);
      const variants = [...names].map((name) => ({
        ...one,
        state: { ...one.state, [name]: other.state[name as keyof typeof other.state] },
      }));
      const parts = Object.entries(other).map(([part, value]) => ({ ...one, [part]: value }));
      const searches = [one, ...variants, ...parts].map((request) => toCriteria(request, sampleLabels));
      const expected = byAskingEach(searches, [document]);
      if (new Set(searches.map((search) => finds(search, document))).size > 1) differing += 1;
      expect(byPercolation(searches, [document])).toEqual(expected);
    }),
    runs,
  );
  expect(differing).toBeGreaterThan(0.05 * runs.numRuns);
});

describe('searches with the same criteria', () => {
  const at = { lat: 41.88, lon: -87.62 };
  const document = (more: Partial<SearchDocument>) => ({ ...fc.sample(documentArbitrary, 1)[0]!, ...more });
  const percolator = (...requests: Parameters<typeof toCriteria>[0][]) => {
    const made = new Percolator();
    for (const [id, request] of requests.entries()) made.add(id, toCriteria(request, sampleLabels));
    return made;
  };

  test.each<[string, Parameters<typeof toCriteria>[0], Parameters<typeof toCriteria>[0]]>([
    [
      'makes',
      { state: { makeCode: ['BMW', 'TOYOTA'] }, origin: null },
      { state: { makeCode: ['TOYOTA', 'BMW'] }, origin: null },
    ],
    [
      'models',
      { state: { modelCode: ['X5|BMW', 'RAV4|HONDA', '328I|BMW'] }, origin: null },
      { state: { modelCode: ['RAV4|HONDA', '328I|BMW', 'X5|BMW'] }, origin: null },
    ],
    [
      'features',
      { state: { featureCode: ['1062', '1306'] }, origin: null },
      { state: { featureCode: ['1306', '1062'] }, origin: null },
    ],
    [
      'colors and drives',
      { state: { extColorSimple: ['RED', 'BLUE'], driveGroup: ['FWD'] }, origin: null },
      { state: { driveGroup: ['FWD'], extColorSimple: ['BLUE', 'RED'] }, origin: null },
    ],
  ])('share one node whatever the order of their %s', (_what, one, other) => {
    const both = percolator(one, other);
    expect([both.size, both.distinct]).toEqual([2, 1]);
    const documents = fc.sample(documentArbitrary, 200);
    const found = both.find(documents);
    expect(found).toHaveLength(1);
    expect(found[0]!.searches).toEqual([0, 1]);
    expect(found[0]!.listings).toEqual(
      byAskingEach([toCriteria(one)], documents).flatMap((ids, index) => (ids.length > 0 ? [index] : [])),
    );
  });

  test('around one place share its clause, and each has its own radius', () => {
    const near = (searchRadius: number) => ({ state: { searchRadius }, origin: at });
    const both = percolator(near(10), near(75), near(10));
    expect([both.size, both.distinct]).toEqual([3, 2]);
    const [here, milesAway] = [document({ lat: 41.89, lon: -87.62 }), document({ lat: 42.6, lon: -87.62 })];
    const found = both.find([
      { ...here, marketExtension: false },
      { ...milesAway, marketExtension: false },
    ]);
    expect(found.map(({ searches, listings }) => [[...searches], [...listings]])).toEqual([
      [[0, 2], [0]],
      [[1], [0, 1]],
    ]);
  });
});

test('nothing is found without listings, nor without searches', () => {
  const empty = new Percolator();
  expect(empty.distinct).toBe(0);
  expect([empty.size, empty.find(fc.sample(documentArbitrary, 3))]).toEqual([0, []]);
  empty.add(7, toCriteria({ state: {}, origin: null }));
  expect(empty.find([])).toEqual([]);
  expect(empty.find(fc.sample(documentArbitrary, 2))).toEqual([{ searches: [7], listings: [0, 1] }]);
});
