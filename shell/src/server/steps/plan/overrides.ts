import { createHmac, timingSafeEqual } from 'node:crypto';
import { hostName } from '@forecourt/brands';
import { nameSchema, versionSchema } from '@forecourt/contracts';
import { parseJson } from '@forecourt/service';
import * as z from 'zod';
import type { Cookies } from '../../http/cookies';
import type { Overrides } from './versions';

export const overrideCookie = 'fc_override';

/** A tester who needs longer asks for another token: what was lent for a test does not lie about for a year. */
const longestSeconds = 24 * 60 * 60;

const payloadSchema = z.strictObject({
  versions: z.record(nameSchema, versionSchema).refine((all) => Object.keys(all).length <= 20),
  /** The host name of the site that it is for, without port. */
  host: z.string().min(1).max(253),
  /** Epoch seconds. */
  expires: z.int(),
});
type Payload = z.infer<typeof payloadSchema>;

/** Where a token is shown. */
export interface OverrideReader {
  /** The request's `Host`. */
  host: string | undefined;
  secret: string;
}

/**
 * Which versions a tester's browser gets instead of what the channels say: a signed, expiring token for one host, so that nobody else
 * can send a visitor to a version of their choice. Only versions that the registry holds are taken; there is no code by URL.
 */
export function signOverrides(payload: Payload, secret: string): string {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${encoded}.${signature(encoded, secret)}`;
}

/** null when the token is not ours, was changed, is for another host, has expired or would last above a day, or names no versions. */
export function readOverrides(token: string, { host, secret }: OverrideReader): Overrides | null {
  const [payload = '', signed = '', ...more] = token.split('.');
  const expected = Buffer.from(signature(payload, secret));
  const given = Buffer.from(signed);
  if (more.length > 0 || expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const parsed = payloadSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success || parsed.data.host !== hostName(host)) return null;
  const seconds = parsed.data.expires - Date.now() / 1000;
  return seconds > 0 && seconds <= longestSeconds ? parsed.data.versions : null;
}

/** What a browser's cookie overrides; one that is not valid counts as none. */
export function overridesOf(cookies: Cookies, reader: OverrideReader): Overrides {
  const token = cookies[overrideCookie];
  return token === undefined ? {} : (readOverrides(token, reader) ?? {});
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
