import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toCriteria } from '@forecourt/matching';
import type { SearchState } from '@forecourt/search-state';
import type { InventoryItem, StoredListing } from '../../listing/record';
import { KEPT_CHANGES, pruneChanges } from '../../store/sql/change-log';
import { openStore, type SqlStore } from '../../store/sql/store';
import { useFolder } from '../../testing/folder';
import { program } from '../../testing/programs';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { NaiveSearch } from '../naive';
import type { LiveIndex } from './live-index';
import { keepSnapshot, openIndex } from './open-index';
import { readSnapshot } from './snapshot/read';
import { Snapshots } from './snapshot/snapshots';
import { writeSnapshot } from './snapshot/write';
import type { Notice, ThreadData } from './thread-messages';
import { ThreadedSearch } from './threaded-search';

// Builds and other processes are slow on a busy machine.
jest.setTimeout(120_000);

const folder = useFolder();
const LISTINGS = 60;
const idOf = (number: number) => `l-${String(number).padStart(5, '0')}`;
const listing = (number: number, overrides: Partial<StoredListing> = {}): InventoryItem => ({
  kind: 'listing',
  listing: sampleListing({
    ...{ id: idOf(number), vin: `4T1G11AK5MU${String(number).padStart(6, '0')}` },
    salePrice: 10_000 + 100 * number,
    year: 2010 + (number % 15),
    extColorSimple: ['BLUE', 'RED', null][number % 3],
    ...overrides,
  }),
});
const inventory = (listings: number, from = 0): InventoryItem[] => [
  { kind: 'owner', owner: sampleOwner() },
  ...Array.from({ length: listings }, (_, at) => listing(from + at)),
];

let store: SqlStore;
beforeEach(async () => {
  // Writes of this test need not survive a power failure.
  store = await openStore(folder(), { durability: 'normal' });
  await store.replaceInventory('test', inventory(LISTINGS));
});
afterEach(() => store.close());

const indexFolder = () => path.join(folder(), 'index');
const snapshots = () => new Snapshots(indexFolder());
const file = (generation: number) => path.join(indexFolder(), `${generation}.index`);
const ignore = () => {};

/** Opens the index as at a start of the service. @returns the index and its notices */
async function open(generation = 1): Promise<{ index: LiveIndex; notices: Notice[] }> {
  const notices: Notice[] = [];
  const index = await openIndex(store, generation, snapshots(), (notice) => notices.push(notice));
  await expectAgreement(index, generation);
  return { index, notices };
}

async function writeNow(generation = 1): Promise<void> {
  rmSync(indexFolder(), { recursive: true, force: true, maxRetries: 10 });
  const { index } = await open(generation);
  await keepSnapshot(index, snapshots(), ({ problem }) => expect(problem).toBeNull());
}

/** Expects the index to answer as the naive engine does over the stored listings. */
async function expectAgreement(index: LiveIndex, generation: number): Promise<void> {
  const documents = [];
  for await (const chunk of store.readDocuments(generation)) documents.push(...chunk);
  const naive = new NaiveSearch(documents);
  const states: SearchState[] = [
    { sortBy: 'derivedpriceASC', numRecords: 100 },
    { maxPrice: 13_000, extColorSimple: ['RED'], sortBy: 'yearDESC' },
    { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|LE'], searchRadius: 50 },
  ];
  for (const state of states) {
    const criteria = toCriteria({ state, origin: { lat: 41.9, lon: -87.6 } });
    expect(index.search(criteria)).toEqual(naive.search(criteria));
  }
  expect(index.state.listings).toBe(documents.length);
}

const from = ({ index }: { index: LiveIndex }) => index.state.loadedFrom;

test('the first start loads the store and writes a snapshot, the second one reads it', async () => {
  const first = await open();
  expect([from(first), first.notices]).toEqual(['store', [expect.objectContaining({ problem: null })]]);
  const notices: Notice[] = [];
  await keepSnapshot(first.index, snapshots(), (notice) => notices.push(notice));
  expect(notices).toEqual([
    { message: expect.stringMatching(/snapshot of the index was written: 1 MB/), problem: null },
  ]);
  expect(readdirSync(indexFolder())).toEqual(['1.index']);

  const second = await open();
  expect([from(second), second.notices]).toEqual(['snapshot', []]);
  // An index that was read from a snapshot need not be written again.
  expect(second.index.takeSnapshot()).toBeNull();
});

test('a start applies the writes since the snapshot', async () => {
  await store.writeListings([listing(7, { salePrice: 500 })]);
  await writeNow();
  await store.writeListings([listing(900, { extColorSimple: 'GOLD' }), listing(3, { extColorSimple: 'GOLD' })]);
  await store.retireListings([idOf(5), idOf(7)]);
  const started = await open();
  expect([from(started), started.notices, started.index.seq]).toEqual(['snapshot', [], 5]);
  expect(started.index.state).toMatchObject({ listings: LISTINGS - 1, tail: 2, dead: 3 });
});

test('writes during the reading of rows are applied when the snapshot is read', async () => {
  const loading = open();
  await store.writeListings([listing(30, { salePrice: 1 }), listing(901)]);
  await store.retireListings([idOf(31)]);
  const { index } = await loading;
  await index.catchUp();
  await keepSnapshot(index, snapshots(), ignore);
  expect(from(await open())).toBe('snapshot');
});

describe('the index is loaded from the store, with the reason, if the snapshot', () => {
  beforeEach(async () => {
    await store.writeListings([listing(1, { salePrice: 1 }), listing(2, { salePrice: 2 })]);
    await writeNow();
    // Only in the log, so that a snapshot that is used by mistake would show.
    await store.writeListings([listing(4, { salePrice: 4 })]);
  });

  async function expectStore(problem: RegExp, generation = 1): Promise<void> {
    const started = await open(generation);
    expect([from(started), started.notices]).toEqual([
      'store',
      [{ message: expect.stringContaining('cannot be used'), problem: expect.stringMatching(problem) }],
    ]);
    // The next snapshot is right again.
    await keepSnapshot(started.index, snapshots(), ignore);
    expect(from(await open(generation))).toBe('snapshot');
  }
  const rewrite = (change: (bytes: Buffer) => Buffer) => writeFileSync(file(1), change(readFileSync(file(1))));

  test('is empty', () => {
    rewrite(() => Buffer.alloc(0));
    return expectStore(/cut short/);
  });

  test('is cut short', () => {
    rewrite((bytes) => bytes.subarray(0, bytes.length / 2));
    return expectStore(/cut short/);
  });

  test('is damaged in the middle', () => {
    rewrite((bytes) => bytes.fill(7, 2_000, 2_010));
    return expectStore(/checksum/);
  });

  test('cannot be read', () => {
    rmSync(file(1));
    mkdirSync(file(1));
    writeFileSync(path.join(file(1), 'x'), '');
    return open().then(({ index, notices }) => {
      expect([index.state.loadedFrom, notices[0]?.problem]).toEqual(['store', expect.stringMatching(/EISDIR/)]);
    });
  });

  test('is of another version of the program', () => {
    // The version contains a digest of the columns; the replacement has the same length, so that only the checksum is wrong
    // besides.
    rewrite((bytes) => Buffer.from(bytes.toString('latin1').replace(/"version":"\d-/, '"version":"0-'), 'latin1'));
    return expectStore(/another version/);
  });

  test('is of another generation', async () => {
    await store.replaceInventory('the next one', inventory(40, 500));
    writeFileSync(file(2), readFileSync(file(1)));
    await expectStore(/another inventory/, 2);
    // The snapshot of the previous generation is removed.
    expect(readdirSync(indexFolder())).toEqual(['2.index']);
  });

  test('is of another store, whose numbers are the same', async () => {
    await store.close();
    for (const name of readdirSync(folder()))
      if (name.startsWith('marketplace.sqlite')) rmSync(path.join(folder(), name));
    store = await openStore(folder(), { durability: 'normal' });
    await store.replaceInventory('test', inventory(LISTINGS, 200));
    for (const number of [201, 202, 203]) await store.writeListings([listing(number, { salePrice: 7 })]);
    await expectStore(/another inventory/);
  });

  test('knows more than the store, which was set back', async () => {
    await store.db.deleteFrom('changes').where('seq', '>', 1).execute();
    await expectStore(/log of changes is not the one/);
  });

  test('belongs to a log that continued differently, after the store was restored', async () => {
    await store.db
      .updateTable('changes')
      .set({ id: idOf(20) })
      .where('seq', '=', 2)
      .execute();
    await expectStore(/log of changes is not the one/);
  });

  test('is further behind than the log reaches', async () => {
    await store.writeListings([listing(6, { salePrice: 6 })]);
    await pruneChanges(store.db, Date.now(), 1);
    await expectStore(/log of changes/);
  });

  test('names another entry than its sections', async () => {
    const { image, stamp } = await readSnapshot(file(1), async () => {});
    rmSync(file(1));
    await writeSnapshot(file(1), image, { ...stamp, from: KEPT_CHANGES, to: { ...stamp.to, seq: KEPT_CHANGES } });
    await expectStore(/log of changes/);
  });

  test('lacks a column', async () => {
    const { image, stamp } = await readSnapshot(file(1), async () => {});
    rmSync(file(1));
    const numbers = new Map([...image.numbers].filter(([name]) => name !== 'price'));
    await writeSnapshot(file(1), { ...image, numbers }, stamp);
    await expectStore(/price is absent/);
  });
});

test('a snapshot that cannot be written is reported, and leaves no file', async () => {
  const { index } = await open();
  mkdirSync(path.join(file(1), 'in-its-place'), { recursive: true });
  const notices: Notice[] = [];
  await keepSnapshot(index, snapshots(), (notice) => notices.push(notice));
  expect(notices).toEqual([
    { message: expect.stringContaining('no snapshot'), problem: expect.stringMatching(/EISDIR|ENOTEMPTY|EEXIST/) },
  ]);
  expect(readdirSync(indexFolder())).toEqual(['1.index']);
});

test('files of killed writers are removed, files of active writers are not', async () => {
  mkdirSync(indexFolder());
  const [old, young] = ['1.index.aa.part', '1.index.bb.part'].map((name) => path.join(indexFolder(), name));
  for (const part of [old!, young!]) writeFileSync(part, 'half');
  utimesSync(old!, new Date(), new Date(Date.now() - 120_000));
  const { index } = await open();
  await keepSnapshot(index, snapshots(), ignore);
  expect(readdirSync(indexFolder())).toEqual(['1.index', '1.index.bb.part']);
});

describe('the search thread', () => {
  /** Starts a separate process that loads the store and writes a snapshot, over and over. */
  function startWriter() {
    const data: ThreadData = { store: folder(), folder: folder(), generation: 1, isAnew: true };
    const [thread, options] = [program('search-thread'), { workerData: data }].map((each) => JSON.stringify(each));
    const script = `const { Worker } = require('node:worker_threads');
      const write = () => {
        const thread = new Worker(${thread}, ${options});
        thread.on('message', ({ kind }) => kind === 'notice' && thread.terminate().then(write));
      };
      write();`;
    return spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
  }
  const parts = () =>
    existsSync(indexFolder()) ? readdirSync(indexFolder()).filter((name) => name.endsWith('.part')) : [];

  test('leaves no readable file if it is killed while it writes', async () => {
    const ROUNDS = 12;
    let interrupted = 0;
    for (let round = 0; round < ROUNDS && interrupted < 3; round += 1) {
      await store.writeListings([listing(10, { salePrice: 1_000 + round })]);
      const left = parts().length;
      const writer = startWriter();
      const exit = once(writer, 'exit');
      while (parts().length === left) await new Promise(setImmediate);
      writer.kill('SIGKILL');
      await exit;
      interrupted += parts().length - left;
      const { notices } = await open();
      // Either an earlier complete snapshot, or none.
      expect(notices.filter(({ problem }) => problem !== null)).toEqual([]);
    }
    expect(interrupted).toBe(3);
  });

  test('reads the snapshot at a start, and the store to sort its rows', async () => {
    const start = () =>
      new ThreadedSearch({
        ...{ script: program('search-thread'), folder: folder(), onFailure: ignore },
        onNotice: (notice) => notices.push(notice),
      });
    const notices: Notice[] = [];
    let search = start();
    await search.load(1);
    expect(search.index).toMatchObject({ loadedFrom: 'store', listings: LISTINGS });
    while (notices.length < 2) await new Promise(setImmediate);
    await search.close();
    await store.writeListings([listing(902)]);

    search = start();
    await search.load(1);
    expect(search.index).toMatchObject({ loadedFrom: 'snapshot', listings: LISTINGS + 1, tail: 1, seq: 1 });
    expect((await search.search({ state: {}, origin: null })).total).toBe(LISTINGS + 1);
    await search.load(1);
    expect(search.index).toMatchObject({ loadedFrom: 'store', listings: LISTINGS + 1, tail: 0, seq: 1 });
    await search.close();
    expect(notices.map(({ problem }) => problem)).toEqual(notices.map(() => null));
  });
});
