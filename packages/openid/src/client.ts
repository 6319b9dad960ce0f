/** A program as a client of OpenID providers. */
import * as openid from 'openid-client';
import { providerUrl } from './settings';

/** A provider, and the way to reach it. */
export interface KnownProvider {
  issuer: string;
  clientId: string;
  scopes: readonly string[];
  /** Absent for a client without one. */
  clientSecret?: string;
  /** Replaces the network for requests to this provider. */
  fetch?: openid.CustomFetch;
  /** Algorithm of its signatures; default: the one in its metadata. */
  algorithm?: string;
}

/** A pending sign-in. */
export interface Beginning {
  state: string;
  nonce: string;
  verifier: string;
}

/** A provider's statement about a person, whose ID token is valid. */
export interface Statement {
  issuer: string;
  subject: string;
  /** When the ID token ends, ms since 1970. */
  endsAt: number;
  /** Claims of the ID token, and those of the provider's answer about the person if it was needed. */
  claims: Readonly<Record<string, unknown>>;
  /** Where a browser ends its session with the provider; null if the provider names no such address. */
  signOutUrl: string | null;
}

const timeoutSeconds = 10;
/** The number of providers whose metadata and keys are cached. */
const mostKnown = 50;

export class OpenIdClient {
  private readonly known = new Map<string, Promise<openid.Configuration>>();

  /** Returns the address at which a browser signs in. @throws when the provider's metadata cannot be fetched */
  async begin(provider: KnownProvider, redirectUri: string): Promise<{ url: URL; beginning: Beginning }> {
    const configuration = await this.configurationOf(provider);
    const beginning = {
      ...{ state: openid.randomState(), nonce: openid.randomNonce() },
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      ...{ redirect_uri: redirectUri, scope: provider.scopes.join(' ') },
      ...{ state: beginning.state, nonce: beginning.nonce },
      code_challenge: await openid.calculatePKCECodeChallenge(beginning.verifier),
      code_challenge_method: 'S256',
    });
    return { url, beginning };
  }

  /**
   * Exchanges the code for an ID token, and validates both: state, nonce, issuer, audience, times, signature.
   * @param returned the whole address to which the provider redirected
   * @param wanted claims for which the provider is asked if the ID token lacks one
   * @throws when any of it is invalid
   */
  async finish(
    provider: KnownProvider,
    returned: URL,
    { state, nonce, verifier }: Beginning,
    wanted: readonly string[],
  ): Promise<Statement> {
    const configuration = await this.configurationOf(provider);
    const tokens = await openid.authorizationCodeGrant(configuration, returned, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('the provider returned no ID token');
    const metadata = configuration.serverMetadata();
    const isLacking = wanted.some((name) => claims[name] === undefined) && metadata.userinfo_endpoint !== undefined;
    const info = isLacking ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
    return {
      ...{ issuer: claims.iss, subject: claims.sub, endsAt: claims.exp * 1000, claims: { ...claims, ...info } },
      signOutUrl: providerUrl.safeParse(metadata.end_session_endpoint).success
        ? openid.buildEndSessionUrl(configuration).href
        : null,
    };
  }

  /** Failures are not cached. */
  private configurationOf(provider: KnownProvider): Promise<openid.Configuration> {
    const key = `${provider.issuer} ${provider.clientId}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.known.keys();
    if (this.known.size >= mostKnown && oldest !== undefined) this.known.delete(oldest);
    const asked = discover(provider);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    return asked;
  }
}

async function discover(provider: KnownProvider): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, fetch, algorithm } = provider;
  const isPlain = issuer.startsWith('http:');
  const options = {
    ...{ algorithm: 'oidc' as const, timeout: timeoutSeconds },
    ...(fetch !== undefined && { [openid.customFetch]: fetch }),
    execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
  };
  const metadata = algorithm === undefined ? {} : { id_token_signed_response_alg: algorithm };
  return openid.discovery(new URL(issuer), clientId, metadata, authenticationOf(clientSecret), options);
}

/** Uses the header, which every provider accepts that names no other method. */
function authenticationOf(secret: string | undefined): openid.ClientAuth {
  if (secret === undefined) return openid.None();
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const by = taken.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost;
    return by(secret)(server, ...rest);
  };
}
