import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfferedFragment } from '@forecourt/contracts/registry-api';
import { brotliSuffix } from '@forecourt/gate';
import { own } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import type { RegistryState } from './state';
import { readManifest } from './version-folder';

/** Number of versions whose fragments are cached; far fewer versions are served. */
const held = 512;

/** The fragments that brands' live versions offer, with their weights. A version never changes, so each is read once. */
export class OfferedFragments {
  private readonly known = new LRUCache<string, Promise<OfferedFragment[]>>({ max: held });

  constructor(private readonly folderOf: (remote: string, version: string) => Promise<string>) {}

  /** Lists what a brand's pages may place, by remote and fragment. @throws ProblemError `unreachable` */
  async of(state: RegistryState, brand: string): Promise<OfferedFragment[]> {
    const channels = Object.entries(own(state.channels, brand) ?? {});
    const offered = await Promise.all(channels.map(([remote, { version }]) => this.ofVersion(remote, version)));
    const nameOf = ({ remote, fragment }: OfferedFragment) => `${remote}/${fragment}`;
    return offered.flat().sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  }

  private ofVersion(remote: string, version: string): Promise<OfferedFragment[]> {
    const key = `${remote}@${version}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const read = this.folderOf(remote, version).then(fragmentsIn);
    this.known.set(key, read);
    read.catch(() => this.known.delete(key));
    return read;
  }
}

async function fragmentsIn(folder: string): Promise<OfferedFragment[]> {
  const { manifest } = await readManifest(folder);
  const { name: remote, version, entry } = manifest;
  return Promise.all(
    Object.entries(manifest.fragments).map(async ([fragment, { hydrate, slots, overlay, js, css }]) => ({
      ...{ remote, version, fragment, hydrate, slots, overlay: overlay !== undefined },
      bytes: { js: await bytesOf(folder, [entry, ...js]), css: await bytesOf(folder, css) },
    })),
  );
}

/** Returns the size of files as browsers load them: compressed, unless that would make them larger. */
async function bytesOf(folder: string, paths: readonly string[]): Promise<number> {
  const sizeOf = async (path: string) => {
    const sizes = [path + brotliSuffix, path].map((name) => stat(join(folder, name)).catch(() => null));
    const [compressed, plain] = await Promise.all(sizes);
    return (compressed ?? plain)?.size ?? 0;
  };
  const sizes = await Promise.all([...new Set(paths)].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}
