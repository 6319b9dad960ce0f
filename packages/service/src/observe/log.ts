import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type Logger, pino } from 'pino';

export type Log = Logger;

/** A program's log: JSON lines on standard output, each with the program's name. @param level pino's, see LOG_LEVEL */
export function createLogger(name: string, level: string): Logger {
  return pino({ level, base: { name } });
}

const header = 'X-Request-Id';
const wellFormed = /^[\w-]{8,64}$/;

/**
 * Names every request: by the id that the caller gave it, else by a new one. It goes back with the answer and stands in the
 * log line of a failure, so that the two can be brought together.
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

/** undefined for a request that was not named. */
export function requestIdOf(request: Request): string | undefined {
  return ids.get(request);
}
