import type { PageView } from '@forecourt/contracts';
import { fixtureListings, fixtureView } from '@forecourt/search-kit/testing';
import { allFiltersModel, filtersModel } from './filters-model';

const model = (view: Partial<PageView> = {}) => filtersModel(fixtureView(view));
const found = (totalResultCount: number) => ({ data: { listing: fixtureListings({ totalResultCount }) } });

test.each([
  ['nothing chosen', {}, '1,284 matches, no filters'],
  ['one of each', { ...found(1), state: { maxPrice: 9000 } }, '1 match, 1 filter'],
  ['an unknown number', { data: {}, state: { maxPrice: 9000, doorCode: ['3'] } }, '2 filters'],
])('a search stands as follows with %s: %s', (_name, view, standing) => {
  expect(model(view).standing).toBe(standing);
});

test('the number of results is unknown if the search failed, and stays if one more page of it did', () => {
  expect(model({ status: 'failed' }).total).toBeUndefined();
  expect(model({ status: 'failed', appending: true }).total).toBe(1284);
});

test('sections are in the brand’s order', () => {
  const { brand } = fixtureView();
  const shown = model().sections.map(({ name }) => name);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual(brand.sections.filter((name) => shown.some((each) => each === name)));
});

test('the page of all filters knows that it is one', () => {
  const view = fixtureView();
  expect([filtersModel(view), allFiltersModel(view)].map(({ panel }) => panel.isWhole)).toEqual([false, true]);
});

test('the panel stays the same object as long as nothing that it shows has changed', () => {
  const view = fixtureView();
  const { panel } = filtersModel(view);
  expect(filtersModel({ ...view, data: { ...view.data } }).panel).toBe(panel);
  expect(filtersModel({ ...view, today: '2026-11-23' }).panel).not.toBe(panel);
  expect(filtersModel({ ...view, state: { ...view.state } }).panel).not.toBe(panel);
});
