import type { StoredListing } from '../../listing/record';
import { InventoryError } from '../../store/port';
import { sampleListing } from '../../testing/sample';
import { aListing, anInventory, anOwner, bodyOf, documentsOf, idsAfter, type Stores, vinOf } from './use-store';

/** Declares that single listings are written at once and completely, with entries in the log. */
export function singleListings(stores: Stores): void {
  test('listings are added, changed or left unchanged; the log names the written ones, in the same commit', async () => {
    const { store } = stores;
    const { id } = await store.replaceInventory('test', anInventory(2));
    const written = await store.writeListings([
      aListing(0),
      aListing(1, { salePrice: 19_000 }),
      anOwner(),
      aListing(2),
    ]);
    expect(written).toEqual({
      ...{ generation: id, seq: 2 },
      listings: [
        { id: 'l-0', outcome: 'unchanged' },
        { id: 'l-1', outcome: 'changed' },
        { id: 'l-2', outcome: 'added' },
      ],
    });
    expect((await documentsOf(store)).map(({ id: each, price }) => [each, price])).toEqual([
      ['l-0', 22_990],
      ['l-1', 19_000],
      ['l-2', 22_990],
    ]);
    expect(await idsAfter(store, 0)).toEqual(['l-1', 'l-2']);
    expect(await store.position()).toEqual({ generation: id, seq: 2 });
    expect(await store.activeGeneration()).toMatchObject({ listings: 3, owners: 1 });
  });

  test('an unchanged listing is not written again, whatever its content', async () => {
    const { store } = stores;
    const place: Partial<StoredListing> = {
      lat: 41.88581234567891,
      lon: -87.61811234567891,
      mpgCity: null,
      salePrice: null,
      details: { images: { primary: 0, sources: [] }, vdpBaseUrl: '/' },
    };
    const items = [anOwner({ lat: 41.8 }), aListing(0, place), aListing(1, { ...place, vin: null, featureCodes: [] })];
    await store.replaceInventory('test', anInventory(1));
    await store.writeListings(items);
    const before = await store.lastChange();
    const { listings } = await store.writeListings(items);
    expect(listings.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect(await store.lastChange()).toBe(before);
  });

  test('a listing keeps its first date, and is marked as reduced for as long as it stays at the lower price', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(1, { listedAt: 1_000, salePrice: 20_000 }));
    const reduced = async (salePrice: number) => {
      await store.writeListings([aListing(0, { listedAt: 5_000, salePrice })]);
      const { isReducedPrice, priceDrop } = await bodyOf(store, 'l-0');
      return [isReducedPrice, priceDrop];
    };
    const drop = { from: 20_000, at: 5_000 };
    expect([await reduced(19_000), await reduced(19_000), await reduced(19_500)]).toEqual([
      [true, drop],
      [true, drop],
      [undefined, undefined],
    ]);
    expect((await documentsOf(store))[0]?.listedAt).toBe(1_000);
  });

  test('a vehicle that is stored under another id stays one listing', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(2));
    const details = { ...sampleListing().details, vdpBaseUrl: '/cars/l-7' };
    const { listings } = await store.writeListings([aListing(7, { vin: vinOf(1), salePrice: 18_000, details })]);
    expect(listings).toEqual([{ id: 'l-1', outcome: 'changed' }]);
    expect(await documentsOf(store)).toHaveLength(2);
    expect(await bodyOf(store, 'l-1')).toMatchObject({ id: 'l-1', vdpBaseUrl: '/cars/l-1' });
  });

  test('of two listings with the same id the last one counts', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(1));
    await store.writeListings([
      aListing(0, { salePrice: 1_000 }),
      aListing(0),
      aListing(5, { year: 2019 }),
      aListing(5),
    ]);
    expect((await documentsOf(store)).map(({ id, year }) => [id, year])).toEqual([
      ['l-0', 2021],
      ['l-5', 2021],
    ]);
    expect(await store.activeGeneration()).toMatchObject({ listings: 2 });
  });

  test('an owner is written with its listings, and retains its showcase', async () => {
    const { store } = stores;
    const { id } = await store.replaceInventory('test', [anOwner({ showcase: true }), aListing(0)]);
    await store.writeListings([
      ...[anOwner({ name: 'Lakeside Cars' }), aListing(1)],
      ...[anOwner({ id: 'new' }), aListing(2, { ownerId: 'new' })],
    ]);
    const owners = await store.readOwners(id, ['owner-1', 'new']);
    expect(owners.map(({ body }) => JSON.parse(body).name).toSorted()).toEqual(['Lakeside Cars', 'Lakeside Motors']);
    expect((await documentsOf(store)).map(({ showcase }) => showcase)).toEqual([true, true, false]);
    expect(await store.activeGeneration()).toMatchObject({ listings: 3, owners: 2 });
  });

  test('a listing whose owner is unknown is refused, and nothing of its batch is written', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(1));
    const writing = store.writeListings([aListing(1), aListing(2, { ownerId: 'nobody' })]);
    await expect(writing).rejects.toThrow(/nobody/);
    expect(await documentsOf(store)).toHaveLength(1);
    expect(await store.lastChange()).toBe(0);
  });

  test('a thousand listings are one write', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(1));
    const { listings } = await store.writeListings(anInventory(1_000, { salePrice: 9_000 }));
    expect(new Set(listings.map(({ outcome }) => outcome))).toEqual(new Set(['changed', 'added']));
    expect(new Set((await documentsOf(store)).map(({ price }) => price))).toEqual(new Set([9_000]));
    expect(await store.activeGeneration()).toMatchObject({ listings: 1_000 });
  });

  test('listings are retired; unknown ones are reported', async () => {
    const { store } = stores;
    const { id } = await store.replaceInventory('test', anInventory(3));
    const { listings } = await store.retireListings(['l-1', 'nowhere', 'l-1']);
    expect(listings.map(({ outcome }) => outcome)).toEqual(['retired', 'unknown', 'retired']);
    expect((await documentsOf(store)).map((document) => document.id)).toEqual(['l-0', 'l-2']);
    expect([await idsAfter(store, 0), await store.readListings(id, ['l-1'])]).toEqual([['l-1'], []]);
    expect(await store.activeGeneration()).toMatchObject({ listings: 2, owners: 1 });
  });

  test('without an inventory nothing can be written', async () => {
    await expect(stores.store.writeListings(anInventory(1))).rejects.toThrow(InventoryError);
    await expect(stores.store.retireListings(['l-0'])).rejects.toThrow(/no inventory yet/);
  });

  test('concurrent writers are queued, and no write is lost', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(1));
    const writers = [store, await stores.open(), await stores.open()];
    const written = await Promise.all(
      Array.from({ length: 60 }, (_, number) => writers[number % 3]!.writeListings([aListing(number + 1)])),
    );
    expect(await documentsOf(store)).toHaveLength(61);
    // The log is in the order of the commits.
    const inOrder = written.toSorted((a, b) => a.seq - b.seq);
    expect(await idsAfter(store, 0)).toEqual(inOrder.map(({ listings }) => listings[0]!.id));
  });

  test('the store says whether listings were written since a position', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(3));
    const before = (await store.position())!;
    const after = await store.writeListings([aListing(1, { salePrice: 1_000 })]);
    expect(await store.isChangedSince(before, ['l-0', 'l-1'])).toBe(true);
    expect(await store.isChangedSince(before, ['l-0', 'l-2'])).toBe(false);
    expect(await store.isChangedSince(before, [])).toBe(false);
    expect(await store.isChangedSince(after, ['l-1'])).toBe(false);
    await store.retireListings(['l-2']);
    expect(await store.isChangedSince(after, ['l-2'])).toBe(true);
  });
}
