import { aListing, anInventory, bodyOf, type Stores } from './use-store';

/** Declares that views are counted by listing and day, each event once, and end with their listing (R77). */
export function viewCounts(stores: Stores): void {
  const read = (day: string, bytes = 1) => ({ file: `/events/${day}.jsonl`, day, bytes });
  const views = (...pairs: [event: string, listing: string][]) => pairs.map(([event, listing]) => ({ event, listing }));
  const shown = async (id: string) => (await bodyOf(stores.store, id))?.viewCount;

  test('R77 each event counts once, for a listing that is for sale, and how far files were read is stored with it', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(3));
    expect([await shown('l-0'), await store.readViewFiles()]).toEqual([undefined, new Map()]);
    await store.addViews(views(['a', 'l-0'], ['b', 'l-0'], ['c', 'l-1'], ['d', 'unknown']), read('2026-11-26', 90));
    await store.addViews(views(['a', 'l-0'], ['b', 'l-0']), read('2026-11-26', 120));
    await store.addViews(views(['a', 'l-0']), read('2026-11-27'));
    expect([await shown('l-0'), await shown('l-1'), await shown('l-2')]).toEqual([3, 1, undefined]);
    expect(await store.readViewFiles()).toEqual(
      new Map([
        ['/events/2026-11-26.jsonl', 120],
        ['/events/2026-11-27.jsonl', 1],
      ]),
    );
    expect(await store.countViews('l-0', '2026-11-26')).toBe(3);
    expect(await store.countViews('l-0', '2026-11-27')).toBe(1);
    expect(await (await stores.open()).countViews('l-0', '2026-11-26')).toBe(3);
    await store.deleteViewsBefore('2026-11-27');
    expect([await shown('l-0'), await shown('l-1')]).toEqual([1, undefined]);
    expect([...(await store.readViewFiles()).keys()]).toEqual(['/events/2026-11-27.jsonl']);
  });

  test('R77 ten viewers make a vehicle popular', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(1));
    const add = (from: number, to: number) =>
      store.addViews(
        Array.from({ length: to - from }, (_, at) => ({ event: `e-${from + at}`, listing: 'l-0' })),
        read('2026-11-27'),
      );
    await add(0, 9);
    expect(await bodyOf(store, 'l-0')).not.toHaveProperty('isHot');
    await add(9, 10);
    expect(await bodyOf(store, 'l-0')).toMatchObject({ viewCount: 10, isHot: true });
  });

  test('R77 a listing that is written keeps its views, one that is retired or missing in the next inventory loses them', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(3));
    await store.addViews(views(['a', 'l-0'], ['b', 'l-1'], ['c', 'l-2']), read('2026-11-27'));
    await store.writeListings([aListing(0, { salePrice: 9_000 })]);
    await store.retireListings(['l-1']);
    await store.writeListings([aListing(1)]);
    expect([await shown('l-0'), await shown('l-1'), await shown('l-2')]).toEqual([1, undefined, 1]);
    await store.replaceInventory('next', anInventory(2));
    await store.replaceInventory('last', anInventory(3));
    expect([await shown('l-0'), await shown('l-1'), await shown('l-2')]).toEqual([1, undefined, undefined]);
  });
}
