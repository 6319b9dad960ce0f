import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder of what a service can fetch again, for when it starts while others are down. Losing it loses nothing. */
export class Disk {
  constructor(private readonly root: string) {}

  /** null when there is no such file. */
  async read(path: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.root, path));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Whole or not at all: written beside, then renamed. */
  async write(path: string, bytes: Uint8Array | string): Promise<void> {
    const target = join(this.root, path);
    const beside = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(beside, bytes);
    await rename(beside, target);
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.root, path), { recursive: true, force: true });
  }
}

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
