import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { newSigningKeys } from '../sign-in/openid/keys';
import type { ForeignProvider } from '../sign-in/openid/settings';

/** Another OpenID provider: signs everybody in with the claims that the test sets. */
export interface FakeProvider {
  settings: ForeignProvider;
  /** Claims about the person who signs in; null if they refuse. */
  claims: { sub: string; email?: string; email_verified?: boolean; name?: string } | null;
  /** Opens its page as a browser does, with the person's consent. @returns the URL of the way back */
  signIn(address: string): Promise<URL>;
  close(): Promise<void>;
}

/** Keys that all providers of a test file share, because creating them takes a while. */
const jwks = newSigningKeys();

/** @param redirectUri of the site under test */
export async function startFakeProvider(redirectUri: string): Promise<FakeProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/id`;
  const settings = {
    ...{ name: 'example', title: 'Example', issuer, clientId: 'cars', clientSecret: 's'.repeat(40) },
    scopes: ['openid', 'email', 'profile'],
  };
  const fake: FakeProvider = {
    settings,
    claims: { sub: 'u1' },
    async signIn(address) {
      const answer = await fetch(address, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '', address);
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
  const provider = new Provider(issuer, {
    jwks,
    clients: [
      {
        ...{ client_id: 'cars', client_secret: settings.clientSecret, redirect_uris: [redirectUri] },
        ...{ grant_types: ['authorization_code'], response_types: ['code'] },
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['k'] },
    ttl: { Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60, Interaction: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    extraParams: {
      async screen({ oidc }) {
        if (fake.claims !== null) oidc.session?.loginAccount({ accountId: fake.claims.sub });
      },
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ ...fake.claims, sub: accountId }) }),
    interactions: { url: () => '/said-no' },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    request.url = request.url?.replace(/^\/id/, '');
    answer(request, response);
  });
  return fake;
}
