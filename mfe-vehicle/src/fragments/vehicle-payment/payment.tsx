import { useBrand, useSource, useView } from '@forecourt/fragment-kit';
import { shownPrice } from '@forecourt/listing';
import { type ReactNode, useId } from 'react';
import { Calculator } from './calculator';
import styles from './payment.module.css';
import { PriceStory } from './price-story';
import { SellerLinks } from './seller-links';

/** Renders how the price came about and a payment calculator; a tile's "Est. $…/mo" links to it (section 2, "pricingDetails anchor"). */
export function Payment(): ReactNode {
  const headingId = useId();
  const { params } = useView();
  const { payments } = useBrand().flags;
  const listing = useSource('vehicle')?.listing;
  if (listing === undefined) return null;
  const price = shownPrice(listing.pricingDetail);
  return (
    <section id="pricingDetails" tabIndex={-1} aria-labelledby={headingId} className={styles.payment}>
      <h2 id={headingId}>Pricing details</h2>
      <PriceStory listing={listing} />
      <SellerLinks paymentServices={listing.paymentServices} />
      {payments && price !== undefined && price > 0 && <Calculator listing={listing} price={price} said={params} />}
    </section>
  );
}
