import { type Listing, shownPrice } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { priceRows } from '../vehicle-actions/pricing-rows';
import styles from './payment.module.css';

/** Renders each step from the list price to the shown price, and the difference. */
export function PriceStory({ listing: { pricingDetail } }: { listing: Listing }): ReactNode {
  const price = shownPrice(pricingDetail);
  if (price === undefined) return <p>The seller tells the price on request.</p>;
  const rows = priceRows(pricingDetail);
  const story = rows.length > 0 ? rows : [['Price', formatPrice(price)] as const];
  const off = (pricingDetail.msrp ?? price) - price;
  return (
    <dl className={styles.story}>
      {story.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {off > 0 && (
        <div>
          <dt>Below MSRP</dt>
          <dd>{formatPrice(off)}</dd>
        </div>
      )}
    </dl>
  );
}
