import { type FacetName, type SearchRequest, toCriteria } from '@forecourt/matching';
import { requestArbitrary, sampleLabels } from '@forecourt/matching/testing';
import type { SearchState } from '@forecourt/search-state';
import fc from 'fast-check';
import { indexBody, lastRecord } from './mapping';
import { searchBody } from './search-body';

const bodyOf = (state: SearchState, request: Partial<SearchRequest> = {}) =>
  searchBody(toCriteria({ state, origin: null, ...request }, sampleLabels));

/** Returns the filter of the listings that a count or statistic counts, as JSON; null if it is not counted. */
function filterOf(body: ReturnType<typeof searchBody>, name: string): string | null {
  const groups = Object.values(body.aggs) as { filter: object; aggs: Record<string, object> }[];
  const group = groups.find(({ aggs }) => name in aggs);
  return group === undefined ? null : JSON.stringify(group.filter);
}

test('R23 the counts of a facet ignore its own choice, and those of others do not', () => {
  const body = bodyOf({ extColorSimple: ['RED'], maxPrice: 9_000 });
  expect(filterOf(body, 'counts:extColorSimple')).not.toContain('RED');
  expect(filterOf(body, 'counts:extColorSimple')).toContain('9000');
  expect(filterOf(body, 'counts:driveGroup')).toContain('RED');
  for (const name of ['stats:price', 'bins:priceBin']) {
    expect(filterOf(body, name)).toContain('RED');
    expect(filterOf(body, name)).not.toContain('9000');
  }
  expect(JSON.stringify(body.post_filter)).toMatch(/RED.*9000/);
  expect(JSON.stringify(body.query)).not.toMatch(/RED|9000/);
});

test('R23 counts of makes ignore models and trims, counts of models ignore trims', () => {
  const body = bodyOf({ makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|LE'] });
  const has = (facet: FacetName) => /LE"/.test(filterOf(body, `counts:${facet}`)!);
  expect(filterOf(body, 'counts:makeCode')).not.toMatch(/TOYOTA/);
  expect([has('modelCode'), has('trimCode'), has('packages'), has('driveGroup')]).toEqual([false, false, true, true]);
});

test('models, series, trims and packages are counted for chosen makes and models only', () => {
  const names = ['seriesCode', 'modelCode', 'packages', 'trimCode'].map((facet) => `counts:${facet}`);
  expect(names.map((name) => filterOf(bodyOf({}), name))).toEqual([null, null, null, null]);
  expect(filterOf(bodyOf({ makeCode: ['BMW'] }), 'counts:modelCode')).toContain('BMW');
});

test('counts of the same listings share one group, and a search without choices has one', () => {
  expect(Object.keys(bodyOf({}).aggs)).toEqual(['position', 'group0']);
  // Without the price; with it.
  expect(Object.keys(bodyOf({ maxPrice: 9_000 }).aggs)).toHaveLength(3);
});

test('a contradictory search returns no listing', () => {
  expect(bodyOf({ minPrice: 2, maxPrice: 1, sortBy: 'relevance' })).toMatchObject({ from: 0, size: 0 });
});

test('R9 only listings at the edge of a distance are tested by a script', () => {
  const { query } = bodyOf({ searchRadius: 50 }, { origin: { lat: 41.88, lon: -87.62 } });
  const text = JSON.stringify(query);
  expect(text.match(/"distance":"([\d.]+)mi"/g)?.map((each) => Number.parseFloat(each.slice(12)).toFixed(2))).toEqual([
    '49.99',
    '50.01',
  ]);
  expect(text).toContain('painless');
});

test('any search is one request whose page lies within the window of the index', () => {
  const { settings } = indexBody({ format: 1, generation: 1, mark: '' }, 'writes');
  expect(settings.index.max_result_window).toBe(lastRecord);
  fc.assert(
    fc.property(requestArbitrary, (request) => {
      const { from = 0, size = 0, sort } = searchBody(toCriteria(request, sampleLabels));
      expect(from + size).toBeLessThanOrEqual(lastRecord);
      // Ties are in the order of the ids, by a field of our own.
      expect(sort.at(-1)).toEqual({ id: 'asc' });
    }),
  );
  const last = bodyOf({ firstRecord: 10_000, numRecords: 100, sortBy: 'relevance' });
  expect((last.from ?? 0) + (last.size ?? 0)).toBe(10_100);
});
