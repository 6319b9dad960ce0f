import { answerStandardProblems, ServiceMetrics } from '@forecourt/service';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { campaigns } from '../house-ads/campaigns';
import { ProblemError } from '../problems';
import { programmes } from '../programmes';
import { openApiDocument } from './openapi/document';
import { houseAdsRoute } from './routes/house-ads';
import { programmeRoute } from './routes/programmes';

/** Bounds of the durations of requests, in seconds: everything is answered from memory. */
const buckets = [0.001, 0.005, 0.02, 0.1, 0.5];

/** The interface of the site's words, a path after the other; each route's docstring says what it takes and answers. */
export function createApp(logger: Logger): Express {
  const metrics = new ServiceMetrics(buckets);
  const app = express();
  app.disable('x-powered-by');
  // Queries are read by the codec of search-state, from the URL.
  app.set('query parser', false);
  app.use(metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' });
    next();
  });

  app.get('/ads/house', houseAdsRoute());
  app.get('/content/programmes/:id', programmeRoute('short'));
  app.get('/content/programmes/:id/details', programmeRoute('details'));

  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok', houseAds: campaigns.length, programmes: programmes.size });
  });
  app.get('/metrics', metrics.handler());
  const description = openApiDocument();
  app.get('/openapi.json', (_request, response) => void response.json(description));
  app.use((request) => {
    throw new ProblemError('not-found', `The content service has no ${request.method} ${request.path}.`);
  });
  app.use(answerStandardProblems({ code: 'content', name: 'The content service', Problem: ProblemError, logger }));
  return app;
}
