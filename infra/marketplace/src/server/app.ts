import { answerStandardProblems, nameRequests, shallowBodies } from '@forecourt/service';
import express, { type Express } from 'express';
import { ProblemError } from '../problems';
import { description as serviceDescription } from './description';
import { openApiDocument } from './openapi/document';
import { newCarBoost } from './routes/boost';
import { retireListing, writeRecords } from './routes/inventory';
import { suggestKeywords } from './routes/keywords';
import { countListings, listListings, showListing } from './routes/listings';
import { mileageStats, modelInfo, modelTrims, modelYears, packages } from './routes/models';
import { news } from './routes/news';
import { place, reference, zip, zipNear } from './routes/reference';
import { consumerRatings, referenceList, referenceVehicles } from './routes/reference-lists';
import { showcase } from './routes/showcase';
import { similarListings } from './routes/similar';
import { spotlights, vehicleHighlights } from './routes/spotlights';
import { marketOf, sellersOthers } from './routes/vehicle';
import { listingViewCount } from './routes/views';
import type { Services } from './services';
import { onlyWriters } from './writers';

/** The marketplace's interface, a path after the other; each route's docstring says what it takes and answers. */
export function createApp(services: Services): Express {
  const { metrics, search, storage, logger } = services;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  // Queries are read by the codec of search-state, from the URL.
  app.set('query parser', false);
  app.use(nameRequests(), metrics.measure(), (_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });

  app.use(serviceDescription);
  app.get('/rest/lsc/listing', listListings(services));
  app.get('/rest/lsc/listing/count', countListings(services));
  app.get('/rest/lsc/listing/alpha', showcase(services));
  app.get('/rest/lsc/listing/similar', similarListings(services));
  app.get('/rest/lsc/listing/spotlight/premiumresults', spotlights(services, 'premium'));
  app.get('/rest/lsc/listing/spotlight/results', spotlights(services, 'results'));
  app.get('/rest/lsc/listing/spotlight/vehiclehighlight', vehicleHighlights(services));
  app.get('/rest/lsc/listing/:id', showListing(services));
  app.get('/rest/lsc/listing/:id/seller', sellersOthers(services));
  app.get('/rest/lsc/listing/:id/market', marketOf(services));

  app.get('/rest/lsc/newcarboost/listing', newCarBoost(services));
  app.get('/rest/lsc/marketplace/suggested/keywords/:text', suggestKeywords(services));
  app.get('/rest/lsc/crawl/stats/mileage', mileageStats(services));
  app.get('/rest/lsc/crawl/modelyears', modelYears(services));
  app.get('/rest/lsc/crawl/newmodelyears', modelYears(services, 'NEW'));
  app.get('/rest/lsc/crawl/trims', modelTrims(services));
  app.get('/rest/lsc/crawl/newtrims', modelTrims(services, 'NEW'));
  app.get('/rest/lsc/modelinfo/ymm', modelInfo(services));
  app.get('/cars-for-sale/searchoptions/packages', packages(services));
  app.get('/cars-for-sale/svc/listing-view-count', listingViewCount(services));

  app.get('/rest/lsc/reference', reference(services));
  app.get('/rest/lsc/reference/vehicles', referenceVehicles());
  app.get('/rest/lsc/reference/:list', referenceList(services));
  app.get('/rest/lsc/consumerratings/:vehicleId', consumerRatings());
  app.get('/rest/lsc/zip', zipNear());
  app.get('/rest/lsc/zip/:zip', zip());
  app.get('/rest/lsc/place', place());

  const shallow = shallowBodies(8, () => new ProblemError('bad-body', 'The records are nested too deeply.'));
  const write = [onlyWriters(services.tokens), express.json({ limit: '4mb' }), shallow];
  app.post('/inventory/listings', write, writeRecords(services));
  app.delete('/inventory/listings/:id', onlyWriters(services.tokens), retireListing(services));

  app.get('/inventory/news', news(services));

  // Who can store nothing still answers searches: this and a figure say so, but nobody is to be sent elsewhere for it.
  app.get('/healthz', async (_request, response) => {
    if (search.index === null) throw new ProblemError('starting', 'The inventory is not loaded yet.');
    const { listings, generation } = search.index;
    response.json({ status: 'ok', listings, generation, stores: (await storage.failure()) === null });
  });
  app.get('/metrics', metrics.handler());
  const description = openApiDocument();
  app.get('/openapi.json', (_request, response) => void response.json(description));
  app.use((request) => {
    throw new ProblemError('not-found', `The marketplace has no ${request.method} ${request.path}.`);
  });
  app.use(answerStandardProblems({ code: 'marketplace', name: 'The marketplace', Problem: ProblemError, logger }));
  return app;
}
