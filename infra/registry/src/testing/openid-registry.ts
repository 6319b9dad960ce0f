import { startTestProvider, type TestProvider } from '@forecourt/openid/testing';
import { pino } from 'pino';
import type { OpenIdSettings } from '../sessions/openid-settings';
import { callbackPath } from '../sessions/provider-sign-in';
import { startTestRegistry, type TestRegistry } from './registry';
import { freePort } from './versitygw';

export const beginPath = '/v1/session/provider/begin';
/** Where a registry leads after a sign-in, and after one that failed. */
export const donePath = '/console/sign-in?done';
export const failedPath = (code: string): string => `/console/sign-in?failed=${code}`;

export const ada = { sub: 'u1', email: 'Ada@Example.com', email_verified: true, groups: ['release', 'staff'] };

const rights: OpenIdSettings['rights'] = [
  { group: 'release', may: ['promote', 'approve'], remotes: '*', brands: ['maker'] },
  { group: 'pages', may: ['place', 'flags'], remotes: '*', brands: '*' },
  { group: 'admins', may: ['admin'], remotes: '*', brands: '*' },
  { group: 'readers', may: ['read'], remotes: ['mfe-sample'], brands: '*' },
];

/** A registry whose people sign in by a provider, as Ada unless the test says another. */
export interface OpenIdRegistry {
  registry: TestRegistry;
  provider: TestProvider;
  /** Origin at which people reach it. */
  origin: string;
  /** Lines of its log. */
  lines: string[];
  close(): Promise<void>;
}

/**
 * Starts both.
 * @param more other settings @param secret the client's at the provider @param publicOrigin origin at which people reach the registry, if not at its port
 */
export async function startOpenIdRegistry(
  more: Partial<OpenIdSettings> = {},
  secret?: string,
  publicOrigin?: string,
): Promise<OpenIdRegistry> {
  const port = await freePort();
  const packagesOrigin = publicOrigin ?? `http://127.0.0.1:${port}`;
  const provider = await startTestProvider({ id: 'console', secret, redirectUri: packagesOrigin + callbackPath });
  provider.person = ada;
  const openid = {
    ...{ name: 'Example', issuer: provider.issuer, clientId: 'console', clientSecret: secret, rights },
    ...{ scopes: ['openid', 'email'], groupsClaim: 'groups', personClaim: 'email', ...more },
  };
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const registry = await startTestRegistry({}, undefined, { port, packagesOrigin, openid }, logger);
  return {
    ...{ registry, provider, origin: packagesOrigin, lines },
    async close() {
      await registry.close();
      await provider.close();
    },
  };
}

/** A browser: its cookies, and requests as its navigations and pages send them. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  /** Values of `Set-Cookie`, the latest last. */
  readonly set: string[] = [];

  constructor(private readonly site: OpenIdRegistry) {}

  /** Opens an address of the registry. @returns where it leads */
  async open(address: string): Promise<{ status: number; location: string; headers: Headers }> {
    const { pathname, search } = new URL(address, this.site.origin);
    const response = await fetch(this.site.registry.url + pathname + search, {
      redirect: 'manual',
      headers: { cookie: this.cookie },
    });
    for (const cookie of response.headers.getSetCookie()) {
      this.set.push(cookie);
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, location: response.headers.get('location') ?? '', headers: response.headers };
  }

  /** Begins a sign-in and lets the person sign in at the provider. @returns the address of the way back */
  async leave(query = ''): Promise<string> {
    const { location } = await this.open(beginPath + query);
    return (await this.site.provider.signIn(location)).href;
  }

  /** Signs in. @returns where the registry leads then */
  async signIn(query = ''): Promise<string> {
    return (await this.open(await this.leave(query))).location;
  }

  /** Sends a request as a page does. @param origin of the page; by default the registry's */
  send(method: string, path: string, body?: object, origin = this.site.origin): Promise<Response> {
    return fetch(this.site.registry.url + path, {
      method,
      headers: { cookie: this.cookie, origin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
