import { useSource } from '@forecourt/fragment-kit';
import { shownPrice } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { MarketChart } from './market-chart';
import { comparisonOf } from './mileage';
import { MileageBars } from './mileage-bars';
import { PriceHistory } from './price-history';
import styles from './worth.module.css';

/** Renders how price and mileage compare with the usual ones; a comparison without data is left out. */
export function Worth(): ReactNode {
  const headingId = useId();
  const listing = useSource('vehicle')?.listing;
  const market = useSource('market');
  const mileage = useSource('mileage');
  if (listing === undefined) return null;
  const price = shownPrice(listing.pricingDetail);
  const name = `${listing.make} ${listing.model}`;
  const comparison = mileage === undefined ? null : comparisonOf(listing, mileage);
  return (
    <section aria-labelledby={headingId} className={styles.worth}>
      <h2 id={headingId}>Is it a good deal?</h2>
      <Deal listing={listing} price={price} />
      <div className={styles.parts}>
        {market !== undefined && price !== undefined && <MarketChart market={market} price={price} name={name} />}
        {comparison !== null && <MileageBars comparison={comparison} name={`${listing.year} ${name}`} />}
        <PriceHistory listing={listing} />
      </div>
    </section>
  );
}

/** Renders what the price label means, in dollars. */
function Deal({ listing, price }: { listing: { pricingDetail: { marketPrice?: number } }; price?: number }): ReactNode {
  const { marketPrice } = listing.pricingDetail;
  if (marketPrice === undefined || price === undefined) return null;
  const below = marketPrice - price;
  const told =
    Math.abs(below) < marketPrice * 0.01
      ? 'about what such a vehicle usually costs'
      : `${formatPrice(Math.abs(below))} ${below > 0 ? 'below' : 'above'} what such a vehicle usually costs`;
  return (
    <p>
      {`The price is ${told}: ${formatPrice(marketPrice)}, by age, mileage, equipment and region. `}
      <a href="/about#how-we-rate-prices">How we rate prices</a>
    </p>
  );
}
