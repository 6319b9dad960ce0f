import { type SpotlightName, spotlightSchemas, withFurther } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { allSpotlights, spotlightAt, spotlightInTurn } from './spotlight-at';

const owner = fixtureOwners[0]!;
const answer = (ids: readonly string[], name: SpotlightName = 'premium') =>
  spotlightSchemas[name].parse({
    listings: ids.map((id) => fixtureListing({ id, ownerId: id === 'orphan' ? 'nobody' : owner.id })),
    owners: [...fixtureOwners],
  });
const idOf = (spotlight: ReturnType<typeof spotlightAt>) => spotlight?.listing.id;

describe('the listing bought for a place', () => {
  const source = withFurther(answer(['a', 'b']), answer(['c']));

  test('is the one of its page and index, with its owner', () => {
    expect(idOf(spotlightAt(source, { page: 0, index: 1 }))).toBe('b');
    expect(idOf(spotlightAt(source, { page: 1, index: 0 }))).toBe('c');
    expect(spotlightAt(source, { page: 0, index: 0 })?.owner?.id).toBe(owner.id);
  });

  test('is undefined if no listing is left, or without an answer', () => {
    expect(spotlightAt(source, { page: 1, index: 1 })).toBeUndefined();
    expect(spotlightAt(source, { page: 2, index: 0 })).toBeUndefined();
    expect(spotlightAt(undefined, { page: 0, index: 0 })).toBeUndefined();
  });

  test('is undefined on a page whose answer failed', () => {
    const failed = withFurther(answer(['a']), undefined);
    expect(spotlightAt(failed, { page: 1, index: 0 })).toBeUndefined();
    expect(allSpotlights(failed).map(idOf)).toStrictEqual(['a']);
  });

  test('has no owner if the answer names none', () => {
    expect(spotlightAt(answer(['orphan']), { page: 0, index: 0 })).toMatchObject({ owner: undefined });
  });
});

describe('one answer for all pages in turn', () => {
  test('gives each page the next listing, and after the last the first again', () => {
    const source = answer(['a', 'b', 'c'], 'fourth-tier');
    expect([1, 2, 3, 4, 5, 7].map((page) => idOf(spotlightInTurn(source, page)))).toEqual([
      'a',
      'b',
      'c',
      'a',
      'b',
      'a',
    ]);
  });

  test('gives no listing if it has none', () => {
    expect(spotlightInTurn(undefined, 1)).toBeUndefined();
    expect(spotlightInTurn(answer([]), 1)).toBeUndefined();
  });
});

describe('the listings of all loaded pages', () => {
  test('are listed once each, in the order of their first page, with their owners', () => {
    const all = allSpotlights(withFurther(answer(['a', 'orphan']), answer(['b', 'a'])));
    expect(all.map(({ listing, owner: seller }) => [listing.id, seller?.id])).toEqual([
      ['a', owner.id],
      ['orphan', undefined],
      ['b', owner.id],
    ]);
  });

  test('keep the first version of a listing that arrives again', () => {
    const again = answer(['a']);
    const twice = withFurther(answer(['a']), {
      ...again,
      listings: again.listings.map((one) => ({ ...one, title: 'Again' })),
    });
    expect(allSpotlights(twice).map(({ listing }) => listing.title)).toEqual([fixtureListing().title]);
  });

  test('are none without an answer', () => {
    expect(allSpotlights(undefined)).toEqual([]);
  });
});
