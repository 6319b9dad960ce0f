/** The operator's settings of signing in to the console by an OpenID provider. */
import { rightsSchema } from '@forecourt/contracts/tokens';
import { type KnownProvider, providerUrl, scopesSchema } from '@forecourt/openid';
import { listOrFile } from '@forecourt/service';
import * as z from 'zod';

/** Rights of the members of a group. */
const groupRightsSchema = rightsSchema.extend({
  group: z.string().min(1).max(300),
  remotes: rightsSchema.shape.remotes.default('*'),
  brands: rightsSchema.shape.brands.default('*'),
});

const name = z.string().max(100);

export const openIdVariables = {
  CONSOLE_OIDC_ISSUER: providerUrl.optional().meta({
    description:
      'OpenID provider by which people sign in to the console; needs CONSOLE_OIDC_CLIENT_ID, CONSOLE_OIDC_RIGHTS and PACKAGES_ORIGIN. See docs/console.md.',
    form: 'its issuer, an https URL, or an http URL of this machine',
    standard: 'none: people sign in by tokens',
  }),
  CONSOLE_OIDC_NAME: z
    .string()
    .max(40)
    .default('OpenID')
    .describe('Name of the provider for people: “Sign in with …”.'),
  CONSOLE_OIDC_CLIENT_ID: z.string().max(500).optional().meta({
    description: 'Identifier of the console at the provider.',
    standard: 'none',
  }),
  CONSOLE_OIDC_CLIENT_SECRET: z.string().max(1000).optional().meta({
    description: 'Secret of the console at the provider.',
    standard: 'none: a public client, which PKCE protects',
  }),
  CONSOLE_OIDC_SCOPES: z
    .string()
    .default('openid profile email')
    .transform((text) => text.trim().split(/\s+/))
    .pipe(scopesSchema)
    .meta({ description: 'Scopes that are requested of the provider.', form: 'scopes, openid among them, by blanks' }),
  CONSOLE_OIDC_GROUPS_CLAIM: name.default('groups').describe('Claim with the names of a person’s groups.'),
  CONSOLE_OIDC_PERSON_CLAIM: name
    .default('email')
    .describe(
      'Claim that names the person in the audit log and for approvals. The provider’s identifier, sub, replaces one that is missing, has blanks, or is an email address that is not verified.',
    ),
  CONSOLE_OIDC_RIGHTS: listOrFile(z.array(groupRightsSchema).max(500)).meta({
    description: 'What the people of each group may do: the permissions of tokens, and if need be remotes and brands.',
    form: 'a JSON list such as [{"group":"recalls-team","may":["promote","preview"],"remotes":["mfe-recalls"]}], or the path of a file with one',
    standard: 'none',
  }),
};

/** Settings of a provider by which people sign in. */
export interface OpenIdSettings extends KnownProvider {
  /** Shown to people who sign in. */
  name: string;
  groupsClaim: string;
  personClaim: string;
  rights: readonly z.output<typeof groupRightsSchema>[];
}

type Variables = z.output<z.ZodObject<typeof openIdVariables>> & { PACKAGES_ORIGIN?: string | undefined };

/** Returns the settings; undefined without a provider. @throws an error that names what is missing, or set in vain */
export function openIdSettings(env: Variables): OpenIdSettings | undefined {
  const { CONSOLE_OIDC_ISSUER: issuer, CONSOLE_OIDC_CLIENT_ID: clientId, PACKAGES_ORIGIN: origin } = env;
  const rights = env.CONSOLE_OIDC_RIGHTS;
  if (issuer === undefined) {
    if (clientId === undefined && rights.length === 0) return undefined;
    throw new Error('CONSOLE_OIDC_CLIENT_ID and CONSOLE_OIDC_RIGHTS need CONSOLE_OIDC_ISSUER, the provider.');
  }
  if (clientId === undefined || rights.length === 0 || origin === undefined)
    throw new Error(
      'CONSOLE_OIDC_ISSUER needs CONSOLE_OIDC_CLIENT_ID, at least one group in CONSOLE_OIDC_RIGHTS, without which nobody could sign in, and PACKAGES_ORIGIN, to which the provider redirects.',
    );
  if (!providerUrl.safeParse(origin).success)
    throw new Error('CONSOLE_OIDC_ISSUER needs a PACKAGES_ORIGIN with https, except on this machine.');
  return {
    ...{ issuer, clientId, clientSecret: env.CONSOLE_OIDC_CLIENT_SECRET, scopes: env.CONSOLE_OIDC_SCOPES, rights },
    ...{ name: env.CONSOLE_OIDC_NAME, groupsClaim: env.CONSOLE_OIDC_GROUPS_CLAIM },
    personClaim: env.CONSOLE_OIDC_PERSON_CLAIM,
  };
}
