import { boundRows, facetRows, params, type SearchState } from '@forecourt/search-state';
import { type ListingQuery, toRequest } from '../query';
import { find, type Services } from '../services';

type Criterion = keyof SearchState & string;
type Question = readonly [Criterion] | readonly [Criterion, Criterion];

/** The criterion that another one is of: without it a model or a trim could not be found. */
const parents: Readonly<Partial<Record<Criterion, Criterion>>> = {
  modelCode: 'makeCode',
  seriesCode: 'makeCode',
  packages: 'makeCode',
  trimCode: 'modelCode',
};

/** The pairs of numbers that are a range. */
const ranges = params.flatMap((row): Question[] => (row.kind === 'range' ? [row.ends] : []));

/** The criteria of a search that a listing may fail: each is a group of parameters, named by the first. */
const questions: readonly Question[] = [
  ...facetRows.map(({ name }): Question => (parents[name] === undefined ? [name] : [name, parents[name]])),
  ...ranges,
  ...boundRows.map(({ name }): Question => [name]),
  ['keyword'],
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
  const asked = questions.filter((question) => isSet(question, query));
  const fits = await Promise.all(
    asked.map(async (names) => {
      const only = Object.fromEntries(names.map((name) => [name, query.state[name]])) as SearchState;
      const state = { ...only, searchRadius: 0, numRecords: mostListings };
      return new Set((await find(services, toRequest({ ...query, place: null, state }, { ownerId }))).ids);
    }),
  );
  const lacking = ids.map((id): [string, string[]] => [
    id,
    asked.flatMap(([name], at) => (fits[at]?.has(id) ? [] : [name])),
  ]);
  return Object.fromEntries(lacking.filter(([, names]) => names.length > 0));
}

/** A criterion counts as set by the parameter that names it, a range by either end; the other parameters only complete it. */
function isSet([first, second]: Question, { state }: ListingQuery): boolean {
  const isRange = ranges.some(([lower]) => lower === first);
  return state[first] !== undefined || (isRange && second !== undefined && state[second] !== undefined);
}
