import type { SearchState } from '@forecourt/search-state';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import { readTexts } from '../listing-json';
import { excluded } from '../parameters';
import { type ListingQuery, numberOf, paramsOf, readListingQuery, toRequest } from '../query';
import * as schemas from '../schemas';
import { find, type Services } from '../services';
import { sendListings } from './listings';
import { shortResponse } from './spotlights';

/** Number of similar listings when the request names none (section 9). */
const standardCount = 20;
/** Listings that the search found are left out of similar ones; a search that found more than this has no similar ones (R51). */
const maxFound = 100;

/** Wider and wider searches: each drops more criteria that shoppers may give up, at any distance. */
const steps: readonly ((state: SearchState) => SearchState)[] = [
  (state) => ({ ...state, searchRadius: 0 }),
  (state) => withoutDetails(state),
  (state) => withoutRanges(withoutDetails(state)),
  (state) => ({ ...withoutRanges(withoutDetails(state)), modelCode: undefined, seriesCode: undefined }),
  (state) => ({
    ...{ vehicleStyleCode: state.vehicleStyleCode, listingType: state.listingType, fuelTypeGroup: state.fuelTypeGroup },
    ...{ zip: state.zip, city: state.city, state: state.state, searchRadius: 0, sortBy: state.sortBy },
  }),
];

/** Returns similar listings, the closest kind first; none if the search itself finds more than `atMost` (R51). */
export const similarListings = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/listing/similar',
    isSearch: true,
    summary: 'Lists listings that nearly match, 20 unless numRecords says otherwise.',
    parameters: [
      excluded,
      inQuery('atMost', 'Returns none where the search itself finds more than this.', { type: 'integer' }),
    ],
    answer: schemas.shortListSchema,
    refusals: [400, 503],
    example: '/rest/lsc/listing/similar?makeCode=TOYOTA&extColorSimple=RED',
  },
  (services) => async (request, response) => {
    const params = paramsOf(request);
    const query = readListingQuery(params, services.reference);
    const wanted = query.state.numRecords ?? standardCount;
    const atMost = numberOf(params, 'atMost', { min: 0, max: 10_000, standard: 10_000 });
    const own = await idsOf(services, query, query.state, maxFound);
    if (own.total > atMost) return sendListings(response, shortResponse({ listings: [], owners: [] }, 0));
    const known = new Set([...own.ids, ...query.excludedIds]);
    const similar: string[] = [];
    for (const widen of steps) {
      if (similar.length >= wanted) break;
      const { ids } = await idsOf(services, query, widen(query.state), Math.min(100, wanted + known.size));
      for (const id of ids) {
        if (known.has(id)) continue;
        known.add(id);
        similar.push(id);
      }
    }
    const page = similar.slice(0, wanted);
    const texts = await readTexts(services.store, own.generation, page, query.place);
    sendListings(response, shortResponse(texts, texts.listings.length));
  },
);

function idsOf(services: Services, query: ListingQuery, state: SearchState, numRecords: number) {
  return find(services, toRequest({ ...query, excludedIds: [], state: { ...state, firstRecord: 0, numRecords } }));
}

function withoutDetails(state: SearchState): SearchState {
  return {
    ...state,
    ...{ searchRadius: 0, trimCode: undefined, packages: undefined, featureCode: undefined, keyword: undefined },
    ...{ extColorSimple: undefined, intColorSimple: undefined, vehicleHistoryType: undefined, dealType: undefined },
    ...{ transmissionCode: undefined, engineCode: undefined, engineDisplacement: undefined, driveGroup: undefined },
    showcaseOwnerId: undefined,
  };
}

function withoutRanges(state: SearchState): SearchState {
  return {
    ...state,
    ...{ startYear: undefined, endYear: undefined, minPrice: undefined, maxPrice: undefined, mileage: undefined },
    ...{ mpgRange: undefined, electricMileRange: undefined },
  };
}
