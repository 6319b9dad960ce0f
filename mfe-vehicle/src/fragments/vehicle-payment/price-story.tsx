import { type Listing, shownPrice } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { type Term, Terms } from '../../terms';
import { priceRows } from '../vehicle-actions/pricing-rows';

/** Renders each step from the list price to the shown price, and the difference. */
export function PriceStory({ listing: { pricingDetail } }: { listing: Listing }): ReactNode {
  const price = shownPrice(pricingDetail);
  if (price === undefined) return <p>The seller tells the price on request.</p>;
  const rows = priceRows(pricingDetail);
  const story: readonly Term[] = rows.length > 0 ? rows : [['Price', formatPrice(price)]];
  const off = (pricingDetail.msrp ?? price) - price;
  return <Terms rows={off > 0 ? [...story, ['Below MSRP', formatPrice(off)]] : story} />;
}
