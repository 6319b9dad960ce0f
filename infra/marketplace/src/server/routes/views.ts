import { inQuery, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { numberOf, paramsOf, textOf } from '../query';
import * as schemas from '../schemas';
import { generationOf, type Services } from '../services';

const vinSchema = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/i, 'a VIN of 17 characters');
/** Number of days for which views are stored. */
const days = 7;

/** Counts shoppers of this site and of its partner. */
export const listingViewCount = serviceRoute<Services>(
  {
    ...reading,
    path: '/cars-for-sale/svc/listing-view-count',
    summary: 'Counts the shoppers who looked at a vehicle in the last seven days.',
    parameters: [
      inQuery('vin', 'A VIN of 17 characters.', { required: true }),
      inQuery('dateRange', 'Days, 7 at most.', { type: 'integer' }),
    ],
    answer: schemas.viewCountSchema,
    refusals: [400, 404, 503],
    example: '/cars-for-sale/svc/listing-view-count?vin=4T1G11AK5MU500007&dateRange=7',
  },
  (services) => async (request, response) => {
    const params = paramsOf(request);
    const vin = textOf(params, 'vin', vinSchema);
    if (vin === null) throw new ProblemError('bad-parameter', 'vin is missing: name the vehicle.');
    numberOf(params, 'dateRange', { min: 1, max: days, standard: days });
    const [listing] = await services.store.readListingsByVin(generationOf(services), [vin.toUpperCase()]);
    if (listing === undefined) throw new ProblemError('unknown-listing', `No vehicle with the VIN ${vin} is for sale.`);
    response.json({ vin: listing.vin, ATC: listing.viewCount, KBB: 0 });
  },
);
