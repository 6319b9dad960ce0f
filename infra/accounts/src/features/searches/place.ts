/** Where a saved search is, and which clock its reader goes by. */
import { type Place, placeOfCity, placeOfZip, zoneAt } from '@forecourt/matching';
import type { SearchState } from '@forecourt/search-state';
import { standardZone } from './paces';

export function placeOfSearch({ zip, city, state }: SearchState): Place | null {
  if (zip !== undefined) return placeOfZip(zip);
  return city === undefined || state === undefined ? null : placeOfCity(city, state);
}

/** By its ZIP code or city. */
export function zoneOf(state: SearchState): string {
  const place = placeOfSearch(state);
  return place === null ? standardZone : zoneAt(place);
}
