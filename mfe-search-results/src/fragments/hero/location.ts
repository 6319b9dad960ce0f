import type { ListingResponse } from '@forecourt/contracts';
import type { SearchState } from '@forecourt/search-state';

/** What the shopper reads when a ZIP cannot be used (section 8). */
export const zipError = 'Enter a valid ZIP Code';

/** Radius when the URL names none; 0 is any distance (R9). */
export const defaultRadius = 100;
const radii = [10, 25, 50, 75, 100];

/** Options of the radius menu, the present radius among them. */
export function radiusMenu(radius: number): { value: string; label: string }[] {
  const miles = radii.includes(radius) || radius === 0 ? radii : [...radii, radius].sort((a, b) => a - b);
  return [
    ...miles.map((value) => ({ value: String(value), label: `${value} miles` })),
    { value: '0', label: 'Any distance' },
  ];
}

/**
 * The sentence under the title. A place is named only where it is known to be that of the search (R8).
 * @param answered whether `place` belongs to this search; before that its ZIP speaks for it
 */
export function locationText(state: SearchState, place: ListingResponse['place'], answered: boolean): string {
  const where = placeName(state, place) ?? (answered ? undefined : state.zip);
  if (where === undefined) return 'Searching nationwide';
  const radius = state.searchRadius ?? defaultRadius;
  return radius === 0 ? `At any distance from ${where}` : `Within ${radius} miles of ${where}`;
}

function placeName({ zip, city, state }: SearchState, place: ListingResponse['place']): string | undefined {
  if (zip !== undefined) {
    const isOfZip = place !== undefined && (place.zip === undefined || place.zip === zip);
    return isOfZip ? `${place.city}, ${place.state} ${zip}` : undefined;
  }
  return city !== undefined && state !== undefined ? `${city}, ${state}` : undefined;
}

export type LocationIntent = { type: 'location'; zip?: string | null; searchRadius: number };

/**
 * What the editor's fields ask for. An empty ZIP clears the one that was there; beside a city it leaves the city as it is.
 * @returns null when the ZIP is no ZIP.
 */
export function locationIntent(fields: { zip: string; radius: number }, state: SearchState): LocationIntent | null {
  const { radius: searchRadius } = fields;
  const zip = fields.zip.trim();
  if (/^[0-9]{5}$/.test(zip)) return { type: 'location', zip, searchRadius };
  if (zip !== '') return null;
  if (state.zip !== undefined) return { type: 'location', zip: null, searchRadius };
  return state.city === undefined ? null : { type: 'location', searchRadius };
}
