import { setTimeout as wait } from 'node:timers/promises';
import type { InventoryItem } from '../listing/record';
import { openStore, type SqlStore } from '../store/sql/store';
import { useFolder } from '../testing/folder';
import { sampleInventory } from '../testing/inventory';
import { pricedInventory, pricedListings } from '../testing/priced';
import { InProcessSearch } from './columnar/in-process-search';
import { type WatchRules, watchInventory } from './inventory-watch';
import { untilSearchable } from './searchable';

const folder = useFolder();
let store: SqlStore;
let search: BreakableSearch;
let stop: (() => Promise<void>) | null = null;
const reported: string[] = [];
beforeEach(async () => {
  store = await openStore(folder());
  search = new BreakableSearch(store, { rows: 1_000, share: 0 });
  reported.splice(0);
});
afterEach(async () => {
  await stop?.();
  stop = null;
  await store.close();
});

/** A search that fails on demand. */
class BreakableSearch extends InProcessSearch {
  broken: 'load' | 'catchUp' | null = null;
  isAsleep = false;
  loads = 0;
  attempts = 0;

  override async load(generation: number): Promise<void> {
    this.loads += 1;
    if (this.broken === 'load') throw new Error('no memory');
    await super.load(generation);
  }

  override async catchUp(): Promise<void> {
    this.attempts += 1;
    if (this.broken === 'catchUp') throw new Error('no disk');
    if (!this.isAsleep) await super.catchUp();
  }
}

async function watch(rules: Partial<WatchRules> = {}) {
  const report = {
    loaded: (load: string) => reported.push(load),
    failed: (what: string, error: unknown) => reported.push(`${what}: ${error}`),
  };
  const quick = { pollMilliseconds: 5, retryMilliseconds: 5, ...rules };
  stop = await watchInventory(store, search, report, quick);
}

async function until(what: () => boolean): Promise<void> {
  const deadline = Date.now() + 50_000;
  while (!what() && Date.now() < deadline) await wait(2);
  expect(what()).toBe(true);
}

/** Returns listings without prices, so that writes change no ratings of others. */
function* unpriced(count: number): Generator<InventoryItem> {
  for (const item of sampleInventory(count)) {
    yield item.kind === 'owner' ? item : { ...item, listing: { ...item.listing, salePrice: null, msrp: null } };
  }
}

const retire = (...numbers: number[]) =>
  store.retireListings(numbers.map((number) => `l-${String(number).padStart(4, '0')}`));

test('the active inventory is loaded, and each one that becomes active later', async () => {
  await store.replaceInventory('first', unpriced(20));
  await watch();
  expect(search.index).toMatchObject({ generation: 1, listings: 20 });
  await store.replaceInventory('second', unpriced(30));
  await until(() => search.index?.listings === 30);
  expect(reported).toEqual(['generation', 'generation']);
});

test('writes are applied without reloading it', async () => {
  await store.replaceInventory('first', unpriced(20));
  await watch();
  const written = await retire(1, 2);
  await until(() => search.index?.listings === 18);
  expect([search.index, search.applied]).toMatchObject([{ seq: written.seq, dead: 2 }, 2]);
  expect(search.loads).toBe(1);
});

test('ratings follow the prices of others, without reloading it', async () => {
  await store.replaceInventory('first', pricedInventory());
  await watch();
  const greatPrices = async () =>
    (await search.search({ state: { dealType: ['greatprice'] }, origin: null })).ids.toSorted();
  expect(await greatPrices()).toEqual(['camry-0', 'camry-13']);
  const cheaper = pricedListings().slice(14);
  await store.writeListings(
    cheaper.map((listing) => ({ kind: 'listing', listing: { ...listing, salePrice: 12_000 } })),
  );
  const written = await store.lastChange();
  await until(() => (search.index?.seq ?? 0) > written);
  expect(await greatPrices()).not.toContain('camry-0');
  expect(search.loads).toBe(1);
});

test('it is reloaded when many rows are loose', async () => {
  await store.replaceInventory('first', unpriced(20));
  search = new BreakableSearch(store, { rows: 2, share: 0.2 });
  await watch();
  await retire(1, 2, 3);
  await until(() => search.index?.dead === 3);
  await retire(4);
  await until(() => search.index?.dead === 0);
  expect(search.index).toMatchObject({ listings: 16, tail: 0 });
  await until(() => reported.length === 2);
  expect(reported).toEqual(['generation', 'compaction']);
});

test('it is reloaded when it is behind the log', async () => {
  await store.replaceInventory('first', unpriced(20));
  await watch();
  const other = await openStore(folder(), { keptChanges: 1 });
  search.isAsleep = true;
  for (let number = 0; number < 5; number += 1) {
    await other.retireListings([`l-000${number}`]);
  }
  search.isAsleep = false;
  await other.close();
  await until(() => search.index?.listings === 15);
  await until(() => reported.length === 2);
  expect(reported).toEqual(['generation', 'compaction']);
});

test('a failed load is reported and retried; changes are applied nevertheless', async () => {
  await store.replaceInventory('first', unpriced(20));
  search = new BreakableSearch(store, { rows: 2, share: 0 });
  await watch({ retryMilliseconds: 60_000 });
  search.broken = 'load';
  await retire(1, 2, 3);
  await until(() => reported.length === 2);
  expect(reported).toEqual(['generation', 'compaction: Error: no memory']);
  await retire(4);
  await until(() => search.index?.listings === 16);
  await retire(5);
  await until(() => search.index?.listings === 15);
  expect([search.loads, reported.length]).toEqual([2, 2]);

  // Another inventory is not made to wait.
  search.broken = null;
  await store.replaceInventory('second', unpriced(30));
  await until(() => search.index?.listings === 30);
});

test('a failed load succeeds on a retry', async () => {
  await store.replaceInventory('first', unpriced(20));
  search.broken = 'load';
  await watch();
  await until(() => reported.length >= 3);
  expect(reported[2]).toBe('generation: Error: no memory');
  search.broken = null;
  await until(() => search.index?.listings === 20);
});

test('changes that cannot be applied are reported once, and applied as soon as possible', async () => {
  await store.replaceInventory('first', unpriced(20));
  await watch();
  search.broken = 'catchUp';
  await retire(1);
  await until(() => reported.length === 2);
  await until(() => search.attempts > 5);
  expect(reported).toEqual(['generation', 'changes: Error: no disk']);
  search.broken = null;
  await until(() => search.index?.listings === 19);
});

test('a writer waits until its listing can be found, for a limited time', async () => {
  await store.replaceInventory('first', unpriced(20));
  await search.load(1);
  expect(await untilSearchable(search, await retire(1), 10_000)).toBe(true);
  expect(search.index?.listings).toBe(19);
  await store.replaceInventory('second', unpriced(30));
  const written = await retire(1);
  expect(await untilSearchable(search, written, 30)).toBe(false);
  const found = untilSearchable(search, written, 10_000);
  await search.load(2);
  expect([await found, search.index?.listings]).toEqual([true, 29]);
});
