import { createBreaker, FetchError, fetchBytes, type Log, reasonOf } from '@forecourt/service';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { clientHeaders, clientOf, settable } from '../http/client';
import { ProblemError } from '../http/problems';
import type { SiteHosts } from '../http/site-hosts';
import type { SiteBrands } from '../site-brands';
import { upstreamTable } from '../upstreams';
import { lateDetail } from './proxy';

/** A path to which browsers post, with its own time and breaker (sections 7 and 9, R72). Milliseconds. */
interface GuardedPost {
  path: string;
  timeoutMs: number;
  restMs: number;
  /** What is said while it is left alone (section 8). */
  open: string;
}

const guarded: readonly GuardedPost[] = [
  {
    path: '/my-wallet/share-dealxg/deals',
    ...{ timeoutMs: 5_000, restMs: 30_000, open: 'Circuit Breaker for /deals is open' },
  },
  {
    path: '/cars-for-sale/consumer-device/browser',
    ...{ timeoutMs: 1_000, restMs: 300_000, open: 'Circuit Breaker for /consumer-device is open' },
  },
  {
    path: '/cars-for-sale/still-interested/alert',
    ...{ timeoutMs: 3_000, restMs: 30_000, open: 'Circuit Breaker for /still-interested is open' },
  },
];

const failuresInARow = 5;

interface Options {
  accountsUrl: string;
  brands: SiteBrands;
  hosts: SiteHosts;
  log: Log;
}

/** Hands these posts on to the accounts service, each path by a breaker of its own; all that is below a path is the same call. */
export function guardedPosts(options: Options): RequestHandler[] {
  return guarded.map((post) => {
    const { path, timeoutMs, restMs, open } = post;
    const breaker = createBreaker({ name: path, failures: failuresInARow, restMs });
    const readBody = express.text({ type: () => true, limit: '32kb' });
    const handOn = async (request: Request, response: Response) => {
      try {
        const answer = await breaker(() => ask(options, request, timeoutMs));
        for (const cookie of settable(answer.headers.getSetCookie(), upstreamTable.accounts.cookies))
          response.append('Set-Cookie', cookie);
        response
          .status(answer.status)
          .set('Cache-Control', 'no-store')
          .type(answer.headers.get('content-type') ?? 'application/json')
          .send(answer.bytes);
      } catch (error) {
        options.log.warn({ path, reason: reasonOf(error) }, 'an upstream did not answer');
        const failure = error instanceof FetchError ? error.failure : null;
        if (failure === 'timed-out') throw new ProblemError('upstream-late', lateDetail('accounts'));
        const detail =
          failure === 'breaker-open'
            ? open
            : 'The accounts service did not answer. Nothing was stored; try again in a moment.';
        throw new ProblemError('upstream-failed', detail);
      }
    };
    return (request, response, next) => {
      const isMine = request.path === path || request.path.startsWith(`${path}/`);
      if (request.method !== 'POST' || !isMine) return next();
      readBody(request, response, (error?: unknown) => {
        if (error !== undefined) return next(error);
        handOn(request, response).catch(next);
      });
    };
  });
}

/** A refusal is an answer; that the service is broken is none. */
function ask(options: Options, request: Request, timeoutMs: number) {
  const { cookies } = upstreamTable.accounts;
  return fetchBytes({
    url: options.accountsUrl + request.path,
    method: 'POST',
    headers: {
      'Content-Type': request.get('content-type') ?? 'application/json',
      ...clientHeaders(clientOf(request, options), cookies),
    },
    body: typeof request.body === 'string' ? request.body : '',
    timeoutMs,
    accepts: (status) => status < 500,
  });
}
