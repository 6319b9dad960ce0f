/** The shell's table of sources (specification section 7): the data that fragments may need, by name. */

import { type Brand, overlayPage, overlayProps } from '@forecourt/contracts';
import {
  besidesSchema,
  comparedSchema,
  crawlLinksSchema,
  dealerDifferenceSchema,
  directorySchema,
  marketSchema,
  memorySchema,
  mileageSchema,
  modelFactsSchema,
  modelReviewsSchema,
  modelTrimsSchema,
  myReviewsSchema,
  resultsSchema,
  reviewsPerPage,
  sellersSchema,
  showcaseTilesSchema,
  similarSchema,
  tileListingSchema,
  trimsSchema,
  vehicleSchema,
} from '@forecourt/listing';
import {
  effective,
  hasSearchRadius,
  hasSimilar,
  only,
  type SearchState,
  samePath,
  toParams,
} from '@forecourt/search-state';
import {
  type Article,
  accountLinkSchema,
  alertSchema,
  bookmarkSchema,
  dealsSchema,
  editorialEntrySchema,
  editorialListSchema,
  modelEditorialSchema,
  type SiteSource,
  sentDealSchema,
  visitorSchema,
  waysSchema,
} from '@forecourt/site';
import * as z from 'zod';
import { crawlPath, directoryPath } from '../crawl/crawl-path';
import type { SourceDefinition, SourceInput, SourceTable } from '../steps/data';
import { checkedOnce } from '../steps/data/checked-once';
import { besidesPath } from './found-in';
import { aboutModel } from './model-editorial';
import { paidPlaces } from './paid-places';
import { reviewQuery, reviewQueryOf } from './review-subject';

/** Returns the search as a service receives it. */
function searchQuery(state: SearchState, brand: Brand): URLSearchParams {
  return new URLSearchParams(toParams(state, brand));
}

/** Returns the parameter for the condition that a brand shows first. */
const firstOf = ({ firstListingType }: Brand): string =>
  firstListingType === undefined ? '' : `&firstListingType=${firstListingType}`;

/** Returns requests for more data about a vehicle, by its id. */
const besideVehicle =
  (what: string): SourceDefinition['request'] =>
  ({ params: { id } }) =>
    id === undefined ? null : `/rest/lsc/listing/${encodeURIComponent(id)}/${what}`;

/** Returns the properties of the page's overlay. */
const propsOf = (params: SourceInput['params']) =>
  overlayProps({ page: params.props === undefined ? '' : overlayPage, params });

/** Returns the id of an overlay's subject, from its props; null if it is missing or invalid. */
function overlayId(name: string, params: SourceInput['params'], pattern = /^[A-Za-z0-9_-]{1,64}$/): string | null {
  const id = propsOf(params)[name];
  return typeof id === 'string' && pattern.test(id) ? id : null;
}

/** The first and the last year that a search may name. */
const [firstYear, lastYear] = [1900, 2099];

/**
 * Returns the parameters of a search that decide which year of a model is described: its years, and its one condition. Without either the
 * newest year would be described, of which none may be for sale, so all years are named.
 */
function modelYear(state: SearchState, brand: Brand): Record<string, string> {
  const { startYear, endYear } = state;
  const listingType = only(effective(state, brand).listingType);
  const isOneYear = startYear !== undefined && startYear === endYear;
  const isOpen = startYear === undefined && endYear === undefined && listingType !== undefined;
  return {
    ...(!isOpen && { startYear: String(startYear ?? firstYear) }),
    ...(!isOpen && !isOneYear && { endYear: String(endYear ?? lastYear) }),
    ...(listingType !== undefined && { listingType }),
  };
}

/**
 * Returns the parameters of the model years that are sold as new: the current and the next one, of which the one with most for sale is
 * described (section 9, "Compare and trims fetch"). A model that is no longer made is described in its last year.
 */
function newYears(): Record<string, string> {
  const year = new Date().getUTCFullYear();
  return { startYear: String(year), endYear: String(year + 1) };
}

/** The whole code of a model. */
const modelPattern = /^[\w-]{1,40}\|[\w-]{1,20}$/;

const articleSchema = z.object({
  title: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.string()),
      links: z
        .array(z.object({ label: z.string(), href: z.string().refine((href) => samePath(href) !== undefined) }))
        .optional(),
    }),
  ),
}) satisfies z.ZodType<Article>;

/** Number of similar vehicles: of the same make and model, without the vehicle itself. */
const similarCount = 12;

/**
 * Listings beyond a radius: number per page; number of similar ones; and the most results with which similar ones are requested (section
 * 9, R51).
 */
const supplementalCount = 30;
const alikeCount = 20;
const hardlyAny = 25;

/** Whether a search shows its first results; only then are other listings added. */
const isFirstPage = ({ firstRecord = 0 }: SearchState) => firstRecord === 0;

/** Links to searches for a model's years and trims. */
const crawlLinks = { upstream: 'marketplace', timeoutMs: 3000, schema: crawlLinksSchema } as const;

export const sourceTable: SourceTable = {
  listing: {
    upstream: 'marketplace',
    request: ({ state, brand }) =>
      `/rest/lsc/listing?${searchQuery(state, brand)}&includeSuggested=true&showStrongAttributes=true${firstOf(brand)}`,
    timeoutMs: 20_000,
    // Searches find the same listings; sellers' distances differ by search.
    schema: resultsSchema.extend({ listings: z.array(checkedOnce(tileListingSchema)) }),
  },
  showcase: {
    upstream: 'marketplace',
    request: ({ state, brand }) =>
      state.hideAlpha === undefined
        ? `/rest/lsc/listing/alpha?${searchQuery(state, brand)}&exactMatch=${brand.flags.exactMatch}`
        : null,
    timeoutMs: 3000,
    flag: 'alphaShowcase',
    schema: showcaseTilesSchema,
  },
  ...paidPlaces(searchQuery),
  article: {
    upstream: 'content',
    request: ({ params: { article } }) => (article === undefined ? null : `/content/pages/${article}`),
    timeoutMs: 3000,
    schema: articleSchema,
  },
  'editorial-list': {
    upstream: 'content',
    request: ({ params: { kind, topic, page }, brand }) =>
      kind === undefined
        ? null
        : `/content/editorial?${new URLSearchParams({ kind, brand: brand.id, ...(topic && { topic }), ...(page && { page }) })}`,
    timeoutMs: 3000,
    schema: editorialListSchema,
  },
  'editorial-entry': {
    upstream: 'content',
    request({ params: { slug, draft }, brand }) {
      if (draft !== undefined) return `/content/editorial/drafts/${draft}`;
      return slug === undefined ? null : `/content/editorial/entries/${slug}?brand=${brand.id}`;
    },
    timeoutMs: 3000,
    schema: editorialEntrySchema,
  },
  'model-editorial': {
    upstream: 'content',
    request: ({ state, brand }) => aboutModel(state, brand),
    timeoutMs: 3000,
    schema: modelEditorialSchema,
  },
  supplemental: {
    upstream: 'marketplace',
    request: ({ state, brand }) => {
      if (!hasSearchRadius(state) || !isFirstPage(state)) return null;
      const query = searchQuery({ ...state, numRecords: supplementalCount }, brand);
      query.set('supplemental', 'true');
      query.set('hideFilters', 'true');
      return `/rest/lsc/listing?${query}`;
    },
    timeoutMs: 5000,
    schema: sellersSchema,
  },
  alike: {
    upstream: 'marketplace',
    request: ({ state, brand }) =>
      hasSimilar(state) && isFirstPage(state)
        ? `/rest/lsc/listing/similar?${searchQuery({ ...state, numRecords: alikeCount }, brand)}&atMost=${hardlyAny}`
        : null,
    timeoutMs: 3000,
    flag: 'similarListings',
    schema: similarSchema,
  },
  'year-links': { ...crawlLinks, request: ({ state, brand }) => crawlPath('modelyears', state, brand) },
  'trim-links': { ...crawlLinks, request: ({ state, brand }) => crawlPath('trims', state, brand) },
  'new-trim-links': {
    ...crawlLinks,
    // For a search of new vehicles, `trim-links` has the same.
    request: ({ state, brand }) =>
      only(effective(state, brand).listingType) === 'NEW' ? null : crawlPath('newtrims', state, brand),
  },
  directory: {
    upstream: 'marketplace',
    request: ({ params: { by }, brand }) => (by === undefined ? null : directoryPath(by, brand)),
    timeoutMs: 5000,
    schema: directorySchema,
  },
  vehicle: {
    upstream: 'marketplace',
    request: ({ params }) => (params.id === undefined ? null : `/rest/lsc/listing/${encodeURIComponent(params.id)}`),
    timeoutMs: 3000,
    schema: vehicleSchema,
  },
  similar: {
    upstream: 'marketplace',
    request: ({ state, brand, params }) => {
      if (params.id === undefined) return null;
      const query = searchQuery({ ...state, numRecords: similarCount }, brand);
      query.set('excludedFilter', params.id);
      query.set('hideFilters', 'true');
      return `/rest/lsc/listing?${query}`;
    },
    timeoutMs: 3000,
    schema: similarSchema,
  },
  besides: {
    upstream: 'marketplace',
    request: ({ params }) => besidesPath(params),
    timeoutMs: 3000,
    schema: besidesSchema,
  },
  sellers: { upstream: 'marketplace', request: besideVehicle('seller'), timeoutMs: 3000, schema: sellersSchema },
  market: { upstream: 'marketplace', request: besideVehicle('market'), timeoutMs: 3000, schema: marketSchema },
  mileage: {
    upstream: 'marketplace',
    // A vehicle is compared with all of its model, a search shows those of its condition; new ones have hardly any miles.
    request: ({ state, brand, params }) => {
      const modelCode = only(state.modelCode);
      const listingType = params.id === undefined ? only(effective(state, brand).listingType) : undefined;
      if (modelCode === undefined || listingType === 'NEW') return null;
      return `/rest/lsc/crawl/stats/mileage?${new URLSearchParams({ modelCode, ...(listingType && { listingType }) })}`;
    },
    timeoutMs: 5000,
    schema: mileageSchema,
  },
  subject: {
    upstream: 'marketplace',
    request({ params }) {
      const id = overlayId('listing', params);
      return id === null ? null : `/rest/lsc/listing/${id}`;
    },
    timeoutMs: 3000,
    schema: vehicleSchema,
  },
  trims: {
    upstream: 'marketplace',
    request({ params }) {
      const modelCode = overlayId('model', params, modelPattern);
      return modelCode === null ? null : `/rest/lsc/crawl/trims?${new URLSearchParams({ modelCode })}`;
    },
    timeoutMs: 5000,
    schema: trimsSchema,
  },
  // For the model of an overlay, or else of the search.
  'model-trims': {
    upstream: 'marketplace',
    request({ state, brand, params }) {
      const named = overlayId('model', params, modelPattern);
      const modelCode = named ?? only(state.modelCode);
      if (modelCode === undefined) return null;
      const { year } = propsOf(params);
      const about =
        named === null ? modelYear(state, brand) : Number.isInteger(year) ? { startYear: String(year) } : newYears();
      return `/rest/lsc/modelinfo/ymm?${new URLSearchParams({ modelCode, numRecords: '1', ...about })}`;
    },
    timeoutMs: 5000,
    schema: modelTrimsSchema,
  },
  'model-facts': {
    upstream: 'marketplace',
    request({ state, brand }) {
      const modelCode = only(state.modelCode);
      if (modelCode === undefined) return null;
      return `/rest/lsc/modelinfo/facts?${new URLSearchParams({ modelCode, ...modelYear(state, brand) })}`;
    },
    timeoutMs: 5000,
    schema: modelFactsSchema,
  },
  'model-reviews': {
    upstream: 'accounts',
    request({ state, params }) {
      const query = reviewQuery(state);
      if (query !== null && params.page !== undefined)
        query.set('from', `${reviewsPerPage * (Number(params.page) - 1)}`);
      return query === null ? null : `/account-api/reviews?${query}`;
    },
    timeoutMs: 1500,
    schema: modelReviewsSchema,
  },
  'my-reviews': {
    upstream: 'accounts',
    request: ({ params }) => `/account-api/mine/reviews?${reviewQueryOf(params)}`,
    timeoutMs: 3000,
    isPersonal: true,
    schema: myReviewsSchema,
  },
  difference: {
    upstream: 'content',
    request({ params }) {
      const id = overlayId('content', params);
      return id === null ? null : `/content/dealer-differences/${id}`;
    },
    timeoutMs: 3000,
    schema: dealerDifferenceSchema,
  },
  compared: {
    upstream: 'marketplace',
    request: ({ params: { ids = '' } }) => (ids === '' ? null : `/rest/lsc/listing?listingId=${ids}`),
    timeoutMs: 3000,
    flag: 'compare',
    schema: comparedSchema,
  },
  alert: {
    upstream: 'accounts',
    request: ({ params: { token } }) =>
      token === undefined || !/^[\w-]{20,100}$/.test(token) ? null : `/account-api/alerts/${token}`,
    timeoutMs: 3000,
    schema: alertSchema,
  },
  deals: {
    upstream: 'accounts',
    request: () => '/account-api/mine/deals',
    timeoutMs: 4000,
    isPersonal: true,
    schema: dealsSchema,
  },
  deal: {
    upstream: 'accounts',
    request: ({ params: { token } }) =>
      token === undefined || !/^[\w-]{43}$/.test(token) ? null : `/account-api/deals/${token}`,
    timeoutMs: 3000,
    schema: sentDealSchema,
  },
  link: {
    upstream: 'accounts',
    request: ({ params: { token } }) =>
      token === undefined || !/^[\w-]{43}$/.test(token) ? null : `/account-api/links/${token}`,
    timeoutMs: 3000,
    schema: accountLinkSchema,
  },
  bookmark: {
    upstream: 'accounts',
    request: ({ state: { bookmarkId } }) =>
      bookmarkId === undefined ? null : `/account-api/searchbookmarks/share-bookmark/${encodeURIComponent(bookmarkId)}`,
    timeoutMs: 3000,
    schema: bookmarkSchema,
  },
  visitor: {
    upstream: 'accounts',
    request: () => '/account-api/visitor',
    timeoutMs: 1500,
    isPersonal: true,
    schema: visitorSchema,
  },
  ways: {
    upstream: 'accounts',
    request: () => '/account-api/ways',
    timeoutMs: 1500,
    schema: waysSchema,
  },
  memory: {
    upstream: 'accounts',
    request: () => '/account-api/mine/memory',
    timeoutMs: 1500,
    isPersonal: true,
    schema: memorySchema,
  },
} satisfies Record<SiteSource, SourceDefinition>;
