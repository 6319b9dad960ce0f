import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** One record of a feed. */
export interface FeedRecord {
  /** Line on which the record begins, from 1. */
  line: number;
  /** The cells in the order of the header, which is the first record; null if the record is not valid CSV or JSON. */
  cells: string[] | null;
}

/**
 * Opens a file, plain or gzip (recognized by its first bytes), as a stream of bytes; `onProgress` gets the share of the file that
 * was read, 0 to 1.
 * @throws if the file cannot be opened; the stream fails if the file ends in the middle of its gzip stream.
 */
export async function openFeed(file: string, onProgress?: (share: number) => void): Promise<Readable> {
  const { isGzip, size } = await lookAt(file);
  const bytes = createReadStream(file);
  bytes.on('data', () => onProgress?.(size === 0 ? 1 : bytes.bytesRead / size));
  // The returned stream passes on the errors of the streams before it.
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
