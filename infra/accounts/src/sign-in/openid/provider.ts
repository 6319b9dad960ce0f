/** The accounts of the site as an OpenID provider: for the site itself, and for sites of other teams. */
import type { IncomingMessage } from 'node:http';
import { reasonOf } from '@forecourt/service';
import type { Kysely } from 'kysely';
import Provider, { type ClientMetadata, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema';
import type { SigningKeys } from './keys';
import { plainPage } from './plain-page';
import { type OtherClient, ownName } from './settings';
import { openIdStore } from './store';

/** Path of the site below which it answers. */
export const providerPath = '/account-api/oidc';
/** Returns the path to which a provider redirects. */
export const callbackPath = (name: string): string => `/account-api/openid/${name}/callback`;

/** The person who sent a request to the provider, known by a session or by a proof of identity. */
export interface Login {
  personId: string;
  /** When they proved their identity, epoch seconds. */
  at: number;
}

interface ProviderOptions {
  db: Kysely<Database>;
  now: () => number;
  logger: Logger;
  keys: SigningKeys;
  clients: readonly OtherClient[];
  /** Scheme and host of the site that it is the provider of. */
  origin: string;
  /** Returns the person who sent a request. */
  loginOf(request: IncomingMessage): Login | undefined;
}

/** In seconds. None has to last: the site's own session says whether a person is signed in. */
const minute = 60;
const ttl = {
  ...{ AuthorizationCode: minute, AccessToken: 10 * minute, IdToken: 10 * minute },
  ...{ Grant: 10 * minute, Session: 10 * minute, Interaction: 60 * minute },
};

const shared = { grant_types: ['authorization_code'], response_types: ['code'] } satisfies Partial<ClientMetadata>;

/** The site's own client: without a secret, because it is the same program, but with PKCE. */
const ownClient = (origin: string): ClientMetadata => ({
  ...shared,
  client_id: ownName,
  redirect_uris: [origin + callbackPath(ownName)],
  token_endpoint_auth_method: 'none',
  id_token_signed_response_alg: 'ES256',
});

const otherClient = ({ id, secret, redirectUris }: OtherClient): ClientMetadata => ({
  ...shared,
  client_id: id,
  redirect_uris: [...redirectUris],
  ...(secret === undefined
    ? { token_endpoint_auth_method: 'none' }
    : { client_secret: secret, token_endpoint_auth_method: 'client_secret_basic' }),
});

/** Whether the present sign-in is enough for a request, or the person has to sign in once more. */
function willDo({ oidc }: KoaContextWithOIDC, { personId, at }: Login): boolean {
  const { prompts, params, entities } = oidc;
  if (prompts.has('login') || prompts.has('consent')) return false;
  const hinted = entities.IdTokenHint?.payload.sub;
  if (hinted !== undefined && hinted !== personId) return false;
  return params?.max_age === undefined || Date.now() / 1000 - at <= Number(params.max_age);
}

/**
 * Authorization code flow with PKCE, and nothing else: no tokens that last, no registration by strangers. Clients are the operator's own,
 * so that nobody is asked to consent; a person with a session is not asked again, all others sign in on the site's page.
 */
export function openIdProvider(options: ProviderOptions): Provider {
  const { db, now, logger, keys, clients, origin, loginOf } = options;
  const issuer = origin + providerPath;
  const secure = origin.startsWith('https:');
  const prefix = secure ? '__Secure-' : '';
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: false } as const;
  const configuration: Configuration = {
    adapter: (model) => openIdStore(db, issuer, model, now),
    clients: [ownClient(origin), ...clients.map(otherClient)],
    jwks: keys,
    ttl,
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: {
      // The shell passes the provider's session cookie on to nobody: the site's own session says whether a person is signed in.
      names: { session: `${prefix}fc_openid`, interaction: `${prefix}fc_interaction`, resume: `${prefix}fc_resume` },
      ...{ long: cookie, short: cookie },
    },
    pkce: { required: () => true },
    // Discovery lists these, and no others.
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'none'],
    features: {
      ...{ devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
      ...{ pushedAuthorizationRequests: { enabled: false }, dPoP: { enabled: false } },
      resourceIndicators: { enabled: false },
    },
    expiresWithSession: () => false,
    extraParams: {
      // The last step before the provider looks for a sign-in; it runs whether there is such a parameter or not.
      async screen(ctx) {
        const login = loginOf(ctx.req);
        if (login !== undefined && willDo(ctx, login))
          ctx.oidc.session?.loginAccount({ accountId: login.personId, loginTs: login.at });
      },
    },
    async loadExistingGrant({ oidc }) {
      const { accountId } = oidc.session ?? {};
      if (accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId });
      grant.addOIDCScope([...oidc.requestParamScopes].join(' '));
      await grant.save();
      return grant;
    },
    async findAccount(_ctx, accountId) {
      const person = await db
        .selectFrom('persons')
        .select(['email', 'name', 'verifiedAt'])
        .where('id', '=', accountId)
        .executeTakeFirst();
      if (person === undefined) return undefined;
      const { email, name, verifiedAt } = person;
      const claims = { sub: accountId, email, email_verified: verifiedAt !== null, ...(name !== '' && { name }) };
      return { accountId, claims: () => claims };
    },
    interactions: { url: (_ctx, { uid }) => `${providerPath}/interaction/${uid}` },
    renderError(ctx, { error_description: detail = '' }) {
      ctx.type = 'html';
      ctx.body = plainPage({ title: 'This sign-in cannot be continued', text: `${detail}.` });
    },
  };
  const provider = new Provider(issuer, configuration);
  // The headers of the shell in front say how browsers see it.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) =>
    logger.error({ reason: reasonOf(error) }, 'the OpenID provider could not answer'),
  );
  return provider;
}
