/** Who asks through the shell, as an upstream is told: what the shell saw, never what a visitor says of themselves. */
import type { Request } from 'express';
import type { SiteBrands } from '../site-brands';
import { type Cookies, cookiesOf } from './cookies';
import type { SiteHosts } from './site-hosts';

export interface Client {
  /** Empty where it is not known. */
  address: string;
  /** Scheme and host of the site that they see. */
  origin: string;
  cookies: Cookies;
}

export function clientOf(request: Request, { brands, hosts }: { brands: SiteBrands; hosts: SiteHosts }): Client {
  const brand = brands.forHost(request.headers.host);
  return { address: request.ip ?? '', origin: hosts.originOf(brand, request), cookies: cookiesOf(request) };
}

/** An upstream's own of what a browser keeps. @param names that it may see; undefined where the browser has none of them */
export function ownCookies({ cookies }: Client, names: readonly string[] = []): string | undefined {
  const own = names.flatMap((name) => {
    const value = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return own.length === 0 ? undefined : own.join('; ');
}

/** @param names of the cookies that the upstream may see */
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

/** Of what an upstream wants a browser to keep, what is its to set. @param given `Set-Cookie` headers */
export function settable(given: readonly string[], names: readonly string[] = []): string[] {
  return given.filter((cookie) => names.includes(cookie.split('=', 1)[0]?.trim() ?? ''));
}
