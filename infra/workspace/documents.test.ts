import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { files, isTest, root, workspaces } from './tree';

/** Markdown that documents nothing: the beginning of a remote's README, and the site's articles, whose links are those of its pages. */
const noDocuments = ['packages/fragment-cli/template/', 'infra/content/data/'];
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) => path !== '' && existsSync(join(root, path)) && !noDocuments.some((folder) => path.startsWith(folder)),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns the file names in a document: targets of its links, and code such as `packages/ui` or `src/store`. */
function filesNamedIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map((match) => match[1]!);
  const codes = [...text.matchAll(/`((?:shell|mfe-[a-z-]+|packages|infra|docs|src)\/[\w./-]+)`/g)].map(
    (match) => match[1]!,
  );
  return [...links, ...codes.filter((path) => !path.includes('/dist/'))];
}

test('every workspace has a README', () => {
  const paths = documents.map(({ path }) => path);
  expect(Object.values(workspaces).filter((workspace) => !paths.includes(`${workspace}/README.md`))).toEqual([]);
});

test('files that documents name exist, relative to the document or to the repository', () => {
  const missing = documents.flatMap(({ path, text }) =>
    filesNamedIn(text)
      .filter((named) => !existsSync(join(root, dirname(path), named)) && !existsSync(join(root, named)))
      .map((named) => `${path} names ${named}`),
  );
  expect(documents.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

test('a link, and a path in the form of code, are names of files', () => {
  const text =
    'See [a](docs/a.md#b), [c](https://c.example/d), `packages/ui`, `src/e.ts`, `npm run f`, `infra/g/dist/h.js`.';
  expect(filesNamedIn(text)).toEqual(['docs/a.md', 'packages/ui', 'src/e.ts']);
});

/** Returns the tests that a document cites, by file and part of the title: `[pool](…/pool.test.ts) “a version has no”, “…”`. */
function testsCitedIn(text: string): { file: string; title: string }[] {
  const cited = text.matchAll(/\]\(([^)#\s]+\.tsx?)\)((?:,? “[^”]+”)+)/g);
  return [...cited].flatMap(([, file, titles]) =>
    [...titles!.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file: file!, title: title! })),
  );
}

test('a test that a document cites exists, with these words in its title', () => {
  const cited = documents.flatMap(({ path, text }) =>
    testsCitedIn(text).map(({ file, title }) => ({ file: join(root, dirname(path), file), title, path })),
  );
  const missing = cited.filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title));
  expect(cited.length).toBeGreaterThan(100);
  expect(missing.map(({ path, title }) => `${path} cites “${title}”`)).toEqual([]);
});

/** Returns the names that a pattern finds in the shell's sources, and those that its README does not mention. */
function told(folder: string, pattern: RegExp): { names: string[]; missing: string[] } {
  const sources = files.filter((path) => path.startsWith(`shell/src/server/${folder}`) && !isTest(path));
  const names = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map((match) => match[1]!),
  );
  const readme = readFileSync(join(root, 'shell/README.md'), 'utf8');
  return { names, missing: names.filter((name) => !readme.includes(`\`${name}`)) };
}

test('the README of the shell has a row for every metric and for every page type', () => {
  const figures = told('', /'(forecourt_\w+)'/g);
  const types = told('pages/', /^ {2}name: '([a-z-]+)'/gm);
  expect([figures.names.length > 10, types.names.length > 1]).toEqual([true, true]);
  expect([...figures.missing, ...types.missing]).toEqual([]);
});
