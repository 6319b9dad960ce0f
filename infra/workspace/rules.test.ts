import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { citationsOf } from './rules/citations';
import { type Declared, importsOf, type PackageEntries } from './rules/imports';
import { entries, packageEntries, tests } from './rules/product';
import { type Reached, reachedFrom } from './rules/reached';
import { rulesOf } from './rules/rule-book';
import { isTest, root } from './tree';

/** Code that tests of rules call although no program does, each with the reason. */
const withoutCaller: Readonly<Record<string, string>> = {
  'infra/marketplace/src/search/naive.ts NaiveSearch': 'the naive search, with which the engines are compared',
  'infra/marketplace/src/listing/document.ts toDocument': 'what the second writing of the search reads',
  'infra/marketplace/src/pricing/price-guides.ts appraiserOf':
    'estimates over an inventory in memory, as the benchmark of rankings makes them',
  'infra/marketplace/src/catalogue/types.ts firstModelYear': 'a bound that the catalogue has to keep',
};

const rules = rulesOf(readFileSync(join(root, 'docs/rules.md'), 'utf8'));
const names = rules.map(({ name }) => name);
const citations = new Map(tests.map((path) => [path, citationsOf(path)]));
const cited = new Set([...citations.values()].flatMap((all) => [...all]));

/** Lists the product's code that tests import but no program uses, as `file name`, each once. */
function uncalled(paths: readonly string[], packages: PackageEntries, isReached: Reached, from: string): string[] {
  const dead = paths
    .flatMap((path) => importsOf(path, packages))
    .filter((declared: Declared) => !isTest(relative(from, declared.path)) && !isReached(declared))
    .map(({ path, name }) => `${relative(from, path)} ${name}`);
  return [...new Set(dead)].sort();
}

/** Calls `use` with a temporary folder of these files. */
async function withFiles(files: Readonly<Record<string, string>>, use: (folder: string) => unknown): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('docs/rules.md', () => {
  test('has each rule once, in order', () => {
    expect(names.length).toBeGreaterThan(50);
    expect(names).toEqual([...new Set(names)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
  });

  test('every rule that is built is cited by the title of a test', () => {
    expect(rules.filter(({ name, unbuilt }) => !unbuilt && !cited.has(name))).toEqual([]);
  });

  test('no rule that a title cites is marked as not built', () => {
    expect(rules.filter(({ name, unbuilt }) => unbuilt && cited.has(name))).toEqual([]);
  });

  test('every rule that a title cites exists', () => {
    const unknown = [...citations].flatMap(([path, all]) =>
      [...all].filter((name) => !names.includes(name)).map((name) => `${relative(root, path)} cites ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('rules at the beginning of a title, of its `describe` block or of a row of its table are cited', () =>
    withFiles(
      {
        'some.test.ts': `
          // test('R1 a', () => {});
          describe('R2 b', () => test.each([['R3, R4 c', 1]])('%s', () => {}));
          for (const year of [2026]) test(\`R5 R6 \${year} d\`, () => {});
          test('a BMW R7 e', () => {});`,
      },
      (folder) => {
        expect([...citationsOf(join(folder, 'some.test.ts'))].sort()).toEqual(['R2', 'R3', 'R4', 'R5', 'R6']);
      },
    ));
});

describe('code that a test of a rule calls', () => {
  test('is part of a program or of a fragment; otherwise give it a caller, or remove it with its test', async () => {
    const ofRules = [...citations].filter(([, all]) => all.size > 0).map(([path]) => path);
    const found = uncalled(ofRules, packageEntries, await reachedFrom(root, entries), root);
    expect(found).toEqual(Object.keys(withoutCaller).sort());
  });

  test('is reported if nothing calls it, whichever modules re-export it', () =>
    withFiles(
      {
        'years.ts': `
          export const newest = () => 2;
          export function oldest() { return 1; }
          export const all = [1, 2];`,
        'clock.ts': `
          export class Clock {}
          export type Day = string;
          export function hour() { return new Clock(); }`,
        'index.ts': `
          export { newest, oldest as first } from './years';
          export * from './clock';`,
        'main.ts': `
          import { hour, newest } from './index';
          console.log(newest(), hour());`,
        'some.test.ts': `
          import { Clock, type Day, first, hour, newest } from './index';
          import { all } from './years';`,
      },
      async (folder) => {
        const isReached = await reachedFrom(folder, [join(folder, 'main.ts')]);
        const found = uncalled([join(folder, 'some.test.ts')], new Map(), isReached, folder);
        expect(found).toEqual(['years.ts all', 'years.ts oldest']);
      },
    ));
});
