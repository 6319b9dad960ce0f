import { facetNames, steppedNames } from '@forecourt/matching';
import { referenceData } from '../catalogue';
import type { SearchResult } from '../search/port';
import { toFilters } from './filters';

const nothing: Pick<SearchResult, 'counts' | 'steps'> = {
  counts: Object.fromEntries(facetNames.map((name) => [name, {}])) as SearchResult['counts'],
  steps: Object.fromEntries(steppedNames.map((name) => [name, []])) as unknown as SearchResult['steps'],
};
const badgeOf = (model: string, thisYear: number) => {
  const state = { makeCode: [model.slice(model.indexOf('|') + 1)] };
  const { modelCode } = toFilters(nothing, state, referenceData(), thisYear);
  return modelCode?.find(({ value }) => value === model)?.filterBadge;
};

test('a model has a badge in the year before its first model year and in that year; one that returns under its name has none', () => {
  expect([2025, 2026, 2027].map((year) => badgeOf('VISTIQ|CAD', year))).toEqual([
    'New for 2026',
    'New for 2026',
    undefined,
  ]);
  expect(badgeOf('BOLTEV|CHEV', 2026)).toBeUndefined();
});
