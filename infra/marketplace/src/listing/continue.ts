import { priceOf } from './price';
import type { StoredListing } from './record';

/** The stored facts of a listing that is written again. */
export interface KnownListing {
  listedAt: number;
  price: number | null;
  isReduced: boolean;
  /** The price before the last reduction and the time of it; null if they are unknown. */
  drop: StoredListing['details']['priceDrop'] | null;
}

/**
 * Returns a listing with the history that feeds do not state: the date of its first listing and, if its price went down, the mark
 * of a reduced price with the price before and the time. The mark stays for as long as the price does.
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
