import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Answers that were found to fit, by their bytes: the same bytes need not be read and checked again. What it gives out is shared, and
 * frozen for that.
 */
export class CheckedAnswers {
  private readonly kept: LRUCache<string, object>;

  /** @param bytes of answers as they came; what is made of them takes several times that */
  constructor(bytes: number) {
    this.kept = new LRUCache({ maxSize: bytes });
  }

  /** @param reader names who reads: another one makes something else of the same bytes. @throws what `read` throws */
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

function freeze<T extends object>(value: T): T {
  for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) freeze(each);
  return Object.freeze(value);
}
