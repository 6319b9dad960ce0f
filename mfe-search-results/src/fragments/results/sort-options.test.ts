import { sortMenu } from './sort-options';

const offered = (state: Parameters<typeof sortMenu>[0]) => sortMenu(state).map(({ value }) => value);

test('offers the sort options of the specification to a search with a location', () => {
  expect(offered({ zip: '60610' }).sort()).toEqual(
    [
      'relevance',
      'derivedpriceASC',
      'derivedpriceDESC',
      'distanceASC',
      'datelistedASC',
      'datelistedDESC',
      'mileageASC',
      'mileageDESC',
      'yearASC',
      'yearDESC',
    ].sort(),
  );
  expect(offered({ city: 'Chicago', state: 'IL' })).toContain('distanceASC');
});

test('without a location there is no distance to sort by, unless it is chosen already', () => {
  expect(offered({})).not.toContain('distanceASC');
  expect(offered({ sortBy: 'distanceASC' })).toContain('distanceASC');
});
