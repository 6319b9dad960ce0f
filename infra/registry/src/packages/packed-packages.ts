import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionSchema } from '@forecourt/contracts';
import { parseJson } from '@forecourt/service';
import semver from 'semver';
import * as z from 'zod';
import { pack, unpack } from '../store/storage/archive';
import type { PackageStore } from './package-store';

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

/** Names of the two files of a stored package. */
const [description, tarball] = ['package.json', 'package.tgz'];

/** A package as package managers read it: its versions, each with the address and hashes of its tarball. */
export interface Packument {
  name: string;
  'dist-tags': { latest: string };
  versions: Readonly<Record<string, object>>;
}

interface Options {
  /** Folder that `npm run pack` writes; it may be missing, and without one there are only the stored packages. */
  folder: string | undefined;
  store: PackageStore;
  /** Receives warnings for the operator. */
  warn: (message: string) => void;
}

/**
 * The packages that teams install. Each version is stored the first time that it is found in the folder, and what is stored is served: the
 * lockfiles of teams have its hash, and stay valid when the site is upgraded. The folder is looked at for each request, which is rare.
 */
export class PackedPackages {
  /** Descriptions of stored packages, by the name of their tarball: they never change. */
  private readonly described = new Map<string, Packed>();
  /** Hashes of packages in the folder that were warned about. */
  private readonly warned = new Set<string>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: Options) {}

  /**
   * Returns a package as package managers read it.
   * @param base URL of the tarballs @returns null if there is no such package
   * @throws if the folder has a package that cannot be used; the message names the file
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

  /** Returns the bytes of a tarball; null if no package has one of this name. */
  async tarball(filename: string): Promise<Buffer | null> {
    const isKnown = (await this.all()).some(({ dist }) => dist.filename === filename);
    return isKnown ? (unpack(await this.options.store.read(filename)).get(tarball) ?? null) : null;
  }

  /** Returns all packages; one look at a time, since each may store what it finds. */
  private all(): Promise<Packed[]> {
    const next = this.turn.then(() => this.look());
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async look(): Promise<Packed[]> {
    const { store } = this.options;
    const stored = new Set(await store.names());
    const packed = await this.packed();
    for (const one of packed) {
      if (stored.has(one.dist.filename)) continue;
      await this.add(one);
      stored.add(one.dist.filename);
    }
    for (const name of stored) {
      if (!this.described.has(name)) this.described.set(name, await this.describedIn(name));
    }
    for (const one of packed) this.compare(one);
    return [...this.described.values()];
  }

  /** Returns the descriptions in the folder. */
  private async packed(): Promise<Packed[]> {
    const { folder } = this.options;
    if (folder === undefined) return [];
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.tgz.json'));
    return Promise.all(names.map(async (name) => read(join(folder, name), await readFile(join(folder, name), 'utf8'))));
  }

  /** Stores a package of the folder. @throws if its tarball is not the one that its description has the hash of */
  private async add(one: Packed): Promise<void> {
    const { folder = '', store } = this.options;
    const { filename, integrity } = one.dist;
    const bytes = await readFile(join(folder, filename));
    if (integrity !== `sha512-${createHash('sha512').update(bytes).digest('base64')}`)
      throw new Error(`${join(folder, filename)} is not what its description says: run npm run pack again`);
    const files = new Map([
      [description, Buffer.from(JSON.stringify(one))],
      [tarball, bytes],
    ]);
    await store.add(filename, pack(files));
  }

  private async describedIn(name: string): Promise<Packed> {
    const text = unpack(await this.options.store.read(name)).get(description);
    return read(`${name} of the stored packages`, text?.toString() ?? '');
  }

  /** Warns, once, of a package in the folder that differs from the stored one of its version. */
  private compare({ name, version, dist: { filename, integrity } }: Packed): void {
    if (this.described.get(filename)?.dist.integrity === integrity || this.warned.has(integrity)) return;
    this.warned.add(integrity);
    this.options.warn(
      `PACKAGES_DIR has another ${name}@${version} than teams have installed from here, so that they do not get it: raise its version in its package.json, and run npm run pack again.`,
    );
  }
}

function read(path: string, text: string): Packed {
  try {
    return packedSchema.parse(parseJson(text));
  } catch (cause) {
    throw new Error(`${path} does not describe a package: run npm run pack again`, { cause });
  }
}
