import type { IncomingMessage } from 'node:http';
import { clientGone, FetchError, type Log, reasonOf, writeProblem } from '@forecourt/service';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Offered, Offers } from '../descriptions/offers';
import { type Client, clientHeaders, settable } from '../http/client';
import { ProblemError } from '../http/problems';
import { cookiesFor, type UpstreamUrls } from '../upstreams';
import type { PostBreakers } from './post-breakers';

/** The longest timeout that a description may have, plus a margin, ms. It ends the client's connection, so it must not expire before the answer. */
const connectionMs = 35_000;

interface Options {
  urls: UpstreamUrls;
  offers: () => Offers;
  breakers: PostBreakers;
  clientOf: (request: Request) => Client;
  /** Returns where to redirect an address whose service does not answer; null for a problem. */
  instead: (url: string) => string | null;
  log: Log;
}

/** A pending request. */
interface Passage {
  offered: Offered;
  /** Whether it has a breaker; then a failure of the service is not passed on as an answer. */
  isGuarded: boolean;
  settle: (failure?: FetchError) => void;
}

/**
 * Passes requests on to the service that offers their path, and its answer back. Both stay unchanged, but for cookies, address and origin,
 * which the shell sets. Posts to a path with a breaker are read first (32 kB at most) and not sent while the breaker is open (R72).
 */
export function upstreamProxy({ urls, offers, breakers, clientOf, instead, log }: Options): RequestHandler {
  const passages = new WeakMap<IncomingMessage, Passage>();
  const late = new WeakSet<IncomingMessage>();

  const fail = (request: Request, response: Response, { offered, settle }: Passage, reason: string) => {
    const { upstream, title, lateDetail } = offered;
    log.warn({ upstream, path: pathnameOf(request.url), reason }, 'an upstream did not answer');
    const isLate = late.has(request);
    settle(new FetchError(isLate ? 'timed-out' : 'unreachable', reason));
    if (response.headersSent) return void response.end();
    const other = instead(request.url);
    if (other !== null) return void response.writeHead(302, { Location: other, 'Cache-Control': 'no-store' }).end();
    const problem = isLate
      ? new ProblemError(
          'upstream-late',
          lateDetail ??
            `The ${title} did not answer in time. It may have stored what you sent: look before you send it again.`,
        )
      : new ProblemError('upstream-failed', `The ${title} did not answer. Nothing was stored; try again in a moment.`);
    writeProblem(response, problem.problem);
  };

  const proxy = createProxyMiddleware<Request, Response>({
    router: (request) => urls[passages.get(request)!.offered.upstream],
    timeout: connectionMs,
    on: {
      proxyReq(proxied, request, response) {
        const { offered } = passages.get(request)!;
        proxied.setTimeout(offered.timeoutMs, () => {
          late.add(request);
          proxied.destroy();
        });
        // Stops work for a client that has left: a password hash takes a whole core.
        clientGone(response).addEventListener('abort', () => proxied.destroy());
        // Cookies are filtered by the shell below, and upstreams must not trust credentials that a visitor sends, except on paths that
        // authorize themselves.
        for (const name of ['cookie', ...(offered.authorizes ? [] : ['authorization']), 'proxy-authorization'])
          proxied.removeHeader(name);
        const headers = clientHeaders(clientOf(request), cookiesFor(offered.upstream));
        for (const [name, value] of Object.entries(headers)) proxied.setHeader(name, value);
        if (Buffer.isBuffer(request.body)) {
          for (const name of ['content-encoding', 'transfer-encoding']) proxied.removeHeader(name);
          proxied.setHeader('Content-Length', request.body.length);
          proxied.write(request.body);
        }
      },
      proxyRes(answer, request, response) {
        const passage = passages.get(request)!;
        const { 'set-cookie': given, 'retry-after': retryAfter } = answer.headers;
        const { statusCode = 0 } = answer;
        if (passage.isGuarded && statusCode >= 500 && retryAfter === undefined) {
          answer.resume();
          return fail(request, response, passage, `answered ${statusCode}`);
        }
        if (given !== undefined) answer.headers['set-cookie'] = settable(given, cookiesFor(passage.offered.upstream));
        passage.settle();
      },
      error(error, request, response) {
        if ('writeHead' in response) fail(request, response, passages.get(request)!, reasonOf(error));
      },
    },
  });

  const readBody = express.raw({ type: () => true, limit: '32kb' });
  return (request, response, next) => {
    const offered = offers().pathAt(request.path);
    const methods: readonly string[] = offered?.methods ?? [];
    if (offered === undefined || !methods.includes(request.method)) return next();
    const breaker = request.method === 'POST' && offered.breaker ? breakers(offered, offered.breaker) : undefined;
    if (breaker === undefined) {
      passages.set(request, { offered, isGuarded: false, settle: () => undefined });
      return void proxy(request, response, next);
    }
    readBody(request, response, (error?: unknown) => {
      if (error !== undefined) return next(error);
      const pass = () =>
        new Promise<void>((resolve, reject) => {
          const settle: Passage['settle'] = (failure) => {
            if (failure === undefined) resolve();
            // A client that has left is no failure of the service.
            else reject(response.destroyed ? new Error('the client has left') : failure);
          };
          passages.set(request, { offered, isGuarded: true, settle });
          void proxy(request, response, next);
        });
      breaker(pass).catch((failure: unknown) => {
        if (response.headersSent || response.destroyed) return;
        next(new ProblemError('upstream-failed', offered.breaker?.openDetail ?? reasonOf(failure)));
      });
    });
  };
}

/** Returns the path without the query, which may contain the token of an email's link. */
const pathnameOf = (url = '') => url.split('?', 1)[0];
