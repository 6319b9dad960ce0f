import { toDocument } from '../../listing/document';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { aListing, anInventory, anOwner, documentsOf, type Stores, vinOf } from './use-store';

/** Declares the tests of the log of changes, and of the marks that identify a store. */
export function indexSource(stores: Stores): void {
  test('single listings are read as a whole load reads them', async () => {
    const { store } = stores;
    const { id } = await store.replaceInventory('test', anInventory(1));
    await store.writeListings([aListing(1, { salePrice: 12_000 })]);
    const written = toDocument(
      sampleListing({ id: 'l-1', vin: vinOf(1), salePrice: 12_000 }),
      false,
      sampleOwner().rating,
    );
    expect((await documentsOf(store))[1]).toEqual(written);
    expect(await store.readChanges(id, 0, 10)).toEqual({
      ...{ listings: new Map([['l-1', written]]), seq: 1, hasMore: false },
    });
  });

  test('a listing is named once however often it was written, with its present content', async () => {
    const { store } = stores;
    const { id } = await store.replaceInventory('test', anInventory(3));
    await store.writeListings([aListing(2, { salePrice: 1_000 }), aListing(1, { salePrice: 1_000 })]);
    await store.writeListings([aListing(2, { salePrice: 2_000 })]);
    await store.retireListings(['l-1']);
    const changes = await store.readChanges(id, 0, 10);
    expect([...changes!.listings].map(([each, document]) => [each, document?.price])).toEqual([
      ['l-2', 2_000],
      ['l-1', undefined],
    ]);
    expect(changes!.listings.get('l-1')).toBeNull();
  });

  test('the log is read in pieces, and of one generation only', async () => {
    const { store } = stores;
    const first = await store.replaceInventory('first', anInventory(4));
    for (const number of [3, 0, 2]) await store.writeListings([aListing(number, { salePrice: 1_000 })]);
    const piece = await store.readChanges(first.id, 0, 2);
    expect([[...piece!.listings.keys()], piece!.seq, piece!.hasMore]).toEqual([['l-3', 'l-0'], 2, true]);
    const rest = await store.readChanges(first.id, 2, 2);
    expect([[...rest!.listings.keys()], rest!.seq, rest!.hasMore]).toEqual([['l-2'], 3, false]);
    const second = await store.replaceInventory('second', anInventory(1));
    expect(await store.readChanges(second.id, 0, 10)).toEqual({ listings: new Map(), seq: 3, hasMore: false });
  });

  test('a written owner is an entry without a listing', async () => {
    const { store } = stores;
    const { id } = await store.replaceInventory('test', anInventory(1));
    await store.writeListings([anOwner({ phone: '312' })]);
    expect(await store.readChanges(id, 0, 10)).toEqual({ listings: new Map(), seq: 1, hasMore: false });
  });

  test('the log retains the newest entries; a reader further behind gets that answer', async () => {
    const { id } = await stores.store.replaceInventory('test', anInventory(1));
    const store = await stores.open({ keptChanges: 4 });
    for (let price = 1; price <= 10; price += 1) {
      await store.writeListings([aListing(0, { salePrice: price * 1_000 })]);
    }
    const idsAndPosition = async (after: number, limit: number) => {
      const changes = await store.readChanges(id, after, limit);
      return changes && [[...changes.listings.keys()], changes.seq, changes.hasMore];
    };
    expect(await idsAndPosition(5, 10)).toBeNull();
    expect(await idsAndPosition(6, 10)).toEqual([['l-0'], 10, false]);
    expect(await idsAndPosition(6, 2)).toEqual([['l-0'], 8, true]);
    expect(await idsAndPosition(10, 2)).toEqual([[], 10, false]);
  });

  test('a generation has its own mark, which never changes', async () => {
    const { store } = stores;
    const first = await store.replaceInventory('first', anInventory(1));
    const mark = await store.markOfGeneration(first.id);
    await store.writeListings([aListing(1)]);
    const second = await store.replaceInventory('second', anInventory(1));
    const other = await stores.open();
    expect(await other.markOfGeneration(first.id)).toBe(mark);
    expect(await store.markOfGeneration(second.id)).not.toBe(mark);
    expect(await store.markOfGeneration(second.id + 1)).toBe('');
  });

  test('an entry of the log is identified by its mark', async () => {
    const { store } = stores;
    const empty = await store.lastMarkedChange();
    expect(empty).toEqual({ seq: 0, mark: '' });
    await store.replaceInventory('test', anInventory(1));
    await store.writeListings([aListing(1)]);
    const change = await store.lastMarkedChange();
    await store.writeListings([aListing(2)]);
    expect(change.seq).toBe(1);
    expect([await store.hasChange(empty), await store.hasChange(change)]).toEqual([true, true]);
    expect(await store.hasChange({ ...change, mark: 'of another store' })).toBe(false);
    expect(await store.hasChange({ ...change, seq: 9 })).toBe(false);
  });
}
