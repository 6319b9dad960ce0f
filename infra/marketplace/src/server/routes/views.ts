import { inQuery, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { firstDay, viewDays } from '../../listing/viewed';
import { ProblemError } from '../../problems';
import { numberOf, paramsOf, textOf } from '../query';
import * as schemas from '../schemas';
import { generationOf, type Services } from '../services';

const vinSchema = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/i, 'a VIN of 17 characters');

/** Counts visitors of this site (R77), and of its partner, who sends none. */
export const listingViewCount = serviceRoute<Services>(
  {
    ...reading,
    path: '/cars-for-sale/svc/listing-view-count',
    summary: 'Counts the visitors who looked at a vehicle, each once a day.',
    parameters: [
      inQuery('vin', 'A VIN of 17 characters.', { required: true }),
      inQuery('dateRange', `Days (UTC), today included; ${viewDays} at most, and without it.`, { type: 'integer' }),
    ],
    answer: schemas.viewCountSchema,
    refusals: [400, 404, 503],
    example: '/cars-for-sale/svc/listing-view-count?vin=4T1G11AK5MU500007&dateRange=7',
  },
  (services) => async (request, response) => {
    const params = paramsOf(request);
    const vin = textOf(params, 'vin', vinSchema);
    if (vin === null) throw new ProblemError('bad-parameter', 'vin is missing: name the vehicle.');
    const days = numberOf(params, 'dateRange', { min: 1, max: viewDays, standard: viewDays });
    const [listing] = await services.store.readListingsByVin(generationOf(services), [vin.toUpperCase()]);
    if (listing === undefined) throw new ProblemError('unknown-listing', `No vehicle with the VIN ${vin} is for sale.`);
    const views = await services.store.countViews(listing.id, firstDay(services.now(), days));
    response.json({ vin: listing.vin, ATC: views, KBB: 0 });
  },
);
