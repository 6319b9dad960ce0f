import { shownPrice, type TileListing } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';

/** Returns why a price is great or good: `$1,532 below market`; undefined if the market price is unknown. */
export function belowMarket({ pricingDetail }: TileListing): string | undefined {
  const price = shownPrice(pricingDetail);
  const { dealIndicator, marketPrice } = pricingDetail;
  if (dealIndicator === undefined || price === undefined || marketPrice === undefined) return undefined;
  return marketPrice > price ? `${formatPrice(marketPrice - price)} below market` : undefined;
}
