import type { Listing, Pricing } from '../answers/contract';

/** Returns the rating of a price in the words of the filters, and the kind of its badge; undefined without a rating. */
export function dealLabel({ dealIndicator }: Pricing) {
  return dealIndicator === undefined ? undefined : { kind: dealKinds[dealIndicator], text: `${dealIndicator} Price` };
}

const dealKinds = { Great: 'great-deal', Good: 'good-deal', Fair: 'neutral' } as const;

/** Returns the price that is shown, sorted and filtered by; undefined if there is none (R31). 0 is a price. */
export function shownPrice(pricing: Pricing): number | undefined {
  return pricing.incentive ?? pricing.salePrice ?? pricing.msrp;
}

/** Returns the title as shown: cut at the first `" w/"` (R31). */
export function shownTitle(listing: Pick<Listing, 'title'>): string {
  const cut = listing.title.indexOf(' w/');
  return cut === -1 ? listing.title : listing.title.slice(0, cut);
}
