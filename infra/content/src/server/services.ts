import type { CampaignFolder } from '../house-ads/campaign-folder';
import type { Photos } from '../photos/photos';
import type { ContentMetrics } from './metrics';

/** What the routes are made of; the site's own words are part of the service. */
export interface Services {
  photos: Photos;
  campaigns: CampaignFolder;
  metrics: ContentMetrics;
}
