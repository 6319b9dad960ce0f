import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, isTest, root } from './tree';

/** Folders with code that looks up words of visitors, of upstreams and of the registry. */
const folders = [
  'packages/search-state/src/',
  'shell/src/server/',
  'infra/accounts/src/',
  'infra/marketplace/src/server/',
];
const sources = files
  .filter((path) => !isTest(path) && folders.some((folder) => path.startsWith(folder)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns the names that a file declares as records with any keys: `labels: Readonly<Record<string, string>>`. */
function recordsIn(text: string): ReadonlySet<string> {
  const declared = text.matchAll(/\b(\w+)\??: (?:Readonly<)?(?:Partial<)?Record<string,/g);
  return new Set([...declared].map(([, name = '']) => name));
}

/** Lists lookups such as `labels[word]` that do not first check whether the record has the key: every object has a `constructor`. */
function lookups({ path, text }: (typeof sources)[number]): string[] {
  const records = recordsIn(text);
  return [...text.matchAll(/\b(\w+)(?:\?\.)?\[(?!['"`\d\]])([^\]\n]+)\]/g)]
    .filter(([, name = '', word = '']) => records.has(name) && !isAsked(text, name, word))
    .map(([found]) => `${path}: ${found}`);
}

/** Lookups by trusted words: names from the same row of a table, or words that a schema has validated. */
const ours = [
  'infra/marketplace/src/server/filters.ts: filters[name]',
  'infra/marketplace/src/server/filters.ts: counts[facet]',
  'infra/marketplace/src/server/filters.ts: counts[at]',
  'packages/search-state/src/codec/codec.ts: invalid[low]',
  'packages/search-state/src/codec/codec.ts: invalid[high]',
  'packages/search-state/src/codec/path.ts: conditions[slug]',
  'shell/src/server/config.ts: environment[urlVariable]',
  'shell/src/server/config.ts: environment[portVariable]',
  'shell/src/server/steps/data/fetch-sources.ts: data[name]',
  'shell/src/server/steps/document/escape.ts: entities[character]',
  'shell/src/server/steps/document/state-script.ts: remotes[remote]',
  'shell/src/server/steps/plan/make-plan.ts: remotes[remote]',
];

function isAsked(text: string, name: string, word: string): boolean {
  const asked = new RegExp(
    String.raw`Object\.hasOwn\([\w.!?]*\b${name}( \?\? \{\})?, ${word.replace(/\W/g, '\\$&')}\)`,
  );
  return asked.test(text);
}

test('a word from outside is looked up in a Map, by `own`, or after Object.hasOwn', () => {
  expect(sources.flatMap(({ text }) => [...recordsIn(text)]).length).toBeGreaterThan(20);
  expect(sources.flatMap(lookups).filter((found) => !ours.includes(found))).toEqual([]);
});
