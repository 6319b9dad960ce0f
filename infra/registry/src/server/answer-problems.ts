import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { type ProblemCode, ProblemError } from '../problems';

/** What express and its body parser throw, by their `type`; `{limit}` is the largest body. */
const parserProblems: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  'entity.too.large': [
    'too-large',
    'The body, unpacked, is larger than the {limit} bytes that are taken here. Leave out what browsers do not load, or split the remote.',
  ],
  'entity.parse.failed': ['bad-body', 'The body is not valid JSON.'],
  'encoding.unsupported': ['not-json', 'The content encoding is not supported; take gzip or none.'],
  'charset.unsupported': ['not-json', 'The charset is not supported; take UTF-8.'],
  'request.aborted': ['bad-request', 'The request ended before its body did.'],
};

/** Answers every failure as RFC 9457 problem details; what was not foreseen is logged and says nothing of its inside. */
export function answerProblems(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, _next) => {
    const { problem } = asProblem(error, logger, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer realm="registry"');
    response.status(problem.status).set('Cache-Control', 'no-store').type('application/problem+json');
    response.send(JSON.stringify(problem));
  };
}

function asProblem(error: unknown, logger: Logger, request: Request): ProblemError {
  if (error instanceof ProblemError) return error;
  const { type, status, message, limit } = partsOf(error);
  const known = Object.hasOwn(parserProblems, type) ? parserProblems[type] : undefined;
  if (known !== undefined) return new ProblemError(known[0], known[1].replace('{limit}', String(limit)));
  if (status >= 400 && status < 500)
    return new ProblemError('bad-request', `The request cannot be read: ${message}. Mend it and send it again.`);
  logger.error({ err: error, method: request.method, path: request.path }, 'a request failed');
  return new ProblemError(
    'internal',
    'The registry could not do this; its log says why. Nothing was changed by halves.',
  );
}

function partsOf(error: unknown): { type: string; status: number; message: string; limit: unknown } {
  const parts: { type?: unknown; status?: unknown; limit?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  return {
    type: typeof parts.type === 'string' ? parts.type : '',
    status: typeof parts.status === 'number' ? parts.status : 500,
    limit: parts.limit,
    message: error instanceof Error ? error.message : 'Bad request',
  };
}
