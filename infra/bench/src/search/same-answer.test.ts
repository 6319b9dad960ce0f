import type { SearchResult } from '@forecourt/marketplace/src/search/port';
import { facetNames } from '@forecourt/matching';
import { differenceOf } from './same-answer';

const result = (changes: Partial<SearchResult> = {}): SearchResult => ({
  ids: ['b', 'a'],
  total: 2,
  counts: {
    ...(Object.fromEntries(facetNames.map((facet) => [facet, {}])) as SearchResult['counts']),
    makeCode: { TOYOTA: 1, HONDA: 1 },
  },
  steps: { mileage: [0, 2], mpgRange: [], electricMileRange: [], monthlyBudget: [] },
  stats: { price: { min: 1, max: 2 }, year: null, mileage: null },
  bins: { priceBin: {}, yearBin: {} },
  narrowing: { options: [], facets: [] },
  ...changes,
});
const counting = (makeCode: Record<string, number>) => result({ counts: { ...result().counts, makeCode } });

test('equal answers have no difference, whatever the order of their codes', () => {
  expect(differenceOf(result(), result())).toBeNull();
  expect(differenceOf(result(), counting({ HONDA: 1, TOYOTA: 1 }))).toBeNull();
});

test.each([
  ['total: 3, not 2', result({ total: 3 })],
  ['ids.0: "a", not "b"', result({ ids: ['a', 'b'] })],
  ['ids.1: undefined, not "a"', result({ ids: ['b'] })],
  ['ids.2: "c", not undefined', result({ ids: ['b', 'a', 'c'] })],
  ['counts.makeCode.HONDA: undefined, not 1', counting({ TOYOTA: 1 })],
  ['counts.makeCode.BMW: 1, not undefined', counting({ TOYOTA: 1, HONDA: 1, BMW: 1 })],
  ['counts.makeCode.HONDA: 2, not 1', counting({ TOYOTA: 1, HONDA: 2 })],
  ['steps.mileage.1: 1, not 2', result({ steps: { ...result().steps, mileage: [0, 1] } })],
  ['stats.price: null, not {"min":1,"max":2}', result({ stats: { ...result().stats, price: null } })],
  ['stats.year: {"min":1,"max":1}, not null', result({ stats: { ...result().stats, year: { min: 1, max: 1 } } })],
])('a difference is reported with its position: %s', (words, actual) => {
  expect(differenceOf(result(), actual)).toBe(words);
});
