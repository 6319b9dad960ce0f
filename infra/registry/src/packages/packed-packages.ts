import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionSchema } from '@forecourt/contracts';
import semver from 'semver';
import * as z from 'zod';

/** The description that `npm run pack` writes beside each tarball: the package's own package.json, with hashes. */
const packedSchema = z.looseObject({
  name: z.string().regex(/^(@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*$/),
  version: versionSchema,
  dist: z.object({
    filename: z.string().regex(/^[a-z0-9][\w.-]*\.tgz$/),
    integrity: z.string().regex(/^sha512-/),
    shasum: z.string(),
  }),
});
type Packed = z.output<typeof packedSchema>;

/** A package as package managers read it: its versions, each with the address and hashes of its tarball. */
export interface Packument {
  name: string;
  'dist-tags': { latest: string };
  versions: Readonly<Record<string, object>>;
}

/** Reads the packages that teams install, from the folder that `npm run pack` writes; they are read anew for each request, which is rare. */
export class PackedPackages {
  /** @param folder of the tarballs and their descriptions; it may be missing, and without one there are no packages */
  constructor(private readonly folder: string | undefined) {}

  /**
   * Returns a package as package managers read it.
   * @param base URL of the tarballs @returns null if there is no such package
   * @throws if a description in the folder cannot be used; the message names the file
   */
  async packument(name: string, base: string): Promise<Packument | null> {
    const found = (await this.all())
      .filter((one) => one.name === name)
      .sort((one, other) => semver.compare(one.version, other.version));
    const latest = (found.findLast(({ version }) => semver.prerelease(version) === null) ?? found.at(-1))?.version;
    if (latest === undefined) return null;
    const versions = found.map(({ dist: { filename, ...hashes }, ...described }) => [
      described.version,
      { ...described, dist: { ...hashes, tarball: `${base}/${filename}` } },
    ]);
    return { name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) };
  }

  /** Returns the path of a tarball that has a description in the folder; null for every other name. */
  async tarball(filename: string): Promise<string | null> {
    const isPacked = (await this.all()).some(({ dist }) => dist.filename === filename);
    return this.folder !== undefined && isPacked ? join(this.folder, filename) : null;
  }

  private async all(): Promise<Packed[]> {
    const { folder } = this;
    if (folder === undefined) return [];
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.tgz.json'));
    return Promise.all(names.map((name) => read(join(folder, name))));
  }
}

async function read(path: string): Promise<Packed> {
  try {
    return packedSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} does not describe a package: run npm run pack again`, { cause });
  }
}
