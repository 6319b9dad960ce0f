/** Forms of settings that name a provider. */
import * as z from 'zod';

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** An address of a provider: https, or on this machine. */
export const providerUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => new URL(url).protocol === 'https:' || isLocal(new URL(url)), 'has to be https');

/** Scopes of a request, `openid` among them. */
export const scopesSchema = z
  .array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/))
  .refine((scopes) => scopes.includes('openid'), 'has to hold openid');
