import type { ReactNode } from 'react';
import styles from './program.module.css';

/** Empty space: the results below show which vehicles are certified. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
