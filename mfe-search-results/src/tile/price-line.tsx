import type { Wallet } from '@forecourt/listing';
import { cx, formatPrice, Price } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { paymentOf } from './payment';
import styles from './tile.module.css';
import type { TileModel } from './tile-model';

/**
 * Renders the price, an estimated payment and the price's rating in one line. The rating, or the payment without one, opens the list's
 * `PriceNote`.
 * @param props.note id of that note
 * @param props.payments whether the brand shows payments
 * @param props.wallet the visitor's, whose terms a payment is on
 * @param props.onAsk called when it is opened
 */
export function PriceLine(props: {
  model: TileModel;
  note: string;
  payments: boolean;
  wallet: Wallet | null;
  onAsk(): void;
}): ReactNode {
  const { model, note, payments, wallet, onAsk } = props;
  const { listing, price, was, deal } = model;
  const payment = payments ? paymentOf(listing.pricingDetail, wallet) : undefined;
  const opens = { type: 'button', popoverTarget: note, onClick: onAsk } as const;
  const monthly = payment && `Est. ${formatPrice(payment.monthly)}/mo`;
  return (
    <p className={cx(styles.price, wallet?.paymentEmphasis === true && styles.paymentFirst)}>
      <Price value={price} was={was} none="Contact for price" />
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
