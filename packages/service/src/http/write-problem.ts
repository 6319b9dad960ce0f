import type { ServerResponse } from 'node:http';
import type { Problem } from '@forecourt/contracts';

/** Seconds after which it may be over, by the status. */
const comeAgain: Readonly<Record<number, string>> = { 503: '1', 429: '60' };

/** Ends a response as RFC 9457 problem details that nobody keeps; what may be over in a moment says so, unless the response says when already. */
export function writeProblem(response: ServerResponse, problem: Problem): void {
  const retryAfter = comeAgain[problem.status];
  const body = Buffer.from(JSON.stringify(problem));
  response.writeHead(problem.status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && !response.hasHeader('Retry-After') && { 'Retry-After': retryAfter }),
  });
  response.end(body);
}
