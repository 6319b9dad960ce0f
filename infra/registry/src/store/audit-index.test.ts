import { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntry } from '@forecourt/contracts/registry-api';
import fc from 'fast-check';
import { temporaryFolder } from '../testing/registry';
import { AuditIndex } from './audit-index';
import { type AuditSearch, pageOf } from './audit-search';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  path = join(folder, 'audit.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const one = fc.constantFrom;
const names = ['mfe-ads', 'mfe-ads-2', 'maker', 'ada'];
const someNames = fc.uniqueArray(one(...names), { maxLength: 3 });
const channel = { version: '1.0.0', canary: null };
const written = { revision: 1, at: '' };
/** Entries of kinds whose remotes and brands are in different places; a name may be that of a person, a remote and a brand. */
const anEntry: fc.Arbitrary<AuditEntry> = fc
  .record({ who: one(...names), person: fc.option(one(...names)), name: one(...names), several: someNames })
  .chain(({ who, person, name, several }) => {
    const author = { ...written, who, ...(person !== null && { person }) };
    const changes = several.map((brand) => ({ brand, from: null, to: channel }));
    const serves = several.map((remote) => `${remote}@1.0.0`);
    const scope = { may: ['promote' as const], remotes: several, brands: '*' as const, expiresAt: null };
    const layout = { version: 0, canary: null };
    const places = several.map((brand) => ({ brand, from: layout, to: layout, what: [] }));
    const unserved = Object.fromEntries(several.map((remote) => [remote, '1.0.0']));
    return one<AuditEntry>(
      { ...author, action: 'promote', remote: name, version: '1.0.0', changes, why: `as “${names[3]}” said: ä` },
      { ...author, action: 'rollback', remote: name, version: null, changes },
      { ...author, action: 'set-layout', page: name, changes: places },
      { ...author, action: 'set-brand', brand: name, from: 0, to: 1, serves },
      { ...author, action: 'preview', brand: name, unserved, expiresAt: '2030-01-01T00:00:00.000Z' },
      { ...author, action: 'approve', approved: `${name}@1.0.0`, person: who, brands: several },
      { ...author, action: 'add-token', token: 'ci', scope: { ...scope, remotes: several } },
    );
  });
const dayOf = (revision: number) => new Date(Date.UTC(2030, 0, revision)).toISOString();

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const aName = maybe(one(...names, 'nobody'));
const aDay = maybe(fc.nat(40).map(dayOf));
const aSearch = fc.record({
  ...{ person: aName, remote: aName, brand: aName, page: aName, since: aDay, until: aDay },
  ...{ action: maybe(one('promote', 'approve', 'preview')), limit: fc.integer({ min: 1, max: 9 }) },
});

/** Returns all pages of a search, each from the beginning that the page before named. */
async function pagesOf(index: AuditIndex, wanted: Omit<AuditSearch, 'before'>): Promise<AuditEntry[][]> {
  const pages: AuditEntry[][] = [];
  for (let before: number | undefined; ; ) {
    const { entries, next } = await pageOf(index.newestLines({ ...wanted, before }), { ...wanted, before });
    pages.push(entries);
    if (next === null) return pages;
    before = next;
  }
}

/** The same without an index: reads every line. */
async function scanned(lines: readonly string[], wanted: Omit<AuditSearch, 'before' | 'limit'>): Promise<AuditEntry[]> {
  const all = async function* () {
    yield lines.toReversed();
  };
  return (await pageOf(all(), { ...wanted, limit: 1_000_000 })).entries;
}

test('a search by the index finds what reading every line finds, also while the log grows', async () => {
  const grown = fc.array(fc.tuple(fc.array(anEntry, { maxLength: 12 }), fc.array(aSearch, { maxLength: 4 })), {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(grown, fc.boolean(), async (steps, hasOtherLines) => {
      await writeFile(path, '');
      const index = new AuditIndex(path);
      const lines: string[] = [];
      let revision = 0;
      for (const [entries, searches] of steps) {
        const added = entries.map((entry) => {
          revision += 1;
          return JSON.stringify({ ...entry, revision, at: dayOf(revision) });
        });
        if (hasOtherLines) added.splice(1, 0, 'a line by hand \uD83D\uDE00', '');
        lines.push(...added);
        await appendFile(path, added.map((line) => `${line}\n`).join(''));
        for (const wanted of searches) {
          const pages = await pagesOf(index, wanted);
          expect(pages.flat()).toEqual(await scanned(lines, wanted));
          for (const page of pages.slice(0, -1)) expect(page).toHaveLength(wanted.limit);
        }
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
  );
});

const lineOf = (revision: number, who: string) =>
  `${JSON.stringify({ revision, at: dayOf(revision), who, action: 'publish', remote: 'mfe-ads', version: '1.0.0', changes: [] })}\n`;
const byAda = async (index: AuditIndex) =>
  (await pagesOf(index, { limit: 100, person: 'ada' })).flat().map(({ revision }) => revision);

test('lines of several chunks are found where they are', async () => {
  const who = (revision: number) => (revision % 500 === 0 ? 'ada' : `grace-${'ä'.repeat(200)}`);
  const lines = Array.from({ length: 4000 }, (_, index) => lineOf(index + 1, who(index + 1)));
  await writeFile(path, lines.join(''));
  expect(await byAda(new AuditIndex(path))).toEqual([4000, 3500, 3000, 2500, 2000, 1500, 1000, 500]);
});

test('an unfinished line is found once it is whole, and is none if it is cut off', async () => {
  const index = new AuditIndex(path);
  await writeFile(path, lineOf(1, 'ada') + lineOf(2, 'ada').slice(0, 50));
  expect(await byAda(index)).toEqual([1]);
  await writeFile(path, lineOf(1, 'ada') + lineOf(3, 'ada'));
  expect(await byAda(index)).toEqual([3, 1]);
});

test('a log that is moved away is forgotten, and the one that begins anew is read', async () => {
  const index = new AuditIndex(path);
  await writeFile(path, lineOf(1, 'ada') + lineOf(2, 'ada'));
  expect(await byAda(index)).toEqual([2, 1]);
  await rename(path, join(folder, 'old.jsonl'));
  expect(await byAda(index)).toEqual([]);
  await writeFile(path, [3, 4, 5].map((revision) => lineOf(revision, 'ada')).join(''));
  expect(await byAda(index)).toEqual([5, 4, 3]);
});

test('searches at the same time take in a line once', async () => {
  await writeFile(path, lineOf(1, 'ada'));
  const index = new AuditIndex(path);
  expect(await Promise.all([byAda(index), byAda(index), byAda(index)])).toEqual([[1], [1], [1]]);
});
