import type { IncomingMessage } from 'node:http';
import { clientGone, type Log, reasonOf, writeProblem } from '@forecourt/service';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { type Client, clientHeaders, settable } from '../http/client';
import { ProblemError } from '../http/problems';
import { cookiesFor, type UpstreamUrls, upstreams } from '../upstreams';

const marginMs = 5_000;

/** Passes on what browsers may ask of the upstreams, as the table of upstreams says. */
export function upstreamProxies(urls: UpstreamUrls, log: Log, clientOf: (request: Request) => Client): RequestHandler[] {
  const late = new WeakSet<IncomingMessage>();
  return upstreams.map(([upstream, { paths, timeoutMs, ...row }]) => {
    const cookies = cookiesFor(row);
    const pathOf = (url: string) => {
      const [pathname = ''] = url.split('?');
      return paths.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    };
    return createProxyMiddleware({
      target: urls[upstream],
      pathFilter: (pathname, request) => pathOf(pathname)?.methods.includes(request.method ?? '') ?? false,
      proxyTimeout: timeoutMs,
      // Ends the visitor's connection, so only long after they could be answered.
      timeout: timeoutMs + marginMs,
      on: {
        // What a browser keeps is the shell's, but for what is the upstream's own; what a visitor claims to be no upstream is to believe.
        proxyReq(proxied, request, response) {
          proxied.once('timeout', () => late.add(request));
          // Work that nobody waits for is nobody's: a password that is computed costs a core.
          clientGone(response as Response).addEventListener('abort', () => proxied.destroy());
          const mayAuthorize = pathOf((request as Request).originalUrl)?.authorizes === true;
          for (const name of ['cookie', ...(mayAuthorize ? [] : ['authorization']), 'proxy-authorization'])
            proxied.removeHeader(name);
          const headers = clientHeaders(clientOf(request as Request), cookies);
          for (const [name, value] of Object.entries(headers)) proxied.setHeader(name, value);
        },
        proxyRes({ headers }) {
          const { 'set-cookie': given } = headers;
          if (given !== undefined) headers['set-cookie'] = settable(given, cookies);
        },
        error(error, request, response) {
          log.warn({ upstream, path: pathnameOf(request.url), reason: reasonOf(error) }, 'an upstream did not answer');
          if (!('writeHead' in response) || response.headersSent) return void response.end();
          const instead = pathOf(request.url ?? '')?.instead?.(request.url ?? '') ?? null;
          if (instead !== null)
            return void response.writeHead(302, { Location: instead, 'Cache-Control': 'no-store' }).end();
          const problem = late.has(request)
            ? new ProblemError('upstream-late', lateDetail(upstream))
            : new ProblemError(
                'upstream-failed',
                `The service "${upstream}" did not answer. Nothing was stored; try again in a moment.`,
              );
          writeProblem(response, problem.problem);
        },
      },
    });
  });
}

/** Who did not answer in time may have stored what it was sent. @param upstream its name */
export const lateDetail = (upstream: string): string =>
  `The service "${upstream}" did not answer in time. It may have stored what you sent: look before you send it again.`;

/** Without the query, in which a link of a letter may have its token. */
const pathnameOf = (url = '') => url.split('?', 1)[0];
