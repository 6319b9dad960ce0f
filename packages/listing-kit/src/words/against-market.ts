import { type Listing, shownPrice } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';

type Priced = Pick<Listing, 'pricingDetail'>;

/** Returns the usual price less the shown one, whole US dollars; undefined if either is unknown (R76). */
export function dollarsBelowMarket({ pricingDetail }: Priced): number | undefined {
  const price = shownPrice(pricingDetail);
  const { marketPrice } = pricingDetail;
  return price === undefined || marketPrice === undefined ? undefined : marketPrice - price;
}

/** Returns the difference from the usual price, `$1,840 below market`; less than 1 % is none. Undefined if it is unknown (R76). */
export function againstMarket(listing: Priced): string | undefined {
  const below = dollarsBelowMarket(listing);
  const { marketPrice = 0 } = listing.pricingDetail;
  if (below === undefined) return undefined;
  if (Math.abs(below) < marketPrice * 0.01) return 'About the market price';
  return `${formatPrice(Math.abs(below))} ${below > 0 ? 'below' : 'above'} market`;
}
