import type { SearchState } from '@forecourt/search-state';
import { pricedInventory, pricedListings } from '../../testing/priced';
import { type SearchMaker, useSearch } from './use-search';

/** Declares that facets, best deals and the order of relevance use the site's rating of prices, whatever the seller says. */
export function ratedPrices(open: SearchMaker): void {
  const subject = useSearch(open);
  const load = async (listings = pricedListings()) => {
    const { id } = await subject.store.replaceInventory('priced', pricedInventory(listings));
    await subject.search.load(id);
  };
  const find = (state: SearchState = {}) =>
    subject.search.search({ state: { numRecords: 100, ...state }, origin: null });

  test('R29 R76 great and good prices are those below comparable ones, and both are best deals', async () => {
    await load();
    const { counts } = await find();
    expect(counts.dealType).toEqual({ greatprice: 2, goodprice: 4 });
    const idsOf = async (state: SearchState) => (await find(state)).ids.toSorted();
    expect(await idsOf({ dealType: ['greatprice'] })).toEqual(['camry-0', 'camry-13']);
    expect(await idsOf({ dealType: ['goodprice'] })).toEqual(['camry-1', 'camry-14', 'camry-15', 'camry-2']);
    expect((await find({ experience: 'best-deals' })).total).toBe(6);
  });

  test('R37 R76 of equal vehicles the one further below the usual price is more relevant', async () => {
    await load();
    const { ids } = await find({ sortBy: 'relevance' });
    const placeOf = (id: string) => ids.indexOf(id);
    expect(placeOf('camry-0')).toBeLessThan(placeOf('camry-12'));
    expect(placeOf('camry-13')).toBeLessThan(placeOf('camry-25'));
  });

  test('R76 what the sellers say of their prices changes neither facets nor order', async () => {
    await load();
    const before = await find({ sortBy: 'relevance' });
    await load(pricedListings((index) => ({ sellersRating: index % 2 === 0 ? 'great' : 'fair' })));
    const { generation: _, ...after } = await find({ sortBy: 'relevance' });
    expect(after).toEqual({ ...before, generation: undefined });
    const dearest = pricedListings()[12]!;
    await subject.store.writeListings([{ kind: 'listing', listing: { ...dearest, sellersRating: 'great' } }]);
    await subject.store.refreshPrices();
    await subject.search.catchUp();
    const { generation: __, seq: ___, ...written } = await find({ sortBy: 'relevance' });
    expect({ ...written, seq: before.seq, generation: undefined }).toEqual({ ...before, generation: undefined });
  });

  test('R76 a rating follows the prices of others', async () => {
    await load();
    expect((await find({ dealType: ['greatprice'] })).ids).toContain('camry-0');
    const cheaper = pricedListings()
      .slice(2)
      .map((listing) => ({ ...listing, salePrice: listing.salePrice! - 6_000 }));
    await subject.store.writeListings(cheaper.map((listing) => ({ kind: 'listing', listing })));
    expect(await subject.store.refreshPrices()).toBe(1);
    await subject.search.catchUp();
    expect((await find({ dealType: ['greatprice'] })).ids).not.toContain('camry-0');
  });
}
