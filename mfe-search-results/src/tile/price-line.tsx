import { cx, formatPrice, Price, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tile.module.css';
import type { TileFacts } from './tile-model';

/**
 * Renders the price, an estimated payment and the price's rating in one line. The rating, or the payment without one, opens the list's
 * `PriceNote`.
 * @param props.note id of that note
 * @param props.monthly the payment, US dollars a month; undefined if none is to be shown
 * @param props.onAsk called when it is opened
 */
export function PriceLine(props: {
  facts: TileFacts;
  note: string;
  monthly: number | undefined;
  paymentFirst: boolean | undefined;
  onAsk(): void;
}): ReactNode {
  const { facts, note, monthly, paymentFirst, onAsk } = props;
  const { price, was, deal } = facts;
  const opens = { type: 'button', popoverTarget: note, onClick: onAsk } as const;
  const payment = monthly === undefined ? undefined : `Est. ${formatPrice(monthly)}/mo`;
  return (
    <p className={cx(styles.price, paymentFirst === true && styles.paymentFirst)}>
      <Price value={price} was={was} none="Contact for price" />
      {payment !== undefined &&
        (deal === undefined ? (
          <button {...opens} {...withIcon('info', styles.payment)}>
            {payment}
          </button>
        ) : (
          <span className={styles.payment}>{payment}</span>
        ))}
      {deal !== undefined && (
        <button {...opens} className={styles.rate} data-kind={deal.kind}>
          {deal.text}
        </button>
      )}
    </p>
  );
}
