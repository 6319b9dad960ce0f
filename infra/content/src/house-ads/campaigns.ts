import * as z from 'zod';
import data from '../../data/house-ads.json';
import { campaignSchema } from './schema';

/** The site's own campaigns, shown where no advertiser has booked. */
export const campaigns = z.array(campaignSchema).parse(data);
