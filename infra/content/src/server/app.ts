import { answerStandardProblems } from '@forecourt/service';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { CampaignFolder } from '../house-ads/campaign-folder';
import type { PhotoCache } from '../photos/photo-cache';
import type { Photos } from '../photos/photos';
import { ProblemError } from '../problems';
import { programmes } from '../programmes';
import { description as serviceDescription } from './description';
import { ContentMetrics } from './metrics';
import { openApiDocument } from './openapi/document';
import { adPictureRoute } from './routes/ad-pictures';
import { dealerDifferenceRoute } from './routes/dealer-differences';
import { guideRoute } from './routes/guides';
import { houseAdsRoute } from './routes/house-ads';
import { makerDetailsRoute, makerProgrammesRoute } from './routes/maker-programmes';
import { pageRoute } from './routes/pages';
import { drawnRoute, photosRoute } from './routes/photos';
import { programmeRoute } from './routes/programmes';

/** What the service serves of, besides the words that are part of it. */
export interface Served {
  photos: Photos;
  cache: PhotoCache;
  campaigns: CampaignFolder;
}

/** The interface of the site's words and photographs, a path after the other; each route's docstring says what it takes and answers. */
export function createApp({ photos, cache, campaigns }: Served, logger: Logger): Express {
  const metrics = new ContentMetrics(cache, campaigns);
  const app = express();
  app.disable('x-powered-by');
  // Queries are read by the codec of search-state, from the URL.
  app.set('query parser', false);
  app.use(metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' });
    next();
  });

  app.use(serviceDescription);
  app.get('/ads/house', houseAdsRoute(campaigns));
  app.get('/ads/pictures/:name', adPictureRoute(campaigns));
  app.get('/content/photos', photosRoute(photos, metrics));
  app.get('/content/photos/drawn/:body/:color/:variant/:file', drawnRoute(photos, metrics));
  app.get('/content/dealer-differences/:id', dealerDifferenceRoute());
  app.get('/content/guides/:id', guideRoute());
  app.get('/content/pages/:id', pageRoute());
  app.get('/content/programmes/:id', programmeRoute('short'));
  app.get('/content/programmes/:id/details', programmeRoute('details'));
  app.get('/content/maker-programmes', makerProgrammesRoute());
  app.get('/content/maker-programmes/details', makerDetailsRoute());

  app.get('/healthz', (_request, response) => {
    response.json({
      ...{ status: 'ok', houseAds: campaigns.campaigns.length, programmes: programmes.size },
      ...{ campaigns: campaigns.origin, refused: campaigns.refusal },
    });
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
