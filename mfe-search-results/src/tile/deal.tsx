import { dealLabel, type TileListing } from '@forecourt/listing';
import { Badge, formatPrice, Popover } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { belowMarket } from './below-market';
import styles from './tile.module.css';

/** Shows the rating of the price and, one tap away, what it means; also without script. */
export function Deal({ listing }: { listing: TileListing }): ReactNode {
  const { marketPrice } = listing.pricingDetail;
  const deal = dealLabel(listing.pricingDetail);
  if (deal === undefined) return null;
  return (
    <>
      <Badge kind={deal.kind}>{deal.text}</Badge>
      <Popover trigger={belowMarket(listing) ?? 'How we rate prices'} className={styles.rating}>
        <p>
          {marketPrice === undefined
            ? 'Compared with what such vehicles usually cost'
            : `Such a vehicle usually costs ${formatPrice(marketPrice)}`}
          , by age, mileage, equipment and region. No seller can pay for a rating.
        </p>
        <p>
          <a href="/about#how-we-rate-prices">How we rate prices</a>
        </p>
      </Popover>
    </>
  );
}
