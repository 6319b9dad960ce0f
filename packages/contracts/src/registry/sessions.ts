/** Sessions of the console: a token, a link that was made with one, or a sign-in by the OpenID provider is exchanged for a cookie. */
import * as z from 'zod';
import { rightsSchema } from './tokens';

/** Body of `POST /v1/session`. */
export const beginSessionSchema = z.union([
  z.strictObject({ token: z.string().trim().min(1).max(500) }),
  /** The secret of a sign-in link, which is behind its `#`. */
  z.strictObject({ link: z.string().min(1).max(100) }),
]);

/** Answer of `GET` and `POST /v1/session`: the sender and its rights. */
export const sessionSchema = z.object({
  /** Name of the token, or `openid:` and the provider's identifier of the person, as in the audit log; or the sender's address. */
  who: z.string(),
  /** Person who uses the token or the session; null if it has no name. */
  person: z.string().nullable(),
  /** Every permission that it has somewhere. */
  may: rightsSchema.shape.may,
  /** What it may do where: whatever one of these permits. A token has one; a person one for each of their groups. */
  rights: z.array(rightsSchema).min(1),
  /** When the session, its token or the provider's statement ends, whichever is first; null if never. */
  expiresAt: z.iso.datetime().nullable(),
});

/** Answer of `POST /v1/session/links`. */
export const signInLinkSchema = z.object({
  /** Path on the registry, with the secret behind `#`, so that no server and no log sees it. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});

/** Answer of `GET /v1/session/provider`. */
export const signInProviderSchema = z.object({
  /** Name of the OpenID provider, for people; null if the registry has none. */
  name: z.string().nullable(),
  /** Where a browser ends its session with the provider; null if no such address is known. */
  signOutUrl: z.url().nullable(),
});

/** Why a sign-in by the provider failed, in the address `/console/sign-in?failed=`; the console has a text for each. */
export const signInFailures = [
  'away',
  'refused',
  'misconfigured',
  'expired',
  'clock',
  'invalid',
  'no-rights',
  'too-many',
] as const;
export type SignInFailure = (typeof signInFailures)[number];

export type Session = z.infer<typeof sessionSchema>;
export type SignInLink = z.infer<typeof signInLinkSchema>;
export type SignInProvider = z.infer<typeof signInProviderSchema>;
