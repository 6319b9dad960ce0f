import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageCheck } from './storage-check';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-storage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

test('the check writes a test file, once for all concurrent callers, and leaves none', async () => {
  let writes = 0;
  const check = new StorageCheck(folder, async () => {
    writes += 1;
  });
  expect(await Promise.all([check.failure(), check.failure(), check.failure()])).toEqual([null, null, null]);
  expect([writes, await readdir(folder)]).toEqual([1, []]);
});

test('a folder or store that cannot be written gives the reason', async () => {
  expect(await new StorageCheck(join(folder, 'gone')).failure()).toMatch(/ENOENT/);
  const full = new StorageCheck(folder, () => Promise.reject(new Error('database or disk is full')));
  expect([await full.failure(), await readdir(folder)]).toEqual(['database or disk is full', []]);
});
