import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize, resolve } from 'node:path';
import type { ModuleItem } from '@swc/core';
import { syntaxOf } from './syntax';

/** The repository's folder. This module lists the workspaces, files and imports that the tests of the repository's structure check. */
export const root = resolve(__dirname, '../..');

/** Paths of all source files that git tracks or would track, relative to the root. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && !path.includes('packages/fragment-cli/template/'));

type Zone = 'shell' | 'remote' | 'package' | 'infra' | 'root';

/** Returns the workspace that a path belongs to, such as `packages/ui`, and its kind. */
export function placeOf(path: string): { workspace: string; zone: Zone } {
  const [first = '', second = ''] = path.split('/');
  if (first === 'shell') return { workspace: 'shell', zone: 'shell' };
  if (first.startsWith('mfe-')) return { workspace: first, zone: 'remote' };
  if (first === 'packages') return { workspace: `packages/${second}`, zone: 'package' };
  if (first === 'infra') return { workspace: `infra/${second}`, zone: 'infra' };
  return { workspace: '', zone: 'root' };
}

export interface Package {
  name: string;
  scripts?: Readonly<Record<string, string>>;
  /** Files by the specifiers under which they can be imported. */
  exports?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Reads a workspace's package.json; the repository's own for `''`. */
export function packageAt(workspace: string): Package {
  return JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Package;
}

/** Folders of workspaces by package name. */
export const workspaces: Readonly<Record<string, string>> = Object.fromEntries(
  [...new Set(files.map((path) => placeOf(path).workspace))]
    .filter((workspace) => workspace !== '')
    .map((workspace) => [packageAt(workspace).name, workspace]),
);

/** Returns the package of an import; undefined for relative paths and Node's modules. */
export function packageOf(imported: string): string | undefined {
  if (imported.startsWith('.') || isBuiltin(imported)) return undefined;
  const [scope = '', name = ''] = imported.split('/');
  return imported.startsWith('@') ? `${scope}/${name}` : scope;
}

export interface Import {
  imported: string;
  /** Whether it imports types only, which no build includes. */
  onlyTypes: boolean;
}

/** Whether a file is a test or only used by tests. */
export const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) ||
  /\/(testing|conformance|fixture-remote)\//.test(path) ||
  path.endsWith('/testing.ts') ||
  path.endsWith('/jest-setup.mjs') ||
  path.startsWith('infra/e2e/') ||
  path.startsWith('infra/workspace/');

/** Every import of every file, and the workspace that it leads to: undefined for libraries and Node's own. */
export const edges: readonly (Import & { path: string; to: string | undefined })[] = files.flatMap((path) =>
  importsOf(path).map((each) => ({ path, ...each, to: target(path, each.imported) })),
);

function importsOf(path: string): Import[] {
  const file = join(root, path);
  const calls = readFileSync(file, 'utf8').matchAll(/\b(?:import|require)\(\s*'([^']+)'/g);
  return [
    ...syntaxOf(file).flatMap(importOf),
    ...[...calls].map(([, imported = '']) => ({ imported, onlyTypes: false })),
  ];
}

function importOf(item: ModuleItem): Import[] {
  if (item.type === 'ImportDeclaration') {
    const types = item.specifiers.map((each) => each.type === 'ImportSpecifier' && each.isTypeOnly);
    return [{ imported: item.source.value, onlyTypes: item.typeOnly || (types.length > 0 && types.every(Boolean)) }];
  }
  if (item.type === 'ExportAllDeclaration') return [{ imported: item.source.value, onlyTypes: false }];
  if (item.type !== 'ExportNamedDeclaration' || item.source === undefined || item.source === null) return [];
  const types = item.specifiers.map((each) => each.type === 'ExportSpecifier' && each.isTypeOnly);
  return [{ imported: item.source.value, onlyTypes: item.typeOnly || types.every(Boolean) }];
}

function target(path: string, imported: string): string | undefined {
  if (imported.startsWith('.')) return placeOf(normalize(join(dirname(path), imported))).workspace;
  const name = packageOf(imported) ?? '';
  return Object.hasOwn(workspaces, name) ? workspaces[name] : undefined;
}
