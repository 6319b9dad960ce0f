/** The operator's settings of OpenID Connect: other providers, and other sites that are clients of this one's. */
import { providerUrl, scopesSchema } from '@forecourt/openid';
import { listOrFile } from '@forecourt/service';
import * as z from 'zod';

const nameSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'lower-case letters, digits and hyphens');

/** The site's own provider, and the name of its own client there. */
export const ownName = 'forecourt';

/** Another provider with which people may sign in here. */
const providerSchema = z.strictObject({
  /** In addresses. */
  name: nameSchema.refine((name) => name !== ownName, 'is the site’s own'),
  /** For people: "Continue with …". */
  title: z.string().min(1).max(40),
  issuer: providerUrl,
  clientId: z.string().min(1).max(500),
  clientSecret: z.string().min(1).max(1_000),
  scopes: scopesSchema.default(['openid', 'email', 'profile']),
});
export type ForeignProvider = z.output<typeof providerSchema>;

/** Another team's site, on which people may sign in with their accounts here. */
const clientSchema = z.strictObject({
  id: nameSchema.refine((name) => name !== ownName, 'is the site’s own'),
  /** Absent for a client that cannot protect one, such as an app: PKCE protects it, as all others. */
  secret: z.string().min(32).max(1_000).optional(),
  redirectUris: z.array(providerUrl).min(1).max(20),
});
export type OtherClient = z.output<typeof clientSchema>;

const apart = <T>(key: (one: T) => string) =>
  [(all: readonly T[]) => new Set(all.map(key)).size === all.length, 'two of one name'] as const;

export const openIdVariables = {
  OPENID_PROVIDERS: listOrFile(
    z
      .array(providerSchema)
      .max(10)
      .refine(...apart<ForeignProvider>(({ name }) => name)),
  ).meta({
    description:
      'OpenID providers besides the site’s own with which people may sign in: name, title, issuer, clientId, clientSecret, and if need be scopes. See docs/accounts.md.',
    form: 'a JSON list such as [{"name":"example","title":"Example","issuer":"https://id.example","clientId":"…","clientSecret":"…"}], or the path of a file with one',
    standard: 'none',
  }),
  OPENID_CLIENTS: listOrFile(
    z
      .array(clientSchema)
      .max(100)
      .refine(...apart<OtherClient>(({ id }) => id)),
  ).meta({
    description:
      'Other sites on which people may sign in with their accounts here: id, redirectUris, and the secret of those that can protect one. See docs/accounts.md.',
    form: 'a JSON list such as [{"id":"dealer-desk","secret":"…","redirectUris":["https://desk.example/signed-in"]}], or the path of a file with one',
    standard: 'none',
  }),
};
