import type { ReactNode } from 'react';
import styles from '../../tile/tile-section.module.css';

/** Room only: a shopper misses nothing without it. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
