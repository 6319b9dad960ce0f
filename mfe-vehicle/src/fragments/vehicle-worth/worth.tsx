import { useSource } from '@forecourt/fragment-kit';
import { shownPrice } from '@forecourt/listing';
import { type ReactNode, useId } from 'react';
import { MarketChart } from './market-chart';
import { comparisonOf } from './mileage';
import { MileageBars } from './mileage-bars';
import { PriceHistory } from './price-history';
import { PriceRating } from './price-rating';
import styles from './worth.module.css';

/** Renders how price and mileage compare with the usual ones; a comparison without data is left out. */
export function Worth(): ReactNode {
  const headingId = useId();
  const vehicle = useSource('vehicle');
  const market = useSource('market');
  const mileage = useSource('mileage');
  if (vehicle === undefined) return null;
  const { listing, owner } = vehicle;
  const price = shownPrice(listing.pricingDetail);
  const name = `${listing.make} ${listing.model}`;
  const comparison = mileage === undefined ? null : comparisonOf(listing, mileage);
  return (
    <section id="worth" tabIndex={-1} aria-labelledby={headingId} className={styles.worth}>
      <h2 id={headingId}>Is it a good deal?</h2>
      <PriceRating listing={listing} seller={owner} market={market} />
      <div className={styles.parts}>
        {market !== undefined && price !== undefined && <MarketChart market={market} price={price} name={name} />}
        {comparison !== null && <MileageBars comparison={comparison} name={`${listing.year} ${name}`} />}
        <PriceHistory listing={listing} />
      </div>
    </section>
  );
}
