import type { ReactNode } from 'react';
import styles from './showcase.module.css';

/** Empty space: the showcase is not essential. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
