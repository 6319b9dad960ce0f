import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from '../observe/log';
import { ServiceProblem } from './problems';
import { writeProblem } from './write-problem';

export interface ProblemAnswers {
  /** Name of the service, the realm of its tokens. */
  service: string;
  logger: Logger;
  /** Problems for the errors of express and its body parser, by their `type`; `limit` is the largest body. */
  parser: Readonly<Record<string, (limit: unknown) => ServiceProblem>>;
  /** Problem of any other unreadable request. @param reason why it cannot be read */
  unreadable: (reason: string) => ServiceProblem;
  /** Problem of an unexpected error; it reveals nothing of the error. */
  internal: () => ServiceProblem;
}

/** Returns a handler that answers every failure as RFC 9457 problem details and logs the unexpected ones. */
export function answerProblems(answers: ProblemAnswers): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, _next) => {
    const { problem } = asProblem(error, request, answers);
    if (response.headersSent) return void response.destroy();
    if (problem.status === 401) response.set('WWW-Authenticate', `Bearer realm="${answers.service}"`);
    writeProblem(response, problem);
  };
}

function asProblem(error: unknown, request: Request, answers: ProblemAnswers): ServiceProblem {
  if (error instanceof ServiceProblem) return error;
  const parts: { type?: unknown; status?: unknown; limit?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const type = String(parts.type);
  const known = Object.hasOwn(answers.parser, type) ? answers.parser[type] : undefined;
  if (known !== undefined) return known(parts.limit);
  if (typeof parts.status === 'number' && parts.status >= 400 && parts.status < 500) {
    return answers.unreadable(error instanceof Error ? error.message : 'bad request');
  }
  const { method, path } = request;
  answers.logger.error({ err: error, method, path, requestId: requestIdOf(request) }, 'a request failed');
  return answers.internal();
}
