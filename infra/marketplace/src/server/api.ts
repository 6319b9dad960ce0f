import { defineApi } from '@forecourt/service';
import { ProblemError } from '../problems';
import { newCarBoost } from './routes/boost';
import { directory } from './routes/directory';
import { retireListing, writeRecords } from './routes/inventory';
import { suggestKeywords } from './routes/keywords';
import { countListings, listListings, showListing } from './routes/listings';
import { mileageStats } from './routes/mileage';
import { modelFacts } from './routes/model-facts';
import { modelInfo, modelTrims, modelYears, newModelTrims, newModelYears, packages } from './routes/models';
import { news } from './routes/news';
import { place, reference, zip, zipNear } from './routes/reference';
import { referenceList, referenceVehicles } from './routes/reference-lists';
import { showcase } from './routes/showcase';
import { similarListings } from './routes/similar';
import { premiumSpotlights, resultSpotlights, vehicleHighlights } from './routes/spotlights';
import { marketOf, sellersOthers } from './routes/vehicle';
import { listingViewCount } from './routes/views';
import { healthSchema } from './schemas';
import type { Services } from './services';

/** The marketplace's routes with their descriptions, in the order of the specification's section 7. */
export const api = defineApi<Services>({
  title: 'Forecourt marketplace',
  description: 'Listing search, reference data, showcase, and writes of single listings.',
  token: 'The value of MARKETPLACE_TOKEN, or the content of `marketplace-token` in the data folder.',
  routes: [
    listListings,
    countListings,
    showcase,
    similarListings,
    premiumSpotlights,
    resultSpotlights,
    vehicleHighlights,
    showListing,
    sellersOthers,
    marketOf,
    newCarBoost,
    suggestKeywords,
    mileageStats,
    modelYears,
    newModelYears,
    modelTrims,
    newModelTrims,
    modelInfo,
    directory,
    modelFacts,
    packages,
    listingViewCount,
    reference,
    referenceVehicles,
    referenceList,
    zipNear,
    zip,
    place,
    writeRecords,
    retireListing,
    news,
  ],
  health: {
    summary: 'Whether listings can be searched.',
    answer: healthSchema,
    serve:
      ({ search, storage }) =>
      async (_request, response) => {
        const failure = await search.failure();
        if (search.index === null) throw new ProblemError('starting', failure ?? 'The inventory is not loaded yet.');
        const { listings, generation } = search.index;
        // A service that cannot store anything still answers searches, and without its search engine it still answers for single listings:
        // `stores`, `searches` and metrics report it, and it stays in rotation.
        const stores = (await storage.failure()) === null;
        response.json({ status: 'ok', listings, generation, stores, searches: failure === null });
      },
  },
});
