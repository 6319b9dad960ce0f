import { type FacetName, facetNames, toCriteria } from '@forecourt/matching';
import { narrowingOf } from './narrowing';
import type { Counts } from './port';

const of = (counts: Partial<Record<FacetName, Counts>>, total: number, state = {}) =>
  narrowingOf(
    { ...(Object.fromEntries(facetNames.map((name) => [name, {}])) as Record<FacetName, Counts>), ...counts },
    total,
    toCriteria({ state, origin: null }),
  );
const options = (...given: Parameters<typeof of>) => of(...given).options.map(({ facet, code }) => `${facet}:${code}`);

test('R35 a facet that halves the results gains a whole bit, weighted by its popularity, and comes first', () => {
  const counts = {
    driveGroup: { AWD4WD: 50, FWD: 50 },
    extColorSimple: { RED: 10, BLACK: 20 },
    fuelTypeGroup: { GSL: 99 },
  };
  const { options: found, facets } = of(counts, 100);
  expect(found.map(({ facet, code, count }) => [facet, code, count])).toEqual([
    ['driveGroup', 'AWD4WD', 50],
    ['extColorSimple', 'BLACK', 20],
  ]);
  expect(found[0]?.gain).toBe(0.8);
  expect(facets.map(({ facet }) => facet)).toEqual(['driveGroup', 'extColorSimple', 'fuelTypeGroup']);
});

test('R35 popular facets come before ones that only split the results better', () => {
  const counts = { featureCode: { 1062: 50 }, extColorSimple: { RED: 15 }, fuelTypeGroup: { HYB: 10 } };
  expect(options(counts, 100)).toEqual(['extColorSimple:RED', 'fuelTypeGroup:HYB', 'featureCode:1062']);
});

test('R35 no question is asked about a facet with a selected value, except further features', () => {
  const counts = { driveGroup: { FWD: 5 }, featureCode: { 1062: 6, 1080: 4 } };
  const state = { driveGroup: ['FWD'], featureCode: ['1062'] };
  expect(options(counts, 10, state)).toEqual(['featureCode:1080']);
});

test('R35 the question about models follows one make, that about trims one model', () => {
  const counts = { makeCode: { TOYOTA: 5 }, modelCode: { 'CAMRY|TOYOTA': 5 }, trimCode: { 'CAMRY|LE': 5 } };
  const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
  expect(options(counts, 10)).toEqual(['makeCode:TOYOTA']);
  expect(options(counts, 10, { makeCode: ['TOYOTA'] })).toEqual(['modelCode:CAMRY|TOYOTA']);
  expect(options(counts, 10, { makeCode: ['TOYOTA', 'HONDA'] })).toEqual([]);
  expect(options(counts, 10, camry)).toEqual(['trimCode:CAMRY|LE']);
  expect(options(counts, 10, { ...camry, trimCode: ['CAMRY|LE'] })).toEqual([]);
});

test.each([0, 1])('R35 %i results are not narrowed', (total) => {
  expect(of({ driveGroup: { FWD: total } }, total)).toEqual({ options: [], facets: [] });
});
