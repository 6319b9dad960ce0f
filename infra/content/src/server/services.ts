import type { ModelListings } from '../cards/model-figures';
import type { DealerDifferences } from '../dealer-differences/dealer-differences';
import type { DraftLinks } from '../editorial/draft-links';
import type { Editorial } from '../editorial/port';
import type { CampaignFolder } from '../house-ads/campaign-folder';
import type { Photos } from '../photos/photos';
import type { ContentMetrics } from './metrics';

/** Dependencies of the routes, in addition to the site's texts, which are bundled. */
export interface Services {
  photos: Photos;
  models: ModelListings;
  campaigns: CampaignFolder;
  differences: DealerDifferences;
  editorial: Editorial;
  drafts: DraftLinks;
  metrics: ContentMetrics;
}
