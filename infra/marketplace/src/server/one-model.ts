import type { SearchState } from '@forecourt/search-state';
import { type Make, type Model, makes } from '../catalogue';
import { ProblemError } from '../problems';
import type { ModelQuestion } from '../store/port';
import { readListingQuery } from './query';
import type { Services } from './services';

interface Asked {
  make: Make;
  model: Model;
  state: SearchState;
}

/** Returns the one model that a query names. @throws ProblemError `bad-parameter`. */
export function modelOf(params: URLSearchParams, { reference }: Pick<Services, 'reference'>): Asked {
  const { state } = readListingQuery(params, reference);
  const [code, ...others] = state.modelCode ?? [];
  const make = makes.find((each) => each.models.some((model) => model.code === code));
  const model = make?.models.find((each) => each.code === code);
  if (make !== undefined && model !== undefined && others.length === 0) return { make, model, state };
  throw new ProblemError('bad-parameter', 'modelCode has to name one known model, such as modelCode=CAMRY|TOYOTA.');
}

/** Returns the condition of a search that names exactly one; counts are of one condition, or of all. */
export function oneCondition({ listingType = [] }: SearchState): string | undefined {
  return listingType.length === 1 ? listingType[0] : undefined;
}

/** Returns the year that a query is about; of a range or a condition the one of which most are for sale, the newer of two. */
export async function yearAskedFor(
  state: SearchState,
  { lastYear }: Model,
  question: ModelQuestion,
  { store }: Pick<Services, 'store'>,
): Promise<number> {
  const { startYear, endYear } = state;
  if (startYear !== undefined && (endYear ?? startYear) === startYear) return startYear;
  if (endYear === undefined && question.listingType === undefined) return lastYear;
  const most = yearOfMost((await store.countYears(question)).filter(({ year }) => isAskedFor(year, state)));
  return most ?? Math.min(lastYear, endYear ?? lastYear);
}

/** Whether a year is within those of a query; one first year without a last one is a single year, as in `yearAskedFor`. */
export function isAskedFor(year: number, { startYear, endYear }: SearchState): boolean {
  return year >= (startYear ?? year) && year <= (endYear ?? startYear ?? year);
}

/** Returns the year of which most are for sale, the newer of two; undefined of none. */
export function yearOfMost(years: readonly { year: number; count: number }[]): number | undefined {
  return years.toSorted((a, b) => b.count - a.count || b.year - a.year)[0]?.year;
}
