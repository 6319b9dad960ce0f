import type { Appraisal } from '@forecourt/listing';
import { pricedInventory, pricedListings } from '../../testing/priced';
import { bodyOf, documentsOf, idsAfter, type Stores } from './use-store';

/** Declares that listings are read with the site's rating of their price, which follows the prices of comparable listings. */
export function priceRatings(stores: Stores): void {
  const fill = async (listings = pricedListings()) =>
    (await stores.store.replaceInventory('priced', pricedInventory(listings))).id;
  const appraisalOf = async (id: string, generation: number) =>
    (await stores.store.readAppraisal(generation, id)) as Appraisal;

  test('R76 a listing is read with its rating and the usual price', async () => {
    await fill();
    expect((await bodyOf(stores.store, 'camry-0')).pricingDetail).toMatchObject({
      ...{ salePrice: 19_200, dealIndicator: 'Great', marketPrice: expect.closeTo(24_000, -2) },
    });
    expect((await bodyOf(stores.store, 'camry-6')).pricingDetail).toMatchObject({ dealIndicator: 'Fair' });
    expect((await bodyOf(stores.store, 'camry-12')).pricingDetail).not.toHaveProperty('dealIndicator');
    expect((await documentsOf(stores.store)).find(({ id }) => id === 'camry-0')!.codes).toMatchObject({
      ...{ dealType: ['greatprice'], experience: ['best-deals'] },
    });
  });

  test('R76 the estimate follows from the figures that come with it', async () => {
    const generation = await fill();
    const { level, factors, estimate, range, low, high, offers, sellers, from, to } = await appraisalOf(
      'camry-3',
      generation,
    );
    expect({ offers, sellers, from, to }).toEqual({ offers: 26, sellers: 4, from: 2020, to: 2022 });
    expect(Math.round(factors.reduce((product, { factor }) => product * factor, level))).toBe(estimate);
    expect([Math.round(estimate * range.low), Math.round(estimate * range.high)]).toEqual([low, high]);
  });

  test('R76 too few comparable offers, too few sellers, no price and no mileage give no rating', async () => {
    const { store } = stores;
    const reasonOf = async (generation: number, id: string) => await store.readAppraisal(generation, id);
    const few = await fill(pricedListings().slice(0, 9));
    expect(await reasonOf(few, 'camry-0')).toBe('few-offers');
    expect((await bodyOf(store, 'camry-0')).pricingDetail).toEqual({ salePrice: 19_200, msrp: 26_000 });
    expect(await reasonOf(await fill(pricedListings(() => ({ ownerId: 'loop' }))), 'camry-0')).toBe('few-offers');
    const unknown = pricedListings((index) =>
      index === 0 ? { salePrice: null, msrp: null } : index === 1 ? { mileage: null } : {},
    );
    const generation = await fill(unknown);
    expect(await reasonOf(generation, 'camry-0')).toBe('no-price');
    expect(await reasonOf(generation, 'camry-1')).toBe('no-mileage');
    expect(await reasonOf(generation, 'camry-2')).toMatchObject({ offers: 24 });
    expect(await reasonOf(generation, 'none')).toBeNull();
  });

  test('R76 the word of a seller is stored, and changes nothing that is read', async () => {
    await fill();
    const bodies = async () => Promise.all(pricedListings().map(({ id }) => bodyOf(stores.store, id)));
    const before = [await bodies(), await documentsOf(stores.store)];
    await stores.store.writeListings(
      pricedListings((index) => ({ sellersRating: index < 13 ? 'fair' : 'great' })).map((listing) => ({
        kind: 'listing',
        listing,
      })),
    );
    await stores.store.refreshPrices();
    expect([await bodies(), await documentsOf(stores.store)]).toEqual(before);
  });

  test('R76 estimates are computed again once enough offers of a model changed; the log names the listings that it concerns', async () => {
    const { store } = stores;
    const generation = await fill();
    expect(await store.refreshPrices()).toBe(0);
    const before = await appraisalOf('camry-6', generation);
    const { seq } = await store.writeListings(
      pricedListings((index) => ({ salePrice: 30_000 + index * 100 }))
        .slice(7)
        .map((listing) => ({ kind: 'listing', listing })),
    );
    expect(await appraisalOf('camry-6', generation)).toEqual(before);
    expect(await store.refreshPrices()).toBe(1);
    const after = await appraisalOf('camry-6', generation);
    expect(after.estimate).toBeGreaterThan(before.estimate + 4_000);
    expect(await idsAfter(store, seq)).toContain('camry-6');
    expect(await store.refreshPrices()).toBe(0);
    await store.retireListings(
      pricedListings()
        .slice(5)
        .map(({ id }) => id),
    );
    await store.refreshPrices();
    expect(await store.readAppraisal(generation, 'camry-0')).toBe('few-offers');
  });

  test('R76 a listing that is written is rated at once, by the present estimates', async () => {
    await fill();
    const [first] = pricedListings();
    await stores.store.writeListings([{ kind: 'listing', listing: { ...first!, salePrice: 24_100 } }]);
    expect((await bodyOf(stores.store, 'camry-0')).pricingDetail).toMatchObject({
      ...{ dealIndicator: 'Fair', marketPrice: expect.closeTo(24_000, -2) },
    });
  });

  test('a computation of all prices gives the same ratings as the import, and changes none', async () => {
    const generation = await fill();
    const before = await documentsOf(stores.store);
    expect(await stores.store.ratePrices(generation)).toBe(1);
    expect(await documentsOf(stores.store)).toEqual(before);
    expect(await stores.store.lastChange()).toBe(0);
  });
}
