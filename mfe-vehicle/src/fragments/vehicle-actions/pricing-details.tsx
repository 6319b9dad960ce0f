import { useBrand } from '@forecourt/fragment-kit';
import type { Pricing } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { Terms } from '../../terms';
import styles from './actions.module.css';
import { paymentRows, priceRows } from './pricing-rows';

/** Renders in short how the price came about, and an estimated monthly payment. */
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
      <Terms rows={story} />
      {estimate.length > 0 && (
        <>
          <Terms rows={estimate} />
          <p>{`An example for ${formatPrice(payments?.down ?? 0)} down. Lender, credit, taxes and fees decide what you pay.`}</p>
        </>
      )}
    </section>
  );
}
