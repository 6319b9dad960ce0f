import { dealLabel, shownPrice, type TileListing, type Wallet } from '@forecourt/listing';
import { cx, formatPrice, Price } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { paymentOf } from './payment';
import styles from './tile.module.css';

/**
 * Renders the price, an estimated payment and the price's rating in one line. The rating, or the payment without one, opens the list's
 * `PriceNote`.
 * @param props.note id of that note
 * @param props.payments whether the brand shows payments
 * @param props.wallet the visitor's, whose terms a payment is on
 * @param props.onAsk called when it is opened
 */
export function PriceLine(props: {
  listing: TileListing;
  note: string;
  payments: boolean;
  wallet: Wallet | null;
  onAsk(): void;
}): ReactNode {
  const { listing, note, payments, wallet, onAsk } = props;
  const { pricingDetail } = listing;
  // The price of a used car when it was new says nothing about a price cut.
  const hasStory = pricingDetail.incentive !== undefined || listing.listingType === 'NEW';
  const payment = payments ? paymentOf(pricingDetail, wallet) : undefined;
  const deal = dealLabel(pricingDetail);
  const opens = { type: 'button', popoverTarget: note, onClick: onAsk } as const;
  const monthly = payment && `Est. ${formatPrice(payment.monthly)}/mo`;
  return (
    <p className={cx(styles.price, wallet?.paymentEmphasis === true && styles.paymentFirst)}>
      <Price
        value={shownPrice(pricingDetail)}
        was={hasStory ? pricingDetail.msrp : undefined}
        none="Contact for price"
      />
      {monthly !== undefined &&
        (deal === undefined ? (
          <button {...opens} className={styles.payment}>
            {monthly}
          </button>
        ) : (
          <span className={styles.payment}>{monthly}</span>
        ))}
      {deal !== undefined && (
        <button {...opens} className={styles.rate} data-kind={deal.kind}>
          {deal.text}
        </button>
      )}
    </p>
  );
}
