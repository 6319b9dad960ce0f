import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Creates a program's log: JSON lines on standard output, each with the program's name. @param level of pino, see LOG_LEVEL */
export function createLogger(name: string, level: string): Logger {
  return pino({ level, base: { name } });
}

const header = 'X-Request-Id';
const wellFormed = /^[\w-]{8,64}$/;

/**
 * Returns a handler that gives every request an id: the caller's, or a new one. The id is sent with
 * the answer and is in the log of a failure, so that the two can be matched.
 */
export function nameRequests(): RequestHandler {
  return (request, response, next) => {
    const given = request.get(header);
    const id = given !== undefined && wellFormed.test(given) ? given : randomUUID();
    ids.set(request, id);
    response.set(header, id);
    next();
  };
}

const ids = new WeakMap<Request, string>();

/** Returns the id of a request; undefined if `nameRequests` did not see the request. */
export function requestIdOf(request: Request): string | undefined {
  return ids.get(request);
}
