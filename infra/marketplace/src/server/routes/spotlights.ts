import { defaultPageSize, type SearchRequest } from '@forecourt/matching';
import { maxFirstRecord } from '@forecourt/search-state';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { type Tier, tiers } from '../../listing/record';
import { findPage } from '../pages';
import { type ListingQuery, numberOf, paramsOf, readListingQuery, textOf } from '../query';
import * as schemas from '../schemas';
import type { Services } from '../services';
import { sendListings } from './listings';

interface Spotlight {
  /** Number of spotlights when the request names none (section 9). */
  standard: number;
  /** Paid tiers that a request may name; the first is the default. */
  tiers: readonly [Tier, ...Tier[]];
}

const spotlightPage = inQuery('spotlightPage', 'Page of spotlights, from 1.', { type: 'integer' });

/** Lists paid listings of the tier `listingTier`, paged by `spotlightPage`. */
function spotlights(name: string, kind: string, { standard, tiers: allowed }: Spotlight, example: string) {
  return serviceRoute<Services>(
    {
      ...reading,
      path: `/rest/lsc/listing/spotlight/${name}`,
      isSearch: true,
      summary: `Lists ${kind} listings that match.`,
      parameters: [
        inQuery('numSpotlights', `How many, ${standard} unless given.`, { type: 'integer' }),
        inQuery('listingTier', `${allowed.map((tier) => `\`${tier}\``).join(' or ')}.`),
        spotlightPage,
      ],
      answer: schemas.shortListSchema,
      refusals: [400, 503],
      example: `/rest/lsc/listing/spotlight/${name}?numSpotlights=${standard}&${example}`,
    },
    (services) => async (request, response) => {
      const params = paramsOf(request);
      const count = numberOf(params, 'numSpotlights', { min: 1, max: 30, standard });
      const page = pageOf(params);
      const tier = textOf(params, 'listingTier', z.enum(allowed)) ?? allowed[0];
      const query = readListingQuery(params, services.reference);
      const state = { ...query.state, sortBy: 'relevance', firstRecord: (page - 1) * count, numRecords: count };
      const more = { tiers: [tiers.indexOf(tier as Tier)] };
      sendListings(response, await listingsOf(services, { ...query, state }, more));
    },
  );
}

export const premiumSpotlights = spotlights(
  'premiumresults',
  'premium',
  { standard: 3, tiers: ['premium', 'fourthTier'] },
  'listingTier=premium&spotlightPage=1',
);
export const resultSpotlights = spotlights(
  'results',
  'featured or standard',
  { standard: 6, tiers: ['featured', 'standard'] },
  'listingTier=standard',
);

export const vehicleHighlights = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/listing/spotlight/vehiclehighlight',
    isSearch: true,
    summary: 'Lists highlighted vehicles that match.',
    parameters: [
      inQuery('numSpotlights', 'How many, 10 unless given.', { type: 'integer' }),
      inQuery('includeExtendedVehicleHighlights', '`true`: from any distance.', { type: 'boolean' }),
      spotlightPage,
    ],
    answer: schemas.shortListSchema,
    refusals: [400, 503],
    example: '/rest/lsc/listing/spotlight/vehiclehighlight?zip=60601',
  },
  (services) => async (request, response) => {
    const params = paramsOf(request);
    const numRecords = numberOf(params, 'numSpotlights', { min: 1, max: 30, standard: 10 });
    const page = pageOf(params);
    const isExtended = params.get('includeExtendedVehicleHighlights') === 'true';
    const query = readListingQuery(params, services.reference);
    const state = {
      ...query.state,
      sortBy: 'relevance',
      firstRecord: (page - 1) * numRecords,
      numRecords,
      ...(isExtended && { searchRadius: 0 }),
    };
    sendListings(response, await listingsOf(services, { ...query, state }, { vehicleHighlights: true }));
  },
);

/** Returns the page of results that spotlights belong to, from 1 to the last that can be reached. */
function pageOf(params: URLSearchParams): number {
  return numberOf(params, 'spotlightPage', {
    min: 1,
    max: Math.floor(maxFirstRecord / defaultPageSize) + 1,
    standard: 1,
  });
}

/** Returns listings, owners and their number: the response of a search without facets. */
export async function listingsOf(
  services: Services,
  query: ListingQuery,
  more: Partial<SearchRequest> = {},
): Promise<string> {
  const { found, texts } = await findPage(services, query, more);
  return shortResponse(texts, found.total);
}

export function shortResponse(
  texts: { listings: readonly string[]; owners: readonly string[] },
  total: number,
): string {
  return `{"listings":[${texts.listings.join(',')}],"owners":[${texts.owners.join(',')}],"totalResultCount":${total}}`;
}
