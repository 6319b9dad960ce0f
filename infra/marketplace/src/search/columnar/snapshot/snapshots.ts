import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { IndexSource } from '../../../store/port';
import { ColumnarSearch } from '../engine/columnar';
import type { Image } from '../engine/image';
import type { Stamp } from './format';
import { readSnapshot, SnapshotUnusable } from './read';
import { writeSnapshot } from './write';

/** What is being written has a name of its own until it is complete. */
const PART = '.part';

/** A part that nobody has written to for so long is that of a writer who was killed. */
const ABANDONED_MILLISECONDS = 60_000;

/** An image of a generation's index, and the time that it is of. */
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
 * A folder of snapshots, one a generation. They are a cache: whatever is wrong with one, the index is loaded from the store, and
 * the folder may be removed at any time.
 */
export class Snapshots {
  constructor(private readonly folder: string) {}

  /**
   * The index of a generation as it was when it was written: the log has to be applied to it.
   * @throws SnapshotUnusable, or what the file system throws
   */
  async read(source: IndexSource, generation: number): Promise<ReadIndex> {
    const { image, stamp } = await readSnapshot(this.fileOf(generation), (read) =>
      checkStamp(source, generation, read),
    );
    return { engine: ColumnarSearch.from(image), seq: stamp.from };
  }

  /** Replaces the snapshot of a generation, in the background of what else is going on. @returns its bytes */
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
      // What has been renamed is not there any more.
      await rm(part, { force: true });
    }
  }

  private fileOf(generation: number): string {
    return path.join(this.folder, `${generation}.index`);
  }

  /** Snapshots of earlier generations, and what writers who were killed left behind. */
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

/** So that the new name survives a power failure, too. */
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
    // Its writer has just finished with it.
    return false;
  }
}
