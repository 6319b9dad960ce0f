import { answerStandardProblems, nameRequests, routesWith, serveRoutes, traceRequests } from '@forecourt/service';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { ProblemError } from '../problems';
import { api } from './api';
import { description } from './description';
import type { Services } from './services';

/** Returns the problem that a fault of the store is; any other error as it is. */
function problemOfStore({ store, logger }: Services, error: unknown): unknown {
  const fault = store.faultOf(error);
  if (fault === null) return error;
  logger.error({ err: error }, 'the store could not do this');
  return fault === 'unreachable'
    ? new ProblemError(
        'store-away',
        'The database of the inventory cannot be reached at present. Try again in a moment.',
      )
    : new ProblemError(
        'stores-nothing',
        'The database stores nothing at present: it is read-only or full. Nothing was written; send it again later.',
      );
}

/** Creates the application that serves the marketplace's interface. */
export function createApp(services: Services): Express {
  const { metrics, logger } = services;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  // The codec of search-state parses queries, from the URL.
  app.set('query parser', false);
  app.use(nameRequests(), traceRequests(true), metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });
  const tooDeep = () => new ProblemError('bad-body', 'The records are nested too deeply.');
  app.use(description);
  serveRoutes(app, routesWith(services, api.routes), tooDeep);
  app.use((request) => {
    throw new ProblemError('not-found', `The marketplace has no ${request.method} ${request.path}.`);
  });
  const toProblem: ErrorRequestHandler = (error, _request, _response, next) => next(problemOfStore(services, error));
  app.use(toProblem);
  app.use(answerStandardProblems({ code: 'marketplace', name: 'The marketplace', Problem: ProblemError, logger }));
  return app;
}
