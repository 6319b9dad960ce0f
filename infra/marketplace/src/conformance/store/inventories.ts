import { listingSchema, ownerSchema } from '@forecourt/listing';
import { toDocument } from '../../listing/document';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { aListing, anInventory, anOwner, documentsOf, type Stores, vinOf } from './use-store';

/** Declares that an inventory is stored completely or not at all, and is read as it was written. */
export function inventories(stores: Stores): void {
  test('no inventory exists before the first import', async () => {
    const { store } = stores;
    expect([await store.activeGeneration(), await store.position(), await store.lastChange()]).toEqual([null, null, 0]);
  });

  test('an inventory is read as the documents and bodies that were written', async () => {
    const { store } = stores;
    const generation = await store.replaceInventory('test', anInventory(3));
    expect(generation).toMatchObject({ listings: 3, owners: 1, source: 'test' });
    expect(await store.activeGeneration()).toEqual(generation);
    expect(await store.position()).toEqual({ generation: generation.id, seq: 0 });
    expect(await documentsOf(store)).toEqual(
      [0, 1, 2].map((number) =>
        toDocument(sampleListing({ id: `l-${number}`, vin: vinOf(number) }), false, sampleOwner().rating),
      ),
    );
    const [listing] = await store.readListings(generation.id, ['l-1', 'unknown']);
    expect(listing).toMatchObject({ id: 'l-1', ownerId: 'owner-1' });
    expect(listingSchema.parse(JSON.parse(listing!.body))).toMatchObject({
      id: 'l-1',
      specifications: { mpg: '28 City / 39 Highway' },
      pricingDetail: { salePrice: 22_990 },
    });
    expect(listing!.body).not.toContain('null');
    const [owner] = await store.readOwners(generation.id, ['owner-1', 'unknown']);
    expect(owner).toMatchObject({ lat: 41.8858, lon: -87.6181 });
    expect(ownerSchema.parse(JSON.parse(owner!.body)).name).toBe('Lakeside Motors');
  });

  test('acknowledged writes are visible to every later reader', async () => {
    const generation = await stores.store.replaceInventory('test', anInventory(3));
    const written = await stores.store.writeListings([aListing(7)]);
    const other = await stores.open();
    expect(await other.activeGeneration()).toEqual({ ...generation, listings: 4 });
    expect(await other.position()).toEqual({ generation: written.generation, seq: written.seq });
    expect(await documentsOf(other)).toEqual(await documentsOf(stores.store));
  });

  test('bodies are returned in the requested order; an empty request returns none', async () => {
    const { id } = await stores.store.replaceInventory('test', anInventory(5));
    const ids = ['l-3', 'l-0', 'l-4'];
    expect((await stores.store.readListings(id, ids)).map((listing) => listing.id)).toEqual(ids);
    expect([await stores.store.readListings(id, []), await stores.store.readOwners(id, [])]).toEqual([[], []]);
  });

  test('documents of a large inventory are read by ascending id, each once', async () => {
    await stores.store.replaceInventory('test', anInventory(9_000));
    const ids = (await documentsOf(stores.store)).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 9_000 }, (_, number) => `l-${number}`).toSorted());
  });

  test('listings are found by their VINs', async () => {
    const { store } = stores;
    const { id } = await store.replaceInventory('test', anInventory(4));
    expect(await store.readListingsByVin(id, [vinOf(2), vinOf(0), vinOf(77)])).toEqual([
      { id: 'l-0', vin: vinOf(0) },
      { id: 'l-2', vin: vinOf(2) },
    ]);
    expect(await store.readListingsByVin(id, [])).toEqual([]);
  });

  test('a new import replaces the old inventory as a whole, and has a higher number', async () => {
    const { store } = stores;
    const first = await store.replaceInventory('old', anInventory(900));
    const second = await store.replaceInventory('new', anInventory(2, { salePrice: 1_000 }));
    expect(second.id).toBeGreaterThan(first.id);
    expect(await store.activeGeneration()).toEqual(second);
    expect((await documentsOf(store)).map(({ price }) => price)).toEqual([1_000, 1_000]);
  });

  test('readers of the generation that was just replaced can still read it', async () => {
    const { store } = stores;
    const first = await store.replaceInventory('old', anInventory(2));
    await store.replaceInventory('new', anInventory(3));
    expect(await documentsOf(store, first.id)).toHaveLength(2);
  });

  test('a page of results from a deleted inventory is read from the active one', async () => {
    const { store } = stores;
    const first = await store.replaceInventory('first', anInventory(2, { salePrice: 1_000 }));
    await store.replaceInventory('second', anInventory(1, { salePrice: 2_000 }));
    const pricesIn = async () =>
      (await store.readListings(first.id, ['l-0', 'l-1'])).map(({ body }) => JSON.parse(body).pricingDetail.salePrice);
    expect(await pricesIn()).toEqual([1_000, 1_000]);
    await store.replaceInventory('third', anInventory(1, { salePrice: 3_000 }));
    expect(await documentsOf(store, first.id)).toEqual([]);
    expect(await pricesIn()).toEqual([3_000]);
    expect(await store.readOwners(first.id, ['owner-1'])).toHaveLength(1);
  });

  test('an import that fails leaves the old inventory and nothing of the new one', async () => {
    const { store } = stores;
    const old = await store.replaceInventory('old', anInventory(2));
    function* broken() {
      yield* anInventory(5_000);
      throw new Error('line 5002 is not UTF-8');
    }
    await expect(store.replaceInventory('broken', broken())).rejects.toThrow('line 5002 is not UTF-8');
    expect(await store.activeGeneration()).toEqual(old);
    expect((await documentsOf(store)).map(({ id }) => id)).toEqual(['l-0', 'l-1']);
    expect(await documentsOf(store, old.id + 1)).toEqual([]);
  });

  test('an import without a usable listing leaves the old inventory', async () => {
    const { store } = stores;
    const old = await store.replaceInventory('old', anInventory(2));
    await expect(store.replaceInventory('empty', anInventory(0))).rejects.toThrow(/no usable listing/);
    expect(await store.activeGeneration()).toEqual(old);
  });

  test('an import of a listing without its owner is refused', async () => {
    await expect(stores.store.replaceInventory('orphan', [aListing(0)])).rejects.toThrow(/owner-1/);
    expect(await stores.store.activeGeneration()).toBeNull();
  });

  test('a second import is refused while one is running', async () => {
    const { store } = stores;
    const other = await stores.open();
    async function* slow() {
      yield* anInventory(1);
      await expect(other.replaceInventory('second', anInventory(1))).rejects.toThrow(/Another import \(first/);
    }
    await store.replaceInventory('first', slow());
    expect((await store.activeGeneration())?.source).toBe('first');
  });

  test('of two imports that begin at the same moment one is refused', async () => {
    const { store } = stores;
    const other = await stores.open();
    let begun = 0;
    let goOn = () => {};
    const bothKnown = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // Each continues once the other has begun or was refused, so that neither ends before the other begins.
    async function* items() {
      begun += 1;
      if (begun === 2) goOn();
      await bothKnown;
      yield* anInventory(1);
    }
    const both = await Promise.allSettled([
      store.replaceInventory('first', items()).finally(goOn),
      other.replaceInventory('second', items()).finally(goOn),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/Another import \((first|second)/);
  });

  test('an import that would retire too many listings leaves the old inventory', async () => {
    const { store } = stores;
    await store.replaceInventory('old', anInventory(10));
    const shrink = (count: number) => store.replaceInventory('new', anInventory(count), { mostRetired: 0.3 });
    await expect(shrink(6)).rejects.toThrow(
      'would retire 4 of 10 listings, more than 30 %, so the old inventory stays',
    );
    expect(await store.activeGeneration()).toMatchObject({ source: 'old', listings: 10 });
    await shrink(7);
    expect(await store.activeGeneration()).toMatchObject({ source: 'new', listings: 7 });
  });

  test('readers see the old inventory until the new one is complete', async () => {
    const { store } = stores;
    await store.replaceInventory('old', anInventory(2));
    const other = await stores.open();
    async function* slow() {
      yield* anInventory(5_000);
      expect(await documentsOf(other)).toHaveLength(2);
    }
    await store.replaceInventory('new', slow());
    expect(await documentsOf(other)).toHaveLength(5_000);
  });

  test('an import reports its progress', async () => {
    const progress: number[] = [];
    const onProgress = ({ listings }: { listings: number }) => progress.push(listings);
    await stores.store.replaceInventory('test', anInventory(5_000), { onProgress });
    expect([progress.length > 1, progress.at(-1)]).toEqual([true, 5_000]);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  test('a feed continues the previous inventory: first dates stay, lower prices are marked', async () => {
    const { store } = stores;
    await store.replaceInventory('monday', anInventory(2, { listedAt: 1_000, salePrice: 20_000 }));
    const tuesday = [...anInventory(1, { listedAt: 5_000, salePrice: 19_000 }), aListing(9, { listedAt: 5_000 })];
    const { id } = await store.replaceInventory('tuesday', tuesday, { continueFromActive: true });
    expect((await documentsOf(store)).map((document) => [document.id, document.listedAt])).toEqual([
      ['l-0', 1_000],
      ['l-9', 5_000],
    ]);
    const bodies = await store.readListings(id, ['l-0', 'l-9']);
    expect(bodies.map(({ body }) => JSON.parse(body).isReducedPrice)).toEqual([true, undefined]);
  });

  test('two inventories are compared by their listings', async () => {
    const { store } = stores;
    const before = await store.replaceInventory('before', anInventory(4));
    const changed = [aListing(1, { salePrice: 1_000 }), aListing(2, { title: 'Another title' })];
    const after = await store.replaceInventory('after', [anOwner(), aListing(0), ...changed, aListing(8), aListing(9)]);
    expect(await store.compareGenerations(null, after)).toEqual({ added: 5, changed: 0, unchanged: 0, retired: 0 });
    expect(await store.compareGenerations(before, after)).toEqual({ added: 2, changed: 2, unchanged: 1, retired: 1 });
  });

  test('an inventory is summarised', async () => {
    const { store } = stores;
    const honda = {
      makeCode: 'HONDA',
      modelCode: 'ACCORD|HONDA',
      salePrice: null,
      msrp: null,
      state: null,
      year: 1999,
    };
    const { id } = await store.replaceInventory('test', [...anInventory(3), aListing(3, honda)]);
    expect(await store.summarise(id)).toEqual({
      price: { min: 22_990, max: 22_990 },
      year: { min: 1999, max: 2021 },
      listingTypes: [{ value: 'USED', count: 4 }],
      makes: [
        { value: 'TOYOTA', count: 3 },
        { value: 'HONDA', count: 1 },
      ],
      bodyStyles: [{ value: 'SEDAN', count: 4 }],
      states: [
        { value: 'IL', count: 3 },
        { value: null, count: 1 },
      ],
    });
  });
}
