import express, { type IRouter, type RequestHandler } from 'express';
import type { BodyType, Operation } from './openapi';
import { shallowBodies } from './shallow';

/** An operation with the handlers that serve it, so that its path and schemas are written once. */
export interface Route extends Operation {
  readonly handlers: readonly RequestHandler[];
}

/** Pairs an operation with its handlers, in the order in which they run, after the parsers of its body. */
export function route(operation: Operation, ...handlers: readonly RequestHandler[]): Route {
  return { ...operation, handlers };
}

const parsers = {
  'application/json': (limit: string) => express.json({ limit }),
  'application/x-www-form-urlencoded': (limit: string) => express.urlencoded({ extended: false, limit }),
} as const satisfies Record<BodyType, (limit: string) => RequestHandler>;

const deepest = 8;

/**
 * Serves every route of a service. A body is parsed in the types that its operation names, up to its size limit, and refused when it is nested
 * in more than 8 levels.
 * @param tooDeep creates the refusal of such a body
 */
export function serveRoutes(router: IRouter, routes: readonly Route[], tooDeep: () => Error): void {
  for (const { method, path, body, handlers } of routes) {
    const parse = body === undefined ? [] : body.types.map((type) => parsers[type](body.limit ?? '32kb'));
    router[method](path, ...parse, shallowBodies(deepest, tooDeep), ...handlers);
  }
}
