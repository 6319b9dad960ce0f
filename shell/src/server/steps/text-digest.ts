/** Digests of texts, those that pages share made once. */
import { createHash } from 'node:crypto';
import type { SharedText } from '@forecourt/packed-view';

/** SHA-256 of a text or of bytes, in the letters of a URL. */
export const digest = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64url');

const made = new WeakMap<SharedText, string>();

/** Found by the text's object, which is the same as long as what it says is: to look for the text itself would be to read it. */
export function sharedDigest(shared: SharedText): string {
  const known = made.get(shared);
  if (known !== undefined) return known;
  const fresh = digest(shared.text);
  made.set(shared, fresh);
  return fresh;
}
