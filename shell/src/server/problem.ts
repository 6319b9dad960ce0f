import type { Problem } from '@forecourt/contracts';
import type { Response } from 'express';

/** Answers with problem details (RFC 9457). */
export function sendProblem(response: Response, problem: Problem): void {
  response
    .status(problem.status)
    .type('application/problem+json')
    .set('Cache-Control', 'no-store')
    .send(JSON.stringify(problem));
}
