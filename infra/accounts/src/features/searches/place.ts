/** The place of a saved search, and the time zone of its reader. */
import { type Place, placeOfCity, placeOfZip, zoneAt } from '@forecourt/matching';
import type { SearchState } from '@forecourt/search-state';
import { standardZone } from './paces';

/** Returns the place of a search; null if it has none. */
export function placeOfSearch({ zip, city, state }: SearchState): Place | null {
  if (zip !== undefined) return placeOfZip(zip);
  return city === undefined || state === undefined ? null : placeOfCity(city, state);
}

/** Returns the time zone of a search, by its ZIP code or city. */
export function zoneOf(state: SearchState): string {
  const place = placeOfSearch(state);
  return place === null ? standardZone : zoneAt(place);
}
