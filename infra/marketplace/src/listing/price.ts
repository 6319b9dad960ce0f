import type { StoredListing } from './record';

/** Returns the displayed price, whole US dollars (R31); null if none is known. */
export function priceOf(listing: Pick<StoredListing, 'incentive' | 'salePrice' | 'msrp'>): number | null {
  return listing.incentive ?? listing.salePrice ?? listing.msrp;
}
