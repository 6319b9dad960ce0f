import { randomUUID } from 'node:crypto';
import type { Bucket } from './bucket';

/** Number of writers that try to be the first at the same moment. */
const writers = 8;

/** Writes objects that it removes again, and looks whether the store keeps the conditions of writes. @returns why not; null if it does */
export async function whyUnconditional(bucket: Bucket): Promise<string | null> {
  const key = `registry/probes/${randomUUID()}`;
  try {
    const raced = await Promise.all(
      Array.from({ length: writers }, (_, at) => bucket.put(key, `first ${at}`, { isNew: true })),
    );
    const winners = raced.filter(({ kind }) => kind === 'stored').length;
    if (winners !== 1)
      return `of ${writers} writes with "If-None-Match: *" at once, ${winners} were taken instead of one`;
    const { kind } = await bucket.put(key, 'another', { etag: '"00000000000000000000000000000000"' });
    if (kind === 'stored') return 'a write with an "If-Match" of other content was taken';
    const found = await bucket.get(key);
    if (found === null || found === 'unchanged') return 'what was written could not be read at once';
    const moved = await bucket.put(key, 'next', { etag: found.etag });
    return moved.kind === 'stored' ? null : 'a write with the "If-Match" of the present content was not taken';
  } finally {
    await bucket.remove(key).catch(() => undefined);
  }
}
