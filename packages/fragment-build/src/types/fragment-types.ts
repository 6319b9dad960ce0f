import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@forecourt/contracts';
import { ownDeclarations } from '@forecourt/contracts/declarations';
import { type Declared, interfaceOf } from '@forecourt/contracts/interface';

/** Path of a remote's generated types, from its folder. */
export const typesPath = 'src/fragment-types.d.ts';

/**
 * Returns declarations of the names that a remote brings: its overlays and the slots that its fragments nest, with the props that `interface.json`
 * declares, its events, and the sources of its `sources.json` that have a schema; empty where there are none. The type of a source without a
 * schema is declared by hand, beside the code that checks its answers.
 */
export function fragmentTypes(manifest: Pick<Manifest, 'name' | 'fragments' | 'sources'>, declared: Declared): string {
  return ownDeclarations(
    'Written by fragment-build from the definitions of fragments, interface.json and sources.json; a build writes it again.',
    { remote: manifest.name, ...interfaceOf(manifest, declared) },
  );
}

/** Writes a remote's types, or removes them where there are none. Nothing is written while they are the same: watchers of `src` see no change. */
export async function writeFragmentTypes(folder: string, text: string): Promise<void> {
  const path = join(folder, typesPath);
  const before = existsSync(path) ? await readFile(path, 'utf8') : '';
  if (text === before) return;
  if (text === '') await rm(path);
  else await writeFile(path, text);
}
