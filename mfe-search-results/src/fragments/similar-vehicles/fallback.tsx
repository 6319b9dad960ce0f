import type { ReactNode } from 'react';
import styles from '../../tile/tile-section.module.css';

/** Reserves the space only: shoppers can do without it. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
