import type { ReactNode } from 'react';
import styles from './seller.module.css';

export function Fallback(): ReactNode {
  return (
    <section className={styles.fallback} aria-label="Seller">
      <p>Who sells this vehicle cannot be shown right now.</p>
    </section>
  );
}
