import type { Listing, Mileage } from '@forecourt/listing';

/** How far a vehicle was driven against others of its model and year. Miles. */
export interface Comparison {
  own: number;
  average: number;
  /** Above 0: more than the average. */
  difference: number;
  /** How many the average is of. */
  count: number;
}

/** What is told of fewer than so many would be chance. */
const fewest = 5;
/** Statistics take what is above 0 and below this (R56). */
const cap = 250_000;

/** Null for new vehicles, for one that statistics leave out (R56), and where there are too few like it. */
export function comparisonOf(
  { listingType, mileage, year }: Pick<Listing, 'listingType' | 'mileage' | 'year'>,
  { stats }: Mileage,
): Comparison | null {
  if (listingType === 'NEW' || mileage === undefined || mileage <= 0 || mileage >= cap) return null;
  const ofYear = stats.facetSearchFieldStats.find((each) => each.year === year);
  if (ofYear === undefined || ofYear.count < fewest) return null;
  return { own: mileage, average: ofYear.mean, difference: mileage - ofYear.mean, count: ofYear.count };
}
