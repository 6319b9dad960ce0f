import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { brandIds } from '@forecourt/brands';

const root = resolve(__dirname, '../..');

/** Every source file that git tracks or would track, by path from the root. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && !path.includes('infra/registry/template/'));

type Zone = 'shell' | 'remote' | 'package' | 'infra' | 'root';

/** The workspace that a path belongs to, `packages/ui`, and its kind. */
function placeOf(path: string): { workspace: string; zone: Zone } {
  const [first = '', second = ''] = path.split('/');
  if (first === 'shell') return { workspace: 'shell', zone: 'shell' };
  if (first.startsWith('mfe-')) return { workspace: first, zone: 'remote' };
  if (first === 'packages') return { workspace: `packages/${second}`, zone: 'package' };
  if (first === 'infra') return { workspace: `infra/${second}`, zone: 'infra' };
  return { workspace: '', zone: 'root' };
}

const workspaces: Readonly<Record<string, string>> = Object.fromEntries(
  files
    .map((path) => placeOf(path).workspace)
    .filter((workspace, index, all) => workspace !== '' && all.indexOf(workspace) === index)
    .map((workspace) => [
      (JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { name: string }).name,
      workspace,
    ]),
);

const importPattern = /(?:from\s+|import\s+|import\(\s*|require\(\s*)['"]([^'"]+)['"]/g;

function importsOf(path: string): string[] {
  return [...readFileSync(join(root, path), 'utf8').matchAll(importPattern)].map((match) => match[1]!);
}

/** The workspace that an import leads to; undefined for libraries and Node's own. */
function target(path: string, imported: string): string | undefined {
  if (imported.startsWith('.')) return placeOf(normalize(join(dirname(path), imported))).workspace;
  const name = imported.split('/').slice(0, 2).join('/');
  return Object.hasOwn(workspaces, name) ? workspaces[name] : undefined;
}

const edges = files.flatMap((path) =>
  importsOf(path).map((imported) => ({ path, imported, to: target(path, imported) })),
);
const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || path.includes('/testing/') || path.startsWith('infra/e2e/');

function crossings(
  allowed: (from: { workspace: string; zone: Zone }, to: { workspace: string; zone: Zone }, path: string) => boolean,
): string[] {
  return edges.flatMap(({ path, imported, to }) => {
    const from = placeOf(path);
    if (to === undefined || to === from.workspace || to === '') return [];
    return allowed(from, placeOf(`${to}/`), path) ? [] : [`${path} imports ${imported}`];
  });
}

describe('boundaries', () => {
  test('there is something to check', () => {
    expect(edges.filter(({ to }) => to !== undefined).length).toBeGreaterThan(100);
    expect(Object.values(workspaces)).toEqual(
      expect.arrayContaining(['shell', 'mfe-filters', 'packages/contracts', 'infra/registry']),
    );
  });

  test('a remote imports packages only: no other remote, not the shell, no infra', () => {
    expect(crossings((from, to) => from.zone !== 'remote' || to.zone === 'package')).toEqual([]);
  });

  test('packages import neither remotes nor shell nor infra', () => {
    expect(crossings((from, to) => from.zone !== 'package' || to.zone === 'package')).toEqual([]);
  });

  test('the shell imports packages only; it meets the remotes through the registry', () => {
    expect(crossings((from, to) => from.zone !== 'shell' || to.zone === 'package')).toEqual([]);
  });

  test('infra imports packages; its tests and benchmarks may also drive the shell and other infra', () => {
    const drives = (workspace: string, path: string) => workspace === 'infra/bench' || isTest(path);
    expect(
      crossings((from, to, path) => from.zone !== 'infra' || to.zone === 'package' || drives(from.workspace, path)),
    ).toEqual([]);
  });

  test.each(['packages/contracts', 'packages/search-state'])('%s knows nothing of React', (workspace) => {
    const react = edges.filter(
      ({ path, imported }) => path.startsWith(`${workspace}/`) && /^react(-dom)?(\/|$)/.test(imported),
    );
    expect(react).toEqual([]);
  });

  test('no source file reaches outside the repository', () => {
    const outside = edges.filter(
      ({ path, imported }) => imported.startsWith('.') && normalize(join(dirname(path), imported)).startsWith('..'),
    );
    expect(outside).toEqual([]);
  });

  test('only its folder and the index of packages/brands know a brand: to add one is a folder and its line', () => {
    const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    // The other ids are words that sites and searches use as well.
    const ids = brandIds.filter((id) => !['research', 'certified'].includes(id)).join('|');
    const named = new RegExp(`['"](${ids})['"]|\\[data-theme=|\\b(${brandIds.join('|')})\\.localhost`);
    const knowing = [...files, ...sheets].filter(
      (path) => !isTest(path) && named.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(knowing.filter((path) => !path.startsWith('packages/brands/'))).toEqual([]);
    for (const id of brandIds) expect(knowing).toContain(`packages/brands/src/${id}/theme.css`);
  });
});
