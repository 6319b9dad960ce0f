import { createHash } from 'node:crypto';
import { inlineScheme } from '@forecourt/contracts';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { ProblemError } from './problems';
import type { SiteHosts } from './site-hosts';

/** What may run in a page, and what may style it. */
export interface Allowed {
  /** Sources of `script-src`: hashes, as `hashOf` makes them. */
  scripts?: readonly string[];
  /** Of `style-src`, besides the site's own sheets. */
  styles?: readonly string[];
  /** Of frames, pictures and calls of ads, on brands that have them from elsewhere. */
  ads?: readonly string[];
}

/** Name of the header. */
export const policyHeader = 'Content-Security-Policy';

/** How a policy names the text of a script or style that stands in a page. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The policy of a page: only scripts that it names by their hash run, and what those load; without any, none. The same page has the
 * same policy, whoever asks for it. Pictures come from the site alone, sellers' photographs too, but for ads of brands that say so.
 */
export function contentPolicy({ scripts = [], styles = [], ads = [] }: Allowed): string {
  const named = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives = {
    'default-src': ["'self'"],
    'script-src': scripts.length === 0 ? ["'none'"] : [...named(scripts), "'strict-dynamic'"],
    'style-src': ["'self'", ...named(styles)],
    'img-src': ["'self'", inlineScheme, ...ads],
    'font-src': ["'self'", inlineScheme],
    'connect-src': ["'self'", ...ads],
    ...(ads.length > 0 && { 'frame-src': ads }),
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** What a page of the site never asks a browser for, nor any frame in it; browsers complain of features that they do not know. */
const withheld = ['camera', 'microphone', 'payment', 'usb', 'serial', 'display-capture'];
/** Where a shopper is, a page may ask once they click "Use my location"; frames may not. */
const permissionsPolicy = ['geolocation=(self)', ...withheld.map((feature) => `${feature}=()`)].join(', ');

/** Headers of every response: no script runs but in pages that name theirs, nothing is framed, nothing is sniffed. */
export function securityHeaders(): RequestHandler[] {
  const policy = contentPolicy({});
  return [
    helmet({
      contentSecurityPolicy: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    }),
    (_request, response, next) => {
      response.set(policyHeader, policy).set('Permissions-Policy', permissionsPolicy);
      next();
    },
  ];
}

/** Mail programs end letters by the link that these hold, with no page around them (RFC 8058): who has it may, and no cookie counts. */
const linkOfLetter = /^\/account-api\/alerts\/[\w-]{20,100}\/stop$/;

/** Programs of other teams' sites ask the site's OpenID provider by secrets of their own, and no cookie counts. */
const openIdCall = /^\/account-api\/oidc\/(token|me)$/;

/** A write is accepted from the site's own pages only: by its `Origin`, or where a browser sends none by `Sec-Fetch-Site`. */
export function sameOriginWrites(hosts: SiteHosts): RequestHandler {
  return (request, _response, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return next();
    const { origin } = request.headers;
    if (linkOfLetter.test(request.path) || openIdCall.test(request.path)) return next();
    const allowed =
      origin === undefined ? request.headers['sec-fetch-site'] === 'same-origin' : hosts.isOwn(origin, request);
    if (allowed) return next();
    throw new ProblemError(
      'foreign-origin',
      `A ${request.method} needs an Origin header of this site; it had ${origin === undefined ? 'none' : `"${origin}"`}.`,
    );
  };
}
