import { defaultPageSize, type Place, placeOfCity, placeOfZip, type SearchRequest } from '@forecourt/matching';
import {
  createReference,
  invalidParams,
  parseParams,
  type ReferenceData,
  type SearchState,
} from '@forecourt/search-state';
import { reasonsOf } from '@forecourt/service';
import type { Request } from 'express';
import * as z from 'zod';
import { ProblemError } from '../problems';

/** Largest number of listings that a request can exclude (R50). */
const maxExcluded = 25;

/** A search as a route gets it in its query. */
export interface ListingQuery {
  state: SearchState;
  /** The place of the search's ZIP or city; null if it is unknown (R8). */
  place: Place | null;
  excludedIds: readonly string[];
  /** Parameters that contradict each other, by name with the reason (R10). */
  invalid: Readonly<Record<string, string>>;
}

/** Returns the whole query of a request; express's own parser would build objects of it. */
export function paramsOf(request: Request): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : request.url.slice(at + 1));
}

/**
 * Parses the search with the codec of search-state, and the parameters that only the service knows. Brand defaults are already in
 * the query.
 * @throws ProblemError `bad-parameter` naming the parameter.
 */
export function readListingQuery(params: URLSearchParams, data: ReferenceData): ListingQuery {
  const { state } = parseParams(withCategory(params), { pageSize: defaultPageSize }, createReference(data));
  return { state, place: placeOf(state), excludedIds: excludedOf(params), invalid: invalidParams(state) };
}

/** Returns the search engine's request for a query. */
export function toRequest(
  { state, place, excludedIds }: ListingQuery,
  more: Partial<SearchRequest> = {},
): SearchRequest {
  return { state, origin: place && { lat: place.lat, lon: place.lon }, excludedIds, ...more };
}

/** Parses a whole number of a query. @throws ProblemError `bad-parameter`. */
export function numberOf(params: URLSearchParams, name: string, { min, max, standard }: NumberRule): number {
  const given = params.get(name);
  if (given === null || given === '') return standard;
  const parsed = z.coerce.number().int().min(min).max(max).safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ProblemError('bad-parameter', `${name} has to be a whole number from ${min} to ${max}.`);
}

interface NumberRule {
  min: number;
  max: number;
  standard: number;
}

/** Returns a text of a query, validated by its schema; null if it is absent. @throws ProblemError `bad-parameter`. */
export function textOf(params: URLSearchParams, name: string, schema: z.ZodType<string>): string | null {
  const given = params.get(name);
  if (given === null || given === '') return null;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ProblemError('bad-parameter', `${name} is not usable: ${reasonsOf(parsed.error).join(', ')}.`);
}

/** Whether a flag of a query is set: `hideFilters`, `hideFilters=true`. */
export function flagOf(params: URLSearchParams, name: string): boolean {
  const given = params.get(name);
  return given !== null && given !== 'false' && given !== '0' && given !== 'off';
}

/** The supplemental search names the commercial experience by its category (section 7). */
function withCategory(params: URLSearchParams): URLSearchParams {
  if (params.get('lifestyleCategory') !== 'Commercial' || params.has('experience')) return params;
  const next = new URLSearchParams(params);
  next.set('experience', 'commercial');
  return next;
}

function placeOf({ zip, city, state }: SearchState): Place | null {
  if (zip !== undefined) return placeOfZip(zip);
  return city === undefined || state === undefined ? null : placeOfCity(city, state);
}

function excludedOf(params: URLSearchParams): string[] {
  const given = params.getAll('excludedFilter').flatMap((list) => list.split(','));
  const ids = [...new Set(given.filter((id) => id !== ''))];
  if (ids.length <= maxExcluded) return ids;
  throw new ProblemError(
    'bad-parameter',
    `excludedFilter names ${ids.length} listings, and ${maxExcluded} at most can be excluded. Send none when there are more.`,
  );
}
