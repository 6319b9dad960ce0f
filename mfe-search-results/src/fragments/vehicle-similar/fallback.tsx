import type { ReactNode } from 'react';
import styles from './similar.module.css';

/** Room only: a shopper misses nothing without it. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
