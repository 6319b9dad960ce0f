import { listingResponseSchema, listingSchema, ownerSchema, type Vehicle } from '@forecourt/listing';
import { defaultPageSize } from '@forecourt/matching';
import { hasSearchRadius, toParams } from '@forecourt/search-state';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import type { Response } from 'express';
import * as z from 'zod';
import { vocabulary, vocabularyGroups } from '../../catalogue/vocabulary';
import { onlineOfferOf } from '../../listing/online';
import { ProblemError } from '../../problems';
import { explained } from '../explained';
import { toFilters, toSpread } from '../filters';
import { inventoryYears } from '../inventory-years';
import { readTexts, toResponse } from '../listing-json';
import { findPage } from '../pages';
import { excluded, listingId, withoutEffect } from '../parameters';
import { flagOf, type ListingQuery, paramsOf, readListingQuery, textOf, toRequest } from '../query';
import * as schemas from '../schemas';
import { find, generationOf, type Services } from '../services';
import { strongAttributes, suggestedFilters } from '../suggested';
import { hardlyAny, waysOn } from '../ways-on';

const vinsSchema = z
  .string()
  .max(2_000)
  .regex(/^[A-HJ-NPR-Z0-9]{17}(,[A-HJ-NPR-Z0-9]{17})*$/i, 'VINs of 17 characters, joined by commas');

/** Maximum number of ids; more than anybody compares. */
const idsSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,9}$/, 'ids of listings, ten at most, joined by commas');

const listingTypeSchema = z.string().regex(/^[A-Z0-9_]{1,20}$/, 'a code of listingType');

export const listListings = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/listing',
    isSearch: true,
    summary: 'Returns a page of listings with their owners, every facet with its counts, and statistics.',
    parameters: [
      excluded,
      inQuery('hideFilters', 'Leaves the facets out.', { type: 'boolean' }),
      inQuery('stats', '`false` leaves the statistics out: each is null.', { type: 'boolean' }),
      inQuery('includeSuggested', 'Adds the options that narrow the results best (R35).', { type: 'boolean' }),
      inQuery('showStrongAttributes', 'Adds the facets that most of the results share (R35).', { type: 'boolean' }),
      inQuery('showRequestParams', 'Adds the search as it was understood, with its defaults (section 3).', {
        type: 'boolean',
      }),
      inQuery('explain', 'Adds the parts of each listing’s relevance, in points (R37).', { type: 'boolean' }),
      inQuery('supplemental', 'Returns listings beyond the radius of a search that finds 25 or fewer within it.', {
        type: 'boolean',
      }),
      inQuery('vin', 'Returns vehicles by VIN instead of a search, joined by commas: those still for sale.'),
      inQuery(
        'listingId',
        'Returns listings by id instead of a search, ten at most, joined by commas: those that exist.',
      ),
      inQuery('firstListingType', 'A code of listingType whose listings come first in the order of relevance (R30).'),
      inQuery('lifestyleCategory', '`Commercial` stands for the commercial experience.'),
      ...withoutEffect,
    ],
    answer: listingResponseSchema,
    refusals: [400, 503],
    example: '/rest/lsc/listing?makeCode=TOYOTA&zip=60601&sortBy=distanceASC',
  },
  (services) => async (request, response) => {
    const params = paramsOf(request);
    const vins = textOf(params, 'vin', vinsSchema);
    const ids = textOf(params, 'listingId', idsSchema);
    if (ids !== null) return sendListings(response, await theseListings(services, [...new Set(ids.split(','))]));
    if (vins !== null) return sendListings(response, await activeListings(services, vins.toUpperCase().split(',')));

    const asked = readListingQuery(params, services.reference);
    const query = flagOf(params, 'supplemental') ? await beyondRadius(services, asked) : asked;
    if (query === null) return sendListings(response, nothing);
    const firstListingType = textOf(params, 'firstListingType', listingTypeSchema) ?? undefined;
    const { found, texts } = await findPage(services, query, { firstListingType });
    const { place } = query;
    const hidesFilters = flagOf(params, 'hideFilters');
    const thisYear = new Date(services.now()).getUTCFullYear();
    const filters = hidesFilters ? {} : toFilters(found, query.state, services.reference, thisYear);
    const ways = hidesFilters ? undefined : await waysOn(services, query, found.total);
    sendListings(
      response,
      toResponse(texts, {
        totalResultCount: found.total,
        ...(hidesFilters
          ? { filters: {} }
          : {
              filters,
              filterGroups: vocabularyGroups,
              spread: toSpread(found),
              years: await inventoryYears(services),
            }),
        ...(flagOf(params, 'includeSuggested') && { suggestedFilters: suggestedFilters(found, filters) }),
        ...(flagOf(params, 'showStrongAttributes') && { strongAttributesFilters: strongAttributes(found, filters) }),
        stats:
          params.has('stats') && !flagOf(params, 'stats')
            ? noStats
            : { derivedprice: found.stats.price, year: found.stats.year, mileage: found.stats.mileage },
        ...(ways && { waysOn: ways }),
        ...(flagOf(params, 'showRequestParams') && {
          requestParams: Object.fromEntries(new URLSearchParams(toParams(query.state, { pageSize: defaultPageSize }))),
        }),
        ...(flagOf(params, 'explain') && { explanations: explained(texts, place) }),
        invalidQueryParams: query.invalid,
        ...(place && { place: { city: place.city, state: place.state, zip: place.zip } }),
      }),
    );
  },
);

const noStats = { derivedprice: null, year: null, mileage: null };

/** An answer without listings. */
const nothing = toResponse(
  { listings: [], owners: [] },
  { totalResultCount: 0, filters: {}, invalidQueryParams: {}, stats: noStats },
);

/**
 * Returns the supplemental search (section 7): the same search at any distance, without the listings within the radius. Null if
 * the search finds more listings than can be excluded (R50, R51); the search itself if it has no radius.
 */
async function beyondRadius(services: Services, query: ListingQuery): Promise<ListingQuery | null> {
  if (!hasSearchRadius(query.state)) return query;
  const state = { ...query.state, firstRecord: 0, numRecords: hardlyAny };
  const { ids, total } = await find(services, toRequest({ ...query, state }));
  if (total > hardlyAny) return null;
  return { ...query, state: { ...query.state, searchRadius: 0 }, excludedIds: [...query.excludedIds, ...ids] };
}

export const countListings = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/listing/count',
    isSearch: true,
    summary: 'Counts the listings that match.',
    parameters: [excluded],
    answer: schemas.countSchema,
    refusals: [400, 503],
    example: '/rest/lsc/listing/count?dealType=greatprice&searchRadius=0',
  },
  (services) => async (request, response) => {
    const query = readListingQuery(paramsOf(request), services.reference);
    const { total } = await find(services, toRequest({ ...query, state: { ...query.state, numRecords: 1 } }));
    response.set('Cache-Control', sharedBriefly).json({ totalResultCount: total });
  },
);

export const showListing = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/listing/:id',
    summary: 'Returns one listing with its owner, and how it can be bought online.',
    parameters: [listingId],
    answer: schemas.oneListingSchema,
    refusals: [404, 503],
    example: '/rest/lsc/listing/l-0001',
  },
  (services) => async (request, response) => {
    const id = String(request.params.id);
    const texts = await readTexts(services.store, generationOf(services), [id], null);
    // Listing and owner are both missing after an import has replaced them.
    if (texts.listings.length === 0 || texts.owners.length === 0) {
      throw new ProblemError('unknown-listing', `There is no listing ${id}. It may have been sold; search for others.`);
    }
    const [listing] = texts.listings;
    const { featureCodes = [], ...facts } = knownSchema.parse(JSON.parse(listing ?? ''));
    const equipment = JSON.stringify(equipmentOf(featureCodes));
    const online = onlineOfferOf(facts, sellerSchema.parse(JSON.parse(texts.owners[0] ?? '')));
    response
      .set('Cache-Control', sharedBriefly)
      .type('json')
      .send(
        `{"listing":${listing},"owner":${texts.owners[0]},"equipment":${equipment}${online === undefined ? '' : `,"online":${JSON.stringify(online)}`}}`,
      );
  },
);

const knownSchema = listingSchema.pick({ featureCodes: true, pricingDetail: true, paymentServices: true });
const sellerSchema = ownerSchema.pick({ privateSeller: true, homeServices: true });
const featureLabels = new Map(vocabulary.featureCode?.map(({ code, label }) => [code, label]));

/** Returns the labels of features, by the groups of the vocabulary. */
function equipmentOf(codes: readonly string[]): NonNullable<Vehicle['equipment']> {
  return (vocabularyGroups.featureCode ?? []).flatMap(({ label, values }) => {
    const features = values.filter((code) => codes.includes(code)).map((code) => featureLabels.get(code) ?? code);
    return features.length === 0 ? [] : [{ label, features }];
  });
}

/** Returns the vehicles that are still for sale. */
async function activeListings(services: Services, vins: readonly string[]): Promise<string> {
  const generation = generationOf(services);
  const found = await services.store.readListingsByVin(generation, vins);
  return theseListings(
    services,
    found.map(({ id }) => id),
  );
}

/** Returns the listings that exist, in the requested order. */
async function theseListings(services: Services, ids: readonly string[]): Promise<string> {
  const texts = await readTexts(services.store, generationOf(services), ids, null);
  return toResponse(texts, {
    ...{ totalResultCount: texts.listings.length, filters: {}, filterGroups: vocabularyGroups, invalidQueryParams: {} },
    stats: noStats,
  });
}

/**
 * Value of `Cache-Control` for answers about listings. They change with every write: browsers revalidate, and a cache that many share, such as a shell's,
 * may use them for a second.
 */
export const sharedBriefly = 'max-age=0, s-maxage=1';

/** Sends results. */
export function sendListings(response: Response, json: string): void {
  response.set('Cache-Control', sharedBriefly).type('json').send(json);
}
