import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { ProblemError } from './problems';
import type { SiteHosts } from './site-hosts';

/** The nonce of one response; every script and style of it carries it. */
export function nonceOf(response: Response): string {
  return response.locals.nonce as string;
}

export function giveNonce(_request: Request, response: Response, next: NextFunction): void {
  response.locals.nonce = randomBytes(16).toString('base64');
  next();
}

const nonceSource = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response as Response)}'`;

/** What a page of the site never asks a browser for, nor any frame in it; browsers complain of features that they do not know. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every response: only scripts that the shell named by nonce run, nothing is framed, nothing is sniffed.
 * @param photoOrigins from which pictures may come besides the site itself
 */
export function securityHeaders(photoOrigins: readonly string[]): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: [nonceSource, "'strict-dynamic'"],
          styleSrc: ["'self'", nonceSource],
          imgSrc: ["'self'", 'data:', ...photoOrigins],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    }),
    (_request, response, next) => {
      response.set('Permissions-Policy', permissionsPolicy);
      next();
    },
  ];
}

/** A write is accepted from the site's own pages only: by its `Origin`, or where a browser sends none by `Sec-Fetch-Site`. */
export function sameOriginWrites(hosts: SiteHosts): RequestHandler {
  return (request, _response, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return next();
    const { origin } = request.headers;
    const allowed =
      origin === undefined ? request.headers['sec-fetch-site'] === 'same-origin' : hosts.isOwn(origin, request);
    if (allowed) return next();
    throw new ProblemError(
      'foreign-origin',
      `A ${request.method} needs an Origin header of this site; it had ${origin === undefined ? 'none' : `"${origin}"`}.`,
    );
  };
}
