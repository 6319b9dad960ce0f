import { createHash } from 'node:crypto';

/** Returns the subresource-integrity value of a file: the one hash by which registry, shell and browsers verify that it is the built file. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
