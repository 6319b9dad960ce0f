import type { PageView } from '@forecourt/contracts';
import { fixtureListings, fixtureView } from '@forecourt/search-kit/testing';
import { resultsModel } from './results-model';

const model = (view: Partial<PageView> = {}, slot = {}) => resultsModel(fixtureView(view), slot);
const answered = (answer: Parameters<typeof fixtureListings>[0]) => ({ data: { listing: fixtureListings(answer) } });

test.each([
  ['many', {}, '1,284 Matches'],
  ['one', answered({ totalResultCount: 1 }), '1 Match'],
  ['none, because the search cannot be run', answered({ invalidQueryParams: { minPrice: 'above' } }), '0 Matches'],
  ['an unknown number', { data: {} }, 'Results'],
  ['those of the search before', { status: 'failed' as const }, 'Results'],
])('the heading says how many results there are: %s', (_name, view, heading) => {
  expect(model(view).heading).toBe(heading);
});

test('the results are announced once they are shown, unless there are none', () => {
  expect(model().announcement).toBe('1,284 Matches, 30 shown');
  expect(model({ status: 'loading' }).announcement).toBeUndefined();
  expect(model(answered({ totalResultCount: 0, listings: [] })).announcement).toBeUndefined();
});

test('while a page is appended the list is neither stale nor failed', () => {
  expect(model({ status: 'loading' }).loading).toBe(true);
  expect(model({ status: 'loading', appending: true }).loading).toBe(false);
  expect(model({ status: 'failed', appending: true }).failed).toBe(false);
});

test('R52 the grid has every listing once, in order, and the layout sets the position of the peekaboo', () => {
  const cells = model({}, { peekaboo: 11 }).grid?.cells ?? [];
  expect(cells.flatMap((cell) => (cell.kind === 'listing' ? [cell.listing.placed.id] : []))).toEqual(
    fixtureListings().listings.map(({ id }) => id),
  );
  const peekaboo = cells.find((cell) => cell.kind === 'placement' && cell.placement.kind === 'peekaboo');
  expect(peekaboo).toMatchObject({ placement: { position: 11 } });
  expect(model(answered({ totalResultCount: 0, listings: [] })).grid).toBeUndefined();
});

test('R11 the grid says on which page it begins', () => {
  expect(model({ state: { firstRecord: 60 } }).grid?.page).toBe(3);
});

test.each([
  ['1764000000000', 1_764_000_000_000],
  ['yesterday', undefined],
  [undefined, undefined],
])('a saved search that was last opened at %s compares with %p', (lastExec, moment) => {
  expect(model({ state: { lastExec } }).grid?.lastLooked).toBe(moment);
});

test('R23 tiles name the features of the search', () => {
  const [code] = Object.values(fixtureView().reference.facets.featureCode ?? []).map((option) => option.code);
  const [first] =
    model({ state: { featureCode: [code ?? ''] } }).grid?.cells.filter(({ kind }) => kind === 'listing') ?? [];
  expect(first?.kind === 'listing' && first.listing.facts.reason?.icon).toBe('check');
});
