import { createHash } from 'node:crypto';

/** Returns a digest of values by which a repeated form is recognised. */
export const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
