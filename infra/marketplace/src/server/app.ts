import { answerStandardProblems, nameRequests, routesWith, serveRoutes, traceRequests } from '@forecourt/service';
import express, { type Express } from 'express';
import { ProblemError } from '../problems';
import { api } from './api';
import { description } from './description';
import type { Services } from './services';

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
  app.use(answerStandardProblems({ code: 'marketplace', name: 'The marketplace', Problem: ProblemError, logger }));
  return app;
}
