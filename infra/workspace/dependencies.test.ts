import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { readsOf } from './reads';
import { edges, files, isTest, packageAt, packageOf, placeOf, root, workspaces } from './tree';

/** Whether a file is a script of the repository, which uses the root's dependencies. */
const isScript = (path: string) => /\.(mjs|cjs)$/.test(path);

test('what a workspace imports, its package.json declares; its tests may also use what the root declares', () => {
  const undeclared = edges.flatMap(({ path, imported }) => {
    const own = packageAt(placeOf(path).workspace);
    const name = packageOf(imported);
    if (name === undefined || name === own.name || isScript(path)) return [];
    const declared = { ...own.dependencies, ...own.peerDependencies };
    if (isTest(path)) Object.assign(declared, own.devDependencies, packageAt('').devDependencies);
    return Object.hasOwn(declared, name) ? [] : [`${path} imports ${imported}`];
  });
  expect(undeclared).toEqual([]);
});

/** Patterns of files that are part of every task's key; turbo.json lists them as one pattern with braces. */
const globalFiles: readonly string[] = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')).globalDependencies;
const isGlobal = (path: string) =>
  globalFiles.some((pattern) => {
    const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names === undefined
      ? pattern === path
      : names.split(',').some((name) => `${before}${name}${after}` === path);
  });

test('a workspace that tests read by a relative path is declared in their package.json, so that a change runs them again', () => {
  const undeclared = files.filter(isTest).flatMap((path) => {
    const { workspace } = placeOf(path);
    const { dependencies, devDependencies } = packageAt(workspace);
    return readsOf(path)
      .filter(({ file, written }) => written.startsWith('.') && !isGlobal(file))
      .map(({ file }) => placeOf(file).workspace)
      .filter((to) => to !== '' && to !== workspace)
      .map((to) => packageAt(to).name)
      .filter((name) => !Object.hasOwn({ ...dependencies, ...devDependencies }, name))
      .map((name) => `${path} reads ${name}`);
  });
  expect([...new Set(undeclared)]).toEqual([]);
});

test('versions are exact', () => {
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  const inexact = ['', ...Object.values(workspaces)].flatMap((workspace) => {
    const { dependencies, devDependencies, peerDependencies } = packageAt(workspace);
    return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
      .filter(([name, version]) => (Object.hasOwn(workspaces, name) ? version !== '*' : !exact.test(version)))
      .map(([name, version]) => `${workspace || 'the root'}: ${name} ${version}`);
  });
  expect(inexact).toEqual([]);
});

test('the workspaces with tests are those with a test script', () => {
  const tested = new Set(files.filter((path) => /\.test\.tsx?$/.test(path)).map((path) => placeOf(path).workspace));
  const scripted = Object.values(workspaces).filter((workspace) => packageAt(workspace).scripts?.test !== undefined);
  expect(scripted.toSorted()).toEqual([...tested].sort());
});

/** Returns the static imports of a script and of the files that it imports, by file; dynamic imports are left out. */
function begunWith(path: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(path)) return seen;
  const text = readFileSync(join(root, path), 'utf8');
  const imported = [...text.matchAll(/^import\s(?:[^'(]*?from\s)?'([^']+)'/gm)].map(([, name = '']) => name);
  seen.set(path, imported);
  for (const name of imported) if (name.startsWith('.')) begunWith(join(path, '..', name), seen);
  return seen;
}

const { scripts = {} } = packageAt('');
const commands = Object.entries(scripts).flatMap(([name, script]): [string, string][] => {
  const path = /^node (\S+)/.exec(script)?.[1];
  return path === undefined ? [] : [[name, path]];
});

test('the root has commands that install their dependencies first', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'test', 'build', 'pack', 'fragment']),
  );
});

test.each(commands)(
  'npm run %s begins on a fresh clone: before it has installed, it needs Node alone',
  (_name, path) => {
    const begun = [...begunWith(path)];
    expect(begun[0]?.[1].length).toBeGreaterThan(0);
    const foreign = begun.flatMap(([file, imported]) =>
      imported.filter((name) => !name.startsWith('.') && !isBuiltin(name)).map((name) => `${file} imports ${name}`),
    );
    expect(foreign).toEqual([]);
  },
);
