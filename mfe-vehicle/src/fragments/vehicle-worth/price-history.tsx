import { type Listing, shownPrice } from '@forecourt/listing';
import { formatDay, formatPrice } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import styles from './worth.module.css';

/** Renders the known price history, the latest first: the reduction, and since when the vehicle is listed. */
export function PriceHistory({ listing }: { listing: Listing }): ReactNode {
  const headingId = useId();
  const { listedAt, priceDrop, pricingDetail } = listing;
  const price = shownPrice(pricingDetail);
  if (listedAt === undefined) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Price history</h3>
      <ol className={styles.history}>
        {priceDrop !== undefined && price !== undefined && price < priceDrop.from && (
          <li>
            <span>{formatDay(priceDrop.at)}</span>
            {`Reduced by ${formatPrice(priceDrop.from - price)}, from ${formatPrice(priceDrop.from)} to ${formatPrice(price)}`}
          </li>
        )}
        <li>
          <span>{formatDay(listedAt)}</span>
          {priceDrop === undefined && price !== undefined
            ? `First listed here, at ${formatPrice(price)} today`
            : 'First listed here'}
        </li>
      </ol>
    </section>
  );
}
