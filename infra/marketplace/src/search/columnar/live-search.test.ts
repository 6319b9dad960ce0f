import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { toCriteria } from '@forecourt/matching';
import type { SearchState } from '@forecourt/search-state';
import type { InventoryItem, StoredListing } from '../../listing/record';
import { openStore, type SqlStore } from '../../store/sql/store';
import { useFolder } from '../../testing/folder';
import { program } from '../../testing/programs';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { type WatchRules, watchInventory, watchRules } from '../inventory-watch';
import { labelIndex } from '../labels';
import { NaiveSearch } from '../naive';
import { untilSearchable } from '../searchable';
import type { CompactionRule } from './compaction';
import { ThreadedSearch } from './threaded-search';

// Builds and other threads are slow on a busy machine.
jest.setTimeout(180_000);

/*
 * The service's search: the real thread with a real store, and another connection that writes, as the command does.
 */
const folder = useFolder();
let store: SqlStore;
let search: ThreadedSearch;
let stop: () => Promise<void>;
const reported: string[] = [];
afterEach(async () => {
  await Promise.all([stop(), search.close()]);
  await store.close();
});

const LISTINGS = 400;
const cheap = 10_000;
const dear = 30_000;
const idOf = (number: number) => `l-${String(number).padStart(4, '0')}`;
const listing = (number: number, overrides: Partial<StoredListing> = {}): InventoryItem => ({
  kind: 'listing',
  listing: sampleListing({
    ...{ id: idOf(number), vin: `4T1G11AK5MU5${String(number).padStart(5, '0')}` },
    salePrice: number % 2 === 0 ? cheap : dear,
    year: 2010 + (number % 15),
    extColorSimple: ['BLUE', 'RED', 'BLACK', null][number % 4],
    ...overrides,
  }),
});

async function start(rules: Partial<WatchRules> = {}, compaction?: CompactionRule): Promise<void> {
  reported.splice(0);
  // Writes of this test need not survive a power failure.
  store = await openStore(folder(), { durability: 'normal' });
  const all = Array.from({ length: LISTINGS }, (_, number) => listing(number));
  await store.replaceInventory('test', [{ kind: 'owner', owner: sampleOwner() }, ...all]);
  search = new ThreadedSearch({
    ...{ script: program('search-thread'), folder: folder(), compaction },
    onFailure: (error) => reported.push(error.message),
  });
  const report = {
    loaded: (load: string) => reported.push(load),
    failed: (what: string, error: unknown) => reported.push(`${what}: ${error}`),
  };
  stop = await watchInventory(store, search, report, { ...watchRules, ...rules });
}

const ask = (state: SearchState) => search.search({ state, origin: { lat: 41.9, lon: -87.6 } });

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 50_000;
  while (!(await what()) && Date.now() < deadline) await wait(2);
  expect(await what()).toBe(true);
}

/** Expects the index to answer as the naive engine does over the stored listings. */
async function expectAgreement(): Promise<void> {
  const documents = [];
  for await (const chunk of store.readDocuments(search.index!.generation)) documents.push(...chunk);
  const naive = new NaiveSearch(documents);
  const labels = labelIndex();
  const states: SearchState[] = [
    {},
    { maxPrice: 20_000, sortBy: 'yearDESC' },
    { extColorSimple: ['RED', 'BLUE'], startYear: 2015, sortBy: 'distanceASC' },
    { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|LE'], sortBy: 'derivedpriceASC' },
    { keyword: 'black', firstRecord: 30, numRecords: 100 },
  ];
  for (const state of states) {
    const request = { state, origin: { lat: 41.9, lon: -87.6 } };
    const { generation: _, seq: __, ...found } = await search.search(request);
    const expected = naive.search(toCriteria(request, labels));
    // Jest's own comparison, which explains a difference, is slow.
    if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
  }
  expect(search.index?.listings).toBe(documents.length);
}

test('listings that another process adds or changes are found, and retired ones are not, without a reload', async () => {
  await start();
  await store.writeListings([listing(900, { extColorSimple: 'GOLD' }), listing(3, { extColorSimple: 'GOLD' })]);
  await until(async () => (await ask({ extColorSimple: ['GOLD'] })).total === 2);
  await store.retireListings([idOf(900), idOf(5)]);
  await until(async () => (await ask({})).total === LISTINGS - 1);
  expect((await ask({ extColorSimple: ['GOLD'] })).ids).toEqual([idOf(3)]);
  await expectAgreement();
  expect([reported, search.applied]).toEqual([['generation'], 4]);
});

test('a cached answer is computed again after a write', async () => {
  await start();
  expect([(await ask({})).total, (await ask({})).total]).toEqual([LISTINGS, LISTINGS]);
  expect(await untilSearchable(search, await store.retireListings([idOf(7)]), 20_000)).toBe(true);
  expect((await ask({})).total).toBe(LISTINGS - 1);
});

test('during hundreds of writes and reloads no search fails, and each sees one state', async () => {
  await start({ pollMilliseconds: 5 }, { rows: 150, share: 0 });
  let isWriting = true;
  const wrong: unknown[] = [];
  /** At each commit half of the listings are cheap, and each has a make. */
  const readOnce = async () => {
    const found = await ask({ maxPrice: 20_000, numRecords: 100, sortBy: 'yearASC' });
    const isTrue =
      found.total === LISTINGS / 2 &&
      found.stats.price?.min === cheap &&
      found.stats.price.max === dear &&
      found.counts.makeCode.TOYOTA === LISTINGS / 2 &&
      new Set(found.ids).size === 100;
    if (!isTrue) wrong.push({ ...found, counts: found.counts.makeCode });
    return found.seq;
  };
  /** The positions that each reader has read. */
  const read: number[][] = [[], [], []];
  const readers = read.map(async (seqs) => {
    while (isWriting) seqs.push(await readOnce());
  });

  const WRITES = 300;
  const compactions = () => reported.filter((each) => each === 'compaction').length;
  let write = 0;
  // At least this many writes, and more until enough was read and the index was reloaded, however busy the machine.
  for (; write < WRITES || read.flat().length < 50 || compactions() < 3; write += 1) {
    // A cheap listing becomes expensive and an expensive one cheap, in one commit.
    const pair = 2 * (write % (LISTINGS / 2));
    const isSwapped = Math.floor(write / (LISTINGS / 2)) % 2 === 0;
    const written = await store.writeListings([
      listing(pair, { salePrice: isSwapped ? dear : cheap }),
      listing(pair + 1, { salePrice: isSwapped ? cheap : dear }),
    ]);
    expect(written.listings.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
    // A writer finds its own writes, also while another index replaces this one.
    if (write % 50 === 0) {
      expect(await untilSearchable(search, written, 20_000)).toBe(true);
      expect((await ask({})).seq).toBeGreaterThanOrEqual(written.seq);
    }
  }
  isWriting = false;
  await Promise.all(readers);
  expect(wrong).toEqual([]);
  // A reader never gets an earlier state than before.
  for (const seqs of read) expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  await until(() => search.index?.seq === 2 * write && search.index.tail + search.index.dead <= 150);
  expect(new Set(reported)).toEqual(new Set(['generation', 'compaction']));
  await expectAgreement();
});

test('an index that is loaded during writes includes them', async () => {
  await start();
  let isLoading = true;
  let number = 1_000;
  const writer = (async () => {
    for (; isLoading; number += 1) {
      const written = await store.writeListings([listing(number)]);
      expect(await untilSearchable(search, written, 20_000)).toBe(true);
      await store.retireListings([idOf(number - 1_000)]);
    }
  })();
  for (let load = 0; load < 5; load += 1) await search.load(1);
  isLoading = false;
  await writer;
  await search.catchUp();
  expect(number).toBeGreaterThan(1_005);
  await expectAgreement();
});
