import type { PageView } from '@forecourt/contracts';
import type { CrawlLink } from '@forecourt/listing';
import {
  fixtureBrand,
  fixtureListings,
  type RenderedFragment,
  renderFragment,
  violations,
} from '@forecourt/search-kit/testing';
import { within } from '@testing-library/react';
import fragment from './index';

const link = (path: string, count = 9): CrawlLink => ({ label: path, href: `/cars-for-sale/${path}`, count });
const option = (value: string, label: string, count: number) => ({ value, label, count });
const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };

const show = (data: PageView['data'], view: Partial<PageView> = {}): RenderedFragment =>
  renderFragment(fragment, { view: { state: camry, data, ...view } });
const withFilters = (filters: ReturnType<typeof fixtureListings>['filters']) => ({
  listing: fixtureListings({ filters }),
});
/** Returns the links of each group. */
const groupsOf = (queries: RenderedFragment) =>
  queries.queryAllByRole('heading', { level: 3 }).map((heading) => {
    const links = within(heading.parentElement!).getAllByRole('link');
    return [heading.textContent, ...links.map((each) => each.getAttribute('href'))];
  });

test('R16 years and trims of the model are links that need no script', async () => {
  const queries = show({
    ...withFilters({ makeCode: [option('TOYOTA', 'Toyota', 9)] }),
    'year-links': { links: [link('all/2021/toyota/camry'), link('all/2020/toyota/camry')] },
    'trim-links': { links: [link('all/toyota/camry/le')] },
    'new-trim-links': { links: [link('new/toyota/camry/le')] },
  });
  expect(groupsOf(queries)).toEqual([
    ['By year', '/cars-for-sale/all/2021/toyota/camry', '/cars-for-sale/all/2020/toyota/camry'],
    ['By trim', '/cars-for-sale/all/toyota/camry/le'],
    ['New, by trim', '/cars-for-sale/new/toyota/camry/le'],
  ]);
  expect(queries.getByRole('navigation', { name: 'Popular searches' })).toBeTruthy();
  expect(queries.getByRole('link', { name: 'Compare Camry trims' }).getAttribute('href')).toContain('compare-trims');
  expect(await violations(queries.container)).toEqual([]);
});

test('R7 a link is written as the brand writes it; a link to no page of the site is left out', () => {
  const trims = { links: [link('used/toyota/camry/le'), link('used/toyota/camry/nothing'), link('boats')] };
  const queries = show({ 'trim-links': trims }, { brand: fixtureBrand({ defaultListingType: 'USED' }) });
  expect(groupsOf(queries)).toEqual([['By trim', '/cars-for-sale/all/toyota/camry/le']]);
});

test('R16 without a model the most frequent models are linked, at most twelve', () => {
  const few = option('COROLLA|TOYOTA', 'Corolla', 2);
  const models = [option('CAMRY|TOYOTA', 'Camry', 30), few];
  const data = withFilters({ makeCode: [option('TOYOTA', 'Toyota', 32)], modelCode: models });
  const queries = show(data, { state: { makeCode: ['TOYOTA'] } });
  expect(groupsOf(queries)).toEqual([['Popular models', '/cars-for-sale/all/toyota/camry']]);
  expect(queries.getByRole('link', { name: 'Toyota Camry' })).toBeTruthy();
  const years = Array.from({ length: 20 }, (_, at) => link(`all/${2020 - at}/toyota/camry`, at + 3));
  const [ofYears] = groupsOf(show({ 'year-links': { links: years } }));
  expect(ofYears?.slice(1)).toEqual(years.slice(8).map(({ href }) => href));
});

test('R16 without a make the most frequent makes are linked; a maker’s brand has no others', () => {
  const makeCode = [option('FORD', 'Ford', 5), option('HYUND', 'Hyundai', 4)];
  const data = withFilters({ makeCode });
  expect(groupsOf(show(data, { state: {} }))).toEqual([
    ['Popular makes', '/cars-for-sale/all/ford', '/cars-for-sale/all/hyundai'],
  ]);
  expect(groupsOf(show(data, { state: {}, brand: fixtureBrand({ makeCode: 'FORD' }) }))).toEqual([]);
});

test.each<[string, PageView['data']]>([
  ['there are no links', { ...withFilters({}), 'year-links': { links: [] }, 'trim-links': { links: [] } }],
  ['what there is is too little', withFilters({ makeCode: [option('FORD', 'Ford', 2)] })],
  ['every source failed', {}],
])('R72 is empty if %s', (_name, data) => {
  expect(show(data, { state: {} }).html).toBe('');
});
