import { fixtureBrand, fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import { forSale } from './for-sale';
import fragment from './index';

const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
const listing = fixtureListings({
  totalResultCount: 40,
  stats: {
    ...{ derivedprice: { min: 9_000, max: 31_000 }, year: { min: 2012, max: 2024 } },
    mileage: { min: 1_200, max: 140_000 },
  },
});
const link = (year: number) => ({
  label: `${year} Toyota Camry`,
  href: `/cars-for-sale/all/${year}/toyota/camry`,
  count: 9,
});
const show = (
  state: object = camry,
  data: object = { listing, 'year-links': { links: [link(2024), link(2021)] } },
  params: Record<string, string> = {},
) => renderFragment(fragment, { view: { brand: fixtureBrand(), state, data, params } });
const hrefOf = (queries: ReturnType<typeof show>, name: string) =>
  queries.getByRole('link', { name }).getAttribute('href');

test('R16 names the model, says what is for sale, and leads to its search and to the pages of its years', async () => {
  const queries = show();
  expect(queries.getByRole('heading', { level: 1 }).textContent).toBe('Toyota Camry');
  queries.getByText(
    '40 Toyota Camry are for sale, $9,000 to $31,000, of model years 2012 to 2024, with 1,200 to 140,000 miles.',
  );
  const all = queries.getByRole('link', { name: 'See all Toyota Camry for sale' });
  expect(all.getAttribute('href')).toBe('/cars-for-sale/all/toyota/camry');
  expect(queries.getByRole('link', { name: '2021' }).getAttribute('href')).toBe(
    '/cars-for-sale/models/toyota/camry/2021',
  );
  expect(queries.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Makes and models');
  expect(queries.html).not.toContain(' style=');
  expect(await violations(queries.container)).toEqual([]);
});

test('of a year it marks that year among the others', () => {
  const queries = show({ ...camry, startYear: 2021, endYear: 2021 });
  expect(queries.getByRole('heading', { level: 1 }).textContent).toBe('2021 Toyota Camry');
  // The statistics of years are those of every year.
  queries.getByText('40 2021 Toyota Camry are for sale, $9,000 to $31,000, with 1,200 to 140,000 miles.');
  expect(queries.getByRole('link', { name: '2021' }).getAttribute('aria-current')).toBe('page');
  expect(queries.getByRole('link', { name: '2024' }).hasAttribute('aria-current')).toBe(false);
});

test('a year with so few cars that no link leads to it is marked among the others all the same', () => {
  const years = (data?: object) =>
    show({ ...camry, startYear: 2022, endYear: 2022 }, data)
      .queryAllByRole('link', { name: /^\d{4}$/ })
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(years()).toEqual([
    ['2024', null],
    ['2022', 'page'],
    ['2021', null],
  ]);
  // Alone it would lead nowhere.
  expect(years({ listing, 'year-links': { links: [] } })).toEqual([]);
});

test('R16 leads to the trims of a model, and to the reviews of a year; on their pages years lead to theirs', async () => {
  const path = '/cars-for-sale/models/toyota/camry';
  expect(hrefOf(show(), 'Compare trims of the Toyota Camry')).toBe(`${path}/trims`);
  const year = { ...camry, startYear: 2021, endYear: 2021 };
  expect(hrefOf(show(year), 'Reviews of the 2021 Toyota Camry by people')).toBe(`${path}/2021/reviews`);
  const reviews = show(year, undefined, { part: 'reviews' });
  expect(reviews.getByRole('heading', { level: 1 }).textContent).toBe('Reviews of the 2021 Toyota Camry by people');
  expect(hrefOf(reviews, '2024')).toBe(`${path}/2024/reviews`);
  expect(reviews.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Consumer reviews');
  expect(reviews.queryByRole('link', { name: /^Compare trims/ })).toBeNull();
  expect(await violations(reviews.container)).toEqual([]);
});

test('R72 without data it is the heading alone', () => {
  const queries = show(camry, {});
  queries.getByRole('heading', { level: 1, name: 'Toyota Camry' });
  expect(queries.queryByRole('link', { name: /for sale/ })).toBeNull();
});

test('what is unknown is left out, and one is one', () => {
  const none = { derivedprice: null, mileage: null };
  expect(forSale('Kia K5', { totalResultCount: 1, stats: { ...none, year: { min: 2021, max: 2021 } } }, false)).toBe(
    '1 Kia K5 is for sale, of model year 2021.',
  );
  expect(forSale('Kia K5', { totalResultCount: 0, stats: { ...none, year: null } }, false)).toBe(
    'No Kia K5 is for sale at the moment.',
  );
});
