/** Digests of texts; those of texts that pages share are cached. */
import { createHash } from 'node:crypto';
import type { SharedText } from '@forecourt/packed-view';

/** Returns the SHA-256 of a text or of bytes, as base64url. */
export const digest = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64url');

const made = new WeakMap<SharedText, string>();

/**
 * Returns the digest of a shared text, cached by object identity: an object's text never changes, and a lookup by text would have to read
 * the text.
 */
export function sharedDigest(shared: SharedText): string {
  const known = made.get(shared);
  if (known !== undefined) return known;
  const fresh = digest(shared.text);
  made.set(shared, fresh);
  return fresh;
}
