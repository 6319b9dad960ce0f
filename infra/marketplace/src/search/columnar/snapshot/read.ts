import type { Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { TypedArray } from '../engine/arrays';
import type { Image, Texts } from '../engine/image';
import {
  arrayTypes,
  type Contents,
  contentsSchema,
  lengthOf,
  newDigest,
  readTrailer,
  type Section,
  type Stamp,
  TRAILER_BYTES,
  version,
} from './format';

/** Number of bytes read at a time. */
const PIECE_BYTES = 16 << 20;

/** Thrown with the reason why a snapshot cannot be used. */
export class SnapshotUnusable extends Error {
  override name = 'SnapshotUnusable';

  constructor(
    message: string,
    /** Whether there is none, which is no fault. */
    readonly isMissing = false,
  ) {
    super(message);
  }
}

/**
 * Reads a snapshot: its end first, so that an unusable one costs next to nothing, then the whole file.
 *
 * @param check throws if the stamp does not fit the store
 * @throws SnapshotUnusable if it is of another version, or was damaged; errors of `check` and of the file system
 */
export async function readSnapshot(
  file: string,
  check: (stamp: Stamp) => Promise<void>,
): Promise<{ image: Image; stamp: Stamp }> {
  const handle = await openFile(file);
  try {
    const reader = new SnapshotReader(handle);
    const { contents, bytes, digest } = await reader.readEnd();
    if (contents.version !== version()) throw new SnapshotUnusable('it was written by another version of the program');
    await check(contents.stamp);
    const sections = await reader.readSections(contents.sections);
    if (!reader.digestWith(bytes).equals(digest)) throw new SnapshotUnusable('it is damaged: its checksum is wrong');
    return { image: toImage(sections), stamp: contents.stamp };
  } finally {
    await handle.close();
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new SnapshotUnusable('there is none yet', true);
    throw error;
  }
}

interface ReadSection extends Section {
  content: ArrayBuffer;
}

class SnapshotReader {
  private readonly digest: Hash = newDigest();

  constructor(private readonly handle: FileHandle) {}

  async readEnd(): Promise<{ contents: Contents; bytes: Buffer; digest: Buffer }> {
    const { size } = await this.handle.stat();
    if (size < TRAILER_BYTES) throw new SnapshotUnusable('it is cut short');
    const trailer = readTrailer(Buffer.from(await this.read(size - TRAILER_BYTES, TRAILER_BYTES)));
    if (trailer === null) throw new SnapshotUnusable('it is damaged or cut short: its end is absent');
    const sectionsBytes = size - TRAILER_BYTES - trailer.contentsBytes;
    if (sectionsBytes < 0) throw new SnapshotUnusable('it is damaged: its lengths do not add up');
    const bytes = Buffer.from(await this.read(sectionsBytes, trailer.contentsBytes));
    const contents = parse(bytes);
    const sum = contents.sections.reduce((total, section) => total + section.bytes, 0);
    if (sum !== sectionsBytes) throw new SnapshotUnusable('it is damaged: its lengths do not add up');
    return { contents, bytes, digest: trailer.digest };
  }

  async readSections(sections: readonly Section[]): Promise<ReadSection[]> {
    const read: ReadSection[] = [];
    let position = 0;
    for (const section of sections) {
      const content = await this.read(position, section.bytes);
      this.digest.update(new Uint8Array(content));
      position += section.bytes;
      read.push({ ...section, content });
    }
    return read;
  }

  /** Returns the checksum of everything that was read, with the contents. */
  digestWith(contents: Uint8Array): Buffer {
    return this.digest.update(contents).update(lengthOf(contents)).digest();
  }

  private async read(position: number, bytes: number): Promise<ArrayBuffer> {
    const buffer = new ArrayBuffer(bytes);
    const view = new Uint8Array(buffer);
    let filled = 0;
    while (filled < bytes) {
      const length = Math.min(PIECE_BYTES, bytes - filled);
      const { bytesRead } = await this.handle.read(view, filled, length, position + filled);
      if (bytesRead === 0) throw new SnapshotUnusable('it is cut short');
      filled += bytesRead;
    }
    return buffer;
  }
}

function parse(bytes: Buffer): Contents {
  try {
    return contentsSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new SnapshotUnusable('it is damaged, or of another version: its contents cannot be read');
  }
}

/** Converts sections whose checksum is right, so that their content is what was written. */
function toImage(sections: readonly ReadSection[]): Image {
  const numbers = new Map<string, TypedArray>();
  const texts = new Map<string, Texts>();
  for (const { name, type, content } of sections) {
    if (type === 'texts') texts.set(name, toTexts(content));
    else numbers.set(name, new arrayTypes[type](content));
  }
  return { numbers, texts };
}

function toTexts(content: ArrayBuffer): Texts {
  const values = JSON.parse(Buffer.from(content).toString()) as string[];
  return { count: values.length, values };
}
