/** The shell's table of sources (specification section 7): what a fragment may need, by name. Data, in one place. */
import type { Brand, Flag, RemoteSource } from '@forecourt/contracts';
import { resultsSchema, showcaseTilesSchema } from '@forecourt/listing';
import { effective, type SearchState, toParams } from '@forecourt/search-state';
import * as z from 'zod';
import { isUpstream, type UpstreamName } from '../upstreams';

export interface SourceDefinition {
  upstream: UpstreamName;
  /** Path and query for a search. */
  request(state: SearchState, brand: Brand): string;
  timeoutMs: number;
  /** A required source that fails, fails the page (R14); any other is left out (R72). */
  required: boolean;
  /** The source is called only on brands with this flag on. */
  flag?: Flag;
  schema: z.ZodType;
}

/** A source that a remote brings along in its manifest, as the table has its own. Always optional; its remote checks the answer. */
export function broughtSource({ upstream, path, timeoutMs, flag }: RemoteSource): SourceDefinition | undefined {
  if (!isUpstream(upstream)) return undefined;
  const request: SourceDefinition['request'] = (state, brand) => {
    const values = { search: toParams(effective(state, brand), brand), brand: brand.id };
    return path.replace(/\{(search|brand)\}/g, (_, name: keyof typeof values) => values[name]);
  };
  return { upstream, request, timeoutMs, required: false, flag, schema: z.unknown() };
}

/** The search as a service receives it: defaults of the brand applied, page size written out. */
function searchQuery(state: SearchState, brand: Brand): URLSearchParams {
  const query = new URLSearchParams(toParams(effective(state, brand), brand));
  query.set('numRecords', String(state.numRecords ?? brand.pageSize));
  return query;
}

export const sourceTable: Readonly<Record<string, SourceDefinition>> = {
  listing: {
    upstream: 'marketplace',
    request: (state, brand) => `/rest/lsc/listing?${searchQuery(state, brand)}`,
    timeoutMs: 20_000,
    required: true,
    schema: resultsSchema,
  },
  showcase: {
    upstream: 'marketplace',
    request: (state, brand) => `/rest/lsc/listing/alpha?${searchQuery(state, brand)}`,
    timeoutMs: 3000,
    required: false,
    flag: 'alphaShowcase',
    schema: showcaseTilesSchema,
  },
};
