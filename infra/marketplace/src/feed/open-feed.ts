import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** One record of a feed. */
export interface FeedRecord {
  /** Line on which it begins; the first is 1. */
  line: number;
  /** In the order of the header, which is the first record; null when it is not valid CSV or JSON. */
  cells: string[] | null;
}

/**
 * The bytes of a file, plain or gzip (told by its first bytes), as a stream; `onProgress` is told how much of the file was read,
 * 0..1.
 * @throws when the file cannot be opened; the stream fails when the file ends in the middle of its gzip stream.
 */
export async function openFeed(file: string, onProgress?: (share: number) => void): Promise<Readable> {
  const { isGzip, size } = await lookAt(file);
  const bytes = createReadStream(file);
  bytes.on('data', () => onProgress?.(size === 0 ? 1 : bytes.bytesRead / size));
  // The stream that is returned passes on what goes wrong before it.
  return isGzip ? pipeline(bytes, createGunzip(), () => {}) : bytes;
}

async function lookAt(file: string): Promise<{ isGzip: boolean; size: number }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return { isGzip: bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}
