import { effective, type SearchRules, type SearchState } from '@forecourt/search-state';

/** Number of results above which a page does not show them all. */
const many = 30;

/** Whether a search for one model has questions (section 4): one of a year with any result, or one of used vehicles with many. */
export function hasQuestions(state: SearchState, rules: SearchRules, total: number): boolean {
  const isOfYear = state.startYear !== undefined && state.startYear === state.endYear;
  const conditions = effective(state, rules).listingType;
  return total > 0 && (isOfYear || (total > many && (conditions === undefined || conditions.includes('USED'))));
}
