import { type RunningService, startHttp } from '@forecourt/service';
import type { Logger } from 'pino';
import { ModelListings } from '../cards/model-figures';
import type { Config } from '../config';
import { DealerDifferences } from '../dealer-differences/dealer-differences';
import { DraftLinks } from '../editorial/draft-links';
import { openEditorial } from '../editorial/open-editorial';
import { CampaignFolder } from '../house-ads/campaign-folder';
import { PhotoCache } from '../photos/photo-cache';
import { Photos } from '../photos/photos';
import { ProblemError } from '../problems';
import { createApp } from './app';
import { ContentMetrics } from './metrics';

/** Starts the service. @throws if the port is taken */
export function startContent(config: Config, logger: Logger): Promise<RunningService> {
  const starting = new ProblemError('starting', 'The content is being read. Try again in a moment.');
  return startHttp({ ...config, variable: 'CONTENT_PORT', service: 'content' }, starting, async () => {
    const { folder, maxBytes, ...allowed } = config.photos;
    const cache = await PhotoCache.open(folder, maxBytes, logger);
    const campaigns = new CampaignFolder({ ...config.campaigns, log: logger });
    await campaigns.watch();
    const differences = new DealerDifferences(config.differences.folder, logger);
    const editorial = openEditorial(config.editorial, logger);
    await editorial.watch();
    const drafts = DraftLinks.open(config.editorial.data);
    const photos = new Photos({ ...allowed, cache });
    return {
      handler: createApp(
        {
          ...{ photos, models: new ModelListings(config.marketplaceUrl), campaigns, differences, editorial, drafts },
          metrics: new ContentMetrics(cache, campaigns, editorial),
        },
        logger,
      ),
      async close() {
        campaigns.stop();
        editorial.stop();
      },
    };
  });
}
