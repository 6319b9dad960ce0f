import type { Listing, Mileage } from '@forecourt/listing';

/** A vehicle's mileage compared with others of its model and year. Miles. */
export interface Comparison {
  own: number;
  average: number;
  /** Above 0: more than the average. */
  difference: number;
  /** Number of vehicles in the average. */
  count: number;
}

/** Minimum number of vehicles in an average; that of fewer would be chance. */
const fewest = 5;
/** Upper bound of mileages in the statistics, miles; they are above 0 and below this (R56). */
const cap = 250_000;

/** Compares a vehicle's mileage with the average; null for new vehicles, for mileages that statistics exclude (R56), and with too few others. */
export function comparisonOf(
  { listingType, mileage, year }: Pick<Listing, 'listingType' | 'mileage' | 'year'>,
  { stats }: Mileage,
): Comparison | null {
  if (listingType === 'NEW' || mileage === undefined || mileage <= 0 || mileage >= cap) return null;
  const ofYear = stats.facetSearchFieldStats.find((each) => each.year === year);
  if (ofYear === undefined || ofYear.count < fewest) return null;
  return { own: mileage, average: ofYear.mean, difference: mileage - ofYear.mean, count: ofYear.count };
}
