/** The site as a client of OpenID providers: of its own, and of those that the operator names. */
import * as openid from 'openid-client';
import { emailAddressSchema, lineSchema } from '../../http/fields';
import type { ForeignProvider } from './settings';

/** A provider, and the way to reach it. */
export interface KnownProvider extends Pick<ForeignProvider, 'issuer' | 'clientId' | 'scopes'> {
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

/** A provider's statement about a person. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Lower case; null if it names no valid address. */
  email: string | null;
  /** Whether it vouches for the address. */
  isEmailVerified: boolean;
  name: string;
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
   * @throws when any of it is invalid
   */
  async finish(provider: KnownProvider, returned: URL, { state, nonce, verifier }: Beginning): Promise<Claims> {
    const configuration = await this.configurationOf(provider);
    const tokens = await openid.authorizationCodeGrant(configuration, returned, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('the provider returned no ID token');
    const said =
      claims.email === undefined &&
      provider.scopes.includes('email') &&
      configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    return {
      ...{ issuer: claims.iss, subject: claims.sub },
      email: emailAddressSchema.safeParse(said.email).data ?? null,
      isEmailVerified: said.email_verified === true,
      name: lineSchema(50).safeParse(said.name).data ?? '',
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
