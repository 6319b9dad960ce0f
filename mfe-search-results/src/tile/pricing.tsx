import { OverlayLink } from '@forecourt/fragment-kit';
import { shownPrice, type TileListing } from '@forecourt/listing';
import { Badge, formatPrice, Popover, Price } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { belowMarket, dealOf } from './labels';
import styles from './tile.module.css';

/**
 * What it costs and how good that is; a payment says on what terms.
 * @param props.detail the vehicle's page; null where no payment is shown
 */
export function Pricing({ listing, detail }: { listing: TileListing; detail: string | null }): ReactNode {
  const { incentive, msrp, payments } = listing.pricingDetail;
  // What a used car cost new says nothing of a price cut.
  const hasStory = incentive !== undefined || listing.listingType === 'NEW';
  const deal = dealOf(listing);
  const below = belowMarket(listing);
  return (
    <div className={styles.pricing}>
      <Price value={shownPrice(listing.pricingDetail)} was={hasStory ? msrp : undefined} none="Contact for price" />
      {incentive !== undefined && <span className={styles.aside}>after incentives</span>}
      {deal !== undefined && <Badge kind={deal.kind}>{deal.text}</Badge>}
      {below !== undefined && <span className={styles.aside}>{below}</span>}
      {detail !== null && payments !== undefined && <Payment {...payments} listing={listing.id} detail={detail} />}
    </div>
  );
}

interface PaymentProps {
  listing: string;
  monthly: number;
  months: number;
  apr: number;
  down: number;
  detail: string;
}

/** The estimate; its terms are one tap away, without script, too. */
function Payment({ listing, monthly, months, apr, down, detail }: PaymentProps): ReactNode {
  return (
    <Popover trigger={`Est. ${formatPrice(monthly)}/mo`} className={styles.payment}>
      <p>
        {`${formatPrice(monthly)} a month for ${months} months at ${apr}% APR with ${formatPrice(down)} down.`} An
        estimate without taxes, fees and what a lender thinks of your credit.
      </p>
      <p>
        <OverlayLink name="mfe-search-results/payment-details" props={{ listing }}>
          Payment details
        </OverlayLink>
        {' · '}
        <a href={`${detail}#pricingDetails`}>Pricing details</a>
      </p>
    </Popover>
  );
}
