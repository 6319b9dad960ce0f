import { priceOf } from '@forecourt/marketplace/src/listing/price';
import type { StoredListing, StoredOwner } from '@forecourt/marketplace/src/listing/record';

/** How much a shopper gains from a result: 0 nothing to 4 what they were looking for. */
export type Grade = 0 | 1 | 2 | 3 | 4;

/** A result of a search, as somebody sees it who looks for such a car. */
export interface Seen {
  listing: StoredListing;
  owner: StoredOwner;
  /** From the search's place; null where the search has none. */
  miles: number | null;
  /** Epoch milliseconds of the search. */
  now: number;
}

const dayMs = 86_400_000;

/**
 * The written rules. Nobody buys what says neither price nor, used, its mileage, nor what nobody has wanted for half a year: 0. All others have one grade
 * for being there, and one more for each of these: at least 4 % below what such cars cost, or called a good price; within a quarter of an
 * hour's way (15 miles), or, where the search has no place, of a seller with more than four stars; listed within four weeks.
 */
export function gradeOf({ listing, owner, miles, now }: Seen): Grade {
  const price = priceOf(listing);
  const age = (now - listing.listedAt) / dayMs;
  if (price === null || (listing.mileage === null && listing.listingType !== 'NEW') || age > 180) return 0;
  const { marketPrice } = listing.details;
  const isCheap = marketPrice === undefined ? listing.dealType !== null : price <= 0.96 * marketPrice;
  const isHandy = miles === null ? (owner.rating?.value ?? 0) > 4 : miles <= 15;
  const isFresh = age <= 28;
  return (1 + Number(isCheap) + Number(isHandy) + Number(isFresh)) as Grade;
}

/** Normalized discounted cumulative gain of the first ten: 1 is the best order that there is. Pure. @param grades of all results, in order */
export function ndcg(grades: readonly Grade[]): number {
  const gain = (all: readonly Grade[]) =>
    all.slice(0, 10).reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain([...grades].sort((a, b) => b - a));
  return best === 0 ? 1 : gain(grades) / best;
}
