import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Declaration, ModuleItem } from '@swc/core';
import { syntaxOf } from '../syntax';

/** A value, where it is declared: absolute path and name. */
export interface Declared {
  path: string;
  name: string;
}

/** Entries of the tree's packages by what they are imported as, `@forecourt/ui/vehicle`, as absolute paths. */
export type PackageEntries = ReadonlyMap<string, string>;

/**
 * The values of our own modules that a file imports by name, each where it is declared, through whatever passes it on.
 * @throws where a name leads to nothing that can be read
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

/** The file of an import; undefined for libraries and for what is no TypeScript. */
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

/** `export { name as other } from 'source'` and `export * from 'source'`: what is passed on as `name`. */
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
