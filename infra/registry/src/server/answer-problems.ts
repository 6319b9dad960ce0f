import { answerProblems as answer } from '@forecourt/service';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ProblemError } from '../problems';

/** Returns the error handler that answers every failure as RFC 9457 problem details. */
export function answerProblems(logger: Logger): ErrorRequestHandler {
  return answer({
    service: 'registry',
    logger,
    parser: {
      'entity.too.large': (limit) =>
        new ProblemError(
          'too-large',
          `The body, unpacked, is larger than the ${limit} bytes that are taken here. Leave out what browsers do not load, or split the remote.`,
        ),
      'entity.parse.failed': () => new ProblemError('bad-body', 'The body is not valid JSON.'),
      'encoding.unsupported': () =>
        new ProblemError('not-json', 'The content encoding is not supported; use gzip or none.'),
      'charset.unsupported': () => new ProblemError('not-json', 'The charset is not supported; take UTF-8.'),
      'request.aborted': () => new ProblemError('bad-request', 'The request ended before its body did.'),
    },
    unreadable: (reason) =>
      new ProblemError('bad-request', `The request cannot be read: ${reason}. Correct it and send it again.`),
    internal: () =>
      new ProblemError('internal', 'The registry could not do this; its log says why. Nothing was changed by halves.'),
  });
}
