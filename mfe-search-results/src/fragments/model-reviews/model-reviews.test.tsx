import type { ModelReviews } from '@forecourt/listing';
import { camry, noReviews } from '@forecourt/listing/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';

const one: ModelReviews['reviews'][number] = {
  ...{ id: 'r'.repeat(22), overall: 4, ratings: {}, title: 'Good on long trips', text: 'Quiet.\n\nNothing broke.' },
  ...{ byline: 'Ann B.', kind: 'owner', writtenAt: Date.UTC(2026, 10, 12), helpful: 2 },
};
const show = (reviews: ModelReviews, params: Record<string, string> = {}) =>
  renderFragment(fragment, {
    view: {
      params,
      state: { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], startYear: 2021, endYear: 2021 },
      data: { 'model-trims': camry, 'model-reviews': reviews },
    },
  });

test('R90 without a review there is an invitation to write the first one', async () => {
  const queries = show(noReviews);
  queries.getByText(/^Nobody has written about the 2021 Toyota Camry yet/);
  expect(queries.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe(
    '/account/reviews?makeCode=TOYOTA&modelCode=CAMRY%7CTOYOTA&year=2021',
  );
  expect(await violations(queries.container)).toEqual([]);
});

test('R90 reviews are listed with count and distribution, and with a mean only if the service sends one', async () => {
  const queries = show({ ...noReviews, count: 1, distribution: [0, 0, 0, 1, 0], reviews: [one] });
  queries.getByText('1 review');
  expect(queries.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(['Rated 4.0 out of 5']);
  queries.getByText(/Ann B\. · Owns it · Nov 12, 2026/);
  queries.getByText('Nothing broke.');
  queries.getByText('2 people found this helpful.');
  queries.getByRole('button', { name: '“Good on long trips” is helpful' });
  expect(queries.queryByRole('link', { name: /^All/ })).toBeNull();
  expect(await violations(queries.container)).toEqual([]);
  const five = show({
    ...noReviews,
    ...{ count: 5, distribution: [0, 0, 1, 2, 2], average: 4.2, parts: { comfort: 4.6 } },
  });
  five.getByRole('img', { name: 'Rated 4.2 out of 5, 5 reviews' });
  five.getByText('4.6');
});

test('R90 where there are more than are shown, a tab leads to the page of all, and that page to its others', async () => {
  const many = { ...noReviews, count: 23, distribution: [0, 0, 0, 0, 23], average: 5, reviews: [one] };
  const all = '/cars-for-sale/models/toyota/camry/2021/reviews';
  const tab = show(many).getByRole('link', { name: 'All 23 reviews of the 2021 Toyota Camry' });
  expect(tab.getAttribute('href')).toBe(all);
  const queries = show(many, { part: 'reviews', page: '2' });
  queries.getByRole('heading', { level: 2, name: 'Ratings and reviews' });
  const pages = queries.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(pages).toEqual(expect.arrayContaining([all, `${all}?page=3`]));
  expect(pages).not.toContain(`${all}?page=4`);
  expect(await violations(queries.container)).toEqual([]);
});
