import { createHmac, timingSafeEqual } from 'node:crypto';
import { longestPreviewHours, type Preview, previewSchema } from '@forecourt/contracts/previews';
import { parseJson } from '../values/json';

/**
 * A preview as text that only who knows the secret can make: nobody else can send a visitor to versions of their choice. The one form
 * of a preview, in links and in cookies: `<JSON in base64url>.<HMAC-SHA256 of that>`.
 */
export function signPreview(preview: Preview, secret: string): string {
  const encoded = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${encoded}.${signature(encoded, secret)}`;
}

/**
 * null when the text was not signed with the secret, was changed, is for another host, or has expired or would last above a day.
 * @param host the host name that it is shown to, without port
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
