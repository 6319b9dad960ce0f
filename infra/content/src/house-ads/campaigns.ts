import data from '../../data/house-ads.json';
import { campaignsSchema } from './schema';

/** The site's own campaigns, shown where the operator has put no others. */
export const campaigns = campaignsSchema([]).parse(data);
