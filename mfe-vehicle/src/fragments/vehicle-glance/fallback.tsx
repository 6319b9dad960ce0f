import type { ReactNode } from 'react';
import styles from './glance.module.css';

/** Reserves the space only: the card beside the pictures has the most important facts. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
