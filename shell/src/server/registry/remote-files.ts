import { type Manifest, manifestSchema, personalSources, type RegistrySnapshot } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type { Disk } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import { fetchVerified } from './fetch-verified';

const memoryBytes = 64 * 2 ** 20;
/** So many are kept as they were read and checked. */
const readManifests = 200;

/**
 * The files of remotes, each exactly what the registry says it is: from memory, from disk, or fetched and verified. So pages
 * keep their script and style while the registry is down, and after a deployment the files of the old version stay there.
 */
export class RemoteFiles {
  private versions: RegistrySnapshot['versions'] = {};
  private readonly memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  });

  /** By integrity, and by what the version may ask for. */
  private readonly manifests = new LRUCache<string, Manifest>({ max: readManifests });

  constructor(
    private readonly options: { registryUrl: string; allowedOrigins: readonly string[]; timeoutMs: number; disk: Disk },
  ) {}

  /** Names the versions that exist; their hashes come with it. */
  use(snapshot: RegistrySnapshot): void {
    this.versions = snapshot.versions;
  }

  /** As the registry lets it count. undefined when the registry knows no such version. @throws RemoteFileError, FetchError, or an error that says what the manifest lacks */
  async manifest(remote: string, version: string): Promise<Manifest | undefined> {
    const known = this.versions[remote]?.[version];
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

  /** undefined when the version has no such file. @throws as `manifest` does */
  async file(remote: string, version: string, path: string): Promise<{ bytes: Buffer; integrity: string } | undefined> {
    const manifest = await this.manifest(remote, version);
    if (manifest === undefined || !Object.hasOwn(manifest.files, path)) return undefined;
    const { integrity } = manifest.files[path]!;
    return { bytes: await this.verified(remote, version, path, integrity), integrity };
  }

  /** The same for a file that browsers may read: undefined for what the server renders with. */
  async browserFile(...[remote, version, path]: Parameters<RemoteFiles['file']>): ReturnType<RemoteFiles['file']> {
    const manifest = await this.manifest(remote, version);
    return manifest?.server === path ? undefined : this.file(remote, version, path);
  }

  /** Forgets a version that no plan wants any more; it can be had again from the registry. */
  async drop(remote: string, version: string): Promise<void> {
    const prefix = `${remote}/${version}/`;
    for (const key of this.memory.keys()) if (key.startsWith(prefix)) this.memory.delete(key);
    await this.options.disk.remove(`remotes/${remote}/${version}`);
  }

  private async verified(remote: string, version: string, path: string, integrity: string): Promise<Buffer> {
    const key = `${remote}/${version}/${path}`;
    const remembered = this.memory.get(key);
    if (remembered !== undefined) return remembered;
    const saved = await this.options.disk.read(`remotes/${key}`);
    if (saved !== null && integrityOf(saved) === integrity) {
      this.memory.set(key, saved);
      return saved;
    }
    const base = this.versions[remote]?.[version]?.base ?? `${this.options.registryUrl}/files/${remote}/${version}`;
    const bytes = await fetchVerified(`${base.replace(/\/$/, '')}/${path}`, {
      integrity,
      allowedOrigins: this.options.allowedOrigins,
      timeoutMs: this.options.timeoutMs,
    });
    this.memory.set(key, bytes);
    await this.options.disk.write(`remotes/${key}`, bytes);
    return bytes;
  }
}

/** A version that nobody has let ask for what is a visitor's own is not asked for it, whatever it says of itself. */
function withoutPersonal(manifest: Manifest): Manifest {
  const names = new Set(personalSources(manifest));
  const sources = Object.fromEntries(Object.entries(manifest.sources).filter(([name]) => !names.has(name)));
  return { ...manifest, sources };
}
