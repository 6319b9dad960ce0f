import type { ReactNode } from 'react';
import styles from './trail.module.css';

export function Fallback(): ReactNode {
  return (
    <div className={styles.ways}>
      <a href="/cars-for-sale/all" className={styles.back}>
        See all cars for sale
      </a>
    </div>
  );
}
