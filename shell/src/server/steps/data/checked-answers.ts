import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { freeze } from './freeze';

/**
 * Caches validated answers by their bytes, so that the same bytes are not parsed and checked again. The values are shared, and
 * frozen for that reason.
 */
export class CheckedAnswers {
  private readonly kept: LRUCache<string, object>;

  /** @param bytes size of all answers as received; parsed values take several times that */
  constructor(bytes: number) {
    this.kept = new LRUCache({ maxSize: bytes });
  }

  /** @param reader identifies the parser: another one makes a different value of the same bytes. @throws what `read` throws */
  take<T>(reader: string, bytes: Uint8Array, read: () => T): T {
    const key = `${reader} ${createHash('sha256').update(bytes).digest('base64')}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known as T;
    const value = read();
    if (typeof value === 'object' && value !== null)
      this.kept.set(key, freeze(value), { size: Math.max(1, bytes.byteLength) });
    return value;
  }
}
