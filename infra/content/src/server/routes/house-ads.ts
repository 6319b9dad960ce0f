import { brandById, brandIds, brands } from '@forecourt/brands';
import { nameSchema } from '@forecourt/contracts';
import { createReference, parseParams } from '@forecourt/search-state';
import { inQuery, reading, reasonsOf, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { houseAds } from '../../house-ads/house-ads';
import { adsSchema } from '../../house-ads/schema';
import { ProblemError } from '../../problems';
import type { Services } from '../services';

const names = (what: string, most = 500) =>
  z
    .string(`is missing: name them, joined by commas`)
    .max(most)
    .regex(/^[a-z]+(-[a-z0-9]+)*(,[a-z]+(-[a-z0-9]+)*)*$/, `${what}, joined by commas`)
    .transform((text) => text.split(','));

const querySchema = z.object({
  placements: names('placements such as footer or grid-7'),
  brand: nameSchema.default(brands[0].id),
  /** The kind of page. */
  prd: nameSchema.optional(),
  /** Position on the page; for ad servers that use it, which this one does not. */
  pos: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'such as bottom')
    .optional(),
  /** Whether the page is visible. */
  active_browser: z.enum(['true', 'false']).optional(),
  /** How often the placement has been refreshed; 0 at first. */
  refresh: z.coerce.number().int().min(0).max(1000).default(0),
  /** The first three digits of a ZIP, if the visitor's region may be used. */
  zip3: z
    .string()
    .regex(/^\d{3}$/, 'the first three digits of a ZIP')
    .optional(),
  /** Campaigns that have reached their frequency cap. */
  seen: names('ids of campaigns', 4000).optional(),
  /** Campaigns that the page already shows: others are preferred. */
  beside: names('ids of campaigns', 4000).optional(),
});
const fields = Object.keys(querySchema.shape);

/** Ads are matched by codes only, never by labels. */
const codesOnly = createReference({ makes: [], models: {}, trims: {}, facets: {} });

export const houseAdsOfPage = serviceRoute<Services>(
  {
    ...reading,
    path: '/ads/house',
    isSearch: true,
    summary: "Returns a brand's own ads for a page's placements and its search.",
    parameters: [
      inQuery('placements', 'Names of placements, joined by commas: `footer,grid-7`.', { required: true }),
      inQuery('brand', 'Id of the brand, `research` unless given.'),
      inQuery('prd', 'The kind of page, `results`.'),
      inQuery('pos', 'Position on the page; for other ad servers.'),
      inQuery('active_browser', 'Whether the page is visible.'),
      inQuery('refresh', 'How often the placement has been refreshed; 0 at first.'),
      inQuery('zip3', 'The first three digits of a ZIP, where the region of the visitor may be used.'),
      inQuery('beside', 'Ids of campaigns that the page shows already.'),
      inQuery('seen', 'Ids of campaigns that have reached their frequency cap.'),
    ],
    answer: adsSchema,
    refusals: [400],
    example: '/ads/house?placements=footer,grid-7&fuelTypeGroup=ELE&brand=research',
  },
  ({ campaigns: folder }) =>
    (request, response) => {
      const params = new URL(request.url, 'http://content').searchParams;
      const query = querySchema.safeParse(
        Object.fromEntries(fields.map((name) => [name, params.get(name) || undefined])),
      );
      if (!query.success) {
        const reasons = reasonsOf(query.error);
        throw new ProblemError('bad-parameter', `${reasons.join('; ')}.`, reasons);
      }
      const { placements, brand: id, prd, refresh, zip3, seen, beside } = query.data;
      // A brand that does not come with the site uses the first brand's search parameters, and gets the ads for all brands.
      const brand = brandIds.includes(id) ? brandById(id) : { ...brands[0], id };
      const { state } = parseParams(params, brand, codesOnly);
      const { stock, pacing, today } = folder;
      const answer = houseAds(placements, state, brand, stock, {
        ...{ today, refresh },
        ...(prd !== undefined && { product: prd }),
        ...(zip3 !== undefined && { zip3 }),
        ...(seen !== undefined && { seen }),
        ...(beside !== undefined && { beside }),
      });
      const handedOut = new Set(Object.values(answer.ads).map((ad) => ad.id));
      for (const campaign of folder.campaigns) if (handedOut.has(campaign.id)) pacing.count(campaign);
      response.json(answer);
    },
);
