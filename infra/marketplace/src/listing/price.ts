import type { StoredListing } from './record';

/** The shown price (R31). */
export function priceOf(listing: Pick<StoredListing, 'incentive' | 'salePrice' | 'msrp'>): number | null {
  return listing.incentive ?? listing.salePrice ?? listing.msrp;
}
