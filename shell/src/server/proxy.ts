import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { UpstreamName } from './data/sources';
import { type Log, reasonOf } from './log';

/** Upstream paths that browsers may reach through the shell (section 7). Fixed: no request and no fragment names a target. */
const routes: readonly { path: string; upstream: UpstreamName; methods: readonly string[] }[] = [
  { path: '/rest/lsc', upstream: 'marketplace', methods: ['GET', 'HEAD'] },
  { path: '/cars-for-sale/searchoptions', upstream: 'marketplace', methods: ['GET', 'HEAD'] },
  { path: '/cars-for-sale/svc', upstream: 'marketplace', methods: ['GET', 'HEAD'] },
  { path: '/account-api', upstream: 'marketplace', methods: ['GET', 'HEAD', 'POST'] },
];

/** Longest time an upstream may take to answer through the proxy. */
const timeoutMs = 20_000;

export function upstreamProxies(upstreams: Readonly<Record<UpstreamName, string>>, log: Log): RequestHandler[] {
  return routes.map(({ path, upstream, methods }) =>
    createProxyMiddleware({
      target: upstreams[upstream],
      pathFilter: (pathname, request) =>
        (pathname === path || pathname.startsWith(`${path}/`)) && methods.includes(request.method ?? ''),
      proxyTimeout: timeoutMs,
      timeout: timeoutMs,
      // The site's cookies are the shell's own; no upstream needs them.
      headers: { cookie: '' },
      on: {
        error(error, request, response) {
          log.warn({ upstream, path: request.url, reason: reasonOf(error) }, 'an upstream did not answer');
          if (!('writeHead' in response) || response.headersSent) return void response.end();
          problem(response, upstream);
        },
      },
    }),
  );
}

function problem(response: ServerResponse, upstream: string): void {
  response.writeHead(502, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  response.end(
    JSON.stringify({
      type: 'shell/upstream-failed',
      title: 'An upstream service did not answer',
      status: 502,
      detail: `The service "${upstream}" did not answer. Nothing was stored; try again in a moment.`,
    }),
  );
}
