import { answerProblems as answer } from '@forecourt/service';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ProblemError } from '../problems';

/** Answers every failure as RFC 9457 problem details. */
export function answerProblems(logger: Logger): ErrorRequestHandler {
  return answer({
    service: 'marketplace',
    logger,
    parser: {
      'entity.too.large': () => new ProblemError('too-large', 'The body is larger than this path takes.'),
      'entity.parse.failed': () => new ProblemError('bad-body', 'The body is not valid JSON.'),
      'encoding.unsupported': () =>
        new ProblemError('bad-type', 'The content encoding is not supported; take gzip or none.'),
      'charset.unsupported': () => new ProblemError('bad-type', 'The charset is not supported; take UTF-8.'),
      'parameters.too.many': () => new ProblemError('too-large', 'The form has too many fields.'),
    },
    unreadable: (reason) =>
      new ProblemError('bad-request', `The request cannot be read: ${reason}. Mend it and send it again.`),
    internal: () =>
      new ProblemError('internal', 'The marketplace could not do this; its log says why. Try again in a moment.'),
  });
}
