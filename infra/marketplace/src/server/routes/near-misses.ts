import type { SearchState } from '@forecourt/search-state';
import { type ListingQuery, toRequest } from '../query';
import { find, type Services } from '../services';

/** The criteria of a search that a listing may fail: each is a group of parameters, named by the first. */
const questions: readonly (readonly (keyof SearchState & string)[])[] = [
  ['makeCode'],
  ['modelCode', 'makeCode'],
  ['trimCode', 'modelCode'],
  ['seriesCode', 'makeCode'],
  ['packages', 'makeCode'],
  ['minPrice', 'maxPrice'],
  ['startYear', 'endYear'],
  ...(
    [
      ...['listingType', 'mileage', 'vehicleStyleCode', 'fuelTypeGroup', 'mpgRange', 'electricMileRange', 'driveGroup'],
      ...['extColorSimple', 'intColorSimple', 'transmissionCode', 'engineCode', 'engineDisplacement', 'featureCode'],
      ...['vehicleHistoryType', 'homeServices', 'dealType', 'maximumSeating', 'doorCode', 'truckBedLength'],
      ...['bodyStyleSubtypeCode', 'suvSubtypeCode', 'vanSubtypeCode', 'sedanSubtypeCode', 'keyword'],
    ] as (keyof SearchState & string)[]
  ).map((name) => [name]),
];

/** Largest number of a dealer's listings that are compared. */
const mostListings = 100;

/** Wider and wider searches; the criterion that shoppers give up most readily is dropped first. The place, its radius and the condition stay. */
export const nearSearches: readonly ((state: SearchState) => SearchState)[] = [
  ({ makeCode, modelCode, ...state }) => ({ ...around(state), makeCode, modelCode }),
  ({ makeCode, ...state }) => ({ ...around(state), makeCode }),
  ({ vehicleStyleCode, ...state }) => ({ ...around(state), vehicleStyleCode }),
  around,
];

function around({ zip, city, state, searchRadius, marketExtension, listingType }: SearchState): SearchState {
  return { zip, city, state, searchRadius, marketExtension, listingType };
}

/**
 * Returns the criteria of a search that each of a dealer's listings fails, by id: names of parameters, in the order of
 * `questions`. A listing that meets all is left out.
 */
export async function missingOf(
  services: Services,
  query: ListingQuery,
  ownerId: string,
  ids: readonly string[],
): Promise<Record<string, string[]>> {
  const asked = questions.filter((names) => names[0] !== undefined && names.some((name) => isOwn(names, name, query)));
  const fits = await Promise.all(
    asked.map(async (names) => {
      const only = Object.fromEntries(names.map((name) => [name, query.state[name]])) as SearchState;
      const state = { ...only, searchRadius: 0, numRecords: mostListings };
      return new Set((await find(services, toRequest({ ...query, place: null, state }, { ownerId }))).ids);
    }),
  );
  const lacking = ids.map((id): [string, string[]] => [
    id,
    asked.flatMap(([name = ''], at) => (fits[at]?.has(id) ? [] : [name])),
  ]);
  return Object.fromEntries(lacking.filter(([, names]) => names.length > 0));
}

/** A criterion counts as set by the parameter that names it, a range by either end; the other parameters only complete it. */
function isOwn(names: readonly string[], name: keyof SearchState, { state }: ListingQuery): boolean {
  const isRange = names[0]?.startsWith('min') || names[0] === 'startYear';
  return (isRange || name === names[0]) && state[name] !== undefined;
}
