import { isDeepStrictEqual } from 'node:util';
import { type SearchDocument, toCriteria } from '@forecourt/matching';
import { documentArbitrary, idArbitrary, requestArbitrary } from '@forecourt/matching/testing';
import fc from 'fast-check';
import { generatedMarket } from '../../testing/market';
import { type Change, MemorySource } from '../../testing/memory-source';
import { startOpenSearch, type TestOpenSearch } from '../../testing/opensearch';
import { labelIndex } from '../labels';
import { OpenSearchSearch } from './opensearch-search';
import type { SearchLocation } from './search-url';

jest.setTimeout(7_200_000);

/** `MARKET_SEARCHES=10000` is the thorough run. */
const SEARCHES = Number(process.env.MARKET_SEARCHES ?? 200);
/** Number of searches at the same time, of several marketplaces. */
const AT_ONCE = 4;

let cluster: TestOpenSearch;
let location: SearchLocation;
const searches: OpenSearchSearch[] = [];
beforeAll(async () => {
  cluster = await startOpenSearch();
});
beforeEach(() => {
  location = cluster.location();
});
afterEach(async () => {
  for (const search of searches.splice(0)) await search.close();
});
afterAll(() => cluster.close());

/** Opens one more marketplace's search of the test's indexes. */
function open(source: MemorySource): OpenSearchSearch {
  const search = new OpenSearchSearch(source, { location, patience: 20 });
  searches.push(search);
  return search;
}

const labels = labelIndex();
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, seed: number) =>
  fc.sample(arbitrary, { numRuns, seed });
const change: fc.Arbitrary<Change> = fc.oneof(
  documentArbitrary.map((document): Change => [document.id, document]),
  idArbitrary.map((id): Change => [id, null]),
);
/** A commit of several listings. */
const commits = fc.array(change, { minLength: 1, maxLength: 12 });
const documents = () => sample(documentArbitrary, 200, 5);

test('R23 any search of any marketplace has the answer of the oracle at the state that it names, before, during and after writes', async () => {
  const source = new MemorySource(documents());
  const [one, other] = [open(source), open(source)];
  await Promise.all([one.load(1), other.load(1)]);
  const requests = sample(requestArbitrary, SEARCHES, 11);
  const writes = sample(commits, Math.ceil(SEARCHES / 8), 12);
  let next = 0;
  let found = 0;
  let isOver = false;
  const states = new Set<number>();

  const reader = async (search: OpenSearchSearch) => {
    let last = 0;
    while (next < requests.length) {
      const request = requests[next++]!;
      const { generation, seq, ...answer } = await search.search(request);
      const expected = source.oracleAt(seq).search(toCriteria(request, labels));
      if (!isDeepStrictEqual(answer, expected))
        expect({ request, seq, ...answer }).toEqual({ request, seq, ...expected });
      expect([generation, seq >= last]).toEqual([1, true]);
      last = seq;
      states.add(seq);
      found += expected.total > 0 ? 1 : 0;
    }
  };
  const follower = async (search: OpenSearchSearch) => {
    while (!isOver) {
      await search.catchUp();
      await new Promise(setImmediate);
    }
  };
  const writer = async () => {
    for (const [at, write] of writes.entries()) {
      // The first and the last quarter of the searches are before and after the writes.
      const due = requests.length / 4 + (at * requests.length) / 2 / writes.length;
      while (next < due) await new Promise((resolve) => setTimeout(resolve, 2));
      source.commit(write);
    }
  };
  const followers = [follower(one), follower(other)];
  const readers = Array.from({ length: AT_ONCE }, (_, at) => reader(at % 2 === 0 ? one : other));
  try {
    await Promise.all([...readers, writer()]);
  } finally {
    isOver = true;
  }
  await Promise.all(followers);
  expect(states.size).toBeGreaterThan(writes.length / 10);
  expect(found).toBeGreaterThan(SEARCHES / 10);
  for (const search of [one, other]) {
    await search.catchUp();
    expect(search.index).toMatchObject({ seq: source.seq, listings: source.oracleAt(source.seq).size });
  }
});

test('R23 any search of a generated market has the answer of the oracle', async () => {
  const market = generatedMarket(2_500);
  const source = new MemorySource(market.documents);
  const search = open(source);
  await search.load(1);
  source.commit(sample(market.written, 100, 13).map((document) => [document.id, document]));
  await search.catchUp();
  const oracle = source.oracleAt(source.seq);
  let found = 0;
  for (const request of sample(market.request, SEARCHES, 14)) {
    const { generation: _, seq, ...answer } = await search.search(request);
    const expected = oracle.search(toCriteria(request, labels));
    if (!isDeepStrictEqual(answer, expected)) expect({ request, ...answer }).toEqual({ request, ...expected });
    expect(seq).toBe(100);
    found += expected.total > 0 ? 1 : 0;
  }
  expect(found).toBeGreaterThan(SEARCHES / 5);
});

test('R37 one seller with most of the best listings leaves places among the first results to others', async () => {
  const [document] = documents() as [SearchDocument];
  const owned = (ownerId: string, count: number, relevance: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...document,
      id: `${ownerId}-${at}`,
      ownerId,
      relevance: relevance - at,
    }));
  const source = new MemorySource([
    ...owned('a', 150, 9_000),
    ...owned('b', 100, 8_000),
    ...owned('c', 3, 7_000),
    ...owned('d', 2, 6_000),
  ]);
  const search = open(source);
  await search.load(1);
  for (const state of [{}, { firstRecord: 8, numRecords: 10 }, { firstRecord: 200, numRecords: 100 }]) {
    const request = { state: { sortBy: 'relevance', ...state }, origin: null };
    const { ids } = await search.search(request);
    expect(ids).toEqual(source.oracleAt(0).search(toCriteria(request)).ids);
  }
});

test('R11 pages beyond the ten thousandth listing follow each other in every order', async () => {
  const [document] = documents() as [SearchDocument];
  const id = (at: number) => `id-${String(at).padStart(6, '0')}`;
  const source = new MemorySource(
    Array.from({ length: 10_300 }, (_, at) => ({
      ...document,
      id: id(at),
      ownerId: `o${at % 50}`,
      price: at >> 2,
      relevance: at % 7,
    })),
  );
  const search = open(source);
  await search.load(1);
  const oracle = source.oracleAt(0);
  for (const sortBy of ['derivedpriceDESC', 'relevance']) {
    for (const firstRecord of [9_950, 10_000]) {
      const request = { state: { sortBy, firstRecord, numRecords: 100 }, origin: null };
      const { ids, total } = await search.search(request);
      expect([total, ids]).toEqual([10_300, oracle.search(toCriteria(request)).ids]);
    }
  }
});

test('an older write never wins, also after a deletion, and a search never sees half of a commit', async () => {
  const [document] = documents() as [SearchDocument];
  const named = (id: string, price: number): SearchDocument => ({ ...document, id, price });
  const source = new MemorySource([named('a', 1), named('b', 1), named('c', 1)]);
  const [late, prompt] = [open(source), open(source)];
  await Promise.all([late.load(1), prompt.load(1)]);

  // The late marketplace has read the log, and is paused before it writes.
  source.commit([
    ['a', named('a', 2)],
    ['b', named('b', 2)],
  ]);
  let release = () => {};
  const paused = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasRead = () => {};
  const reading = new Promise<void>((resolve) => {
    hasRead = resolve;
  });
  const lateSource = source.readChanges.bind(source);
  source.readChanges = async (...args) => {
    const piece = await lateSource(...args);
    source.readChanges = lateSource;
    hasRead();
    await paused;
    return piece;
  };
  const catchingUp = late.catchUp();
  await reading;
  source.commit([
    ['a', named('a', 3)],
    ['b', null],
  ]);
  await prompt.catchUp();
  release();
  await catchingUp;

  const request = { state: { sortBy: 'derivedpriceASC' }, origin: null };
  for (const search of [late, prompt]) {
    const { ids, seq, stats } = await search.search(request);
    expect([ids, seq, stats.price]).toEqual([['c', 'a'], 4, { min: 1, max: 3 }]);
  }
});

test('a write whose marketplace was killed is seen by nobody, until another marketplace has completed it', async () => {
  const [document] = documents() as [SearchDocument];
  const source = new MemorySource([
    { ...document, id: 'a', price: 1 },
    { ...document, id: 'b', price: 1 },
  ]);
  const search = open(source);
  await search.load(1);
  source.commit([
    ['a', { ...document, id: 'a', price: 2 }],
    ['b', { ...document, id: 'b', price: 2 }],
  ]);
  // Half of the commit, made visible by somebody's refresh.
  const lines = [
    { index: { _id: '~begun', version: 2, version_type: 'external' } },
    { kind: 'begun', seq: 2 },
    { index: { _id: 'a', version: 2, version_type: 'external' } },
    { kind: 'listing', id: 'a', price: 2 },
  ];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const headers = { 'Content-Type': 'application/x-ndjson' };
  const written = await fetch(`${cluster.url}/${search.index!.index}/_bulk?refresh=true`, {
    method: 'POST',
    headers,
    body,
  });
  expect(written.status).toBe(200);
  expect(await search.search({ state: {}, origin: null })).toMatchObject({
    seq: 2,
    stats: { price: { min: 2, max: 2 } },
  });
});
