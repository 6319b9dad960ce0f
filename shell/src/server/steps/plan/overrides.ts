import { createHmac, timingSafeEqual } from 'node:crypto';
import { nameSchema, versionSchema } from '@forecourt/contracts';
import { parseJson } from '@forecourt/service';
import * as z from 'zod';
import type { Cookies } from '../../http/cookies';
import type { Overrides } from './versions';

export const overrideCookie = 'fc_override';

const payloadSchema = z.strictObject({
  versions: z.record(nameSchema, versionSchema).refine((all) => Object.keys(all).length <= 20),
  /** Epoch seconds. */
  expires: z.int(),
});

/**
 * Which versions a tester's browser gets instead of what the channels say: a signed, expiring token, so that nobody else can
 * send a visitor to a version of their choice. Only versions that the registry holds can be named; there is no code by URL.
 */
export function signOverrides(versions: Overrides, expires: number, secret: string): string {
  const payload = Buffer.from(JSON.stringify({ versions, expires })).toString('base64url');
  return `${payload}.${signature(payload, secret)}`;
}

/** null when the token is not ours, was changed, has expired, or names no versions. */
export function readOverrides(token: string, secret: string, nowSeconds = Date.now() / 1000): Overrides | null {
  const [payload = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(payload, secret));
  const given = Buffer.from(signed);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const parsed = payloadSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  return parsed.success && parsed.data.expires > nowSeconds ? parsed.data.versions : null;
}

/** What a browser's cookie overrides; one that is not valid counts as none. */
export function overridesOf(cookies: Cookies, secret: string): Overrides {
  const token = cookies[overrideCookie];
  return token === undefined ? {} : (readOverrides(token, secret) ?? {});
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
