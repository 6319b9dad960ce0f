import { fixtureOwners, listingAt } from '@forecourt/listing/testing';
import { fixtureListings, fixtureView } from '@forecourt/search-kit/testing';
import { beyondModel } from './beyond-model';

const some = (count: number) => ({
  listings: Array.from({ length: count }, (_, index) => listingAt(index)),
  owners: [...fixtureOwners],
  totalResultCount: count,
});
const model = (found: number, farther: number, view = {}) =>
  beyondModel(
    fixtureView({
      state: { zip: '60610' },
      data: {
        listing: fixtureListings({ listings: [], totalResultCount: found }),
        supplemental: some(farther),
        alike: some(6),
      },
      ...view,
    }),
  );

test('R51 a search with hardly any results has those farther away, with their number', () => {
  expect(model(3, 4).farther?.tiles).toHaveLength(4);
  expect(model(3, 4).farther?.all).toBe('All 7 at any distance');
  expect(model(0, 1).farther?.all).toBe('See it at any distance');
  expect(model(26, 4)).toEqual({});
});

test('R51 close matches follow only if there are hardly any farther away, either', () => {
  expect(model(3, 4).alike).toHaveLength(6);
  expect(model(3, 30).alike).toBeUndefined();
});

test('R51 a search without a place has close matches only', () => {
  const found = model(0, 4, { state: { makeCode: ['BUGATTI'] } });
  expect([found.farther, found.alike?.length]).toEqual([undefined, 6]);
});

test('there are none while a search is pending, or at any distance', () => {
  expect(model(3, 4, { status: 'loading' })).toEqual({});
  expect(model(3, 4, { state: { zip: '60610', searchRadius: 0 } })).toEqual({});
});
