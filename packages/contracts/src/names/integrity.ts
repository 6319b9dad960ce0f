import { createHash } from 'node:crypto';

/** The subresource-integrity value of a file: the one hash by which registry, shell and browsers know that it is what was built. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
