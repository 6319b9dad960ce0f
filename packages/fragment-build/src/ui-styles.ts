import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation } from 'webpack';
import * as z from 'zod';
import { isWithin, packageFolder } from './remote-folder';

const entrySchema = z.object({
  exports: z.object({
    '.': z.union([z.string(), z.object({ default: z.string() }).transform((entry) => entry.default)]),
  }),
});

/**
 * Returns the folder of the modules of `packages/ui`: sources in the tree, compiled in its pack. Class names are made of paths
 * relative to it, so that both have the same. @returns null if the remote does not depend on it
 */
export function uiFolder(remote: string): string | null {
  const folder = packageFolder('@forecourt/ui', remote);
  if (folder === null) return null;
  const { exports } = entrySchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return dirname(join(folder, exports['.']));
}

/** Lists the CSS modules of `packages/ui`, sorted, relative to its modules' folder. Its page-wide stylesheets belong to the shell. */
export function uiStyleFiles(ui: string): string[] {
  return readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `./${path.replaceAll('\\', '/')}`)
    .sort();
}

/** Whether a build uses any CSS module of `packages/ui`. */
export function usesUiStyles({ modules }: Compilation, ui: string): boolean {
  return [...modules].some((module) => {
    const path = module.nameForCondition();
    return path?.endsWith('.module.css') && isWithin(ui, path);
  });
}
