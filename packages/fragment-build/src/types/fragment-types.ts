import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@forecourt/contracts';
import { keyOf, typeOfShape } from './shape-type';

/** Path of a remote's generated types, from its folder. */
export const typesPath = 'src/fragment-types.d.ts';

/**
 * Returns declarations of the names that a remote brings: its overlays, the slots that its fragments nest, and the sources of its
 * `sources.json` that have a schema; empty where there are none. The type of a source without a schema is declared by hand, beside the
 * code that checks its answers.
 */
export function fragmentTypes({ name, fragments, sources }: Pick<Manifest, 'name' | 'fragments' | 'sources'>): string {
  const overlays = Object.keys(fragments).filter((fragment) => fragments[fragment]?.overlay !== undefined);
  const slots = new Set(Object.values(fragments).flatMap((fragment) => fragment.slots));
  const typed = Object.entries(sources).flatMap(([source, { schema }]) =>
    schema === undefined ? [] : [[source, typeOfShape(schema)] as const],
  );
  const interfaces = [
    ...declared(
      'Overlays',
      overlays.map((overlay) => [`${name}/${overlay}`, 'true']),
    ),
    ...declared(
      'Slots',
      [...slots].map((slot) => [slot, 'true']),
    ),
    ...declared('Sources', typed),
  ];
  if (interfaces.length === 0) return '';
  return [
    '// Written by fragment-build from the definitions of fragments and sources.json; a build writes it again.',
    "import type {} from '@forecourt/contracts';",
    ...['', "declare module '@forecourt/contracts' {", ...interfaces, '}', ''],
  ].join('\n');
}

function declared(name: string, members: readonly (readonly [name: string, type: string])[]): string[] {
  if (members.length === 0) return [];
  const lines = [...members].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, type]) => `    ${keyOf(key)}: ${type};`);
  return [`  interface ${name} {`, ...lines, '  }'];
}

/** Writes a remote's types, or removes them where there are none. Nothing is written while they are the same: watchers of `src` see no change. */
export async function writeFragmentTypes(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, typesPath);
  const text = fragmentTypes(manifest);
  const before = existsSync(path) ? await readFile(path, 'utf8') : '';
  if (text === before) return;
  if (text === '') await rm(path);
  else await writeFile(path, text);
}
