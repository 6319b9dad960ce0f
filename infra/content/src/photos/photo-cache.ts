import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk, type Log } from '@forecourt/service';
import { LRUCache } from 'lru-cache';

/** A cache of photographs on disk by name, limited in bytes: the least recently used are removed. */
export class PhotoCache {
  /** Sizes by name; the contents are in files. */
  private readonly sizes: LRUCache<string, number>;
  evictions = 0;

  private constructor(
    private readonly disk: Disk,
    maxBytes: number,
  ) {
    this.sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, why) => {
        if (why !== 'evict') return;
        this.evictions += 1;
        void this.disk.remove(name);
      },
    });
  }

  /** Opens the cache with the files of earlier starts. */
  static async open(folder: string, maxBytes: number, log: Log): Promise<PhotoCache> {
    const disk = new Disk(folder, log);
    await disk.prepare();
    const cache = new PhotoCache(disk, maxBytes);
    const files = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const known = await Promise.all(
      files.filter((file) => file.isFile()).map(async ({ name }) => ({ name, ...(await statOf(join(folder, name))) })),
    );
    for (const { name, size } of known.sort((a, b) => a.at - b.at)) cache.sizes.set(name, size);
    return cache;
  }

  get bytes(): number {
    return this.sizes.calculatedSize;
  }

  async read(name: string): Promise<Buffer | null> {
    if (this.sizes.get(name) === undefined) return null;
    const bytes = await this.disk.read(name);
    if (bytes === null) this.sizes.delete(name);
    return bytes;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.disk.write(name, bytes);
    this.sizes.set(name, bytes.length);
  }
}

async function statOf(file: string): Promise<{ size: number; at: number }> {
  const { size, mtimeMs } = await stat(file);
  return { size, at: mtimeMs };
}
