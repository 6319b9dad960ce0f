import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../observe/log';
import { reasonOf } from '../values/reason';
import { keepPrivate } from './keep-private';

/** Shortest time between two log lines: a full disk is full for every file. */
const quietMs = 60_000;
const temporary = 'tmp';

/**
 * A folder of files that a service can fetch again, for starts while others are down. Losing it loses nothing, so it never
 * throws: an unreadable file counts as missing, and a failed write or removal is logged, at most once a minute.
 */
export class Disk {
  private saidAt = Number.NEGATIVE_INFINITY;

  /** @param onFailure called for every copy that cannot be read, written or removed, even while the log is quiet */
  constructor(
    private readonly root: string,
    private readonly log: Log,
    private readonly onFailure: () => void = () => {},
  ) {}

  /** Reads a file; null if it is missing or unreadable. */
  read(path: string): Promise<Buffer | null> {
    return this.orElse(null, path, () => readFile(join(this.root, path)), isMissing);
  }

  /**
   * Writes a file atomically: elsewhere first, then renamed.
   * @param flush whether it survives a power failure, at the cost of waiting for the disk; for files that no hash
   * verifies
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
        // Half a file takes space that may be short.
        await rm(beside, { force: true }).catch(() => {});
        throw error;
      }
    });
  }

  /** Removes a file, or a folder with everything in it. */
  async remove(path: string): Promise<void> {
    await this.orElse(undefined, path, () => rm(join(this.root, path), { recursive: true, force: true }));
  }

  /** Lists the names in a folder, the last written first; none if there is no such folder. */
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

  /** Prepares the folder at the start, before any writes: removes the rest of interrupted writes, and denies access to other users. */
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
    this.log.warn({ path, reason: reasonOf(error) }, 'a copy on disk is unavailable; the service continues without it');
  }
}

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
