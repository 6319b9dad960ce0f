import { inQuery, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { paramsOf, readListingQuery, textOf } from '../query';
import * as schemas from '../schemas';
import type { Services } from '../services';
import { sendListings } from './listings';
import { listingsOf, shortResponse } from './spotlights';

/** Names of a search's parameters, by the names of a boost's parameters. */
const searchNames: Readonly<Record<string, string>> = {
  makeCode: 'makeCode',
  modelCodeToBoost: 'modelCode',
  trimCodeToBoost: 'trimCode',
  seriesCodeToBoost: 'seriesCode',
  bodystyleCode: 'vehicleStyleCode',
  maxPrice: 'maxPrice',
  zip: 'zip',
  firstRecord: 'firstRecord',
  numRecords: 'numRecords',
  searchRadius: 'searchRadius',
  excludedFilter: 'excludedFilter',
};

const zipSchema = z.string().regex(/^\d{5}$/, 'five digits');
const yearsBack = 5;

/**
 * Returns an empty list unless the search is for recent used vehicles of dealers (section 5).
 * @throws ProblemError `bad-parameter` without a ZIP code
 */
export const newCarBoost = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/newcarboost/listing',
    summary: 'Lists new vehicles for a search of recent used ones; none for other searches.',
    parameters: [
      inQuery('zip', 'Five digits.', { required: true }),
      inQuery('makeCode', 'Code of a make.'),
      inQuery('modelCodeToBoost', 'Model of the new vehicles.'),
      inQuery('trimCodeToBoost', 'Trim of the new vehicles.'),
      inQuery('seriesCodeToBoost', 'Series of the new vehicles.'),
      inQuery('bodystyleCode', 'Body style of the new vehicles.'),
      inQuery('maxPrice', 'Whole US dollars.', { type: 'integer' }),
      inQuery('dealerId', 'Id of one owner.'),
      inQuery('firstRecord', 'The first record, from 0.', { type: 'integer' }),
      inQuery('numRecords', 'How many.', { type: 'integer' }),
    ],
    answer: schemas.shortListSchema,
    refusals: [400, 503],
    example: '/rest/lsc/newcarboost/listing?zip=60601&makeCode=TOYOTA',
  },
  (services) => async (request, response) => {
    const params = paramsOf(request);
    if (textOf(params, 'zip', zipSchema) === null) {
      throw new ProblemError(
        'bad-parameter',
        'zip is missing: new vehicles are sought near a ZIP code of five digits.',
      );
    }
    if (!suits(params, services)) return sendListings(response, shortResponse({ listings: [], owners: [] }, 0));

    const search = new URLSearchParams({ listingType: 'NEW', sortBy: 'relevance' });
    for (const [name, value] of params) {
      const known = Object.hasOwn(searchNames, name) ? searchNames[name] : undefined;
      if (known !== undefined) search.append(known, value);
    }
    const ownerId = params.get('dealerId') ?? undefined;
    sendListings(response, await listingsOf(services, readListingQuery(search, services.reference), { ownerId }));
  },
);

/** Whether a search is for recent used vehicles of dealers. */
function suits(params: URLSearchParams, { reference, now }: Services): boolean {
  const { state } = readListingQuery(params, reference);
  const year = new Date(now()).getUTCFullYear();
  const isNew = state.listingType?.includes('NEW') ?? false;
  const isRecent =
    state.endYear === undefined || (state.endYear >= year - yearsBack && state.endYear <= year + yearsBack);
  const isNewOnly = state.startYear === year || state.startYear === year + 1;
  return !isNew && isRecent && !isNewOnly && !(state.sellerType?.includes('p') ?? false);
}
