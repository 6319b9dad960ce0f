import type { ReactNode } from 'react';
import styles from './worth.module.css';

/** Room only: the price itself stands elsewhere. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
