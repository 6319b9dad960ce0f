import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Maximum size of all folders, bytes; the least recently used are removed. */
const mostBytes = 2 * 2 ** 30;

interface CachedFolder {
  path: string;
  bytes: number;
}

/** Folders of versions whose files are elsewhere, on this machine until it stops. */
export class VersionCache {
  private readonly pending = new Map<string, Promise<string>>();
  private readonly folders = new LRUCache<string, CachedFolder>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: ({ path }) => void rm(path, { recursive: true, force: true }).catch(() => undefined),
  });

  private constructor(private readonly folder: string) {}

  /** Begins with an empty folder: what a crash left there may be incomplete. */
  static async open(folder: string): Promise<VersionCache> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new VersionCache(folder);
  }

  /** Returns the folder of these files, which are loaded at the first call. @param name unique to these files */
  async folderOf(name: string, load: () => Promise<ReadonlyMap<string, Uint8Array>>): Promise<string> {
    const cached = this.folders.get(name);
    if (cached !== undefined) return cached.path;
    const pending = this.pending.get(name) ?? this.fill(name, load).finally(() => this.pending.delete(name));
    this.pending.set(name, pending);
    return pending;
  }

  private async fill(name: string, load: () => Promise<ReadonlyMap<string, Uint8Array>>): Promise<string> {
    const files = await load();
    // A folder of its own each time: one of this name that was removed may still be going.
    const path = join(this.folder, `${name}-${randomUUID()}`);
    const part = `${path}.part`;
    let bytes = 0;
    for (const [file, content] of files) {
      await mkdir(dirname(join(part, file)), { recursive: true });
      await writeFile(join(part, file), content);
      bytes += content.byteLength;
    }
    await rename(part, path);
    this.folders.set(name, { path, bytes });
    return path;
  }
}
