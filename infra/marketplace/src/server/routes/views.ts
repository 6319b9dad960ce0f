import type { RequestHandler } from 'express';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { numberOf, paramsOf, textOf } from '../query';
import { generationOf, type Services } from '../services';

const vinSchema = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/i, 'a VIN of 17 characters');
/** The days for which views are kept. */
const days = 7;

/** `GET /cars-for-sale/svc/listing-view-count`: shoppers who looked at a vehicle in the last seven days, on this site and its partner. */
export function listingViewCount(services: Services): RequestHandler {
  return async (request, response) => {
    const params = paramsOf(request);
    const vin = textOf(params, 'vin', vinSchema);
    if (vin === null) throw new ProblemError('bad-parameter', 'vin is missing: name the vehicle.');
    numberOf(params, 'dateRange', { min: 1, max: days, standard: days });
    const [listing] = await services.store.readListingsByVin(generationOf(services), [vin.toUpperCase()]);
    if (listing === undefined) throw new ProblemError('unknown-listing', `No vehicle with the VIN ${vin} is for sale.`);
    response.json({ vin: listing.vin, ATC: listing.viewCount, KBB: 0 });
  };
}
