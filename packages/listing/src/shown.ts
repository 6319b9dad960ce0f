import type { Listing, Pricing } from './contract';

/** The price that is shown, sorted and filtered by; undefined when there is none (R31). A price of 0 is a price. */
export function shownPrice(pricing: Pricing): number | undefined {
  return pricing.incentive ?? pricing.salePrice ?? pricing.msrp;
}

/** The title as shown: cut at the first `" w/"` (R31). */
export function shownTitle(listing: Pick<Listing, 'title'>): string {
  const cut = listing.title.indexOf(' w/');
  return cut === -1 ? listing.title : listing.title.slice(0, cut);
}
