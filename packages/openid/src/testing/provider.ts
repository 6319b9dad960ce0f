/** An OpenID provider for tests: signs everybody in without asking, and sends wrong tokens if told so. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Claims = Record<string, unknown>;

export interface TestProvider {
  issuer: string;
  /** Claims about the person who signs in; null if they refuse. */
  person: Claims | null;
  /** Claims of the answer about the person, besides their identifier. */
  info: Claims;
  /** Changes an ID token before it is signed. */
  change: (claims: Claims) => Claims;
  /** Whose key signs ID tokens. */
  signature: 'own' | 'foreign' | 'none';
  /** While it is away it ends every connection. */
  isAway: boolean;
  /** Paths with queries of all requests, the latest last. */
  readonly requests: string[];
  /** Opens its page as a browser does, with the person's consent. @returns the address of the way back */
  signIn(address: string): Promise<URL>;
  close(): Promise<void>;
}

interface Client {
  id: string;
  /** Absent for a public client. */
  secret?: string;
  redirectUri: string;
}

/** A request that the person agreed to. */
interface Agreed {
  challenge: string;
  nonce: string | undefined;
  person: Claims;
}

type Keys = Record<'publicKey' | 'privateKey', KeyObject>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The provider's keys, and those of somebody else; made once, since that takes long. */
const [own, foreign] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [Keys, Keys];

/** Starts a provider with one client. @param port 0 for any */
export async function startTestProvider(client: Client, port = 0): Promise<TestProvider> {
  const codes = new Map<string, Agreed>();
  const server = createServer((request, response) => {
    if (fake.isAway) return void request.socket.destroy();
    fake.requests.push(request.url ?? '');
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: TestProvider = {
    ...{ issuer, person: { sub: 'u1' }, info: {}, change: (claims) => claims, signature: 'own', isAway: false },
    requests: [],
    async signIn(address) {
      const { headers } = await fetch(address, { redirect: 'manual' });
      return new URL(headers.get('location') ?? '', address);
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (pathname === '/.well-known/openid-configuration') return void json(200, metadata(issuer));
    if (pathname === '/keys')
      return void json(200, {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
      });
    if (pathname === '/authorize') return void response.writeHead(302, { Location: wayBack(searchParams).href }).end();
    if (pathname === '/userinfo') return void json(200, { sub: fake.person?.sub, ...fake.info });
    if (pathname !== '/token') return void json(404, { error: 'not_found' });
    const form = new URLSearchParams(await text(request));
    const refusal = refusalOf(request, form);
    const agreed = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (refusal !== null) return void json(401, { error: refusal });
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (agreed === undefined || challenge !== agreed.challenge) return void json(400, { error: 'invalid_grant' });
    return void json(200, { access_token: 'access', token_type: 'Bearer', id_token: idToken(agreed) });
  }

  /** Returns the client's address with a code, or with the person's refusal. */
  function wayBack(query: URLSearchParams): URL {
    const back = new URL(client.redirectUri);
    const fits =
      query.get('redirect_uri') === client.redirectUri &&
      query.get('client_id') === client.id &&
      query.get('code_challenge_method') === 'S256';
    const code = randomBytes(16).toString('hex');
    if (fits && fake.person !== null) {
      codes.set(code, {
        ...{ person: fake.person, nonce: query.get('nonce') ?? undefined },
        challenge: query.get('code_challenge') ?? '',
      });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', fits ? 'access_denied' : 'invalid_request');
      back.searchParams.set('error_description', '<b>no</b>');
    }
    back.searchParams.set('state', query.get('state') ?? '');
    return back;
  }

  function refusalOf({ headers }: IncomingMessage, form: URLSearchParams): string | null {
    const expected = client.secret && `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
    const isClient = expected ? headers.authorization === expected : form.get('client_id') === client.id;
    return isClient && form.get('redirect_uri') === client.redirectUri ? null : 'invalid_client';
  }

  function idToken({ person, nonce }: Agreed): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: client.id, iat: now, exp: now + 3600, nonce, ...person };
    return signed(
      fake.change(claims),
      fake.signature,
      fake.signature === 'foreign' ? foreign.privateKey : own.privateKey,
    );
  }

  return fake;
}

const metadata = (issuer: string) => ({
  ...{ issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/userinfo` },
  ...{ authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
  end_session_endpoint: `${issuer}/end`,
  ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
  // A provider that offers unsigned tokens, too.
  id_token_signing_alg_values_supported: ['RS256', 'none'],
  code_challenge_methods_supported: ['S256'],
});

function signed(claims: Claims, signature: TestProvider['signature'], key: KeyObject): string {
  const header = signature === 'none' ? { alg: 'none' } : { alg: 'RS256', kid: 'own' };
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${signature === 'none' ? '' : createSign('RSA-SHA256').update(input).sign(key, 'base64url')}`;
}
