import { brandIds } from '@forecourt/brands';
import { multiParams, samePath } from '@forecourt/search-state';
import * as z from 'zod';

/** What an ad says and where it leads. */
const wordsSchema = z.strictObject({
  id: z.string(),
  /** Decoration. */
  theme: z.enum(['finance', 'insurance', 'trade-in', 'electric', 'warranty', 'research']),
  headline: z.string(),
  body: z.string(),
  cta: z.string(),
  /** A path of this site, in its canonical form. */
  href: z.string().refine((href) => samePath(href) !== undefined, 'a path of this site'),
});

/** One of the site's own campaigns, as `data/house-ads.json` has them. */
export const campaignSchema = wordsSchema.extend({
  /** The brands that show it; every one unless given. */
  brands: z.array(z.enum(brandIds)).optional(),
  /** Searches that it is meant for, by parameter any of these codes: it comes first there, and is not shown elsewhere. */
  suits: z.partialRecord(z.enum(multiParams), z.array(z.string())).optional(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** Answer of `GET /ads/house`: ads by placement, `footer`, `grid-7`, …; a placement without one is left out. */
export const adsSchema = z.strictObject({
  ads: z.record(z.string(), wordsSchema.extend({ width: z.int(), height: z.int() })),
});
export type Ads = z.infer<typeof adsSchema>;
