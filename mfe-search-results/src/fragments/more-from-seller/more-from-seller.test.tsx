import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';

const show = (count: number) => {
  const view = vehicleView();
  const { listings = [], owners = [] } = view.data?.similar ?? {};
  const sellers = { listings: count === 0 ? [] : listings, owners, totalResultCount: count };
  return renderFragment(fragment, { view: { ...view, data: { ...view.data, sellers } } });
};

test("lists the seller's other listings under their name, and links to all of them", async () => {
  const queries = show(57);
  const all = queries.getByRole('link', { name: /^All 57 of / });
  const { searchParams } = new URL(all.getAttribute('href') ?? '', 'http://site');
  expect([searchParams.get('listingType'), searchParams.get('showcaseOwnerId')]).toEqual([
    'off',
    vehicleView().data?.vehicle?.owner.id,
  ]);
  expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(await violations(queries.container)).toEqual([]);
});

test('a seller of one vehicle has no such part', () => {
  expect(show(0).container.textContent).toBe('');
});
