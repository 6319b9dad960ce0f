import { defaultRadius, effective, hasSearchRadius, type SearchRules, type SearchState } from '@forecourt/search-state';
import type { ListingResponse } from '../answers/contract';

/** The subject of questions. */
export interface Subject {
  /** Make and model. */
  name: string;
  /** The one condition of the search as a word; empty for several. */
  condition: string;
  /** Where the search looks, `within 50 miles of Chicago, IL`; null for everywhere. */
  place: string | null;
  /** Whether the search bounds years or prices: statistics of either ignore its own bounds, so that they say nothing about what fits. */
  bounds: { years: boolean; price: boolean };
}

const conditionWords: Readonly<Record<string, string>> = { NEW: 'new', USED: 'used', CERTIFIED: 'certified' };

/** Returns what the questions of a search for one model are about. @param name make and model */
export function subjectOf(
  name: string,
  state: SearchState,
  rules: SearchRules,
  place: ListingResponse['place'] | undefined,
): Subject {
  const [only = '', ...others] = effective(state, rules).listingType ?? [];
  const near = place ? [place.city, place.state].filter(Boolean).join(', ') : '';
  return {
    name,
    condition: others.length === 0 ? (conditionWords[only] ?? '') : '',
    bounds: {
      years: state.startYear !== undefined || state.endYear !== undefined,
      price: state.minPrice !== undefined || state.maxPrice !== undefined,
    },
    place:
      near !== '' && hasSearchRadius(state) ? `within ${state.searchRadius ?? defaultRadius} miles of ${near}` : null,
  };
}
