import { useBrand } from '@forecourt/fragment-kit';
import type { Pricing } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import styles from './actions.module.css';
import { paymentRows, priceRows, type Row } from './pricing-rows';

/** How the price came about, and what it may be by the month, in short. */
export function PricingDetails({ pricing }: { pricing: Pricing }): ReactNode {
  const { flags } = useBrand();
  const headingId = useId();
  const story = priceRows(pricing);
  const { payments } = pricing;
  const estimate = flags.payments && payments !== undefined ? paymentRows(payments) : [];
  if (story.length + estimate.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.pricing}>
      <h2 id={headingId}>Pricing details</h2>
      <Rows rows={story} />
      {estimate.length > 0 && (
        <>
          <Rows rows={estimate} />
          <p>{`An example for ${formatPrice(payments?.down ?? 0)} down. Lender, credit, taxes and fees decide what you pay.`}</p>
        </>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly Row[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
