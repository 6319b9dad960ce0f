import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/registry';
import { appendAudit, readAudit } from './audit-log';
import { disk } from './disk';
import type { AuditEntry } from './state';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  path = join(folder, 'audit.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

/** Entries of revisions from … to, of some 400 bytes each. */
function entries(from: number, to: number): AuditEntry[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    revision: from + index,
    at: '2030-01-01T00:00:00.000Z',
    who: `ada-${'ä'.repeat(100)}`,
    action: 'publish',
    remote: 'mfe-sample',
    version: '1.0.0',
    changes: [],
  }));
}

const revisions = async (limit: number) => (await readAudit(path, limit)).map(({ revision }) => revision);
const descending = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('no log is an empty one', async () => {
  expect(await readAudit(path, 10)).toEqual([]);
});

test.each([1, 10, 300, 1999, 2000])('the latest %i of a long log come newest first', async (limit) => {
  await appendAudit(disk, path, entries(1, 2000));
  expect(await revisions(limit)).toEqual(descending(2000, 2001 - limit));
});

test('more than there are is all there are', async () => {
  await appendAudit(disk, path, entries(1, 500));
  expect(await revisions(1000)).toEqual(descending(500, 1));
});

test('what is in the log already is not written again', async () => {
  await appendAudit(disk, path, entries(1, 3));
  await appendAudit(disk, path, entries(2, 5));
  expect(await revisions(10)).toEqual([5, 4, 3, 2, 1]);
});

test.each([
  ['after other lines', 400],
  ['alone', 0],
])('a line that was not finished is no entry, and is cut off before the next one: %s', async (_case, before) => {
  await appendAudit(disk, path, entries(1, before));
  await appendFile(path, JSON.stringify(entries(before + 1, before + 1)[0]).slice(0, 50));
  expect(await revisions(1)).toEqual(before === 0 ? [] : [before]);
  await appendAudit(disk, path, entries(before + 1, before + 2));
  expect((await revisions(before + 3)).at(0)).toBe(before + 2);
  expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(before + 3);
});

test('a line that somebody wrote by hand is named', async () => {
  await writeFile(path, 'hello\n');
  await expect(readAudit(path, 1)).rejects.toThrow(/audit\.jsonl holds a line that is not an audit entry.*hello/);
});
