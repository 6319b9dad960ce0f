/** The model year that people's reviews are requested for (section 4; R90). */

import { reviewSubjectParams } from '@forecourt/listing';
import { only, ownerOf, type SearchState } from '@forecourt/search-state';
import { own } from '@forecourt/service';

/** What else a search may have: it selects among vehicles of the model year, or how they are listed, and says nothing about the model. */
const besides: readonly string[] = [
  ...['makeCode', 'modelCode', 'startYear', 'endYear', 'listingType'],
  ...['zip', 'city', 'state', 'searchRadius', 'sortBy', 'firstRecord', 'numRecords'],
];

/** Returns the query for the reviews of a search for one make, model and year, without trim and further filters; null for any other. */
export function reviewQuery(state: SearchState): URLSearchParams | null {
  const modelCode = only(state.modelCode);
  const { startYear, endYear } = state;
  if (modelCode === undefined || startYear === undefined || startYear !== endYear) return null;
  const makeCode = ownerOf(modelCode);
  // A search of a brand with one make does not name it.
  if (only(state.makeCode ?? [makeCode]) !== makeCode) return null;
  const isMore = Object.entries(state).some(([name, value]) => value !== undefined && !besides.includes(name));
  return isMore ? null : new URLSearchParams({ makeCode, modelCode, year: String(startYear) });
}

/** Returns the query for the model year that the address of the page of one's reviews names; empty if it names none. */
export function reviewQueryOf(params: Readonly<Record<string, string>>): URLSearchParams {
  const given = reviewSubjectParams.flatMap((name): [string, string][] => {
    const value = own(params, name);
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams(given.length === reviewSubjectParams.length ? given : []);
}
