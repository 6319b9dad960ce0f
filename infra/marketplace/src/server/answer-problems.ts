import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { type ProblemCode, ProblemError } from '../problems';

/** What express and its body parser throw, by their `type`. */
const parserProblems: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  'entity.too.large': ['too-large', 'The body is larger than this path takes.'],
  'entity.parse.failed': ['bad-body', 'The body is not valid JSON.'],
  'encoding.unsupported': ['bad-type', 'The content encoding is not supported; take gzip or none.'],
  'charset.unsupported': ['bad-type', 'The charset is not supported; take UTF-8.'],
  'parameters.too.many': ['too-large', 'The form has too many fields.'],
};

/** Answers every failure as RFC 9457 problem details; what was not foreseen is logged and says nothing of its inside. */
export function answerProblems(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, _next) => {
    if (response.headersSent) return void response.destroy();
    const { problem } = asProblem(error, request, logger);
    if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer realm="marketplace"');
    if (problem.status === 503) response.set('Retry-After', '1');
    response.status(problem.status).set('Cache-Control', 'no-store').type('application/problem+json');
    response.send(JSON.stringify(problem));
  };
}

function asProblem(error: unknown, request: Request, logger: Logger): ProblemError {
  if (error instanceof ProblemError) return error;
  const parts: { type?: unknown; status?: unknown } = typeof error === 'object' && error !== null ? error : {};
  const type = String(parts.type);
  const known = Object.hasOwn(parserProblems, type) ? parserProblems[type] : undefined;
  if (known !== undefined) return new ProblemError(...known);
  if (typeof parts.status === 'number' && parts.status >= 400 && parts.status < 500) {
    const reason = error instanceof Error ? error.message : 'bad request';
    return new ProblemError('bad-request', `The request cannot be read: ${reason}. Mend it and send it again.`);
  }
  logger.error({ err: error, method: request.method, path: request.path }, 'a request failed');
  return new ProblemError('internal', 'The marketplace could not do this; its log says why. Try again in a moment.');
}
