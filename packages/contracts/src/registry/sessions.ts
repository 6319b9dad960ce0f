/** Sessions of the console: a token, or a link that was made with one, is exchanged for a cookie. */
import * as z from 'zod';
import { tokenScopeSchema } from './tokens';

/** Body of `POST /v1/session`. */
export const beginSessionSchema = z.union([
  z.strictObject({ token: z.string().trim().min(1).max(500) }),
  /** The secret of a sign-in link, which is behind its `#`. */
  z.strictObject({ link: z.string().min(1).max(100) }),
]);

/** Answer of `GET` and `POST /v1/session`: the sender and its rights. */
export const sessionSchema = z.object({
  /** Name of the token, as in the audit log; or the sender's address. */
  who: z.string(),
  /** Person who uses the token; null if it has no name. */
  person: z.string().nullable(),
  ...tokenScopeSchema.pick({ may: true, remotes: true, brands: true }).shape,
  /** When the session or its token ends, whichever is first; null if never. */
  expiresAt: z.iso.datetime().nullable(),
});

/** Answer of `POST /v1/session/links`. */
export const signInLinkSchema = z.object({
  /** Path on the registry, with the secret behind `#`, so that no server and no log sees it. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});

export type Session = z.infer<typeof sessionSchema>;
export type SignInLink = z.infer<typeof signInLinkSchema>;
