import { priceOf } from './price';
import type { StoredListing } from './record';

/** What is known of a listing that is written again. */
export interface KnownListing {
  listedAt: number;
  price: number | null;
  isReduced: boolean;
}

/**
 * A listing as it goes on from what it was: it keeps the date of its first listing, and is marked as reduced once its price went
 * down, for as long as it has that price. Feeds know neither.
 */
export function continueListing(listing: StoredListing, known: KnownListing): StoredListing {
  const price = priceOf(listing);
  const isReducedPrice =
    price !== null && known.price !== null && (price < known.price || (price === known.price && known.isReduced));
  return {
    ...listing,
    listedAt: Math.min(known.listedAt, listing.listedAt),
    details: isReducedPrice ? { ...listing.details, isReducedPrice } : listing.details,
  };
}
