import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { filePathSchema, manifestPath, nameSchema, versionSchema } from '@forecourt/contracts';
import { parseJson } from '@forecourt/service';
import * as z from 'zod';
import { CommandError } from './command-error';

/** Where the kit's build writes what is published. */
const builtFolder = 'dist/fragment';

/** Where commands look for folders. */
export interface Places {
  /** The repository. */
  root: string;
  /** Where the person stands. */
  cwd: string;
}

/** Folder and name of a remote's source, given as a path or a name with or without `mfe-`. @throws CommandError when there is none. */
export async function findSource(
  given: string,
  places: Places,
): Promise<{ folder: string; name: string; version: string }> {
  const folder = candidates(given, places).find(
    (path) => existsSync(join(path, 'package.json')) && existsSync(join(path, 'src')),
  );
  if (folder === undefined) {
    throw new CommandError(
      `There is no remote "${given}" here: no folder of that name with a package.json and src. npm run fragment -- create makes one.`,
    );
  }
  const path = join(folder, 'package.json');
  const parsed = z
    .object({ name: z.string(), version: versionSchema })
    .safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new CommandError(`${path} needs a name and a version such as 1.2.3.`);
  return { folder, name: parsed.data.name.replace(/^@[^/]+\//, ''), version: parsed.data.version };
}

/** The folder of a built version: the folder given when it holds a manifest, else its `dist/fragment`. @throws CommandError. */
export function findBuilt(given: string, places: Places): string {
  const paths = candidates(given, places).flatMap((path) => [path, join(path, builtFolder)]);
  const found = paths.find((path) => existsSync(join(path, manifestPath)));
  if (found !== undefined) return found;
  const folder = candidates(given, places).find((path) => existsSync(path));
  throw new CommandError(
    folder === undefined
      ? `There is no folder "${given}" here, and no remote of that name.`
      : `${relative(places.root, folder) || folder} is not built: there is no ${join(builtFolder, manifestPath)}. Build it with npm run build.`,
  );
}

const builtSchema = z.object({
  name: nameSchema,
  version: versionSchema,
  files: z.record(filePathSchema, z.unknown()),
});

/**
 * A built version as it is uploaded: its manifest and what that lists. What else lies in the folder is of another build and stays
 * there; what is listed and missing is for the registry to refuse, like all else. @throws CommandError.
 */
export async function readBuilt(
  folder: string,
): Promise<{ remote: string; version: string; files: Map<string, Buffer> }> {
  const manifest = await readFile(join(folder, manifestPath));
  const parsed = builtSchema.safeParse(parseJson(manifest.toString()));
  if (!parsed.success)
    throw new CommandError(
      `${join(folder, manifestPath)} does not name a remote, a version and files. Build it again.`,
    );
  const files = new Map([[manifestPath, manifest]]);
  for (const path of Object.keys(parsed.data.files)) {
    const file = join(folder, path);
    if (existsSync(file)) files.set(path, await readFile(file));
  }
  return { remote: parsed.data.name, version: parsed.data.version, files };
}

function candidates(given: string, { root, cwd }: Places): string[] {
  return [...new Set([resolve(cwd, given), resolve(root, given), resolve(root, `mfe-${given}`)])];
}
