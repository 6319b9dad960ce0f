import { toCriteria } from '@forecourt/matching';
import type { SearchState } from '@forecourt/search-state';
import { Registry } from 'prom-client';
import type { InventoryItem, StoredListing } from '../../listing/record';
import { NaiveSearch } from '../../search/naive';
import { SearchUnavailable } from '../../search/port';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { documentsOf, type SearchMaker, useSearch } from './use-search';

const LISTINGS = 40;
const cheap = 10_000;
const dear = 30_000;
const idOf = (number: number) => `l-${String(number).padStart(4, '0')}`;
const listing = (number: number, overrides: Partial<StoredListing> = {}): InventoryItem => ({
  kind: 'listing',
  listing: sampleListing({
    ...{ id: idOf(number), vin: `4T1G11AK5MU5${String(number).padStart(5, '0')}` },
    salePrice: number % 2 === 0 ? cheap : dear,
    year: 2010 + (number % 15),
    ...overrides,
  }),
});
const inventory = (listings: number): InventoryItem[] => [
  { kind: 'owner', owner: sampleOwner() },
  ...Array.from({ length: listings }, (_, number) => listing(number)),
];

/** Declares that a search finds the present content of the store, each commit as a whole. */
export function followsTheStore(open: SearchMaker): void {
  const subject = useSearch(open);
  const ask = (state: SearchState) => subject.search.search({ state, origin: null });
  const load = async (listings = LISTINGS) => {
    const { id } = await subject.store.replaceInventory('test', inventory(listings));
    await subject.search.load(id);
    return id;
  };

  test('a search before an inventory is loaded is refused with that reason', async () => {
    const { search } = subject;
    expect(search.index).toBeNull();
    await expect(ask({})).rejects.toThrow(SearchUnavailable);
    await expect(search.catchUp()).rejects.toThrow(SearchUnavailable);
    expect(search.isReloadDue).toBe(false);
  });

  test('an answer names its inventory and the last change that it includes', async () => {
    const { store, search } = subject;
    await store.replaceInventory('first', inventory(2));
    await store.retireListings([idOf(1)]);
    const generation = await load();
    expect(search.index).toMatchObject({ generation, seq: 1, listings: LISTINGS });
    expect(await ask({})).toMatchObject({ generation, seq: 1, total: LISTINGS });
    expect(search.isReloadDue).toBe(false);
  });

  test('added and changed listings are found, and retired ones are not, once the index is up to date', async () => {
    const { store, search } = subject;
    await load();
    await store.writeListings([listing(900, { extColorSimple: 'GOLD' }), listing(3, { extColorSimple: 'GOLD' })]);
    await search.catchUp();
    expect((await ask({ extColorSimple: ['GOLD'] })).total).toBe(2);
    const written = await store.retireListings([idOf(900), idOf(5)]);
    await search.catchUp();
    expect((await ask({ extColorSimple: ['GOLD'] })).ids).toEqual([idOf(3)]);
    expect(await ask({})).toMatchObject({ total: LISTINGS - 1, seq: written.seq });
    expect(search.index).toMatchObject({ listings: LISTINGS - 1, seq: written.seq });
  });

  test('after many writes it gives the answers of the naive engine', async () => {
    const { store, search } = subject;
    await load();
    for (let round = 0; round < 20; round += 1) {
      await store.writeListings([listing(round, { salePrice: 1_000 * round }), listing(100 + round)]);
      await store.retireListings([idOf(round * 2)]);
      if (round % 7 === 0) await search.catchUp();
    }
    await search.catchUp();
    const documents = await documentsOf(subject);
    const naive = new NaiveSearch(documents);
    expect(search.index?.listings).toBe(documents.length);
    for (const state of [
      {},
      { maxPrice: 20_000, sortBy: 'yearDESC' },
      { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], sortBy: 'derivedpriceASC', firstRecord: 10, numRecords: 25 },
    ]) {
      const { generation: _, seq: __, ...found } = await ask(state);
      expect(found).toEqual(naive.search(toCriteria({ state, origin: null })));
    }
  });

  test('another inventory replaces the first as a whole', async () => {
    const first = await load();
    const second = (await subject.store.replaceInventory('second', inventory(7))).id;
    expect(await ask({})).toMatchObject({ generation: first, total: LISTINGS });
    await subject.search.load(second);
    expect(await ask({})).toMatchObject({ generation: second, total: 7 });
  });

  test('an index that is loaded again lacks nothing', async () => {
    const { store, search } = subject;
    const generation = await load();
    const { seq } = await store.retireListings([idOf(1), idOf(2)]);
    await search.catchUp();
    await search.load(generation);
    expect(search.index).toMatchObject({ generation, seq, listings: LISTINGS - 2 });
  });

  test('during writes and reloads each search sees one state, and never an earlier one than the search before', async () => {
    const { store, search } = subject;
    const generation = await load();
    let isWriting = true;
    const wrong: unknown[] = [];
    /** Half of the listings are cheap at each commit. */
    const reader = async () => {
      const seqs: number[] = [];
      while (isWriting) {
        const found = await ask({ maxPrice: 20_000, numRecords: 100 });
        if (found.total !== LISTINGS / 2 || found.ids.length !== LISTINGS / 2) wrong.push(found);
        seqs.push(found.seq);
        // A search in the same thread does not yield to the event loop.
        await new Promise(setImmediate);
      }
      return seqs;
    };
    const readers = [reader(), reader()];
    const loads: Promise<void>[] = [];
    for (let write = 0; write < 60; write += 1) {
      // In one commit a cheap listing becomes expensive, and an expensive one cheap.
      const pair = 2 * (write % (LISTINGS / 2));
      const isSwapped = write < LISTINGS / 2 || write >= LISTINGS;
      await store.writeListings([
        listing(pair, { salePrice: isSwapped ? dear : cheap }),
        listing(pair + 1, { salePrice: isSwapped ? cheap : dear }),
      ]);
      if (write % 20 === 10) loads.push(search.load(generation));
      await search.catchUp();
    }
    await Promise.all(loads);
    isWriting = false;
    const read = await Promise.all(readers);
    expect(wrong).toEqual([]);
    for (const seqs of read) expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    await search.catchUp();
    expect(search.index).toMatchObject({ seq: (await store.position())!.seq, listings: LISTINGS });
  });

  test('its statistics can be read, before and after it is loaded', async () => {
    const register = new Registry();
    subject.search.observe(register);
    await register.metrics();
    await load();
    expect(typeof (await register.metrics())).toBe('string');
  });
}
