import { fixtureBrand, renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';

const models = {
  groups: [
    {
      ...{ label: 'Toyota', href: '/cars-for-sale/all/toyota', count: 1200 },
      links: [{ label: 'Camry', href: '/cars-for-sale/models/toyota/camry', count: 40 }],
    },
  ],
};
const show = (by: string, directory: unknown = models) =>
  renderFragment(fragment, { view: { brand: fixtureBrand(), params: { by }, data: { directory } as object } });

test('R16 each make leads to its cars, and each model to its page, with their numbers', async () => {
  const queries = show('models');
  expect(queries.getByRole('heading', { level: 1 }).textContent).toBe('Makes and models');
  expect(queries.getByRole('link', { name: 'Toyota (1,200)' }).getAttribute('href')).toBe('/cars-for-sale/all/toyota');
  const model = queries.getByRole('link', { name: 'Camry (40)' });
  expect(model.getAttribute('href')).toBe('/cars-for-sale/models/toyota/camry');
  expect(queries.html).not.toContain(' style=');
  expect(await violations(queries.container)).toEqual([]);
});

test('cities have no numbers, because a search around one has the cars of its neighbours', () => {
  const queries = show('cities', { groups: [{ label: 'IL', href: '/a', count: 9, links: [] }] });
  queries.getByRole('heading', { level: 1, name: 'Cities' });
  queries.getByRole('link', { name: 'IL' });
});

test('it says if there is nothing, and still has its heading', () => {
  const queries = show('styles', { groups: [] });
  queries.getByRole('heading', { level: 1, name: 'Body styles' });
  queries.getByText('There is nothing for sale at the moment.');
});
