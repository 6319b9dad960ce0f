import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Queue } from '@forecourt/service/queue';
import { LRUCache } from 'lru-cache';

const cachedBytes = 64 * 2 ** 20;
/** Up to this size the best level takes a moment; above it, seconds of a core for a few per cent. */
const bestLevelBytes = 200_000;
const largeLevel = 5;

const compressed = promisify(brotliCompress);
const compressNow = (bytes: Buffer, level: number): Promise<Buffer> =>
  compressed(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/**
 * Returns a function that compresses files: each once, however many requests need it at the same time, and one after the other, because
 * pages need the same threads.
 */
export function createBrotli(compress = compressNow): (file: { bytes: Buffer; integrity: string }) => Promise<Buffer> {
  const cached = new LRUCache<string, Buffer>({ maxSize: cachedBytes, sizeCalculation: (bytes) => bytes.length + 1 });
  const pending = new Map<string, Promise<Buffer>>();
  const queue = new Queue();
  return async ({ bytes, integrity }) => {
    const known = cached.get(integrity) ?? pending.get(integrity);
    if (known !== undefined) return known;
    const level = bytes.length > bestLevelBytes ? largeLevel : constants.BROTLI_MAX_QUALITY;
    const made = queue.run(() => compress(bytes, level));
    pending.set(integrity, made);
    try {
      const smaller = await made;
      cached.set(integrity, smaller);
      return smaller;
    } finally {
      pending.delete(integrity);
    }
  };
}

/** Compresses bytes that are sent once, in a few ms for a megabyte. */
export const brotliFast = (bytes: Buffer): Promise<Buffer> => compressNow(bytes, 1);
