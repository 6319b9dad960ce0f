import type { ReactNode } from 'react';
import styles from './worth.module.css';

/** Reserves the space only: the price itself is in another slot. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
