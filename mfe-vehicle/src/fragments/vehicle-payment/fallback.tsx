import type { ReactNode } from 'react';
import styles from './payment.module.css';

/** Keeps the anchor, so that who was led here arrives. */
export function Fallback(): ReactNode {
  return (
    <section id="pricingDetails" className={styles.fallback} aria-label="Pricing details">
      <p>Pricing details are not available right now. The seller can tell you.</p>
    </section>
  );
}
