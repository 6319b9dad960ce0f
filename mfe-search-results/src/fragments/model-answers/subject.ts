import type { BrandView } from '@forecourt/contracts';
import type { ListingResponse } from '@forecourt/listing';
import { defaultRadius, effective, hasSearchRadius } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';
import type { Subject } from './questions';

const conditionWords: Readonly<Record<string, string>> = { NEW: 'new', USED: 'used', CERTIFIED: 'certified' };

/** Returns what the questions of a search for one model are about. @param name make and model */
export function subjectOf(
  name: string,
  state: SearchState,
  brand: BrandView,
  place: ListingResponse['place'] | undefined,
): Subject {
  const [only = '', ...others] = effective(state, brand).listingType ?? [];
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
