import type { ServerResponse } from 'node:http';
import type { Problem } from '@forecourt/contracts';

/** `Retry-After` in seconds, by the status of problems that may be temporary. */
const retryAfter: Readonly<Record<number, string>> = { 503: '1', 429: '60' };

/** Ends a response with RFC 9457 problem details that no cache stores, and with `Retry-After` for a temporary problem unless it is set already. */
export function writeProblem(response: ServerResponse, problem: Problem): void {
  const seconds = retryAfter[problem.status];
  const body = Buffer.from(JSON.stringify(problem));
  response.writeHead(problem.status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...(seconds !== undefined && !response.hasHeader('Retry-After') && { 'Retry-After': seconds }),
  });
  response.end(body);
}
