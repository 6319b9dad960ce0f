import { type SearchRequest, toCriteria } from '@forecourt/matching';
import fc from 'fast-check';
import { generateInventory } from '../generate';
import { toDocument } from '../listing/document';
import { priceOf } from '../listing/price';
import { type StoredListing, type StoredOwner, tiers } from '../listing/record';
import { partsOf, pointsOfDistance, rankedFacts, relevanceOf } from '../listing/relevance';
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

  test('has cars that most people can afford: none of the most expensive tenth, none of the cheapest', () => {
    const prices = [...listings.values()].flatMap((listing) => priceOf(listing) ?? []).sort((a, b) => a - b);
    const at = (share: number) => prices[Math.floor(share * prices.length)]!;
    const shown = page({}).map((listing) => priceOf(listing) ?? 0);
    expect(Math.min(...shown)).toBeGreaterThan(at(0.1));
    expect(Math.max(...shown)).toBeLessThan(at(0.9));
  });

  test('has cars with a price and, unless they are new, a mileage', () => {
    const isTold = (listing: StoredListing) =>
      priceOf(listing) !== null && (listing.mileage !== null || listing.listingType === 'NEW');
    expect(page({}).filter((listing) => !isTold(listing))).toEqual([]);
  });

  test('R52 R53 is the same whichever tier sellers have bought', () => {
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

const relevance = (listing: StoredListing, rating: StoredOwner['rating'] = null) =>
  relevanceOf(rankedFacts(listing, rating));

/** Random inputs: dealers with their numbers of listings and locations, and the location of the search. */
const inventories = fc.array(fc.record({ owner: fc.nat(5), age: fc.nat(40), miles: fc.constantFrom(0, 3, 40, null) }), {
  maxLength: 60,
});

describe('R37 the first ten', () => {
  const documentsOf = (cars: readonly { owner: number; age: number; miles: number | null }[]) =>
    cars.map(({ owner, age, miles }, at) =>
      toDocument(
        sampleListing({
          ...{ id: `car-${at}`, vin: null, ownerId: `dealer-${owner}`, listedAt: now - age * day },
          ...{ lat: miles === null ? null : 41.88 + miles / 69, lon: miles === null ? null : -87.62 },
        }),
        false,
      ),
    );
  const all = (engine: Engine, count: number, origin: SearchRequest['origin']) =>
    Array.from({ length: Math.ceil(70 / count) }, (_, at) => {
      const state = { sortBy: 'relevance', searchRadius: 0, firstRecord: at * count, numRecords: count } as const;
      return engine.search(toCriteria({ origin, state })).ids;
    }).flat();

  test('have at most four cars of one seller if there are others; pages have each result once, and both engines agree', () => {
    fc.assert(
      fc.property(inventories, fc.integer({ min: 1, max: 30 }), fc.boolean(), (cars, count, isNear) => {
        const origin = isNear ? { lat: 41.88, lon: -87.62 } : null;
        const documents = documentsOf(cars);
        const fast = new ColumnarSearch(16);
        for (const document of documents) fast.upsert(document);
        const ids = all(fast, count, origin);
        expect([...ids].sort()).toEqual(documents.map(({ id }) => id).sort());
        expect(ids).toEqual(all(new NaiveSearch(documents), count, origin));

        const ownerOf = new Map(documents.map(({ id, ownerId }) => [id, ownerId]));
        const own = (owner: number) => cars.filter((car) => car.owner === owner).length;
        const possible = [0, 1, 2, 3, 4, 5].reduce((sum, owner) => sum + Math.min(own(owner), 4), 0);
        const first = ids.slice(0, Math.min(10, possible)).map((id) => ownerOf.get(id)!);
        if (first.length > 0) expect(mostOf(first)).toBeLessThanOrEqual(4);
      }),
    );
  });
});

test('R37 of two similar cars the nearer one comes first if the search has a location; at large distances it matters little', () => {
  const at = (id: string, lat: number | null) =>
    toDocument(sampleListing({ id, vin: null, ownerId: id, lat, lon: lat === null ? null : -87.62 }), false);
  const engine = new ColumnarSearch();
  for (const document of [at('lost', null), at('far', 43.4), at('near', 41.95)]) engine.upsert(document);
  const state = { sortBy: 'relevance', searchRadius: 0 } as const;
  expect(engine.search(toCriteria({ origin: { lat: 41.88, lon: -87.62 }, state })).ids).toEqual([
    'near',
    'far',
    'lost',
  ]);
  expect(pointsOfDistance(50) - pointsOfDistance(5)).toBeGreaterThan(
    3 * (pointsOfDistance(545) - pointsOfDistance(500)),
  );
});

describe('R37 of two cars the better one comes first:', () => {
  const base = sampleListing({ listedAt: now - 10 * day });
  test.each<[string, Partial<StoredListing>]>([
    ['the newer listing', { listedAt: now }],
    [
      'one with photos',
      { details: { ...base.details, images: { primary: 0, sources: [{ src: '/1.jpg', alt: 'Front' }] } } },
    ],
  ])('%s', (_name, better) => {
    expect(relevance({ ...base, ...better })).toBeGreaterThan(relevance(base));
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
    expect(relevance({ ...base, ...worse })).toBeLessThan(relevance(base));
  });

  test('one below the usual price before one above it, and an implausible difference does not count more', () => {
    const at = (salePrice: number) => partsOf(rankedFacts({ ...base, salePrice }, null, 25_000)).price;
    expect([at(22_500), at(25_000), at(27_500)]).toEqual([12.5, 0, -12.5]);
    expect(at(10_000)).toBe(at(19_000));
  });

  test('one of a recommended seller, after enough reviews', () => {
    const rated = (value: number, count: number) => relevance(base, { value, count });
    expect(rated(4.8, 90)).toBeGreaterThan(rated(3.1, 90));
    expect(rated(5, 4)).toBe(relevance(base));
  });

  test('a new car needs no mileage', () => {
    const fresh = { ...base, listingType: 'NEW' } as const;
    expect(relevance({ ...fresh, mileage: null })).toBe(relevance(fresh));
  });
});
