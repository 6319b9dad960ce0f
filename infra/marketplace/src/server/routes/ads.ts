import type { RequestHandler } from 'express';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { houseAds } from '../house-ads';
import { paramsOf, readListingQuery, textOf } from '../query';
import type { Services } from '../services';

const placementsSchema = z
  .string()
  .max(500)
  .regex(/^[a-z]+(-[a-z0-9]+)*(,[a-z]+(-[a-z0-9]+)*)*$/, 'placements such as footer or grid-7, joined by commas');

/** `GET /ads/house`: the site's own ads for `placements` and the search beside it (contracts' `adsSchema`). */
export function ads(services: Services): RequestHandler {
  return (request, response) => {
    const params = paramsOf(request);
    const placements = textOf(params, 'placements', placementsSchema);
    if (placements === null)
      throw new ProblemError('bad-parameter', 'placements is missing: name them, joined by commas.');
    const { state } = readListingQuery(params, services.reference);
    response.set('Cache-Control', 'no-cache').json(houseAds(placements.split(','), state));
  };
}
