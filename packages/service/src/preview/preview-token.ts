import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { longestPreviewHours, type Preview, previewSchema } from '@forecourt/contracts/previews';
import { parseJson } from '../values/json';

/** Maximum size of a preview's JSON, bytes: more than the largest layout needs. */
const longestJson = 100_000;

/**
 * Signs a preview, so that nobody without the secret can send a visitor to versions of their choice. The one
 * form of a preview, in links and in cookies: `<deflated JSON in base64url>.<HMAC-SHA256 of that>`. It is compressed because it may have a
 * layout, and a cookie is 4 kB at most.
 */
export function signPreview(preview: Preview, secret: string): string {
  const encoded = deflateRawSync(JSON.stringify(preview), { level: 9 }).toString('base64url');
  return `${encoded}.${signature(encoded, secret)}`;
}

/**
 * Verifies and parses a signed preview; null if its signature is wrong, or it is for another host, has expired or would
 * last over a day.
 * @param host the host name of the request, without port
 */
export function readPreview(text: string, { host, secret }: { host: string; secret: string }): Preview | null {
  const [payload = '', signed = '', ...more] = text.split('.');
  const expected = Buffer.from(signature(payload, secret));
  const given = Buffer.from(signed);
  if (more.length > 0 || expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const preview = previewSchema.safeParse(parseJson(inflated(payload))).data;
  if (preview?.hosts.includes(host) !== true) return null;
  const seconds = preview.expires - Date.now() / 1000;
  return seconds > 0 && seconds <= longestPreviewHours * 3600 ? preview : null;
}

/** Decompresses a signed payload; an empty text if that is too large. */
function inflated(payload: string): string {
  try {
    return inflateRawSync(Buffer.from(payload, 'base64url'), { maxOutputLength: longestJson }).toString();
  } catch {
    return '';
  }
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
