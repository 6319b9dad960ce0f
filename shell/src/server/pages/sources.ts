/** The shell's table of sources (specification section 7): what a fragment may need, by name. Data, in one place. */
import type { Brand, SiteSource } from '@forecourt/contracts';
import { resultsSchema, showcaseTilesSchema, similarSchema, vehicleSchema } from '@forecourt/listing';
import { type SearchState, toParams } from '@forecourt/search-state';
import type { SourceDefinition, SourceTable } from '../steps/data';

/** The search as a service receives it. */
function searchQuery(state: SearchState, brand: Brand): URLSearchParams {
  return new URLSearchParams(toParams(state, brand));
}

/** What is similar to a vehicle: so many of its make and model, without itself. */
const similarCount = 12;

export const sourceTable: SourceTable = {
  listing: {
    upstream: 'marketplace',
    request: ({ state, brand }) => `/rest/lsc/listing?${searchQuery(state, brand)}`,
    timeoutMs: 20_000,
    schema: resultsSchema,
  },
  showcase: {
    upstream: 'marketplace',
    request: ({ state, brand }) => `/rest/lsc/listing/alpha?${searchQuery(state, brand)}`,
    timeoutMs: 3000,
    flag: 'alphaShowcase',
    schema: showcaseTilesSchema,
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
} satisfies Record<SiteSource, SourceDefinition>;
