import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { IndexSource } from '../../../store/port';
import { ColumnarSearch } from '../engine/columnar';
import type { Image } from '../engine/image';
import type { Stamp } from './format';
import { readSnapshot, SnapshotUnusable } from './read';
import { writeSnapshot } from './write';

/** Suffix of a file that is being written, until it is complete. */
const PART = '.part';

/** A part that was not written to for this long belongs to a writer that was killed. */
const ABANDONED_MILLISECONDS = 60_000;

/** An image of a generation's index, and the time at which it was taken. */
export interface Snapshot {
  generation: number;
  stamp: Stamp;
  image: Image;
}

/** An index as it was at an entry of the log. */
export interface ReadIndex {
  engine: ColumnarSearch;
  seq: number;
}

/**
 * A folder of snapshots, one for each generation. They are a cache: if anything is wrong with one, the index is loaded from the
 * store, and the folder may be removed at any time.
 */
export class Snapshots {
  constructor(private readonly folder: string) {}

  /**
   * Reads the index of a generation as it was when its snapshot was written: the log has to be applied to it.
   * @throws SnapshotUnusable, and errors of the file system
   */
  async read(source: IndexSource, generation: number): Promise<ReadIndex> {
    const { image, stamp } = await readSnapshot(this.fileOf(generation), (read) =>
      checkStamp(source, generation, read),
    );
    return { engine: ColumnarSearch.from(image), seq: stamp.from };
  }

  /** Replaces the snapshot of a generation, in the background. @returns its size in bytes */
  async write({ generation, image, stamp }: Snapshot): Promise<number> {
    await mkdir(this.folder, { recursive: true });
    const file = this.fileOf(generation);
    const part = `${file}.${randomBytes(6).toString('hex')}${PART}`;
    try {
      const bytes = await writeSnapshot(part, image, stamp);
      await rename(part, file);
      await syncFolder(this.folder);
      await this.removeOthers(generation);
      return bytes;
    } finally {
      // After the rename this removes nothing.
      await rm(part, { force: true });
    }
  }

  private fileOf(generation: number): string {
    return path.join(this.folder, `${generation}.index`);
  }

  /** Removes snapshots of earlier generations, and the parts of writers that were killed. */
  private async removeOthers(generation: number): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const file = path.join(this.folder, name);
      const [, number] = /^(\d+)\.index$/.exec(name) ?? [];
      const isEarlier = number !== undefined && Number(number) < generation;
      if (isEarlier || (name.endsWith(PART) && (await isAbandoned(file)))) await rm(file, { force: true });
    }
  }
}

async function checkStamp(source: IndexSource, generation: number, { generation: mark, to }: Stamp): Promise<void> {
  if (mark !== (await source.markOfGeneration(generation))) throw new SnapshotUnusable('it is of another inventory');
  if (!(await source.hasChange(to))) {
    throw new SnapshotUnusable('the log of changes is not the one that it was written by');
  }
}

/** Makes the new name survive a power failure, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs > ABANDONED_MILLISECONDS;
  } catch {
    // Its writer has just renamed or removed it.
    return false;
  }
}
