import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Declaration, ModuleItem } from '@swc/core';
import { syntaxOf } from '../syntax';

/** The declaration of a value: absolute path and name. */
export interface Declared {
  path: string;
  name: string;
}

/** Absolute paths of the tree's package entries by their specifiers, such as `@forecourt/ui/vehicle`. */
export type PackageEntries = ReadonlyMap<string, string>;

/**
 * Lists the declarations of the values that a file imports by name from the tree's modules, following re-exports.
 * @throws if an imported name cannot be resolved
 */
export function importsOf(path: string, packages: PackageEntries): Declared[] {
  return syntaxOf(path).flatMap((item) => {
    if (item.type !== 'ImportDeclaration' || item.typeOnly) return [];
    const from = resolve(path, item.source.value, packages);
    if (from === undefined) return [];
    return item.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.isTypeOnly) return [];
      const name = specifier.imported?.value ?? specifier.local.value;
      const declared = declarationOf(from, name, packages);
      if (declared === undefined) throw new Error(`${path} imports ${name}, which ${from} does not seem to export.`);
      return [declared];
    });
  });
}

/** Returns the file of an import; undefined for libraries and files other than TypeScript. */
function resolve(path: string, imported: string, packages: PackageEntries): string | undefined {
  if (!imported.startsWith('.')) return packages.get(imported);
  const file = join(dirname(path), imported);
  return [file, `${file}.ts`, `${file}.tsx`, join(file, 'index.ts'), join(file, 'index.tsx')].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  );
}

function declarationOf(path: string, name: string, packages: PackageEntries): Declared | undefined {
  for (const item of syntaxOf(path)) {
    if (item.type === 'ExportDeclaration' && namesOf(item.declaration).includes(name)) return { path, name };
    const passedOn = passedOnBy(item, name);
    if (passedOn === undefined) continue;
    const from = passedOn.source === undefined ? path : resolve(path, passedOn.source, packages);
    const declared =
      from === path ? { path, name: passedOn.name } : from && declarationOf(from, passedOn.name, packages);
    if (declared) return declared;
  }
  return undefined;
}

function namesOf(declaration: Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
  return 'identifier' in declaration ? [declaration.identifier.value] : [];
}

/** Returns what `export { name as other } from 'source'` or `export * from 'source'` re-exports as `name`. */
function passedOnBy(item: ModuleItem, name: string): { name: string; source?: string } | undefined {
  if (item.type === 'ExportAllDeclaration') return { name, source: item.source.value };
  if (item.type !== 'ExportNamedDeclaration') return undefined;
  for (const specifier of item.specifiers) {
    if (specifier.type !== 'ExportSpecifier') continue;
    if ((specifier.exported ?? specifier.orig).value !== name) continue;
    return { name: specifier.orig.value, source: item.source?.value };
  }
  return undefined;
}
