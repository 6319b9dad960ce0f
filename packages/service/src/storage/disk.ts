import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../observe/log';
import { reasonOf } from '../values/reason';
import { keepPrivate } from './keep-private';

/** A full disk is full for every file; it is said once in this time. */
const quietMs = 60_000;
const temporary = 'tmp';

/**
 * A folder of what a service can fetch again, for when it starts while others are down. Losing it loses nothing, so nothing fails
 * for its sake: what cannot be read is not there, what cannot be written or removed is logged, at most once a minute.
 */
export class Disk {
  private saidAt = Number.NEGATIVE_INFINITY;

  /** @param onFailure told of every copy that cannot be had or kept, also while the log is quiet */
  constructor(
    private readonly root: string,
    private readonly log: Log,
    private readonly onFailure: () => void = () => {},
  ) {}

  /** null when there is no such file, or none that can be read. */
  read(path: string): Promise<Buffer | null> {
    return this.orElse(null, path, () => readFile(join(this.root, path)), isMissing);
  }

  /**
   * Whole or not at all: written elsewhere, then renamed.
   * @param flush whether it is also whole when the power fails, which costs a wait for the disk; for what no hash tells to be whole
   */
  async write(path: string, bytes: Uint8Array | string, { flush = false } = {}): Promise<void> {
    const target = join(this.root, path);
    const beside = join(this.root, temporary, randomUUID());
    await this.orElse(undefined, path, async () => {
      try {
        await mkdir(dirname(beside), { recursive: true });
        await mkdir(dirname(target), { recursive: true });
        await writeFile(beside, bytes, { flush });
        await rename(beside, target);
      } catch (error) {
        // Half a file takes room that there may not be.
        await rm(beside, { force: true }).catch(() => {});
        throw error;
      }
    });
  }

  /** A file, or a folder with all in it. */
  async remove(path: string): Promise<void> {
    await this.orElse(undefined, path, () => rm(join(this.root, path), { recursive: true, force: true }));
  }

  /** What stands in a folder, by name, what was written last first; nothing where there is no such folder. */
  list(path: string): Promise<string[]> {
    const read = async () => {
      const names = await readdir(join(this.root, path));
      const written = await Promise.all(
        names.map(async (name) => ({ name, at: (await stat(join(this.root, path, name))).mtimeMs })),
      );
      return written.sort((a, b) => b.at - a.at).map(({ name }) => name);
    };
    return this.orElse([], path, read, isMissing);
  }

  /** For the start, when nothing is being written: removes what an interrupted write left, and lets no other user look in. */
  async prepare(): Promise<void> {
    await this.remove(temporary);
    await this.orElse(undefined, '', async () => keepPrivate(this.root));
  }

  private async orElse<T>(
    otherwise: T,
    path: string,
    work: () => Promise<T>,
    isExpected: (error: unknown) => boolean = () => false,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isExpected(error)) this.say(path, error);
      return otherwise;
    }
  }

  private say(path: string, error: unknown): void {
    this.onFailure();
    if (performance.now() - this.saidAt < quietMs) return;
    this.saidAt = performance.now();
    this.log.warn({ path, reason: reasonOf(error) }, 'a copy on disk cannot be had; the service goes on without it');
  }
}

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
