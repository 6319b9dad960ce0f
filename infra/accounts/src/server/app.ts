import { answerStandardProblems, routesWith, serveRoutes, traceRequests } from '@forecourt/service';
import express, { type Express } from 'express';
import type { Feature } from '../features/feature';
import type { Services } from '../features/services';
import { ProblemError } from '../problems';
import { apiOf } from './api';

/** Creates the application that serves the features' routes, and the service's descriptions, health and metrics. */
export function createApp(services: Services, features: readonly Feature[]): Express {
  const { metrics, logger } = services;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(traceRequests(true), metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });
  for (const { mounts = [] } of features) for (const { path, handlerOf } of mounts) app.use(path, handlerOf(services));
  const tooDeep = () => new ProblemError('bad-body', 'The body is nested too deeply.');
  serveRoutes(app, routesWith(services, apiOf(features).routes), tooDeep);
  app.use((request) => {
    throw new ProblemError('not-found', `The accounts service has no ${request.method} ${request.path}.`);
  });
  app.use(answerStandardProblems({ code: 'accounts', name: 'The accounts service', Problem: ProblemError, logger }));
  return app;
}
