import { createHash } from 'node:crypto';
import { inlineScheme } from '@forecourt/contracts';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { ProblemError } from './problems';
import type { SiteHosts } from './site-hosts';

/** Scripts, styles and ad origins that a page's policy allows. */
export interface Allowed {
  /** Sources of `script-src`: hashes from `hashOf`. */
  scripts?: readonly string[];
  /** Sources of `style-src`, besides the site's own sheets. */
  styles?: readonly string[];
  /** Sources for frames, pictures and requests of ads, for brands with ads from other origins. */
  ads?: readonly string[];
  /** Origin whose pages may show this one in a frame. */
  framedBy?: string | undefined;
}

/** Name of the header. */
export const policyHeader = 'Content-Security-Policy';

/** Path to which browsers report what a policy has blocked. */
export const policyReportPath = '/_shell/csp';

/** Returns the hash by which a policy allows an inline script or style. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Returns the policy of a page: only scripts with one of its hashes run, and those that they load; without hashes, none. The same page has
 * the same policy for every client. Pictures come from the site alone, sellers' photographs too, except ads of brands that allow other
 * origins.
 */
export function contentPolicy({ scripts = [], styles = [], ads = [], framedBy = "'none'" }: Allowed): string {
  const named = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives = {
    // Also for styles, requests and frames, unless a page needs more.
    'default-src': ["'self'"],
    'script-src': scripts.length === 0 ? ["'none'"] : [...named(scripts), "'strict-dynamic'"],
    ...(styles.length > 0 && { 'style-src': ["'self'", ...named(styles)] }),
    'img-src': ["'self'", inlineScheme, ...ads],
    'font-src': ["'self'", inlineScheme],
    ...(ads.length > 0 && { 'connect-src': ["'self'", ...ads], 'frame-src': ads }),
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy],
    // Not `report-to`: it needs a header of its own, and every browser knows this one.
    'report-uri': [policyReportPath],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** Features that no page of the site uses, nor any frame in it. Browsers warn about unknown features, so only these are listed. */
const withheld = ['camera', 'microphone', 'payment', 'usb'];
/** A page may ask for the location when a shopper clicks "Use my location"; frames may not. */
const permissionsPolicy = ['geolocation=(self)', ...withheld.map((feature) => `${feature}=()`)].join(',');

/** Sets headers of every response: no scripts except in pages that allow theirs, no framing, no sniffing of content types. */
export function securityHeaders(): RequestHandler[] {
  const policy = contentPolicy({});
  return [
    helmet({
      contentSecurityPolicy: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
      // For programs that cannot show the site, or the default.
      ...{ xDownloadOptions: false, xPermittedCrossDomainPolicies: false, xXssProtection: false },
      xDnsPrefetchControl: false,
      // The default of every browser that knows it.
      originAgentCluster: false,
    }),
    (_request, response, next) => {
      response.set(policyHeader, policy).set('Permissions-Policy', permissionsPolicy);
      next();
    },
  ];
}

/**
 * Mail programs unsubscribe through this link of an email, without a page (RFC 8058). The link's token is the permission; cookies do not
 * count.
 */
const linkOfLetter = /^\/account-api\/alerts\/[\w-]{20,100}\/stop$/;

/** Servers of other teams' sites call the site's OpenID provider with secrets of their own; cookies do not count. */
const openIdCall = /^\/account-api\/oidc\/(token|me)$/;

/** Accepts writes from the site's own pages only: by `Origin`, or by `Sec-Fetch-Site` if the browser sends no `Origin`. */
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
