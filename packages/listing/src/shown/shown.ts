import type { Listing, Pricing } from '../answers/contract';

/** How a price is rated, as the filters call it, with the kind of its badge; undefined when nobody has rated it. */
export function dealLabel({ dealIndicator }: Pricing) {
  return dealIndicator === undefined ? undefined : { kind: dealKinds[dealIndicator], text: `${dealIndicator} Price` };
}

const dealKinds = { Great: 'great-deal', Good: 'good-deal', Fair: 'neutral' } as const;

/** The price that is shown, sorted and filtered by; undefined when there is none (R31). A price of 0 is a price. */
export function shownPrice(pricing: Pricing): number | undefined {
  return pricing.incentive ?? pricing.salePrice ?? pricing.msrp;
}

/** The title as shown: cut at the first `" w/"` (R31). */
export function shownTitle(listing: Pick<Listing, 'title'>): string {
  const cut = listing.title.indexOf(' w/');
  return cut === -1 ? listing.title : listing.title.slice(0, cut);
}
