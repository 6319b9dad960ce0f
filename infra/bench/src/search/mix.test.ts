import { referenceData } from '@forecourt/marketplace/src/catalogue';
import { createReference, parseParams } from '@forecourt/search-state';
import { filtersOf, manyFilters, mixedQueries, type QueryClass, queryClasses, shares, toPath, toRequest } from './mix';

const queries = mixedQueries(200, 1);
const of = (kind: QueryClass) => queries.filter((query) => query.class === kind).map(({ state }) => state);

test('the same seed gives the same searches, another one gives others', () => {
  expect(mixedQueries(200, 1)).toEqual(queries);
  expect(mixedQueries(200, 2)).not.toEqual(queries);
});

test('every kind has its share, no search occurs twice, and kinds are mixed', () => {
  for (const kind of Object.keys(queryClasses) as QueryClass[]) expect(of(kind)).toHaveLength(2 * shares[kind]);
  expect(queries).toHaveLength(200);
  expect(new Set(queries.map(toPath)).size).toBe(200);
  expect(new Set(queries.slice(0, 50).map((query) => query.class)).size).toBeGreaterThanOrEqual(5);
});

test('there are enough for a load that no cache can answer', () => {
  expect(new Set(mixedQueries(2_000, 3).map(toPath)).size).toBeGreaterThanOrEqual(2_000);
});

test('a search has the parameters of its kind', () => {
  for (const state of of('make-model'))
    expect(state).toMatchObject({ searchRadius: 50, modelCode: [expect.any(String)] });
  for (const state of of('make-sorted')) expect(state.sortBy ?? null).not.toBeNull();
  for (const state of of('body-price')) {
    expect(state.vehicleStyleCode).toHaveLength(1);
    expect(state.maxPrice).toBeGreaterThan(state.minPrice ?? 0);
    expect([50, 75, 100]).toContain(state.searchRadius ?? 100);
  }
  for (const state of of('radius')) expect([filtersOf(state), typeof state.zip]).toEqual([0, 'string']);
  for (const state of of('many-filters')) {
    expect(filtersOf(state)).toBeGreaterThanOrEqual(manyFilters);
    expect(state.zip).toBeDefined();
  }
  for (const state of of('nationwide')) expect([filtersOf(state), state.zip]).toEqual([1, undefined]);
  for (const state of of('everything')) expect([filtersOf(state), state.zip]).toEqual([0, undefined]);
});

test('the service parses each path to the state that the engines get', () => {
  const reference = createReference({ ...referenceData(), places: [] });
  for (const query of queries) {
    const params = new URLSearchParams(toPath(query).split('?')[1]);
    const { state, dropped } = parseParams(params, { pageSize: 30 }, reference);
    expect([state, dropped]).toEqual([query.state, []]);
    expect(toRequest(query).origin === null).toBe(query.state.zip === undefined);
  }
});
