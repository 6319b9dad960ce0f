import { priceOf } from './price';
import type { StoredListing } from './record';

/** What is known of a listing that is written again. */
export interface KnownListing {
  listedAt: number;
  price: number | null;
  isReduced: boolean;
  /** Of the last reduction, where it is known: the price before it, and when it was. */
  drop: StoredListing['details']['priceDrop'] | null;
}

/**
 * A listing as it goes on from what it was: it keeps the date of its first listing, and is marked as reduced once its price went
 * down, for as long as it has that price, with the price before and the time. Feeds know none of it.
 */
export function continueListing(listing: StoredListing, known: KnownListing): StoredListing {
  return {
    ...listing,
    listedAt: Math.min(known.listedAt, listing.listedAt),
    details: { ...listing.details, ...reductionOf(listing, known) },
  };
}

function reductionOf(
  listing: StoredListing,
  known: KnownListing,
): Pick<StoredListing['details'], 'isReducedPrice' | 'priceDrop'> {
  const price = priceOf(listing);
  if (price === null || known.price === null || price > known.price) return {};
  if (price < known.price) return { isReducedPrice: true, priceDrop: { from: known.price, at: listing.listedAt } };
  return known.isReduced ? { isReducedPrice: true, ...(known.drop && { priceDrop: known.drop }) } : {};
}
