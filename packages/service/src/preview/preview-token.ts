import { createHmac, timingSafeEqual } from 'node:crypto';
import { longestPreviewHours, type Preview, previewSchema } from '@forecourt/contracts/previews';
import { parseJson } from '../values/json';

/**
 * Signs a preview, so that nobody without the secret can send a visitor to versions of their choice. The one
 * form of a preview, in links and in cookies: `<JSON in base64url>.<HMAC-SHA256 of that>`.
 */
export function signPreview(preview: Preview, secret: string): string {
  const encoded = Buffer.from(JSON.stringify(preview)).toString('base64url');
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
  const preview = previewSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString())).data;
  if (preview?.hosts.includes(host) !== true) return null;
  const seconds = preview.expires - Date.now() / 1000;
  return seconds > 0 && seconds <= longestPreviewHours * 3600 ? preview : null;
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
