/** Data displayed beside one vehicle: its seller's other vehicles, and the prices of similar ones. */
import { listingSchema, type Market, marketSchema } from '@forecourt/listing';
import type { SearchState } from '@forecourt/search-state';
import { reading, serviceRoute } from '@forecourt/service';
import { ProblemError } from '../../problems';
import { toSpread } from '../filters';
import { listingId } from '../parameters';
import * as schemas from '../schemas';
import { find, generationOf, type Services } from '../services';
import { sendListings, sharedBriefly } from './listings';
import { listingsOf } from './spotlights';

/** Largest number of a seller's other vehicles (section 9, "Dealer carousel"). */
const others = 12;
/** Used vehicles within this many model years are of a similar age. */
const yearsAround = 1;

const knownSchema = listingSchema.pick({
  ...{ id: true, ownerId: true, listingType: true, year: true, makeCode: true, modelCode: true },
});

/** Returns the vehicle of a listing. @throws ProblemError `unknown-listing` */
async function vehicleOf(services: Services, id: string) {
  const [listing] = await services.store.readListings(generationOf(services), [id]);
  if (listing === undefined)
    throw new ProblemError('unknown-listing', `There is no listing ${id}. It may have been sold; search for others.`);
  return knownSchema.parse(JSON.parse(listing.body));
}

export const sellersOthers = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/listing/:id/seller',
    summary: 'Lists other vehicles of the seller of a listing, 12 at most, and their number.',
    parameters: [listingId],
    answer: schemas.shortListSchema,
    refusals: [404, 503],
    example: '/rest/lsc/listing/l-0001/seller',
  },
  (services) => async (request, response) => {
    const { id, ownerId } = await vehicleOf(services, String(request.params.id));
    const state: SearchState = { sortBy: 'relevance', firstRecord: 0, numRecords: others };
    const query = { state, place: null, excludedIds: [id], invalid: {} };
    sendListings(response, await listingsOf(services, query, { ownerId }));
  },
);

/** Returns the prices of similar vehicles, of the years that its rating compares; the vehicle itself is counted, too. */
export const marketOf = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/listing/:id/market',
    summary: 'Returns how the price of a vehicle is rated, and the prices of the same model, age and condition.',
    parameters: [listingId],
    answer: marketSchema,
    refusals: [404, 503],
    example: '/rest/lsc/listing/l-0001/market',
  },
  (services) => async (request, response) => {
    const id = String(request.params.id);
    const { listingType, year, makeCode, modelCode } = await vehicleOf(services, id);
    const isNew = listingType === 'NEW';
    const rated = await services.store.readAppraisal(generationOf(services), id);
    const appraisal = rated === null || typeof rated === 'string' ? undefined : rated;
    const [startYear, endYear] = [appraisal?.from ?? year - yearsAround, appraisal?.to ?? year + yearsAround];
    const state: SearchState = {
      ...{ makeCode: [makeCode], modelCode: [modelCode], startYear, endYear, firstRecord: 0, numRecords: 1 },
      listingType: isNew ? ['NEW'] : ['USED', 'CERTIFIED', '3P_CERT'],
    };
    const found = await find(services, { state, origin: null });
    const spread = toSpread(found).derivedprice;
    const answer: Market = {
      years: { from: startYear, to: endYear },
      count: spread.counts.reduce((sum, count) => sum + count, 0),
      price: found.stats.price,
      spread,
      ...(appraisal && { appraisal }),
      ...(typeof rated === 'string' && { unrated: rated }),
    };
    response.set('Cache-Control', sharedBriefly).json(answer);
  },
);
