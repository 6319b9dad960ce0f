import { existsSync } from 'node:fs';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { filePathSchema, manifestPath, nameSchema, versionSchema } from '@forecourt/contracts';
import { parseJson } from '@forecourt/service';
import * as z from 'zod';
import { CommandError } from './command-error';

/** Output folder of the kit's build, in a remote's folder. */
export const builtFolder = 'dist/fragment';

/** The folders in which commands search. */
export interface Places {
  /** The site's own repository, if the working directory is inside it. */
  tree: string | null;
  /** The working directory. */
  cwd: string;
}

/** A remote's source. */
export interface Source {
  folder: string;
  /** Name of the remote: the package's name without its scope. */
  name: string;
  version: string;
}

/** Finds the source of a remote, given as a path or as a name with or without `mfe-`; null if there is none. @throws CommandError */
export async function findSource(given: string, places: Places): Promise<Source | null> {
  const folder = candidates(given, places).find(
    (path) => existsSync(join(path, 'package.json')) && existsSync(join(path, 'src')),
  );
  if (folder === undefined) return null;
  const path = join(folder, 'package.json');
  const parsed = sourceSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new CommandError(`${path} needs a name and a version such as 1.2.3.`);
  return { folder, name: parsed.data.name.replace(/^@[^/]+\//, ''), version: parsed.data.version };
}

/** Returns the error for a remote without a source here. */
export function noSource(given: string, called: string): CommandError {
  return new CommandError(
    `There is no remote "${given}" here: no folder of that name with a package.json and src. ${called} create makes one.`,
  );
}

const sourceSchema = z.object({ name: z.string(), version: versionSchema });

/** Returns the given folder if it contains a built version, else null. */
export function builtFolderOf(given: string, { cwd }: Places): string | null {
  const folder = resolve(cwd, given);
  return existsSync(join(folder, manifestPath)) ? folder : null;
}

const builtSchema = z.object({
  name: nameSchema,
  version: versionSchema,
  files: z.record(filePathSchema, z.unknown()),
});

/**
 * Reads a built version for upload: its manifest and the listed files. Other files in the folder belong to another build and are
 * skipped; the registry refuses missing files and all other faults. A link is refused: it could lead to any file of this
 * machine, for example a token, and published files are public. @throws CommandError
 */
export async function readBuilt(
  folder: string,
): Promise<{ remote: string; version: string; files: Map<string, Buffer> }> {
  const own = await realpath(folder);
  const read = async (path: string): Promise<Buffer | null> => {
    const file = join(own, path);
    if (!(await exists(file))) return null;
    if ((await realpath(file).catch(() => null)) !== file)
      throw new CommandError(
        `${join(folder, path)} is a symbolic link, or is inside one; nothing was uploaded. Put a copy of the file there.`,
      );
    return readFile(file);
  };
  const manifest = (await read(manifestPath)) ?? Buffer.alloc(0);
  const parsed = builtSchema.safeParse(parseJson(manifest.toString()));
  if (!parsed.success)
    throw new CommandError(
      `${join(folder, manifestPath)} does not name a remote, a version and files. Build it again.`,
    );
  const files = new Map<string, Buffer>([[manifestPath, manifest]]);
  for (const path of Object.keys(parsed.data.files)) {
    const bytes = await read(path);
    if (bytes !== null) files.set(path, bytes);
  }
  return { remote: parsed.data.name, version: parsed.data.version, files };
}

/** Whether this path exists, including broken links. */
function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function candidates(given: string, { tree, cwd }: Places): string[] {
  const bases = tree === null ? [cwd] : [cwd, tree];
  return [...new Set(bases.flatMap((base) => [resolve(base, given), resolve(base, `mfe-${given}`)]))];
}
