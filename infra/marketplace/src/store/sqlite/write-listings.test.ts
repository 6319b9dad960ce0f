import type { Kysely } from 'kysely';
import { toDocument } from '../../listing/document';
import type { InventoryItem, StoredListing, StoredOwner } from '../../listing/record';
import { useFolder } from '../../testing/folder';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { lastChange, readChanges, storePosition } from './change-log';
import { compareGenerations } from './changes';
import { openDatabase } from './database';
import { readDocuments } from './documents';
import { activeGeneration, readListingBodies, readOwners, replaceInventory } from './inventory';
import type { Database } from './schema';
import { retireListings, writeListings } from './write-listings';

const folder = useFolder();
let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase(folder());
});
afterEach(() => db.destroy());

const vinOf = (number: number) => `4T1G11AK5MU5${String(number).padStart(5, '0')}`;
const owner = (overrides: Partial<StoredOwner> = {}): InventoryItem => ({
  kind: 'owner',
  owner: sampleOwner(overrides),
});
const listing = (number: number, overrides: Partial<StoredListing> = {}): InventoryItem => ({
  kind: 'listing',
  listing: sampleListing({ id: `l-${number}`, vin: vinOf(number), ...overrides }),
});
const inventory = (count: number, overrides: Partial<StoredListing> = {}) => [
  owner(),
  ...Array.from({ length: count }, (_, number) => listing(number, overrides)),
];

async function documents() {
  const all = [];
  for await (const chunk of readDocuments(db, (await activeGeneration(db))!.id)) all.push(...chunk);
  return all;
}
const priceOf = async (id: string) => (await documents()).find((document) => document.id === id)?.price;
const bodyOf = async (id: string) => JSON.parse((await readListingBodies(db, 1, [id]))[0]!.body);
const idsAfter = async (seq: number) => (await readChanges(db, (await activeGeneration(db))!.id, seq, 1_000))?.ids;

test('listings are added, changed and left as they are; the log names what was written, in the same commit', async () => {
  const { id } = await replaceInventory(db, 'test', inventory(2));
  const written = await writeListings(db, [listing(0), listing(1, { salePrice: 19_000 }), owner(), listing(2)]);
  expect(written).toEqual({
    ...{ generation: id, seq: 2 },
    listings: [
      { id: 'l-0', outcome: 'unchanged' },
      { id: 'l-1', outcome: 'changed' },
      { id: 'l-2', outcome: 'added' },
    ],
  });
  expect((await documents()).map(({ id: each, price }) => [each, price])).toEqual([
    ['l-0', 22_990],
    ['l-1', 19_000],
    ['l-2', 22_990],
  ]);
  expect(await idsAfter(0)).toEqual(['l-1', 'l-2']);
  expect(await storePosition(db)).toEqual({ generation: id, seq: 2 });
  expect(await activeGeneration(db)).toMatchObject({ listings: 3, owners: 1 });
});

test('the same again writes nothing, whatever a listing says', async () => {
  const place: Partial<StoredListing> = {
    lat: 41.88581234567891,
    lon: -87.61811234567891,
    mpgCity: null,
    salePrice: null,
    details: { images: { primary: 0, sources: [] }, vdpBaseUrl: '/' },
  };
  const items = [owner({ lat: 41.8 }), listing(0, place), listing(1, { ...place, vin: null, featureCodes: [] })];
  await replaceInventory(db, 'test', inventory(1));
  await writeListings(db, items);
  const before = await lastChange(db);
  expect((await writeListings(db, items)).listings.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  expect(await lastChange(db)).toBe(before);
});

test('a listing keeps its first date, and is marked as reduced for as long as it stays at the lower price', async () => {
  await replaceInventory(db, 'test', inventory(1, { listedAt: 1_000, salePrice: 20_000 }));
  const reduced = async (salePrice: number) => {
    await writeListings(db, [listing(0, { listedAt: 5_000, salePrice })]);
    return (await bodyOf('l-0')).isReducedPrice;
  };
  expect([await reduced(19_000), await reduced(19_000), await reduced(19_500)]).toEqual([true, true, undefined]);
  expect((await documents())[0]?.listedAt).toBe(1_000);
});

test('a vehicle that is there under another id stays one listing', async () => {
  await replaceInventory(db, 'test', inventory(2));
  const { listings } = await writeListings(db, [
    listing(7, { vin: vinOf(1), salePrice: 18_000, details: { ...sampleListing().details, vdpBaseUrl: '/cars/l-7' } }),
  ]);
  expect(listings).toEqual([{ id: 'l-1', outcome: 'changed' }]);
  expect(await documents()).toHaveLength(2);
  expect(await bodyOf('l-1')).toMatchObject({ id: 'l-1', vdpBaseUrl: '/cars/l-1' });
});

test('of an id that is given twice the last one counts', async () => {
  await replaceInventory(db, 'test', inventory(1));
  await writeListings(db, [listing(0, { salePrice: 1_000 }), listing(0), listing(5, { year: 2019 }), listing(5)]);
  expect((await documents()).map(({ id, year }) => [id, year])).toEqual([
    ['l-0', 2021],
    ['l-5', 2021],
  ]);
  expect(await activeGeneration(db)).toMatchObject({ listings: 2 });
});

test('an owner is written with its listings, and keeps the showcase that it bought', async () => {
  const bought = [owner({ showcase: true }), listing(0)];
  const { id } = await replaceInventory(db, 'test', bought);
  await writeListings(db, [
    owner({ name: 'Lakeside Cars' }),
    listing(1),
    owner({ id: 'new' }),
    listing(2, { ownerId: 'new' }),
  ]);
  const owners = await readOwners(db, id, ['owner-1', 'new']);
  expect(owners.map(({ body }) => JSON.parse(body).name).toSorted()).toEqual(['Lakeside Cars', 'Lakeside Motors']);
  expect((await documents()).map(({ showcase }) => showcase)).toEqual([true, true, false]);
  expect(await activeGeneration(db)).toMatchObject({ listings: 3, owners: 2 });
});

test('a listing whose owner is unknown is refused, and nothing of its batch is written', async () => {
  await replaceInventory(db, 'test', inventory(1));
  await expect(writeListings(db, [listing(1), listing(2, { ownerId: 'nobody' })])).rejects.toThrow(/nobody/);
  expect(await documents()).toHaveLength(1);
  expect(await lastChange(db)).toBe(0);
});

test('a thousand listings are one write', async () => {
  await replaceInventory(db, 'test', inventory(1));
  const { listings } = await writeListings(db, inventory(1_000, { salePrice: 9_000 }));
  expect(new Set(listings.map(({ outcome }) => outcome))).toEqual(new Set(['changed', 'added']));
  expect(new Set((await documents()).map(({ price }) => price))).toEqual(new Set([9_000]));
  expect(await activeGeneration(db)).toMatchObject({ listings: 1_000 });
});

test('listings are retired; unknown ones are said to be unknown', async () => {
  await replaceInventory(db, 'test', inventory(3));
  const { listings } = await retireListings(db, ['l-1', 'nowhere', 'l-1']);
  expect(listings.map(({ outcome }) => outcome)).toEqual(['retired', 'unknown', 'retired']);
  expect((await documents()).map(({ id }) => id)).toEqual(['l-0', 'l-2']);
  expect(await idsAfter(0)).toEqual(['l-1']);
  expect(await activeGeneration(db)).toMatchObject({ listings: 2 });
});

test('without an inventory nothing can be written', async () => {
  await expect(writeListings(db, inventory(1))).rejects.toThrow(/no inventory yet/);
  await expect(retireListings(db, ['l-0'])).rejects.toThrow(/no inventory yet/);
});

test('a writer waits for its turn beside another one', async () => {
  await replaceInventory(db, 'test', inventory(1));
  const others = await Promise.all([openDatabase(folder()), openDatabase(folder())]);
  const writers = [db, ...others];
  await Promise.all(
    Array.from({ length: 60 }, (_, number) => writeListings(writers[number % 3]!, [listing(number + 1)])),
  );
  expect(await documents()).toHaveLength(61);
  expect(await idsAfter(0)).toHaveLength(60);
  for (const other of others) await other.destroy();
});

describe('the log', () => {
  test('keeps the newest entries; who is further behind is told so', async () => {
    const { id } = await replaceInventory(db, 'test', inventory(1));
    for (let price = 1; price <= 10; price += 1) {
      await writeListings(db, [listing(0, { salePrice: price * 1_000 })], { keptChanges: 4 });
    }
    expect(await readChanges(db, id, 5, 10)).toBeNull();
    expect(await readChanges(db, id, 6, 10)).toEqual({ ids: ['l-0'], seq: 10, hasMore: false });
    expect(await readChanges(db, id, 6, 2)).toEqual({ ids: ['l-0'], seq: 8, hasMore: true });
    expect(await readChanges(db, id, 10, 2)).toEqual({ ids: [], seq: 10, hasMore: false });
  });
});

describe('an import', () => {
  /** Imports two listings and a change of the first one, and does something else in the midst of it. */
  const importWhile = (meanwhile: () => Promise<unknown>, items = [...inventory(2), listing(9)]) => {
    async function* feed() {
      yield* items.slice(0, 2);
      await meanwhile();
      yield* items.slice(2);
    }
    return replaceInventory(db, 'import', feed(), { continueFromActive: true });
  };

  test('does not lose what is written while it is under way: the later write wins, with its owner', async () => {
    const first = await replaceInventory(db, 'before', inventory(4, { salePrice: 20_000 }));
    await writeListings(db, [listing(3, { salePrice: 11_000 })]);
    const { id, ...made } = await importWhile(async () => {
      await writeListings(db, [
        listing(0, { salePrice: 12_000 }),
        owner({ id: 'new' }),
        listing(5, { ownerId: 'new' }),
      ]);
      await retireListings(db, ['l-1', 'l-2']);
      await writeListings(db, [listing(2, { salePrice: 13_000 }), owner({ phone: '312' })]);
    });
    expect((await documents()).map(({ id: each, price, ownerId }) => [each, price, ownerId])).toEqual([
      ['l-0', 12_000, 'owner-1'],
      ['l-2', 13_000, 'owner-1'],
      ['l-5', 22_990, 'new'],
      ['l-9', 22_990, 'owner-1'],
    ]);
    expect(made).toMatchObject({ state: 'active', listings: 4, owners: 2 });
    const owners = await readOwners(db, id, ['new', 'owner-1']);
    expect(owners.map(({ body }) => JSON.parse(body).phone)).toEqual([undefined, '312']);
    expect(await compareGenerations(db, first, { id, ...made })).toEqual({
      ...{ added: 1, changed: 0, unchanged: 3, retired: 1 },
    });
  });

  test('that knows a vehicle under another id does not make a second listing of it', async () => {
    await replaceInventory(db, 'before', inventory(1));
    await importWhile(
      () => writeListings(db, [listing(0, { salePrice: 12_000 })]),
      [owner(), listing(8, { vin: vinOf(0) }), listing(9)],
    );
    expect((await documents()).map(({ id }) => id)).toEqual(['l-0', 'l-9']);
  });

  test('keeps its own showcase dealers', async () => {
    await replaceInventory(db, 'before', inventory(1));
    await importWhile(
      () => writeListings(db, [owner({ phone: '312' }), listing(0, { salePrice: 12_000 })]),
      [owner({ showcase: true }), listing(0), listing(9)],
    );
    expect((await documents()).map(({ showcase }) => showcase)).toEqual([true, true]);
  });

  test('keeps the entries of the log that it has to carry over', async () => {
    await replaceInventory(db, 'before', inventory(1));
    await importWhile(async () => {
      for (let number = 20; number < 30; number += 1) await writeListings(db, [listing(number)], { keptChanges: 2 });
    });
    expect(await documents()).toHaveLength(13);
  });

  test('fails rather than lose what was written while it was taken for dead', async () => {
    const before = await replaceInventory(db, 'before', inventory(1));
    const silence = () => Date.now() + 3_600_000;
    const standsStill = importWhile(async () => {
      for (let number = 20; number < 30; number += 1) {
        await writeListings(db, [listing(number)], { keptChanges: 2, now: silence });
      }
    });
    await expect(standsStill).rejects.toThrow(/Import again/);
    expect(await activeGeneration(db)).toMatchObject({ id: before.id, listings: 11 });
    expect(await documents()).toHaveLength(11);
  });
});

test('a page that was found in an inventory that is gone is read from the present one', async () => {
  const first = await replaceInventory(db, 'first', inventory(2, { salePrice: 1_000 }));
  await replaceInventory(db, 'second', inventory(1, { salePrice: 2_000 }));
  const priceIn = async (id: string) => {
    const [row] = await readListingBodies(db, first.id, [id]);
    return row && JSON.parse(row.body).pricingDetail.salePrice;
  };
  expect([await priceIn('l-0'), await priceIn('l-1')]).toEqual([1_000, 1_000]);
  await replaceInventory(db, 'third', inventory(1, { salePrice: 3_000 }));
  expect([await priceIn('l-0'), await priceIn('l-1')]).toEqual([3_000, undefined]);
  expect(await readOwners(db, first.id, ['owner-1'])).toHaveLength(1);
});

test('what is read of single listings is what a whole load reads', async () => {
  await replaceInventory(db, 'test', inventory(1));
  await writeListings(db, [listing(1, { salePrice: 12_000 })]);
  expect(await documents()).toEqual(
    [0, 1].map((number) =>
      toDocument(
        sampleListing({ id: `l-${number}`, vin: vinOf(number), ...(number === 1 && { salePrice: 12_000 }) }),
        false,
      ),
    ),
  );
  expect(await priceOf('l-1')).toBe(12_000);
});
