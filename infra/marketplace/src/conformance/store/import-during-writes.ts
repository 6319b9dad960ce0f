import type { ListingStore } from '../../store/port';
import { aListing, anInventory, anOwner, documentsOf, type Stores, vinOf } from './use-store';

/** Declares that changes of single listings during an import are not lost. */
export function importsDuringWrites(stores: Stores): void {
  /** Imports two listings and a change of the first one, and calls a function in between. */
  const importWhile = (
    store: ListingStore,
    meanwhile: () => Promise<unknown>,
    items = [...anInventory(2), aListing(9)],
  ) => {
    async function* feed() {
      yield* items.slice(0, 2);
      await meanwhile();
      yield* items.slice(2);
    }
    return store.replaceInventory('import', feed(), { continueFromActive: true });
  };

  test('the later write wins, with its owner', async () => {
    const { store } = stores;
    const first = await store.replaceInventory('before', anInventory(4, { salePrice: 20_000 }));
    await store.writeListings([aListing(3, { salePrice: 11_000 })]);
    const made = await importWhile(store, async () => {
      await store.writeListings([
        aListing(0, { salePrice: 12_000 }),
        anOwner({ id: 'new' }),
        aListing(5, { ownerId: 'new' }),
      ]);
      await store.retireListings(['l-1', 'l-2']);
      await store.writeListings([aListing(2, { salePrice: 13_000 }), anOwner({ phone: '312' })]);
    });
    expect((await documentsOf(store)).map(({ id, price, ownerId }) => [id, price, ownerId])).toEqual([
      ['l-0', 12_000, 'owner-1'],
      ['l-2', 13_000, 'owner-1'],
      ['l-5', 22_990, 'new'],
      ['l-9', 22_990, 'owner-1'],
    ]);
    expect(await store.activeGeneration()).toEqual(made);
    expect(made).toMatchObject({ listings: 4, owners: 2 });
    const owners = await store.readOwners(made.id, ['new', 'owner-1']);
    expect(new Map(owners.map(({ id, body }) => [id, JSON.parse(body).phone]))).toEqual(
      new Map([
        ['new', undefined],
        ['owner-1', '312'],
      ]),
    );
    expect(await store.compareGenerations(first, made)).toEqual({ added: 1, changed: 0, unchanged: 3, retired: 1 });
  });

  test('a vehicle that the import has under another id does not become a second listing', async () => {
    const { store } = stores;
    await store.replaceInventory('before', anInventory(1));
    await importWhile(store, () => store.writeListings([aListing(0, { salePrice: 12_000 })]), [
      ...[anOwner(), aListing(8, { vin: vinOf(0) }), aListing(9)],
    ]);
    expect((await documentsOf(store)).map(({ id }) => id)).toEqual(['l-0', 'l-9']);
  });

  test('the import keeps its own showcase dealers', async () => {
    const { store } = stores;
    await store.replaceInventory('before', anInventory(1));
    await importWhile(
      store,
      () => store.writeListings([anOwner({ phone: '312' }), aListing(0, { salePrice: 12_000 })]),
      [anOwner({ showcase: true }), aListing(0), aListing(9)],
    );
    expect((await documentsOf(store)).map(({ showcase }) => showcase)).toEqual([true, true]);
  });

  test('entries of the log that the import has to apply stay, however small the log’s limit', async () => {
    const { store } = stores;
    const writer = await stores.open({ keptChanges: 2 });
    await store.replaceInventory('before', anInventory(1));
    await importWhile(store, async () => {
      for (let number = 20; number < 30; number += 1) await writer.writeListings([aListing(number)]);
    });
    expect(await documentsOf(store)).toHaveLength(13);
  });

  test('an import that was considered dead fails instead of losing changes', async () => {
    const { store } = stores;
    const writer = await stores.open({ keptChanges: 2 });
    const before = await store.replaceInventory('before', anInventory(1));
    const anHourLater = () => Date.now() + 3_600_000;
    const standsStill = importWhile(store, async () => {
      for (let number = 20; number < 30; number += 1) {
        await writer.writeListings([aListing(number)], { now: anHourLater });
      }
    });
    await expect(standsStill).rejects.toThrow(/Import again/);
    expect(await store.activeGeneration()).toMatchObject({ id: before.id, listings: 11 });
    expect(await documentsOf(store)).toHaveLength(11);
  });
}
