import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { nameSchema, versionSchema } from '@forecourt/contracts';
import * as z from 'zod';

/** A remote's folder, before anything is compiled. */
export interface RemoteFolder {
  folder: string;
  /** Name of the remote: the package's name without its scope, `mfe-filters`. */
  name: string;
  /** Global of the browser container, `mfe_filters`. */
  container: string;
  version: string;
  /** Names of the fragments, sorted; the module of each is `src/fragments/<name>/index.tsx`. */
  fragments: readonly string[];
}

const packageSchema = z.object({
  name: z.string().regex(/^(@[a-z0-9-]+\/)?[a-z][a-z0-9-]*$/),
  version: versionSchema,
});

/** Returns the path of a fragment's definition, relative to the remote's folder. */
export function fragmentModule(name: string): string {
  return `./src/fragments/${name}/index.tsx`;
}

/**
 * Reads a remote's package.json and finds its fragments.
 * @param version overrides the version in package.json
 * @throws Error that says what is missing and how to add it
 */
export function readRemoteFolder(folder: string, version?: string): RemoteFolder {
  const packageJson = packageSchema.safeParse(readJson(join(folder, 'package.json')));
  if (!packageJson.success) {
    throw new Error(`${folder}/package.json does not describe a remote:\n${z.prettifyError(packageJson.error)}`);
  }
  const checkedVersion = versionSchema.safeParse(version ?? packageJson.data.version);
  if (!checkedVersion.success) {
    throw new Error(
      `"${version}" is not a version to publish: use a full semver version such as 1.2.3 or 1.2.3-dev.4.`,
    );
  }
  const name = packageJson.data.name.replace(/^@[^/]+\//, '');
  return {
    folder,
    name,
    container: name.replaceAll('-', '_'),
    version: checkedVersion.data,
    fragments: findFragments(folder),
  };
}

function findFragments(folder: string): string[] {
  const parent = join(folder, 'src/fragments');
  const names = existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .filter((name) => existsSync(join(folder, fragmentModule(name))))
        .sort()
    : [];
  if (names.length === 0) {
    throw new Error(
      `${folder} has no fragments: add src/fragments/<name>/index.tsx with \`export default defineFragment({ name: '<name>', … })\`.`,
    );
  }
  for (const name of names) {
    if (!nameSchema.safeParse(name).success) {
      throw new Error(
        `src/fragments/${name}: "${name}" is not a fragment name; use lower-case words joined by hyphens.`,
      );
    }
  }
  return names;
}

/** Returns the real path of an installed package, resolved from `from`; null if it is not installed. */
export function packageFolder(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(folder) === folder) return null;
  }
}

/** Whether a path is a folder or inside it. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Returns the version of an installed package. @throws if it is not installed */
export function installedVersion(name: string, from: string): string {
  const folder = packageFolder(name, from);
  if (folder === null) throw new Error(`${name} is not installed for ${from}: run npm install.`);
  return z.object({ version: versionSchema }).parse(readJson(join(folder, 'package.json'))).version;
}

function readJson(path: string): unknown {
  if (!existsSync(path))
    throw new Error(`${path} does not exist; a remote is a folder with a package.json and src/fragments/*/index.tsx.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}
