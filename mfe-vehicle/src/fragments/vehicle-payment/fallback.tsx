import type { ReactNode } from 'react';
import styles from './payment.module.css';

/** Has the anchor, so that links to it work. */
export function Fallback(): ReactNode {
  return (
    <section id="pricingDetails" className={styles.fallback} aria-label="Pricing details">
      <p>Pricing details are not available right now. The seller can tell you.</p>
    </section>
  );
}
