import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { Compilation, Module } from 'webpack';
import * as z from 'zod';
import { packageAround } from '../source-names';
import { integrityIn } from './lockfile';

/** A package with modules in a version. */
export interface BundledPackage {
  /** With its scope, `@forecourt/ui`. */
  name: string;
  version: string;
  /** As its package.json says it; absent if it says nothing. */
  license?: string;
  /** Subresource integrity of its tarball, as npm's lockfile says it; absent for a workspace, and for other package managers. */
  integrity?: string;
}

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional().catch(undefined),
});

/**
 * Lists the packages that are in the files of some compilations, sorted: those with a module in a chunk. What was only resolved, and dropped as
 * unused, is not in any.
 * @param own the remote's folder, whose own modules are of no package
 */
export function bundledPackages(compilations: readonly Compilation[], own: string): BundledPackage[] {
  const paths = new Set(
    compilations.flatMap((compilation) => modulesIn(compilation)).map((module) => module.nameForCondition()),
  );
  const folders = new Set(
    [...paths].map((path) =>
      path === null || !isAbsolute(path) ? null : (packageAround(dirname(path))?.folder ?? null),
    ),
  );
  const all = [...folders].flatMap((folder) => (folder === null || folder === own ? [] : [describe(folder)]));
  const keyed = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  return [...keyed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Lists the modules in chunks, those that were joined into one included. */
function modulesIn({ modules, chunkGraph }: Compilation): Module[] {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => ('modules' in module ? [...(module.modules as Iterable<Module>)] : [module]));
}

function describe(folder: string): BundledPackage {
  const described = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const integrity = integrityIn(folder);
  return { ...described, ...(integrity !== undefined && { integrity }) };
}
