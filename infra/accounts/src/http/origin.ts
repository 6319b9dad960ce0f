/** The site and the network of a request, as the shell saw them. */
import { networkOf } from '@forecourt/service';
import type { Request } from 'express';

/** Returns the origin of the site on which the client is; empty if the shell does not say. */
export function siteOf(request: Request): string {
  const host = request.get('X-Forwarded-Host');
  return host === undefined ? '' : `${request.get('X-Forwarded-Proto') === 'https' ? 'https' : 'http'}://${host}`;
}

/** Returns the origin of the site on which the client is, or else the one that the operator configured. */
export const originOf = (request: Request, { site }: { site: string | undefined }): string =>
  siteOf(request) || (site ?? 'http://localhost');

/** Returns the client's network; empty if the shell does not say. */
export function clientNetwork(request: Request): string {
  const address = request.get('X-Forwarded-For') ?? '';
  return address === '' ? '' : networkOf(address);
}
