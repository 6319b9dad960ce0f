import { answerStandardProblems, routesWith, serveRoutes, traceRequests } from '@forecourt/service';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { ProblemError } from '../problems';
import { api } from './api';
import { description } from './description';
import type { Services } from './services';

/** Creates the application that serves the site's texts and photographs. */
export function createApp(services: Services, logger: Logger): Express {
  const app = express();
  app.disable('x-powered-by');
  // search-state's codec parses queries from the URL.
  app.set('query parser', false);
  app.use(traceRequests(true), services.metrics.measure(), (_request, response, next) => {
    // Browsers revalidate; shells may use a text for a second.
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'max-age=0, s-maxage=1' });
    next();
  });
  app.use(description);
  serveRoutes(app, routesWith(services, api.routes));
  app.use((request) => {
    throw new ProblemError('not-found', `The content service has no ${request.method} ${request.path}.`);
  });
  app.use(answerStandardProblems({ code: 'content', name: 'The content service', Problem: ProblemError, logger }));
  return app;
}
