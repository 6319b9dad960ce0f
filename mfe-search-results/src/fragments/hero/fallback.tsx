import type { ReactNode } from 'react';
import styles from './hero.module.css';

/** Gives the page a first heading. */
export function Fallback(): ReactNode {
  return (
    <div className={styles.fallback}>
      <h1>Cars for Sale</h1>
    </div>
  );
}
