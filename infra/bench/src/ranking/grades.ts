import { priceOf } from '@forecourt/marketplace/src/listing/price';
import type { StoredListing, StoredOwner } from '@forecourt/marketplace/src/listing/record';

/** Value of a result to a shopper, from 0 (none) to 4 (exactly what they were looking for). */
export type Grade = 0 | 1 | 2 | 3 | 4;

/** A result of a search, for a shopper who looks for such a car. */
export interface Seen {
  listing: StoredListing;
  owner: StoredOwner;
  /** The site's estimate of its usual price, whole US dollars; null if there is none. */
  marketPrice: number | null;
  /** Distance from the search's place; null if the search has none. */
  miles: number | null;
  /** Time of the search, epoch ms. */
  now: number;
}

const dayMs = 86_400_000;

/**
 * Returns the grade of a result by written rules. 0: no price, no mileage unless it is new, or listed for more than half a year.
 * Otherwise 1, and 1 more for each of these: at least 4 % below the usual price; at most 15 miles away, or from a seller with more than four stars if the search has no place; listed within four weeks.
 */
export function gradeOf({ listing, owner, marketPrice, miles, now }: Seen): Grade {
  const price = priceOf(listing);
  const age = (now - listing.listedAt) / dayMs;
  if (price === null || (listing.mileage === null && listing.listingType !== 'NEW') || age > 180) return 0;
  const isCheap = marketPrice !== null && price <= 0.96 * marketPrice;
  const isHandy = miles === null ? (owner.rating?.value ?? 0) > 4 : miles <= 15;
  const isFresh = age <= 28;
  return (1 + Number(isCheap) + Number(isHandy) + Number(isFresh)) as Grade;
}

/** Returns the normalized discounted cumulative gain of the first ten; 1 is the best possible order. Pure. @param grades of all results, in order */
export function ndcg(grades: readonly Grade[]): number {
  const gain = (all: readonly Grade[]) =>
    all.slice(0, 10).reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain([...grades].sort((a, b) => b - a));
  return best === 0 ? 1 : gain(grades) / best;
}
