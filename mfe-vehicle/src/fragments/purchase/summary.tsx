import { type Deal, type OnlineOffer, type Purchase, shownTitle, type Vehicle } from '@forecourt/listing';
import { cardClass, cx, formatPrice } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { signed } from './fields';
import styles from './purchase.module.css';

const owedLabels: Readonly<Record<Deal, string>> = {
  ...{ cash: 'To pay to the dealer', finance: 'In all', lease: 'In all' },
};

interface SummaryProps {
  vehicle: Vehicle;
  offer: OnlineOffer;
  purchase: Purchase;
}

/** Renders the figures of a purchase, from the price to what is left to pay. */
export function Summary({ vehicle: { listing, owner }, offer, purchase }: SummaryProps): ReactNode {
  const headingId = useId();
  const { lines, owed, quote, terms, monthlyTax } = purchase;
  return (
    <section aria-labelledby={headingId} className={cx(cardClass(), styles.summary)}>
      <h2 id={headingId}>Price breakdown</h2>
      <p>
        <a href={listing.vdpBaseUrl}>{shownTitle(listing)}</a>
        {` from ${owner.name}`}
      </p>
      <dl className={styles.figures}>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{signed(amount)}</dd>
          </div>
        ))}
        <div className={styles.owed}>
          <dt>{owed < 0 ? 'The dealer owes you' : owedLabels[terms.deal]}</dt>
          <dd>{formatPrice(Math.abs(owed))}</dd>
        </div>
        {terms.deal !== 'cash' && (
          <>
            <div>
              <dt>Down payment</dt>
              <dd>{formatPrice(quote.upFront)}</dd>
            </div>
            <div className={styles.owed}>
              <dt>{`Each month, ${terms.months} times`}</dt>
              <dd>{formatPrice(quote.monthly)}</dd>
            </div>
          </>
        )}
        {monthlyTax > 0 && (
          <div>
            <dt>Sales tax each month</dt>
            <dd>{formatPrice(monthlyTax)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        {offer.charges === null
          ? 'This dealer adds taxes and fees, and tells you before you sign.'
          : `Taxes and fees as ${owner.name} states them.`}
        {terms.deal !== 'cash' && ` The payment is our estimate at ${terms.apr}% APR: the lender decides.`}
      </p>
    </section>
  );
}
