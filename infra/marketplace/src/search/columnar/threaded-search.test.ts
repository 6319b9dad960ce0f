import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { useFolder } from '../../testing/folder';
import { ThreadedSearch } from './threaded-search';

const folder = useFolder();

/**
 * A thread that answers with its generation as the total; it dies of the keyword `die`, fails at `fail`, is slow for `slow` and
 * never answers `never`. Each catch-up advances it by one change, and it begins with none, so that a new thread is always behind.
 */
const fakeThread = `
const { parentPort, workerData } = require('node:worker_threads');
const { generation } = workerData;
let seq = 0;
const state = () => ({ generation, seq, listings: 5, tail: seq, dead: 0, isBehind: generation === 14 && seq > 0, loadMilliseconds: 1 });
const answer = (id) => parentPort.postMessage({ kind: 'found', id, seq, result: { ids: [], total: generation } });
parentPort.on('message', ({ kind, id, request }) => {
  if (kind === 'catch-up') {
    seq += 1;
    return parentPort.postMessage({ kind: 'caught-up', id, state: state(), applied: 2 });
  }
  const { keyword } = request.state;
  if (keyword === 'die') throw new Error('out of memory');
  if (keyword === 'fail') parentPort.postMessage({ kind: 'failed', id, message: 'no such column' });
  else if (keyword === 'slow') setTimeout(answer, 100, id);
  else if (keyword !== 'never') answer(id);
});
if (generation === 13) throw new Error('the index is damaged');
parentPort.postMessage({ kind: 'ready', state: state() });
`;

const failures: string[] = [];
let search: ThreadedSearch;
beforeEach(() => {
  failures.splice(0);
  const script = path.join(folder(), 'thread.cjs');
  writeFileSync(script, fakeThread);
  search = new ThreadedSearch({ script, folder: folder(), onFailure: (error) => failures.push(error.message) });
});
afterEach(() => search.close());

const ask = (keyword: string) => search.search({ state: { keyword }, origin: null });

test('searches before the first index is loaded are refused', async () => {
  expect(search.index).toBeNull();
  await expect(ask('x')).rejects.toThrow(/being loaded/);
});

test('an answer names its generation', async () => {
  await search.load(3);
  expect(search.index).toMatchObject({ generation: 3, seq: 0, listings: 5, loadMilliseconds: 1 });
  expect(await ask('x')).toMatchObject({ generation: 3, total: 3 });
});

test('the index applies changes on request and reports its position; a new one has reached it before it replaces the old one', async () => {
  await expect(search.catchUp()).rejects.toThrow(/being loaded/);
  await search.load(3);
  await Promise.all([search.catchUp(), search.catchUp()]);
  expect([search.index, search.applied]).toMatchObject([{ seq: 2, tail: 2 }, 4]);
  expect(await ask('x')).toMatchObject({ seq: 2 });
  await search.load(3);
  expect(search.index).toMatchObject({ generation: 3, seq: 2 });
  expect(await ask('x')).toMatchObject({ seq: 2 });
});

test('an index that cannot catch up does not replace one that is ahead of it', async () => {
  await search.load(3);
  await search.catchUp();
  await search.catchUp();
  await expect(search.load(14)).rejects.toThrow(/fell behind/);
  expect(await ask('x')).toMatchObject({ generation: 3, seq: 2 });
});

test('loads run one after the other; the last one stays', async () => {
  await Promise.all([search.load(3), search.load(3), search.load(4), search.load(5)]);
  expect(await ask('x')).toMatchObject({ generation: 5 });
});

test('a load that is interrupted by the end of the service is no failure', async () => {
  const loading = search.load(3);
  await search.close();
  await loading;
  expect(search.index).toBeNull();
});

test('a pending search is answered by its index, before that one ends', async () => {
  await search.load(3);
  const early = ask('slow');
  await search.load(4);
  expect(await ask('x')).toMatchObject({ generation: 4 });
  expect(await early).toMatchObject({ generation: 3, total: 3 });
});

test('an index that cannot be loaded leaves the old one', async () => {
  await search.load(3);
  await expect(search.load(13)).rejects.toThrow(/damaged/);
  expect(await ask('x')).toMatchObject({ generation: 3 });
});

test('a search that the engine cannot answer fails alone', async () => {
  await search.load(3);
  await expect(ask('fail')).rejects.toThrow(/no such column/);
  expect(await ask('x')).toMatchObject({ total: 3 });
});

test('a search that would wait too long is refused at once', async () => {
  await search.load(3);
  for (let asked = 0; asked < 500; asked += 1) ask('never').catch(() => {});
  await expect(ask('x')).rejects.toThrow(/500 searches are waiting/);
});

test('if a thread ends, its pending searches fail, and another thread replaces it', async () => {
  await search.load(3);
  const waiting = ask('never');
  await expect(ask('die')).rejects.toThrow(/out of memory/);
  await expect(waiting).rejects.toThrow(/out of memory/);
  const deadline = Date.now() + 50_000;
  while (search.index === null && Date.now() < deadline) await wait(5);
  expect(await ask('x')).toMatchObject({ generation: 3 });
  expect(failures).toEqual(['out of memory']);
});
