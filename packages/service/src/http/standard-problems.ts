import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { answerProblems } from './answer-problems';
import type { ProblemKinds, ServiceProblem } from './problems';

/** Returns the problems of every service with parameters and bodies. @param name the service, to begin a sentence with */
export function standardKinds(name: string) {
  return {
    'bad-parameter': [400, 'A parameter is not usable'],
    'bad-body': [400, 'The body does not have the expected form'],
    'bad-request': [400, 'The request cannot be understood'],
    'not-found': [404, 'There is nothing here'],
    'too-large': [413, 'The body is too large'],
    'bad-type': [415, 'The body has to be JSON or a form'],
    internal: [500, `${name} failed`],
    starting: [503, `${name} is starting`],
    'stores-nothing': [503, `${name} cannot store data`],
  } as const satisfies ProblemKinds;
}

type Standard = keyof ReturnType<typeof standardKinds>;

/** Returns a handler that answers every failure of a service with the standard problems, as RFC 9457 problem details. */
export function answerStandardProblems(service: {
  /** Prefix of the problems' types, and realm of the tokens. */
  code: string;
  /** Name to begin a sentence with. */
  name: string;
  Problem: new (code: Standard, detail?: string) => ServiceProblem;
  logger: Logger;
}): ErrorRequestHandler {
  const { code, name, Problem, logger } = service;
  return answerProblems({
    service: code,
    logger,
    parser: {
      'entity.too.large': () => new Problem('too-large', 'The body is larger than this path allows; send less.'),
      'entity.parse.failed': () => new Problem('bad-body', 'The body is not valid JSON.'),
      'encoding.unsupported': () => new Problem('bad-type', 'The content encoding is not supported; use gzip or none.'),
      'charset.unsupported': () => new Problem('bad-type', 'The charset is not supported; take UTF-8.'),
      'parameters.too.many': () => new Problem('too-large', 'The form has too many fields.'),
    },
    unreadable: (reason) =>
      new Problem('bad-request', `The request cannot be read: ${reason}. Correct it and send it again.`),
    internal: () =>
      new Problem('internal', `${name} could not do this; its log states the reason. Try again in a moment.`),
  });
}
