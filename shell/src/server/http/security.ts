import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { ProblemError } from './problems';

/** The nonce of one response; every script and style of it carries it. */
export function nonceOf(response: Response): string {
  return response.locals.nonce as string;
}

export function giveNonce(_request: Request, response: Response, next: NextFunction): void {
  response.locals.nonce = randomBytes(16).toString('base64');
  next();
}

const nonceSource = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response as Response)}'`;

/** Headers of every response: only scripts that the shell named by nonce run, nothing is framed, nothing is sniffed. */
export const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [nonceSource, "'strict-dynamic'"],
      styleSrc: ["'self'", nonceSource],
      imgSrc: ["'self'", 'data:', 'https:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
});

/** A write is accepted from the site's own pages only: by its `Origin`, or where a browser sends none by `Sec-Fetch-Site`. */
export function sameOriginWrites(publicOrigins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return next();
    const { origin, host } = request.headers;
    const allowed =
      origin === undefined
        ? request.headers['sec-fetch-site'] === 'same-origin'
        : publicOrigins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
    if (allowed) return next();
    throw new ProblemError(
      'foreign-origin',
      `A ${request.method} needs an Origin header of this site; it had ${origin === undefined ? 'none' : `"${origin}"`}.`,
    );
  };
}
