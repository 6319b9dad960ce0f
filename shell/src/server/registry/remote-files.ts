import {
  isPrivateFile,
  type Manifest,
  type ModuleKey,
  manifestSchema,
  moduleKey,
  personalSources,
  type RegistrySnapshot,
} from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type { Disk } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import { fetchVerified } from './fetch-verified';

/** Maximum of manifests that are cached after validation. */
const readManifests = 200;

type KnownVersion = RegistrySnapshot['versions'][string][string];

/**
 * The files of remotes, each exactly as published in the registry: from memory, from disk, or fetched and verified. So pages
 * keep their script and style while the registry is down, and after a deployment the files of the old version stay available.
 */
export class RemoteFiles {
  private versions: RegistrySnapshot['versions'] = {};
  /** Builds of sessions of `fragment dev`, which are in no snapshot. */
  private readonly unpublished = new Map<ModuleKey, KnownVersion>();
  private readonly memory: LRUCache<string, Buffer>;

  /** By integrity, and by whether the version may use personal sources. */
  private readonly manifests = new LRUCache<string, Manifest>({ max: readManifests });

  constructor(
    private readonly options: {
      registryUrl: string;
      /** Token with which private files are read; undefined: they are not. */
      token: string | undefined;
      allowedOrigins: readonly string[];
      timeoutMs: number;
      memoryBytes: number;
      disk: Disk;
    },
  ) {
    this.memory = new LRUCache({ maxSize: options.memoryBytes, sizeCalculation: (bytes) => bytes.length + 1 });
  }

  /** Sets the versions that exist, with the hashes of their manifests. */
  use(snapshot: RegistrySnapshot): void {
    this.versions = snapshot.versions;
  }

  /** Adds a build that was never published; its files are cached in memory only, until `drop`. */
  lend(remote: string, version: string, known: KnownVersion): void {
    this.unpublished.set(moduleKey(remote, version), known);
  }

  /**
   * Returns a version's manifest, without sources that the registry does not permit; undefined if the registry knows no such version.
   * @throws RemoteFileError, FetchError, or an error that names what the manifest lacks
   */
  async manifest(remote: string, version: string): Promise<Manifest | undefined> {
    const known = this.known(remote, version);
    if (known === undefined) return undefined;
    const key = `${known.manifest} ${known.personal === true}`;
    const read = this.manifests.get(key);
    if (read !== undefined) return read;
    const bytes = await this.verified(remote, version, 'manifest.json', known.manifest);
    const written = manifestSchema.parse(JSON.parse(bytes.toString()));
    const manifest = known.personal === true ? written : withoutPersonal(written);
    this.manifests.set(key, manifest);
    return manifest;
  }

  /** Returns a public file; undefined if the version has no such file. @throws as `manifest` does */
  async file(remote: string, version: string, path: string): Promise<{ bytes: Buffer; integrity: string } | undefined> {
    const manifest = await this.manifest(remote, version);
    if (manifest === undefined || !Object.hasOwn(manifest.files, path) || isPrivateFile(path)) return undefined;
    const { integrity } = manifest.files[path]!;
    return { bytes: await this.verified(remote, version, path, integrity), integrity };
  }

  /** Returns a file that browsers may read; undefined for the server's module. */
  async browserFile(...[remote, version, path]: Parameters<RemoteFiles['file']>): ReturnType<RemoteFiles['file']> {
    const manifest = await this.manifest(remote, version);
    return manifest?.server === path ? undefined : this.file(remote, version, path);
  }

  /** Returns a private file from the registry, verified and stored nowhere; undefined if the version has none, or this shell has no token. @throws as `manifest` does */
  async privateFile(remote: string, version: string, path: string): Promise<Buffer | undefined> {
    const { registryUrl, token, allowedOrigins, timeoutMs } = this.options;
    const manifest = await this.manifest(remote, version);
    if (token === undefined || manifest === undefined || !isPrivateFile(path) || !Object.hasOwn(manifest.files, path))
      return undefined;
    return fetchVerified(`${registryUrl}/v1/remotes/${remote}/${version}/${path}`, {
      integrity: manifest.files[path]!.integrity,
      headers: { Authorization: `Bearer ${token}` },
      ...{ allowedOrigins, timeoutMs },
    });
  }

  /** Removes the copies of a version that no plan needs any more; the registry still has it. */
  async drop(remote: string, version: string): Promise<void> {
    const prefix = `${remote}/${version}/`;
    for (const key of this.memory.keys()) if (key.startsWith(prefix)) this.memory.delete(key);
    if (this.unpublished.delete(moduleKey(remote, version))) return;
    await this.options.disk.remove(`remotes/${remote}/${version}`);
  }

  private async verified(remote: string, version: string, path: string, integrity: string): Promise<Buffer> {
    const key = `${remote}/${version}/${path}`;
    const remembered = this.memory.get(key);
    if (remembered !== undefined) return remembered;
    const isStored = !this.unpublished.has(moduleKey(remote, version));
    const saved = isStored ? await this.options.disk.read(`remotes/${key}`) : null;
    if (saved !== null && integrityOf(saved) === integrity) {
      this.memory.set(key, saved);
      return saved;
    }
    const base = this.known(remote, version)?.base ?? `${this.options.registryUrl}/files/${remote}/${version}`;
    const bytes = await fetchVerified(`${base.replace(/\/$/, '')}/${path}`, {
      integrity,
      allowedOrigins: this.options.allowedOrigins,
      timeoutMs: this.options.timeoutMs,
    });
    this.memory.set(key, bytes);
    if (isStored) await this.options.disk.write(`remotes/${key}`, bytes);
    return bytes;
  }

  private known(remote: string, version: string): KnownVersion | undefined {
    return this.versions[remote]?.[version] ?? this.unpublished.get(moduleKey(remote, version));
  }
}

/** Removes personal sources from the manifest of a version without permission to use them. */
function withoutPersonal(manifest: Manifest): Manifest {
  const names = new Set(personalSources(manifest));
  const sources = Object.fromEntries(Object.entries(manifest.sources).filter(([name]) => !names.has(name)));
  return { ...manifest, sources };
}
