import type { ListingResponse } from '@forecourt/listing';
import { boxValue, defaultRadius } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';

const nationwide = 'Searching nationwide';

/**
 * Returns where the search is, in the words that follow its count; the title has the city of a ZIP. It names a place only if that is known to be the search's (R8).
 * @param answered whether `place` belongs to this search; until then the sentence shows the ZIP
 */
export function locationText(state: SearchState, place: ListingResponse['place'], answered: boolean): string {
  const where = placeName(state, place) ?? (answered ? undefined : state.zip);
  if (where === undefined)
    return state.zip === undefined ? nationwide : `We do not know ZIP Code ${state.zip}. ${nationwide}`;
  const radius = state.searchRadius ?? defaultRadius;
  if (radius === 0) return `at any distance from ${where}`;
  const beyond = boxValue(state, 'marketExtension') === undefined ? '' : ', or shipped to you';
  return `within ${radius} miles of ${where}${beyond}`;
}

function placeName({ zip, city, state }: SearchState, place: ListingResponse['place']): string | undefined {
  if (zip !== undefined) {
    const isOfZip = place !== undefined && (place.zip === undefined || place.zip === zip);
    return isOfZip ? zip : undefined;
  }
  return city !== undefined && state !== undefined ? `${city}, ${state}` : undefined;
}
