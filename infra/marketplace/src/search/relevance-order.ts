import { pointsOfDistance, stepsAPoint } from '../listing/relevance';

export const EARTH_RADIUS_MILES = 3958.76;

/** Miles as the crow would dig, which costs no arc sine for each row; Infinity where the chord is unknown. @param chord squared */
export function straightMiles(chord: number): number {
  return chord <= 4 ? Math.sqrt(chord) * EARTH_RADIUS_MILES : Number.POSITIVE_INFINITY;
}

/**
 * The number by which the relevance sort goes, the lowest first (R37).
 * @param relevance see `relevanceOf`
 * @param chord squared, from the search's place (`squaredChord`): Infinity or not a number where the listing's place is unknown; 0 for all where the search has none
 */
export function relevanceKey(relevance: number, chord: number): number {
  return chord === 0 ? -relevance : pointsOfDistance(straightMiles(chord)) * stepsAPoint - relevance;
}

/** Of the first so many results by relevance at most so many are of one seller, as long as there are others (R37). */
export const firstResults = { count: 10, ofOneSeller: 4 };
