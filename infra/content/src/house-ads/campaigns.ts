import data from '../../data/house-ads.json';
import { campaignsSchema } from './schema';

/** The site's own campaigns, shown unless the operator has others. */
export const campaigns = campaignsSchema([]).parse(data);
