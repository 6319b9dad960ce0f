import { descriptionPath } from '@forecourt/contracts';
import { answerStandardProblems, route, serveRoutes } from '@forecourt/service';
import express, { type Express } from 'express';
import type { Feature } from '../features/feature';
import { referenceOf, type Services } from '../features/services';
import { ProblemError } from '../problems';
import { serviceDescription } from './description';
import { openApiDocument } from './openapi/document';

/** Serves the routes of all features, and the service's descriptions, health and metrics. */
export function createApp(services: Services, features: readonly Feature[]): Express {
  const { metrics, logger } = services;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });
  for (const { mounts = [] } of features) for (const { path, handlerOf } of mounts) app.use(path, handlerOf(services));
  serveRoutes(
    app,
    features.flatMap(({ routes }) => routes.map((row) => route(row, ...row.handlersOf(services)))),
    () => new ProblemError('bad-body', 'The body is nested too deeply.'),
  );

  app.get('/healthz', async (_request, response) => {
    referenceOf(services);
    const failure = await services.storage.failure();
    if (failure !== null)
      throw new ProblemError('stores-nothing', `Data cannot be stored: ${failure}. Make room in DATA_DIR.`);
    response.json({ status: 'ok' });
  });
  app.get('/metrics', metrics.handler());
  const description = serviceDescription(features);
  app.get(descriptionPath, (_request, response) => void response.json(description));
  const document = openApiDocument(features);
  app.get('/openapi.json', (_request, response) => void response.json(document));
  app.use((request) => {
    throw new ProblemError('not-found', `The accounts service has no ${request.method} ${request.path}.`);
  });
  app.use(answerStandardProblems({ code: 'accounts', name: 'The accounts service', Problem: ProblemError, logger }));
  return app;
}
