import { nameRequests, routesWith, serveRoutes, traceRequests } from '@forecourt/service';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import { linkOrigin } from '../previews/preview-link';
import { ProblemError } from '../problems';
import { ownOrigin } from '../sessions/own-origin';
import { answerProblems } from './answer-problems';
import { api } from './api';
import { serveConsole } from './console-files';
import type { Services } from './services';

/** Compresses long answers of reads. Those with an entity tag are not: the tag is of their bytes. */
const compress = compression({
  filter: (request, response) =>
    request.method === 'GET' &&
    !response.hasHeader('etag') &&
    /json|csv/.test(String(response.getHeader('content-type'))),
});

/** Returns the origin of a brand's site, if that is not the console's own: a frame of that could leave its sandbox. */
const frameOriginOf =
  ({ store, previews, packagesOrigin }: Pick<Services, 'store' | 'previews' | 'packagesOrigin'>) =>
  (brand: string, request: Request): string | null => {
    const origin = previews === undefined ? null : linkOrigin(store.state, previews, brand);
    return origin === ownOrigin(request, packagesOrigin) ? null : origin;
  };

/** Creates the application that serves the registry's interface. */
export function createApp(services: Services): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(nameRequests(), traceRequests(true), services.metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });
  app.use(compress);
  serveRoutes(app, routesWith(services, api.routes));
  app.use(serveConsole(services.consoleFolder, frameOriginOf(services)));
  app.use((request) => {
    throw new ProblemError('not-found', `The registry has no ${request.method} ${request.path}.`);
  });
  app.use(answerProblems(services.logger));
  return app;
}
