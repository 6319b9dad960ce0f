import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod';

/** The copy of the lockfile that npm writes into `node_modules`: what is really installed, by path. */
const lockfileSchema = z.object({
  packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional() })),
});
type Lockfile = z.infer<typeof lockfileSchema>['packages'];

const read = new Map<string, Lockfile>();

/** Returns the integrity of an installed package's tarball by the lockfile of npm; undefined if there is none, or not of this package. */
export function integrityIn(folder: string): string | undefined {
  const at = folder.indexOf(`${sep}node_modules${sep}`);
  if (at === -1) return undefined;
  const root = folder.slice(0, at);
  return lockfileOf(join(root, 'node_modules/.package-lock.json'))[relative(root, folder).replaceAll(sep, '/')]
    ?.integrity;
}

function lockfileOf(path: string): Lockfile {
  const known = read.get(path);
  if (known !== undefined) return known;
  const packages = existsSync(path) ? lockfileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).packages : {};
  read.set(path, packages);
  return packages;
}
