import type { SearchState } from '@forecourt/search-state';

/** Number of results above which a page does not show them all. */
const many = 30;

/**
 * Whether a search for one model has questions (section 4): one of a year with any result, or one of used vehicles with many. Needs nothing
 * else, because browsers ask it. @param search with the brand's defaults
 */
export function hasQuestions({ startYear, endYear, listingType }: SearchState, total: number): boolean {
  const isOfYear = startYear !== undefined && startYear === endYear;
  return total > 0 && (isOfYear || (total > many && (listingType === undefined || listingType.includes('USED'))));
}
