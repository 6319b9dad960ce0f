import type { ReactNode } from 'react';
import styles from './program.module.css';

/** Room only: the results below say which vehicles are certified. */
export function Fallback(): ReactNode {
  return <div className={styles.fallback} />;
}
