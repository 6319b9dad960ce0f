import { brandById, brandIds, brands } from '@forecourt/brands';
import { nameSchema } from '@forecourt/contracts';
import { createReference, parseParams } from '@forecourt/search-state';
import { reasonsOf } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { houseAds } from '../../house-ads/house-ads';
import { ProblemError } from '../../problems';

const querySchema = z.object({
  placements: z
    .string('is missing: name them, joined by commas')
    .max(500)
    .regex(/^[a-z]+(-[a-z0-9]+)*(,[a-z]+(-[a-z0-9]+)*)*$/, 'placements such as footer or grid-7, joined by commas'),
  brand: nameSchema.default(brands[0].id),
});

/** Ads look at codes only, never at labels. */
const codesOnly = createReference({ makes: [], models: {}, trims: {}, facets: {} });

/** `GET /ads/house`: a brand's own ads for `placements` and the search beside them. */
export function houseAdsRoute(): RequestHandler {
  return (request, response) => {
    const params = new URL(request.url, 'http://content').searchParams;
    const query = querySchema.safeParse({
      placements: params.get('placements') ?? undefined,
      brand: params.get('brand') ?? undefined,
    });
    if (!query.success) {
      const reasons = reasonsOf(query.error);
      throw new ProblemError('bad-parameter', `${reasons.join('; ')}.`, reasons);
    }
    const { brand: id } = query.data;
    // A brand that did not come with the site searches as the first one does, and has the ads that are everybody's.
    const brand = brandIds.includes(id) ? brandById(id) : { ...brands[0], id };
    const { state } = parseParams(params, brand, codesOnly);
    response.json(houseAds(query.data.placements.split(','), state, brand));
  };
}
