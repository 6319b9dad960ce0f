import type { ListingResponse } from '@forecourt/listing';
import { defaultPageSize } from '@forecourt/matching';
import { chips, createReference, hasSearchRadius, reduce, type SearchState } from '@forecourt/search-state';
import { type ListingQuery, toRequest } from './query';
import { find, type Services } from './services';

type WaysOn = NonNullable<ListingResponse['waysOn']>;

/** Largest number of results with which a search still gets suggestions (R51). */
export const hardlyAny = 25;
/** More filters than a person would read through. */
const mostWays = 20;
/** In miles; 0 is any distance (R9). */
const radii = [25, 50, 75, 100, 0];

/**
 * Counts the results of a search that finds hardly any with one filter lifted, or within a wider radius; undefined if the search
 * finds enough. The searches run on one inventory, one after the other; each takes about a millisecond.
 */
export async function waysOn(services: Services, query: ListingQuery, total: number): Promise<WaysOn | undefined> {
  if (total > hardlyAny) return undefined;
  const count = async (state: SearchState) => {
    const request = toRequest({ ...query, state: { ...state, firstRecord: 0, numRecords: 1 } });
    return (await find(services, request)).total;
  };
  return {
    without: total === 0 ? await lifted(query.state, services, count) : [],
    within: hasSearchRadius(query.state) ? await wider(query.state, total, count) : [],
  };
}

type Count = (state: SearchState) => Promise<number>;

async function lifted(state: SearchState, { reference }: Services, count: Count): Promise<WaysOn['without']> {
  const rules = { pageSize: defaultPageSize };
  const known = createReference(reference);
  const ways: WaysOn['without'] = [];
  for (const { key, remove } of chips(state, rules, known).slice(0, mostWays)) {
    const found = await count(reduce(state, remove, rules, known));
    if (found > 0) ways.push({ chip: key, count: found });
  }
  return ways.sort((one, other) => other.count - one.count);
}

async function wider(state: SearchState, total: number, count: Count): Promise<WaysOn['within']> {
  const { searchRadius = 100 } = state;
  const ways: WaysOn['within'] = [];
  let most = total;
  for (const radius of radii) {
    if (radius !== 0 && radius <= searchRadius) continue;
    const found = await count({ ...state, searchRadius: radius });
    if (found > most) ways.push({ radius, count: found });
    most = Math.max(most, found);
  }
  return ways;
}
