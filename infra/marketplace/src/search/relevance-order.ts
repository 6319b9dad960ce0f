import { pointsOfDistance, stepsAPoint } from '../listing/relevance';

export const EARTH_RADIUS_MILES = 3958.76;

/**
 * Returns the straight distance through the earth in miles, which needs no arc sine for each row; Infinity if the chord is unknown.
 * @param chord squared
 */
export function straightMiles(chord: number): number {
  return chord <= 4 ? Math.sqrt(chord) * EARTH_RADIUS_MILES : Number.POSITIVE_INFINITY;
}

/**
 * Returns the sort key of the relevance order, the lowest first (R37).
 * @param relevance see `relevanceOf`
 * @param chord squared, from the search's place (`squaredChord`): Infinity or NaN if the listing's place is unknown; 0 for all
 *   listings if the search has no place
 */
export function relevanceKey(relevance: number, chord: number): number {
  return chord === 0 ? -relevance : pointsOfDistance(straightMiles(chord)) * stepsAPoint - relevance;
}

/** Lead of listings that a search wants first, greater than any difference of relevance. */
const firstLead = 2 ** 40;

/** Returns the sort key of a listing of the type that a search wants first (R30). */
export const keyOfFirst = (key: number): number => key - firstLead;

/** Among the first `count` results by relevance, at most `ofOneSeller` are of one seller, as long as there are others (R37). */
export const firstResults = { count: 10, ofOneSeller: 4 };
