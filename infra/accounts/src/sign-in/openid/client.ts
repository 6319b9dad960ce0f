/** The site as a client of OpenID providers: of its own, and of those that the operator names. */
import * as openid from 'openid-client';
import { emailSchema, lineSchema } from '../../http/fields';
import type { ForeignProvider } from './settings';

/** A provider, and how it is reached. */
export interface KnownProvider extends Pick<ForeignProvider, 'issuer' | 'clientId' | 'scopes'> {
  /** Absent where the client has none. */
  clientSecret?: string;
  /** Asks the provider where that is not by the network. */
  fetch?: openid.CustomFetch;
  /** How it signs; as the provider says where absent. */
  algorithm?: string;
}

/** What is remembered of a sign-in that has begun. */
export interface Beginning {
  state: string;
  nonce: string;
  verifier: string;
}

/** What a provider says of somebody. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Lower case; null where it says none that can be written to. */
  email: string | null;
  /** Whether it says that the address is theirs. */
  isEmailVerified: boolean;
  name: string;
}

const timeoutSeconds = 10;
/** Discovery documents and keys of so many are remembered. */
const mostKnown = 50;

export class OpenIdClient {
  private readonly known = new Map<string, Promise<openid.Configuration>>();

  /** Where a browser goes to sign in. @throws when the provider cannot be asked how it is spoken to */
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
   * Gives the code for an ID token, and checks both: state, nonce, issuer, audience, times, signature.
   * @param returned the whole address that the provider led back to
   * @throws when anything of it does not fit
   */
  async finish(provider: KnownProvider, returned: URL, { state, nonce, verifier }: Beginning): Promise<Claims> {
    const configuration = await this.configurationOf(provider);
    const tokens = await openid.authorizationCodeGrant(configuration, returned, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('the provider gave no ID token');
    const said =
      claims.email === undefined &&
      provider.scopes.includes('email') &&
      configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    return {
      ...{ issuer: claims.iss, subject: claims.sub },
      email: emailSchema.safeParse(said.email).data ?? null,
      isEmailVerified: said.email_verified === true,
      name: lineSchema(50).safeParse(said.name).data ?? '',
    };
  }

  /** A provider that could not be asked is asked again the next time. */
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

/** By the header, as every provider takes it that says nothing else. */
function authenticationOf(secret: string | undefined): openid.ClientAuth {
  if (secret === undefined) return openid.None();
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const by = taken.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost;
    return by(secret)(server, ...rest);
  };
}
