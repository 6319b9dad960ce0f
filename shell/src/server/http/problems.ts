import { answerProblems, type Log, problemsOf } from '@forecourt/service';
import type { ErrorRequestHandler } from 'express';

/** Every refusal of the shell: its status and its title. The key is the code in the problem's `type`, `shell/<code>`. */
export const ProblemError = problemsOf('shell', {
  'bad-request': [400, 'The request could not be read'],
  'bad-view': [400, 'The request does not fit'],
  'bad-preview': [403, 'This preview is not valid'],
  'foreign-origin': [403, 'This write did not come from the site'],
  'not-found': [404, 'Not found'],
  'no-such-file': [404, 'No such file'],
  'no-such-search': [404, 'No such search'],
  'unknown-host': [421, 'Not a host of this site'],
  'too-long': [414, 'The address is too long'],
  'too-large': [413, 'The body is too large'],
  'too-often': [429, 'Too much at once'],
  failed: [500, 'Something went wrong'],
  'search-failed': [502, 'The search failed'],
  'upstream-failed': [502, 'An upstream service did not answer'],
  'upstream-late': [504, 'An upstream service did not answer in time'],
  'not-kept': [503, 'Not stored yet'],
  busy: [503, 'Too much to do'],
  starting: [503, 'Starting'],
});

/** Answers every failure that is not a page with RFC 9457 problem details. */
export function answerShellProblems(logger: Log): ErrorRequestHandler {
  return answerProblems({
    service: 'shell',
    logger,
    parser: {
      'entity.too.large': (limit) =>
        new ProblemError('too-large', `The body is larger than the ${limit} bytes that are taken here.`),
    },
    unreadable: (reason) => new ProblemError('bad-request', `The request cannot be read: ${reason}.`),
    internal: () => new ProblemError('failed', 'The shell failed on this request; it was logged.'),
  });
}
