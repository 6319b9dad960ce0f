import { type SearchRequest, toCriteria } from '@forecourt/matching';
import { generateInventory } from '../generate';
import { toDocument } from '../listing/document';
import { priceOf } from '../listing/price';
import { type StoredListing, tiers } from '../listing/record';
import { relevanceOf } from '../listing/relevance';
import { sampleListing } from '../testing/sample';
import { ColumnarSearch } from './columnar/engine/columnar';
import { NaiveSearch } from './naive';

const now = Date.UTC(2026, 10, 20);
const day = 86_400_000;

const listings = new Map<string, StoredListing>();
for (const item of generateInventory({ listings: 8_000, seed: 1, now })) {
  if (item.kind === 'listing') listings.set(item.listing.id, item.listing);
}

type Engine = NaiveSearch | ColumnarSearch;
function fill<E extends Engine>(engine: E, of: (listing: StoredListing) => StoredListing = (listing) => listing): E {
  for (const listing of listings.values()) engine.upsert(toDocument(of(listing), false));
  return engine;
}
const engine = fill(new ColumnarSearch());

function page(request: Partial<SearchRequest>, from: Engine = engine): StoredListing[] {
  const { state, ...more } = request;
  const criteria = toCriteria({ origin: null, state: { ...state, sortBy: 'relevance' }, ...more });
  return from.search(criteria).ids.map((id) => listings.get(id)!);
}

function mostOf(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values());
}

describe('the first page by relevance', () => {
  test('has cars of many makes and dealers; no dealer has more than three of thirty', () => {
    const first = page({});
    expect(first).toHaveLength(30);
    expect(new Set(first.map(({ makeCode }) => makeCode)).size).toBeGreaterThan(7);
    expect(mostOf(first.map(({ makeCode }) => makeCode))).toBeLessThan(10);
    expect(mostOf(first.map(({ ownerId }) => ownerId))).toBeLessThanOrEqual(3);
  });

  test('has cars that most people can pay: none of the dearest tenth, none of the cheapest', () => {
    const prices = [...listings.values()].flatMap((listing) => priceOf(listing) ?? []).sort((a, b) => a - b);
    const at = (share: number) => prices[Math.floor(share * prices.length)]!;
    const shown = page({}).map((listing) => priceOf(listing) ?? 0);
    expect(Math.min(...shown)).toBeGreaterThan(at(0.1));
    expect(Math.max(...shown)).toBeLessThan(at(0.9));
  });

  test('has cars of which the price and the mileage are known', () => {
    expect(page({}).filter((listing) => priceOf(listing) === null || listing.mileage === null)).toEqual([]);
  });

  test('R52 R53 is the same whatever tier sellers paid for', () => {
    const ids = (shuffled: number) => {
      const turned = fill(new ColumnarSearch(), (listing) => ({
        ...listing,
        tier: tiers[(tiers.indexOf(listing.tier) + shuffled) % tiers.length]!,
      }));
      return page({ state: { numRecords: 100 } }, turned).map(({ id }) => id);
    };
    const once = ids(0);
    expect(ids(1)).toEqual(once);
    expect(ids(3)).toEqual(once);
  });

  test('is in both engines the same', () => {
    const naive = fill(new NaiveSearch());
    for (const state of [{}, { makeCode: ['FORD'] }, { firstRecord: 300 }, { listingType: ['NEW'] }]) {
      expect(page({ state }, naive).map(({ id }) => id)).toEqual(page({ state }).map(({ id }) => id));
    }
  });
});

describe('of two cars the better one comes first:', () => {
  const base = sampleListing({ listedAt: now - 10 * day, dealType: null });
  test.each<[string, Partial<StoredListing>]>([
    ['a great price before none', { dealType: 'greatprice' }],
    ['a good price before none', { dealType: 'goodprice' }],
    ['the newer listing', { listedAt: now }],
    [
      'one with photos',
      { details: { ...base.details, images: { primary: 0, sources: [{ src: '/1.jpg', alt: 'Front' }] } } },
    ],
  ])('%s', (_name, better) => {
    expect(relevanceOf({ ...base, ...better })).toBeGreaterThan(relevanceOf(base));
  });

  test.each<[string, Partial<StoredListing>]>([
    ['a price', { salePrice: null, msrp: null }],
    ['a mileage', { mileage: null }],
    ['a trim', { trim: null }],
    ['a colour', { color: null }],
    ['a place', { lat: null, lon: null }],
    ['a usual price before a very high one', { salePrice: 683_900 }],
    ['a usual price before one that can hardly be meant', { salePrice: 99 }],
  ])('%s', (_name, worse) => {
    expect(relevanceOf({ ...base, ...worse })).toBeLessThan(relevanceOf(base));
  });

  test('a new car needs no mileage', () => {
    const fresh = { ...base, listingType: 'NEW' } as const;
    expect(relevanceOf({ ...fresh, mileage: null })).toBe(relevanceOf(fresh));
  });
});
