import { aListing, anInventory, type Stores } from './use-store';

/** Declares that new, cheaper and retired listings are news in the order of their changes, by imports and single writes. */
export function newsOfListings(stores: Stores): void {
  const readNews = async (after = 0, limit = 100) => {
    const { news } = await stores.store.readNews(after, limit);
    return news.map(({ id, kind, price, priceBefore }) => [id, kind, price, priceBefore]);
  };

  test('a first inventory is no news; listings that are written to it later are, once', async () => {
    const { store } = stores;
    expect(await store.readNews(0, 10)).toEqual({ news: [], vehicles: new Map(), first: 0, last: 0 });
    await store.replaceInventory('test', anInventory(2, { salePrice: 20_000 }));
    expect(await readNews()).toEqual([]);
    const write = (number: number, salePrice: number | null) => store.writeListings([aListing(number, { salePrice })]);
    await write(2, 18_000);
    await write(2, 18_000);
    await write(1, 21_000);
    await write(1, 19_500);
    await write(1, null);
    await store.retireListings(['l-0', 'l-9']);
    expect(await readNews()).toEqual([
      ['l-2', 'new', 18_000, null],
      ['l-1', 'cheaper', 19_500, 21_000],
      ['l-0', 'gone', null, 20_000],
    ]);
  });

  test('an inventory that replaces another one causes news of new, cheaper and missing listings', async () => {
    const { store } = stores;
    await store.replaceInventory('first', anInventory(3, { salePrice: 20_000 }));
    const [owner, kept, cheaper] = anInventory(2, { salePrice: 20_000 });
    await store.replaceInventory('second', [owner!, kept!, cheaper!, aListing(5, { salePrice: 9_000 })]);
    expect((await readNews()).toSorted()).toEqual([
      ['l-2', 'gone', null, 20_000],
      ['l-5', 'new', 9_000, null],
    ]);
    await store.replaceInventory('third', anInventory(2, { salePrice: 15_000 }));
    expect((await readNews()).toSorted().slice(0, 2)).toEqual([
      ['l-0', 'cheaper', 15_000, 20_000],
      ['l-1', 'cheaper', 15_000, 20_000],
    ]);
  });

  test('news are read in pieces, with the vehicles for sale, after any position', async () => {
    const { store } = stores;
    await store.replaceInventory('test', anInventory(1));
    await store.writeListings([1, 2, 3].map((number) => aListing(number)));
    await store.retireListings(['l-2']);
    const first = await store.readNews(0, 2);
    expect([first.news.map(({ id }) => id), [...first.vehicles.keys()]]).toEqual([['l-1', 'l-2'], ['l-1']]);
    const { document, listing, owner } = first.vehicles.get('l-1')!;
    expect([document.id, JSON.parse(listing).id, JSON.parse(owner).id]).toEqual(['l-1', 'l-1', 'owner-1']);
    const rest = await store.readNews(first.news.at(-1)!.seq, 100);
    expect(rest.news.map(({ id, kind }) => [id, kind])).toEqual([
      ['l-3', 'new'],
      ['l-2', 'gone'],
    ]);
    expect([rest.first, rest.last, (await store.readNews(rest.last, 5)).news]).toEqual([
      first.news[0]!.seq,
      rest.last,
      [],
    ]);
  });
}
