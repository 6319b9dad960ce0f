/** The client of a request, as the shell sees it. Upstreams get this, never what a client claims about itself. */
import type { Request } from 'express';
import type { SiteBrands } from '../site-brands';
import { type Cookies, cookiesOf } from './cookies';
import type { SiteHosts } from './site-hosts';

export interface Client {
  /** IP address; empty if unknown. */
  address: string;
  /** Scheme and host of the site in the client's address bar. */
  origin: string;
  cookies: Cookies;
}

export function clientOf(request: Request, { brands, hosts }: { brands: SiteBrands; hosts: SiteHosts }): Client {
  const brand = brands.forHost(request.headers.host);
  return { address: request.ip ?? '', origin: hosts.originOf(brand, request), cookies: cookiesOf(request) };
}

/** Returns the client's cookies that an upstream may read, as a header; undefined if it has none of them. @param names of these cookies */
export function ownCookies({ cookies }: Client, names: readonly string[] = []): string | undefined {
  const own = names.flatMap((name) => {
    const value = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return own.length === 0 ? undefined : own.join('; ');
}

/** Returns the headers that describe the client to an upstream. @param names of the cookies that the upstream may read */
export function clientHeaders(client: Client, names?: readonly string[]): Record<string, string> {
  const { protocol, host } = new URL(client.origin);
  const cookie = ownCookies(client, names);
  return {
    'X-Forwarded-For': client.address,
    'X-Forwarded-Proto': protocol.slice(0, -1),
    'X-Forwarded-Host': host,
    ...(cookie !== undefined && { Cookie: cookie }),
  };
}

/** Returns those `Set-Cookie` headers that an upstream may set. @param names of its cookies */
export function settable(given: readonly string[], names: readonly string[] = []): string[] {
  return given.filter((cookie) => names.includes(cookie.split('=', 1)[0]?.trim() ?? ''));
}
