import type { ServerResponse } from 'node:http';
import type { Problem } from '@forecourt/contracts';

/** Ends a response as RFC 9457 problem details that nobody keeps; what may be over in a moment says so. */
export function writeProblem(response: ServerResponse, problem: Problem): void {
  const body = Buffer.from(JSON.stringify(problem));
  response.writeHead(problem.status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...(problem.status === 503 && { 'Retry-After': '1' }),
    ...(problem.status === 429 && { 'Retry-After': '60' }),
  });
  response.end(body);
}
