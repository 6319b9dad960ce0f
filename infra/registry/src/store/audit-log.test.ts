import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { temporaryFolder } from '../testing/registry';
import { AuditIndex } from './audit-index';
import { appendAudit, checkAudit } from './audit-log';
import { pageOf } from './audit-search';
import { disk } from './disk';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  path = join(folder, 'audit.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns entries of the revisions `from` to `to`, of about 400 bytes each. */
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

/** Digest of the log's last line, as a registry stores it. */
let tip: string | null;
beforeEach(() => {
  tip = null;
});
async function append(added: readonly AuditEntry[]): Promise<boolean> {
  const appended = await appendAudit(disk, path, { auditTip: tip, unlogged: [...added] });
  tip = appended.tip;
  return appended.isLost;
}
const linesOf = async () => (await readFile(path, 'utf8')).split('\n').slice(0, -1);

const read = async (limit: number) => (await pageOf(new AuditIndex(path).newestLines({}), { limit })).entries;
const revisions = async (limit: number) => (await read(limit)).map(({ revision }) => revision);
const descending = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('a missing log is empty', async () => {
  expect(await read(10)).toEqual([]);
});

test.each([1, 10, 300, 1999, 2000])('the latest %i entries of a long log are listed newest first', async (limit) => {
  await append(entries(1, 2000));
  expect(await revisions(limit)).toEqual(descending(2000, 2001 - limit));
});

test('a limit above the number of entries lists all of them', async () => {
  await append(entries(1, 500));
  expect(await revisions(1000)).toEqual(descending(500, 1));
});

test('an entry that was logged before a crash, but not marked as logged, is not written again', async () => {
  await append(entries(1, 3));
  const before = tip;
  await append(entries(4, 4));
  tip = before;
  expect(await append(entries(4, 5))).toBe(false);
  expect(await revisions(10)).toEqual([5, 4, 3, 2, 1]);
  expect(await checkAudit(path)).toEqual([]);
});

test.each([
  ['after other lines', 400],
  ['alone', 0],
])('an unfinished line is no entry, and is cut off before the next one: %s', async (_case, before) => {
  await append(entries(1, before));
  await appendFile(path, JSON.stringify(entries(before + 1, before + 1)[0]).slice(0, 50));
  expect(await revisions(1)).toEqual(before === 0 ? [] : [before]);
  expect(await append(entries(before + 1, before + 2))).toBe(false);
  expect((await revisions(before + 3)).at(0)).toBe(before + 2);
  expect(await linesOf()).toHaveLength(before + 2);
  expect(await checkAudit(path)).toEqual([]);
});

test('a line that was written by hand is named, and is no entry', async () => {
  await append(entries(1, 2));
  await appendFile(path, 'hello\n');
  expect(await revisions(10)).toEqual([2, 1]);
  expect(await checkAudit(path)).toEqual(['a line is no audit entry: hello']);
});

describe('a removed or changed line is noticed, now and later', () => {
  test.each([
    ['the end', (lines: string[]) => lines.slice(0, 4), 'the line before revision 11 was changed or taken away'],
    ['all of it', () => [], 'the line before revision 11 was changed or taken away'],
    ['the last line', (lines: string[]) => lines.slice(0, 9), 'the line before revision 11 was changed or taken away'],
  ])('%s', async (_case, spoil, why) => {
    await append(entries(1, 10));
    const spoilt = spoil(await linesOf());
    await writeFile(path, spoilt.map((line) => `${line}\n`).join(''));
    expect(await append(entries(11, 11))).toBe(true);
    expect(await checkAudit(path)).toEqual([why]);
    expect(await append(entries(12, 12))).toBe(false);
    expect(await revisions(2)).toEqual([12, 11]);
  });

  test.each([
    ['lines in the middle', (lines: string[]) => lines.toSpliced(3, 2), 6],
    ['the beginning', (lines: string[]) => lines.slice(2), 3],
    ['the author', (lines: string[]) => lines.with(4, lines[4]!.replace('ada-', 'eve-')), 6],
  ])('%s', async (_case, spoil, revision) => {
    await append(entries(1, 10));
    await writeFile(
      path,
      spoil(await linesOf())
        .join('\n')
        .concat('\n'),
    );
    expect(await append(entries(11, 11))).toBe(false);
    expect(await checkAudit(path)).toEqual([`the line before revision ${revision} was changed or taken away`]);
  });
});

test('a log from before the chain is continued with one', async () => {
  await writeFile(
    path,
    entries(1, 3)
      .map((entry) => `${JSON.stringify(entry)}\n`)
      .join(''),
  );
  expect(await append(entries(3, 5))).toBe(false);
  expect(await revisions(10)).toEqual([5, 4, 3, 2, 1]);
  expect(await checkAudit(path)).toEqual([]);
});
