import express, { type IRouter, type RequestHandler } from 'express';
import type { BodyType, Operation } from './openapi';
import { shallowBodies } from './shallow';

/** The handlers of an operation. */
export interface Serving {
  /** Handlers that run before the body is read, in order, so that nobody uploads megabytes only to be refused. */
  readonly before?: readonly RequestHandler[];
  /** Largest body, bytes, unless the operation says it. */
  readonly limit?: number;
  /** Handlers that run after the body is read, in order. */
  readonly handlers: readonly RequestHandler[];
}

/** An operation with its handlers, so that its path and schemas are written once. */
export interface Route extends Operation, Serving {}

/** A route whose handlers need the running service; without them it can be described before the service starts. */
export interface ServiceRoute<Services> extends Operation {
  readonly serve: (services: Services) => Serving;
}

/** Returns an operation with a function that makes its handler, or its handlers including those that run before the body is read. */
export function serviceRoute<Services>(
  operation: Operation,
  serve: (services: Services) => RequestHandler | Serving,
): ServiceRoute<Services> {
  return {
    ...operation,
    serve(services) {
      const served = serve(services);
      return typeof served === 'function' ? { handlers: [served] } : served;
    },
  };
}

/** Returns the routes of a service with their handlers. */
export function routesWith<Services>(services: Services, routes: readonly ServiceRoute<Services>[]): Route[] {
  return routes.map(({ serve, ...operation }) => ({ ...operation, ...serve(services) }));
}

const parsers: Readonly<Record<BodyType, (limit: string | number) => RequestHandler>> = {
  'application/json': (limit) => express.json({ limit }),
  'application/x-www-form-urlencoded': (limit) => express.urlencoded({ extended: false, limit }),
};

const deepest = 8;

/**
 * Serves every route of a service. A body is parsed in the types that its operation names, up to its size limit (32 kB if none is
 * given), and refused if it is nested in more than 8 levels.
 * @param tooDeep creates the refusal of such a body; without it, bodies of any depth are accepted
 */
export function serveRoutes(router: IRouter, routes: readonly Route[], tooDeep?: () => Error): void {
  for (const { method, path, before = [], body, limit, handlers } of routes) {
    const parse = (body?.types ?? []).map((type) => parsers[type](limit ?? body?.limit ?? '32kb'));
    const check = body === undefined || tooDeep === undefined ? [] : [shallowBodies(deepest, tooDeep)];
    router[method](path, ...before, ...parse, ...check, ...handlers);
  }
}
